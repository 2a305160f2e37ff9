// By turns, 30 s: every family on its own drawings, pixel by pixel.
// Words that stand on a family's drawings, and on what CSS mixes out of its colors, compared with the pixels below them,
// in its own colors and in those of each document.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canBeDyed } from '../app/prerender/dye.ts';
import { inOwn, type Tokens, themeCss } from '../app/prerender/theme.ts';
import { loadDocuments } from '../build/documents.ts';
import { asData, families, ornamentsOf, paletteOf } from '../build/ornaments.ts';
import { startBrowser } from '../tools/browser.ts';
import { contrast } from '../tools/testing/contrast.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

type Box = readonly [left: number, top: number, width: number, height: number];

interface Face {
  part: string;
  /** The color of the palette that words have there. */
  ink: 'ink' | 'mutedInk' | 'accentInk';
  /** Where they stand, px of the drawing (docs/art.md). */
  words: Box;
}

const step: Omit<Face, 'part'> = { ink: 'ink', words: [8, 44, 104, 92] };
const faces: readonly Face[] = [
  { part: 'step-1', ...step },
  { part: 'step-2', ...step },
  { part: 'step-3', ...step },
  { part: 'button', ink: 'accentInk', words: [32, 14, 32, 22] },
  { part: 'digit', ink: 'ink', words: [12, 10, 24, 36] },
  { part: 'tab', ink: 'ink', words: [14, 10, 36, 24] },
  { part: 'tab-on', ink: 'accentInk', words: [14, 10, 36, 24] },
  { part: 'note', ink: 'ink', words: [18, 28, 92, 50] },
  // Its date, and the mark by which it is reported.
  { part: 'note', ink: 'mutedInk', words: [18, 28, 92, 50] },
  { part: 'note', ink: 'mutedInk', words: [100, 10, 16, 16] },
];

/** A family without `tokens`, and each document that has colors of its own with which its family's drawings are dyed. */
const looks = [
  ...families().map((family) => ({ who: family, family, tokens: {} as Tokens })),
  ...loadDocuments().flatMap(({ route, document }) => {
    const { preset, tokens } = document.theme ?? {};
    return preset !== undefined && tokens !== undefined && canBeDyed(paletteOf(preset), tokens)
      ? [{ who: route, family: preset, tokens: tokens as Tokens }]
      : [];
  }),
];

/** The mean colors #rrggbb of pieces of a drawing, each about a stroke of a letter wide, over the color that lies below it. */
async function paints(href: string, words: Box, below: string): Promise<string[]> {
  return page.evaluate(
    async ([address, ground, left, top, width, height]) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('No canvas.');
      context.fillStyle = ground;
      context.fillRect(0, 0, image.width, image.height);
      context.drawImage(image, 0, 0);
      const size = 8;
      const found: string[] = [];
      for (let y = top; y + size <= top + height; y += size / 2)
        for (let x = left; x + size <= left + width; x += size / 2) {
          const { data } = context.getImageData(x, y, size, size);
          const mean = [0, 1, 2].map((channel) => {
            let sum = 0;
            for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
            return Math.round(sum / (size * size));
          });
          found.push(`#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
        }
      return found;
    },
    [href, below, ...words] as const,
  );
}

const least = (ink: string, on: readonly string[]): number =>
  Math.min(...on.map((paint) => contrast(ink, paint)));

it.each(looks)('$who: words on steps, buttons, digits, tabs and notes are read (WCAG AA)', async (look) => {
  const palette = paletteOf(look.family);
  const colors = { ...palette, ...look.tokens };
  const { art } = inOwn({ art: ornamentsOf(look.family), palette }, look.tokens);
  const faint: string[] = [];
  for (const { part, ink, words } of faces) {
    const href = art[`--art-${part}`];
    if (href === undefined) continue;
    const ratio = least(colors[ink] ?? '', await paints(href, words, colors.panel ?? ''));
    if (!(ratio >= 4.5)) faint.push(`${part}, ${ink}: ${ratio.toFixed(2)}`);
  }
  expect(faint).toEqual([]);
});

it('a strap across the words of a step would be seen', async () => {
  const step = (strap: string): string =>
    asData(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><path fill="#f3d38c" d="M0 0h120v160H0z"/>${strap}</svg>`,
    );
  const ink = '#2b2f38';
  const words: Box = [8, 44, 104, 92];
  expect(least(ink, await paints(step(''), words, '#ffffff'))).toBeGreaterThan(4.5);
  const strapped = step('<path fill="#8d5a24" d="M20 22h12v138H20z"/>');
  expect(least(ink, await paints(strapped, words, '#ffffff'))).toBeLessThan(4.5);
});

/** What CSS mixes out of the palette, and words that stand on it: the box that is painted, the words in it, px. */
const mixed = [
  {
    what: 'a task that waits for its reward',
    styles: ['widgets/task-list/style.css', 'widgets/task-list/drawn.css'],
    box: '<div class="task-list"><div class="task-list__ticket is-ready" id="box">WORDS</div></div>',
    inks: ['task-list__name', 'task-list__note', 'task-list__far'],
    words: [70, 10, 130, 60],
  },
] as const satisfies readonly { words: Box; [key: string]: unknown }[];

/** Every look: with those whose drawings cannot be dyed, as what is mixed follows each. */
const everyLook = [
  ...families().map((family) => ({ who: family, family, tokens: {} as Tokens })),
  ...loadDocuments().flatMap(({ route, document: { theme } }) =>
    theme?.preset !== undefined && theme.tokens !== undefined
      ? [{ who: route, family: theme.preset, tokens: theme.tokens as Tokens }]
      : [],
  ),
];

it.each(everyLook)('$who: words on what is mixed out of its colors are read (WCAG AA)', async (look) => {
  const { family, tokens } = look;
  const faint: string[] = [];
  for (const { what, styles, box, inks, words } of mixed) {
    const spans = inks.map((ink) => `<span class="${ink}"></span>`).join('');
    await page.setContent(
      `<style>${themeCss({ name: family, palette: paletteOf(family), art: {} }, tokens)}${styles.map((one) => readFileSync(one, 'utf8')).join('')}` +
        `body{background:var(--panel);color:var(--ink)}#box{box-sizing:border-box;width:320px;height:80px}</style>${box.replace('WORDS', spans)}`,
    );
    const seen = await page.locator('#box').screenshot();
    const below = await paints(`data:image/png;base64,${seen.toString('base64')}`, words, '#000000');
    for (const ink of inks) {
      const ratio = least(await page.evaluate(shownColor, `.${ink}`), below);
      if (!(ratio >= 4.5)) faint.push(`${what}, ${ink}: ${ratio.toFixed(2)}`);
    }
  }
  expect(faint).toEqual([]);
});

/** The color #rrggbb in which a screen shows the words of an element. */
function shownColor(selector: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  const element = document.querySelector(selector);
  if (!context || !element) throw new Error(`No ${selector}.`);
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
