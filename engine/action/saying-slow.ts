import type { Translate } from '../i18n/translate.ts';
import type { World } from '../page/world.ts';

/** After so long somebody who has tapped is told that the answer is waited for, in ms. */
const FIRST_WORD = 4000;

/** And so long after that again, each time. */
const NEXT_WORD = 8000;

/** Waits for the answer to a tap, and says so while that takes long, not longer than it does (docs/decisions/0037-long-waits.md). */
export async function sayingSlow<Answer>(
  { toast }: Pick<World['overlay'], 'toast'>,
  t: Translate,
  answer: Promise<Answer>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      toast(t('step.slow'), 'plain', undefined, answer);
      wait(NEXT_WORD);
    }, ms);
  };
  wait(FIRST_WORD);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
}
