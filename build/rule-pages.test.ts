import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './schemas.ts';

type Text = Readonly<Record<string, string>>;
interface Part {
  readonly body?: readonly Part[];
  readonly rows?: readonly { readonly cells: readonly Text[] }[];
}

const textOf = (route: string) => readFileSync(join(root, `activities/${route}.json`), 'utf8');
const tablesIn = (part: Part): readonly NonNullable<Part['rows']>[] => [
  ...(part.rows ? [part.rows] : []),
  ...(part.body ?? []).flatMap(tablesIn),
];
/** The tables of a page in one language, row by row. */
const tablesOf = (route: string, language: string) =>
  tablesIn(JSON.parse(textOf(route)) as Part).map((rows) =>
    rows.map(({ cells }) => cells.map((cell) => cell[language] ?? '')),
  );
/** A figure as the language writes it: 1,855 and 1.8% are 1.855 and 1,8% in Vietnamese. */
const figure = (text: string | undefined, language: string): number => {
  const bare = (text ?? '').replace(/[*%+]/g, '');
  return Number(language === 'vi' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''));
};
const inWords = (value: number, language: string) =>
  new Intl.NumberFormat(language === 'vi' ? 'vi' : 'en').format(value);

// Rules are held to their word: a figure that is told in a sentence is that of the table above it.
describe.each(['cn', 'tw', 'en', 'th', 'vi'])('what rule pages reckon in %s', (language) => {
  it('the odds of an egg are whole, and what it holds is less than its hammer costs, as the page says', () => {
    const means = tablesOf('egg_rule', language).map((rows) => {
      const odds = rows.map(([, , odd]) => figure(odd, language));
      expect(odds.reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(100, 8);
      return rows.reduce(
        (sum, [, worth], i) => sum + (figure(worth, language) * (odds[i] ?? Number.NaN)) / 100,
        0,
      );
    });
    expect(means).toHaveLength(2);
    expect(means[0]).toBeLessThan(20);
    expect(means[1]).toBeLessThan(200);
    expect(textOf('egg_rule')).toMatch(
      new RegExp(`"${language}": "[^"]*\\b${inWords(Math.round((means[0] ?? 0) * 100), language)}\\b`),
    );
  });

  it('what an idol earns in the examples is what the tables above them give', () => {
    const told = (route: string, sum: number) =>
      expect(textOf(`idol_rules/${route}`), `${route} ${sum}`).toMatch(
        new RegExp(`"${language}": "[^"]*\\*\\*(?:US\\$)?${inWords(sum, language).replace('.', '\\.')}\\b`),
      );
    const column = (route: string, table: number, at: number) =>
      (tablesOf(`idol_rules/${route}`, language)[table] ?? []).map((cells) =>
        figure(/[\d.,]+/.exec(cells[at] ?? '')?.[0], language),
      );
    const [, noon = 0, night = 0] = column('audio', 0, 3);
    told('audio', night + 48_000 / 10 / 2);
    told('audio', noon + 48_000 / 10 / 2);
    const [, dusk = 0] = column('hall', 0, 3);
    told('hall', 20 * dusk + (30_000 / 10) * 0.4);
    const steps = column('other_audio', 1, 0);
    const hours = 20 + 12 * 1.5;
    const bonus = column('other_audio', 1, 1)[steps.filter((step) => step <= hours).length - 1] ?? 0;
    told('other_audio', hours);
    told('other_audio', bonus + (32_000 / 80) * 0.45 - 2);
    const [calm = 0, busy = 0] = column('other_hall', 1, 2);
    told('other_hall', 20 * busy + 10 * calm);
    told('other_hall', 20 * busy + 10 * calm + (24_000 / 80) * 0.38 - 2);
  });

  it('an evening of two people adds up, and each level asks for more', () => {
    const [gains = [], levels = []] = tablesOf('intimate_rule', language);
    const [words = 0, call = 0, , gift = 0] = gains.map(([, adds]) => figure(adds, language));
    const evening = words + Math.floor(35 / 10) * call + Math.floor(128 / 10) * gift;
    expect(textOf('intimate_rule')).toMatch(
      new RegExp(`"${language}": "[^"]*\\b128\\b[^"]*\\*\\*${evening}\\*\\*`),
    );
    const asked = levels.map(([, points]) => figure(points, language));
    expect(asked).toEqual([...new Set(asked)].sort((a, b) => a - b));
    expect(asked).toHaveLength(5);
  });

  it('the signals of a recommendation make a hundred, those of the example its total', () => {
    const [rows = []] = tablesOf('recommend_rule', language);
    const total = rows.at(-1);
    for (const column of [1, 2]) {
      const parts = rows.slice(0, -1).map((cells) => figure(cells[column], language));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(figure(total?.[column], language));
    }
    expect(figure(total?.[1], language)).toBe(100);
  });

  it('packs add up, two of them cost what the page says, and automatic payments buy the same ones', () => {
    const [packs = []] = tablesOf('pay_rule', language);
    const priced = packs.map((cells) => cells.map((cell) => figure(cell, language)));
    for (const [bought = 0, bonus = 0, total] of priced) expect(bought + bonus).toBe(total);
    const [, , third = [], fourth = []] = priced;
    const money = (value: number) => value.toFixed(2).replace('.', language === 'vi' ? ',' : '.');
    const says = (route: string, ...parts: string[]) =>
      expect(textOf(route)).toMatch(
        new RegExp(`"${language}": "[^"]*${parts.map((part) => part.replaceAll('.', '\\.')).join('[^"]*')}`),
      );
    says('pay_rule', money(2 * (third[3] ?? 0)), inWords(2 * (third[2] ?? 0), language));
    says('pay_sign', money(2 * (third[3] ?? 0)));
    for (const [, , total = 0, price = 0] of [priced[1] ?? [], third, fourth])
      says('pay_sign', inWords(total, language), money(price));
    const [, sum = []] = tablesOf('back_rule', language);
    const [bought = 0, spent = 0, left = 0, bonus, refund] = sum.map(([, value]) => figure(value, language));
    expect([bought, bonus]).toEqual(fourth.slice(0, 2));
    expect(left).toBe(bought - spent);
    expect(refund).toBe(Math.ceil(((fourth[3] ?? 0) * 100 * left) / bought) / 100);
  });

  it('a noble title renews at four fifths of its price, and a rise costs what the example says', () => {
    const [titles = []] = tablesOf('noble_order_rule', language);
    const opens = titles.map(([, open]) => figure(open, language));
    expect(titles.map(([, , renew]) => figure(renew, language))).toEqual(opens.map((open) => open * 0.8));
    const credit = Math.floor(((opens[1] ?? 0) * 12) / 30);
    expect(textOf('noble_order_rule')).toMatch(
      new RegExp(`"${language}": "[^"]*\\b${inWords((opens[2] ?? 0) - credit, language)}\\b`),
    );
  });
});
