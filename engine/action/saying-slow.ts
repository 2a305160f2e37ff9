import type { Translate } from '../i18n/translate.ts';
import type { World } from '../page/world.ts';

/** How often somebody who has tapped is told that the answer is waited for, in ms. */
export const SLOW_STEP = 8000;

/** Waits for the answer to a tap, and says so while that takes long (docs/decisions/0037-long-waits.md). */
export async function sayingSlow<Answer>(
  { toast }: Pick<World['overlay'], 'toast'>,
  t: Translate,
  answer: Promise<Answer>,
): Promise<Answer> {
  const timer = setInterval(() => toast(t('step.slow'), 'plain'), SLOW_STEP);
  try {
    return await answer;
  } finally {
    clearInterval(timer);
  }
}
