import type { Page, Request } from 'playwright-core';
import labels from '../../modules/mbti/data/labels.json' with { type: 'json' };
import entry from '../../modules/mbti/data/primary-problem.json' with { type: 'json' };
import { tallyOf, typeOf } from '../../modules/mbti/rules/score.ts';
import { doubleTap } from './double-tap.ts';
import { api, until, type VisitOptions, visit as visitAs } from './visit.ts';

/** Without motion, a question can be tapped as soon as it is there; one flow and the swipes are seen with motion. */
export const visit = (route: string, options: VisitOptions = {}) =>
  visitAs(route, { reducedMotion: 'reduce', ...options });

export type Lang = 'cn' | 'en' | 'th' | 'vi';
export const { texts } = labels;
export const say = (name: keyof typeof texts, lang: Lang = 'en'): string => texts[name][lang];
export const option = (page: Page, choice: string) => page.locator(`.mbti-option[data-choice=${choice}]`);
export const stored = (requests: readonly Request[]) =>
  requests.filter((one) => one.method() === 'POST' && one.url().endsWith('/v2/mbti/results'));
export const toast = (page: Page) => page.locator('.toast');
export const note = (page: Page) => page.locator('.mbti-storing');
export const mine = async (as: Parameters<typeof api>[1]) =>
  (await api<{ type: string | null; visible: boolean; levels: { tests: number }[] }>('/v2/mbti', as)).data;
export const expected = (answers: string): string => typeOf(tallyOf(entry.questions, answers));

/** Answers the questions from where the page is, each once it is there. */
export async function answer(page: Page, answers: string, from = 1, double = false): Promise<void> {
  for (const [index, choice] of [...answers].entries()) {
    // Asked every 40 ms; a locator's own wait asks less and less often.
    await until(() => page.locator(`.mbti-question[data-question="${from + index}"]`).isVisible());
    if (double) {
      await doubleTap(option(page, choice));
      // Nobody reads faster: what comes sooner counts as a third tap of the same (§5: 300 ms).
      await page.waitForTimeout(350);
    } else await option(page, choice).click();
  }
}
export const result = async (page: Page): Promise<string | null> => {
  await page.locator('.mbti-result').waitFor();
  return page.locator('.mbti-result').getAttribute('data-type');
};
export const closed = (page: Page) => until(async () => (await page.locator('dialog').count()) === 0);
