// Every third day, 5 s: rows of boards at every width, measured in a browser.
import { expect, it } from 'vitest';
import { broken, css, open, withPaper } from './laid-out/paper.ts';

withPaper();

/** The plate of one's own place, as own-row.tsx has it. */
const ownRow = `<div class="ranking-list__own"><span class="ranking-list__rank"><b>3</b></span><span class="ranking-list__face"></span>
  <span class="ranking-list__body"><span class="ranking-list__line"><span class="ranking-list__name">B Side</span></span>
  <span class="ranking-list__total"><span class="ranking-list__score">5122</span><span class="ranking-list__gap">meters</span></span>
  <span class="ranking-list__gap">2784 behind no. 2</span></span></div>`;

it.each([390, 320])('one’s own row has whole words in letters twice as large at %i px', async (width) => {
  const body = `<style>html { font-size: 200% }</style><div style="width: ${width - 62}px">${ownRow}</div>`;
  expect(await broken(body, '.ranking-list__gap', width, 'en')).toEqual([]);
});

it.each([
  [390, 100],
  [320, 100],
  [390, 200],
])(
  'what the points of one’s own row are is never alone on a line, at %i px in letters of %i percent',
  async (width, size) => {
    const page = await open(width);
    await page.setContent(
      `<style>${css} html { font-size: ${size}% }</style><main class="page"><div style="width: ${width - 62}px">${ownRow}</div></main>`,
    );
    const [score, unit, standing] = await page.$$eval(
      '.ranking-list__total > *, .ranking-list__total ~ *',
      (all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    await page.close();
    const middle = unit ? unit.top + unit.height / 2 : 0;
    const beside = [score, standing].filter((one) => one && one.top < middle && middle < one.bottom);
    expect(beside).not.toEqual([]);
  },
);

/** A place of a board, as row.tsx has it. */
const boardRow = `<div class="ranking-list__row part-row"><span class="ranking-list__rank">12</span><span class="ranking-list__face"><img width="40" height="40" alt=""></span>
  <span class="ranking-list__name">Mai Anh</span><span class="ranking-list__score">1.8w</span>
  <span class="ranking-list__line"><svg class="ranking-list__bar" width="100%" height="4"></svg><span class="ranking-list__gap">1.6w behind</span></span></div>`;

it.each([
  [390, 100],
  [320, 100],
  [390, 200],
  [320, 200],
])('a name of seven letters is whole in a row, at %i px in letters of %i percent', async (width, size) => {
  const page = await open(width);
  const rest = `<div class="ranking-list__rest" style="width: ${width - 62}px"><ol class="ranking-list__rows"><li>${boardRow}</li></ol>${ownRow}</div>`;
  await page.setContent(
    `<style>${css} html { font-size: ${size}% }</style><main class="page">${rest}</main>`,
  );
  const name = page.locator('.ranking-list__row .ranking-list__name');
  const [shown, whole] = await name.evaluate((one) => [one.clientWidth, one.scrollWidth]);
  const place = await page.locator('.ranking-list__own').evaluate((one) => getComputedStyle(one).position);
  await page.close();
  expect(shown).toBe(whole);
  // In large letters it would cover a third of the screen.
  expect(place).toBe(size === 100 ? 'sticky' : 'static');
});
