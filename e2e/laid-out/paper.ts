// Markup of our own, laid out by a browser with the style of widgets: for files that measure it and need no product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { root } from '../../build/schemas.ts';
import { joinCompounds } from '../../engine/i18n/thai-compounds.ts';
import { startBrowser } from '../../tools/browser.ts';

let browser: Browser;

/** For the tests of one file: a browser as long as they run. */
export function withPaper(): void {
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());
}

/** An empty page, so many px wide. */
export const open = (width: number): Promise<Page> => browser.newPage({ viewport: { width, height: 640 } });

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The style of every page, and of widgets whose words have little room. */
export const css = [
  'engine/render/base.css',
  ...['data-table', 'outlet', 'check-in-calendar', 'vote-poll', 'milestone-track'].map(
    (widget) => `widgets/${widget}/style.css`,
  ),
  'widgets/vote-poll/drawn.css',
  'widgets/ranking-list/style.css',
  'widgets/ranking-list/drawn.css',
]
  .map(read)
  .join('\n');

/** Words of `selector` that stand in more than one line. */
export async function broken(body: string, selector: string, width: number, lang: string): Promise<string[]> {
  const page = await open(width);
  // As the build writes it: a compound is one word.
  await page.setContent(`<style>${css}</style><main class="page">${joinCompounds(body)}</main>`);
  await page.evaluate(() => document.fonts.ready);
  const words = await page.$$eval(
    selector,
    (all, locale) =>
      all.flatMap((one) => {
        const node = one.firstChild;
        const text = node?.nodeValue ?? '';
        // Thai has no blanks between words: the browser's own dictionary says where one ends, as it does for its lines.
        const found =
          locale === 'th'
            ? [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)]
                .filter(({ segment }) => segment.trim() !== '')
                .map(({ segment, index }) => ({ 0: segment, index }))
            : [...text.matchAll(/[^\s-]+/g)];
        return found.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node as Node, index);
          range.setEnd(node as Node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    lang,
  );
  await page.close();
  return words;
}
