import { describe, expect, it } from 'vitest';
import { cellsOf, missingLanguages, momentAt, moments } from './cells.ts';

const wanted = {
  routes: undefined,
  languages: ['en', 'th'],
  widths: [390, 320],
  moments,
  who: ['signed'],
} as const;
const campaign = {
  route: 'feast',
  schedule: { start: 1_000_000_000, end: 2_000_000_000, settle: 2_000_100_000 },
};
const rules = { route: 'rules', schedule: undefined };

describe('cells of a contact sheet', () => {
  it('are each document in each language and width, a campaign at each of its moments', () => {
    const cells = cellsOf([campaign, rules], wanted);
    expect(cells).toHaveLength(2 * 2 * moments.length + 2 * 2);
    expect(cells.filter(({ route }) => route === 'rules').map(({ moment, at }) => [moment, at])).toEqual(
      Array.from({ length: 4 }, () => ['always', undefined]),
    );
    const english = cells.filter(({ lang, width }) => lang === 'en' && width === 390);
    expect(english.slice(0, 6).map(({ moment, at }) => [moment, at])).toEqual([
      ['before', 996_400_000],
      ['first', 1_000_001_000],
      ['live', 1_450_000_000],
      ['last', 1_999_970_000],
      ['settling', 2_000_050_000],
      ['ended', 2_003_700_000],
    ]);
  });

  it('are live now, where the campaign is: nobody has done anything since', () => {
    const { schedule } = campaign;
    for (const now of [1_300_000_000, 1_600_000_000]) expect(momentAt('live', schedule, now)).toBe(now);
    for (const now of [999_999_999, 2_000_000_000])
      expect(momentAt('live', schedule, now)).toBe(1_450_000_000);
  });

  it('know that what is settled at its end is never settling', () => {
    const at = { ...campaign, schedule: { ...campaign.schedule, settle: campaign.schedule.end } };
    const found = cellsOf([at], { ...wanted, languages: ['en'], widths: [390] }).map(({ moment }) => moment);
    expect(found).toEqual(moments.filter((moment) => moment !== 'settling'));
  });

  it('are of the routes that were asked for, and a route that there is not is told', () => {
    expect(
      new Set(cellsOf([campaign, rules], { ...wanted, routes: ['rules'] }).map(({ route }) => route)),
    ).toEqual(new Set(['rules']));
    expect(() => cellsOf([campaign, rules], { ...wanted, routes: ['fest'] })).toThrow(
      'no document has the route fest: expected some of feast, rules',
    );
  });
});

it('names the languages that a document lacks', () => {
  expect(missingLanguages({ languages: ['cn', 'tw'] })).toEqual(['en', 'th', 'vi']);
  expect(missingLanguages({ languages: ['cn', 'tw', 'en', 'th', 'vi'] })).toEqual([]);
});
