import { defineWidget, useSignedIn, useSource, useWorld } from '../../../engine/index.ts';
import type { MbtiMineAnswer, MbtiVisibilityProps } from '../../../schemas/generated/types.gen.ts';
import { shownResult } from '../common/shown-result.ts';
import { useDraft } from '../common/use-draft.ts';
import { VisibilityChoice } from '../parts/visibility-choice.tsx';

/** The popup that changes whether the type is shown on the profile. */
export const mbtiVisibility = defineWidget<MbtiVisibilityProps>(({ mine, labels: { texts }, types }) => {
  const world = useWorld();
  const own = useSource<MbtiMineAnswer>(mine).data;
  const type = shownResult(useDraft(), own, useSignedIn())?.type ?? '';
  return (
    <VisibilityChoice
      texts={texts}
      type={type}
      types={types.types}
      mine={mine}
      onChosen={() => world.steps.run([{ do: 'close' }])}
    />
  );
});
