// Every third day, 12 s: words at every width, measured in a browser.
// Words of narrow places in committed documents, laid out by a browser with the widgets' own style: none is broken. Rows of boards have a file of
// their own, `whole-rows.e2e.ts`.
import { describe, expect, it } from 'vitest';
import { root } from '../build/schemas.ts';
import { documentPaths } from '../check/disk/checked-paths.ts';
import { joinCompounds } from '../engine/i18n/thai-compounds.ts';
import { broken, css, open, read, withPaper } from './laid-out/paper.ts';

withPaper();

type Texts = Record<string, string>;
const documents: unknown[] = documentPaths(root).map((path) => JSON.parse(read(path)));
const plain = (text: string): string =>
  text.replace(/\{\{.*?\}\}/g, '7').replace(/\[([^\]]*)\]\([^)]*\)|[*<>&]/g, '$1');

/** All values of a name, wherever in the documents they stand. */
function named(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [...(key === name ? [one] : []), ...named(name, one)]);
}

const tables = (lang: string): string[][][] =>
  named('rows', documents).map((rows) =>
    (rows as { cells: Texts[] }[]).map(({ cells }) => cells.map((cell) => plain(cell[lang] ?? ''))),
  );
const frames = (lang: string): string[][] =>
  named('frame', documents).flatMap((frame) => {
    const { pages } = frame as { pages?: { label: Texts }[] };
    return pages === undefined ? [] : [pages.map(({ label }) => label[lang] ?? '')];
  });

/** What a day of a check-in gives: so many of each campaign's points. */
const leaves = (lang: string): string[] =>
  named('counted', documents).flatMap((counted) => {
    const text = (counted as Texts)[lang];
    const many = text?.replace(/\{\{ count \}\}/g, '24').replace(/\{\{.*?: '(.*?)' \}\}/g, '$1');
    return many === undefined ? [] : [many];
  });

const tableOf = (rows: string[][]): string =>
  `<div class="data-table__view"><table class="data-table__all"><tbody>${rows
    .map(([head = '', ...cells]) => {
      const rest = cells.map((cell) => `<td class="data-table__cell">${cell}</td>`);
      return `<tr><th class="data-table__cell">${head}</th>${rest.join('')}</tr>`;
    })
    .join('')}</tbody></table></div>`;
/** How far tables of so many columns are wider than their view, px. */
async function beyond(columns: number, width: number, lang: string): Promise<number[]> {
  const all = tables(lang).filter(([first]) => first?.length === columns);
  expect(all.length).toBeGreaterThan(8);
  const page = await open(width);
  const body = `<div style="width: ${width - 62}px">${joinCompounds(all.map(tableOf).join(''))}</div>`;
  await page.setContent(`<style>${css} html { font-size: 200% }</style><main class="page">${body}</main>`);
  await page.evaluate(() => document.fonts.ready);
  const found = await page.$$eval('.data-table__view', (views) =>
    views.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  await page.close();
  return found;
}
const rowOf = (labels: string[]): string =>
  `<nav class="outlet__row${labels.length > 4 ? ' outlet__row--many' : ''}">${labels
    .map((label) => `<a class="outlet__link" href="#">${label}</a>`)
    .join('')}</nav>`;

describe.each(['en', 'vi'])('words stay whole (%s)', (lang) => {
  it.each([390, 320])('in the first column of all tables, at %i px', async (width) => {
    const all = tables(lang);
    expect(all.length).toBeGreaterThan(40);
    expect(await broken(all.map(tableOf).join(''), 'th', width, lang)).toEqual([]);
  });
});

describe.each(['en', 'vi', 'th'])('links of all frames (%s)', (lang) => {
  it.each([390, 320])('have whole words at %i px', async (width) => {
    const all = frames(lang);
    expect(all.length).toBeGreaterThan(2);
    expect(await broken(all.map(rowOf).join(''), '.outlet__link', width, lang)).toEqual([]);
  });
});

/** A calendar in a section that has a frame. */
const calendarOf = (gives: string): string =>
  `<ol class="check-in__days">${`<li class="check-in__day"><span class="check-in__gives">${gives}</span></li>`.repeat(5)}</ol>`;

describe.each(['en', 'vi', 'th'])('what a day of a check-in gives (%s)', (lang) => {
  it.each([390, 320])('has whole words at %i px', async (width) => {
    const all = leaves(lang);
    expect(all.length).toBeGreaterThan(8);
    const body = `<div style="width: ${width - 62}px">${all.map(calendarOf).join('')}</div>`;
    expect(await broken(body, '.check-in__gives', width, lang)).toEqual([]);
  });
});

it('tables in letters twice as large are seen whole on a phone in Thai, or all but a word of them', async () => {
  expect(Math.max(...(await beyond(2, 390, 'th')))).toBe(0);
  // "ต่างประเทศ" in one piece (decision 0207).
  expect(Math.max(...(await beyond(3, 390, 'th')))).toBeLessThan(34);
});

it('what one has stands in one line in the middle of a draw, in letters twice as large', async () => {
  const page = await open(390);
  await page.setContent(
    `<style>${css}${read('widgets/lucky-draw/style.css')} html { font-size: 200% }</style><main class="page"><div style="width: 86px"><span class="lucky-draw__purse"><b>2,058</b></span></div></main>`,
  );
  const [found] = await page.$$eval('b', (all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { lines: range.getClientRects().length, width: range.getBoundingClientRect().width };
    }),
  );
  await page.close();
  expect(found?.lines).toBe(1);
  expect(found?.width).toBeLessThan(86);
});

/** An option of a poll with votes, as option.tsx has it. */
const optionOf = (title: string): string =>
  `<span class="vote-poll__card"><span class="vote-poll__face"></span><span class="vote-poll__words"><span class="vote-poll__title">${title}</span></span>` +
  '<span class="vote-poll__stand"><b class="vote-poll__percent">25%</b><span>1,024 votes</span></span></span>';

describe.each(['en', 'vi'])('options of a poll (%s)', (lang) => {
  it('have two lines of name at most at 320 px, beside their votes', async () => {
    const titles = named('polls', documents).flatMap((polls) =>
      named('options', polls).flatMap((options) =>
        (options as { title: Texts }[]).map(({ title }) => title[lang] ?? ''),
      ),
    );
    expect(titles.length).toBeGreaterThan(8);
    const page = await open(320);
    const body = `<div class="vote-poll" style="width: 258px">${titles.map(optionOf).join('')}</div>`;
    await page.setContent(`<style>${css}</style><main class="page">${body}</main>`);
    const tall = await page.$$eval('.vote-poll__title', (all) =>
      all.filter((one) => one.getBoundingClientRect().height > 2.1 * 15 * 1.4).map((one) => one.textContent),
    );
    await page.close();
    expect(tall).toEqual([]);
  });
});

/** What a goal of all says beside its medal, as milestone-track.tsx has it. */
const goalOf = (name: string): string =>
  `<li class="milestone-track__goal"><span class="milestone-track__medal"></span><div class="milestone-track__card"><p class="milestone-track__line"><b class="milestone-track__name">${name}</b><span class="milestone-track__at">37.7w</span></p></div></li>`;

it('names of goals have whole words in letters twice as large, beside their numbers', async () => {
  const all = named('milestones', documents).flatMap((milestones) =>
    Array.isArray(milestones)
      ? (milestones as { name?: Texts }[]).flatMap(({ name }) => (name?.en ? [plain(name.en)] : []))
      : [],
  );
  expect(all.length).toBeGreaterThan(8);
  const body = `<style>html { font-size: 200% }</style><ol class="milestone-track" style="width: 328px">${all.map(goalOf).join('')}</ol>`;
  expect(await broken(body, '.milestone-track__name', 390, 'en')).toEqual([]);
});

it('no cell of a table lies on its frame', async () => {
  const page = await open(320);
  await page.setContent(
    `<style>:root { --glow: #fb5; --panel: #fff; --ink: #222; --accent: #c33 } ${css}</style>${tableOf([
      ['Stop', 'Time'],
      ['Park', '23:11'],
    ])}`,
  );
  const [frame = 0, ...cells] = await page.$$eval('.data-table__view, .data-table__view th', (all) =>
    all.map((one) => one.getBoundingClientRect().left),
  );
  await page.close();
  expect(cells.map((left) => left > frame)).toEqual([true, true]);
});

it.each([390, 320])(
  'the name of a champion has all of its thirty letters, in two lines, at %i px',
  async (width) => {
    const page = await open(width);
    const own = read('widgets/champion/style.css');
    await page.setContent(
      `<style>${css}${own}</style><main class="page"><div style="width: ${width - 62}px"><div class="champion"><p class="champion__plate"><b class="champion__name">Wandering Lanterns of Old Town</b></p></div></div></main>`,
    );
    const [name] = await page.$$eval('.champion__name', (all) =>
      all.map((one) => ({
        cut: one.scrollWidth > one.clientWidth,
        lines: one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
      })),
    );
    await page.close();
    expect(name?.cut).toBe(false);
    expect(name?.lines).toBeCloseTo(2, 1);
  },
);

it('that somebody is live stands over their face, also while it breathes', async () => {
  const page = await open(390);
  const own = read('widgets/live-rooms/style.css');
  await page.setContent(
    `<style>${css}${own}</style><main class="page"><ul class="live-rooms__list"><li class="live-rooms__host is-live"><span class="live-rooms__face"></span><b class="live-rooms__mark">LIVE</b></li></ul></main>`,
  );
  const over = await page.$$eval('.live-rooms__mark', (all) =>
    all.map((one) => {
      const { left, top, width } = one.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + 4) === one;
    }),
  );
  await page.close();
  expect(over).toEqual([true]);
});

it('the level of a pass stands within its medal in letters twice as large', async () => {
  const page = await open(390);
  await page.setContent(
    `<style>${css}${read('widgets/season-pass/style.css')} html { font-size: 200% }</style><main class="page"><span class="season-pass__badge"><small>LV</small><b>28</b></span></main>`,
  );
  const [medal, ...words] = await page.$$eval('.season-pass__badge, .season-pass__badge > *', (all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
  await page.close();
  expect(words).toHaveLength(2);
  // A medal has corners: its first and last twelfth hold no letters.
  const free = (medal?.height ?? 0) / 12;
  for (const { top, bottom, width } of words) {
    expect(top).toBeGreaterThan((medal?.top ?? 0) + free);
    expect(bottom).toBeLessThan((medal?.bottom ?? 0) - free);
    expect(width).toBeLessThan((medal?.width ?? 0) * 0.86);
  }
});
