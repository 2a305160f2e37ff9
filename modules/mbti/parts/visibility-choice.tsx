import { type ReactNode, useRef } from 'react';
import { useSignedIn, useToast, useWorld } from '../../../engine/index.ts';
import { ActionButton } from '../common/action-button.tsx';
import { focusAfter } from '../common/focus-after.ts';
import { fill } from '../fill.ts';
import type { Texts, TypeText } from '../texts.ts';
import { useTell } from './use-tell.ts';

/** Display or Hide, and what others then see (specification §2, §4). */
export function VisibilityChoice(props: {
  texts: Texts;
  type: string;
  types: readonly TypeText[];
  /** Name of the data source with the reader's own results. */
  mine: string;
  /** The server has it. */
  onChosen?: (() => Promise<void>) | undefined;
}): ReactNode {
  const { texts, type, types, mine, onChosen } = props;
  const world = useWorld();
  const toast = useToast();
  const tell = useTell(texts, useSignedIn());
  const frame = useRef<HTMLDivElement>(null);
  const name = types.find(({ code }) => code === type)?.name ?? '';
  const choose = async (visible: boolean): Promise<void> => {
    try {
      await world.live.call({ method: 'put', path: '/v2/mbti/visibility', body: { visible } });
      // In a sheet focus goes back to what opened it; a card goes away.
      if (!frame.current?.closest('dialog')) focusAfter(frame.current);
      world.sources.refresh([mine]);
      await onChosen?.();
      toast(visible ? texts.nowDisplayed : texts.nowHidden, 'success');
    } catch (error) {
      tell(error);
    }
  };
  const options = [
    { visible: true, label: texts.display, sees: fill(texts.othersSeeType, { type: `${type} · ${name}` }) },
    { visible: false, label: texts.hide, sees: texts.othersSeeNothing },
  ];
  return (
    <div className="mbti-visibility" ref={frame}>
      <p>{fill(texts.dialogHint, { type })}</p>
      <ul>
        {options.map(({ visible, label, sees }) => (
          <li key={label}>
            <p>
              <span className="mbti-visibility__who">{texts.whatOthersSee}</span>
              <span>{sees}</span>
            </p>
            <ActionButton
              className={visible ? 'btn btn--primary' : 'btn btn--secondary'}
              onPress={() => choose(visible)}
            >
              {label}
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
