import { defineWidget, useDoor, useSignedIn, useSource, useToast } from '../../../engine/index.ts';
import type { MbtiMineAnswer, MbtiVisibilityProps } from '../../../schemas/generated/types.gen.ts';
import { ActionButton } from '../common/action-button.tsx';
import { shownResult } from '../common/shown-result.ts';
import { useDraft } from '../common/use-draft.ts';
import { useTell } from '../common/use-tell.ts';
import { fill } from '../types.ts';

/** Asks whether the type is shown on the profile: Display or Hide, and what others then see (specification §2, §4). */
export const mbtiVisibility = defineWidget<MbtiVisibilityProps>(({ mine, labels: { texts }, types }) => {
  const door = useDoor();
  const toast = useToast();
  const signedIn = useSignedIn();
  const tell = useTell(texts, signedIn);
  const own = useSource<MbtiMineAnswer>(mine).data;
  const type = shownResult(useDraft(), own, signedIn)?.type ?? '';
  const name = types.types.find(({ code }) => code === type)?.name ?? '';
  const choose = async (visible: boolean): Promise<void> => {
    try {
      await door.call({ method: 'put', path: '/v2/mbti/visibility', body: { visible } });
      door.refresh([mine]);
      await door.act([{ do: 'close' }]);
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
    <div className="mbti-visibility">
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
});
