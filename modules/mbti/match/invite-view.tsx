import type { ReactNode } from 'react';
import { usePage, type WidgetProps } from '../../../engine/index.ts';
import type { MbtiMatchProps } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { fill } from '../fill.ts';
import { TypeGrid } from '../parts/type-grid.tsx';
import { codeOfTypes } from '../rules/pair.ts';
import type { TypeText } from '../texts.ts';
import { Two } from './two.tsx';
import { useSend } from './use-send.ts';

/** The begin of a match: the own type and an empty place, and the link that fills it. */
export function InviteView(
  props: WidgetProps<MbtiMatchProps> & {
    own: TypeText | undefined;
    /** The address had a code that makes no sense. */
    garbled: boolean;
    picking: boolean;
    onPicking: () => void;
    onPick: (type: string) => void;
  },
): ReactNode {
  const { labels, types, match, characters, own, garbled, picking, onPicking, onPick } = props;
  const { texts } = match;
  const { href } = usePage();
  const send = useSend(texts);
  const shared = { texts, labels: labels.texts, characters };
  return (
    <section className="mbti-card mbti-match-card mbti-match-card--invites">
      {garbled ? (
        <p className="mbti-match-card__garbled" role="status">
          {texts.garbled}
        </p>
      ) : null}
      <Two {...shared} left={own} leftName={texts.you} rightName={texts.friend} />
      <p>{own ? texts.sendLine : texts.first}</p>
      {own ? (
        <>
          <ActionButton
            className="btn btn--primary"
            onPress={() =>
              send(codeOfTypes(own.code), fill(texts.inviteShareTitle, { type: own.code, name: own.name }))
            }
          >
            {texts.send}
          </ActionButton>
          <p className="mbti-note">{texts.private}</p>
        </>
      ) : (
        <a className="btn btn--primary" href={href('/mbti/test?level=entry')}>
          {texts.takeTest}
        </a>
      )}
      <button type="button" className="btn btn--secondary" aria-expanded={picking} onClick={onPicking}>
        {own ? texts.notMe : texts.pick}
      </button>
      {picking ? <TypeGrid {...shared} types={types.types} onPick={onPick} /> : null}
    </section>
  );
}
