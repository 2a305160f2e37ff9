import type { PageData } from '../kernel/page-data.ts';

/** What a page says, and where the rest lies that the opening of the app says (decision 0172). */
export type Said = Pick<PageData, 'openingTexts' | 'texts'>;

/** A tap waits no longer for them, ms: it is told that they did not come. */
const PATIENCE = 8000;

/** Brings the words of mask and code to the page, once. @throws Error where they cannot be loaded; the next tap asks again */
export async function bringTexts(said: Said): Promise<void> {
  if (said.openingTexts === undefined) return;
  const answer = await fetch(said.openingTexts, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${said.openingTexts}: expected texts, got ${answer.status}`);
  Object.assign(said.texts, await answer.json());
  delete said.openingTexts;
}
