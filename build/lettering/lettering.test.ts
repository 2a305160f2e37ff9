// By turns: draws titles of every hand.
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../engine/document/compile/pick-text.ts';
import type { ActivityDocument, NodeValue, TextValue } from '../../engine/document/document.ts';
import { DocumentFacts } from '../../engine/document/facts.ts';
import { keepTogether } from '../../engine/i18n/keep-together.ts';
import type { Language } from '../../engine/i18n/language.ts';
import { readThemes } from '../client-assets.ts';
import { loadDocuments } from '../documents.ts';
import { loadSchemas } from '../schemas.ts';
import { letteringOf } from './lettering.ts';

const boxOf = (text: string, lang: Language = 'en', size: 'tall' | 'low' = 'tall') => {
  const drawn = letteringOf(text, lang, 'round', size);
  if (!drawn) throw new Error(`${text} was not drawn`);
  return drawn;
};
/** Whether one has a line more. */
const tallerThan = (one: string, other: string, lang: Language) =>
  boxOf(one, lang).height > 1.6 * boxOf(other, lang).height;

describe('a title as a drawing', () => {
  it('is outlines in whole numbers within its box, as wide as it says', () => {
    const { width, height, path, share } = boxOf('Bridge');
    expect(path).toMatch(/^M[-\d ]+[MlqcZz\d -]*z$/);
    expect(path).not.toMatch(/NaN|undefined|\./);
    const [, x = '', y = ''] = /^M(-?\d+) ?(-?\d+)/.exec(path) ?? [];
    expect(Number(x)).toBeGreaterThan(0);
    expect(Number(x)).toBeLessThan(width);
    expect(Number(y)).toBeLessThan(height);
    expect(share).toBeGreaterThan(20);
    expect(share).toBeLessThanOrEqual(90);
  });

  it('takes a second line where one would be small, and breaks it between words', () => {
    expect(tallerThan('The lighthouse keepers of the season', 'Keepers', 'en')).toBe(true);
    expect(tallerThan('心动', '心动花信', 'cn')).toBe(false);
    // One long word has no place to break.
    expect(tallerThan('Lighthousekeepersseason', 'Keepers', 'en')).toBe(false);
  });

  it('is smaller on a low hero, and a short title is never larger than the largest letter', () => {
    expect(boxOf('Dice', 'en', 'low').share).toBeLessThan(boxOf('Dice').share);
    expect(boxOf('I').share).toBeLessThan(boxOf('Dice').share);
  });

  it('has another outline in each hand, and marks where the letters of a language have them', () => {
    const hands = (['round', 'block', 'brush', 'serif'] as const).map((hand) =>
      letteringOf('Sea', 'en', hand, 'tall'),
    );
    expect(new Set(hands.map((one) => one?.path)).size).toBe(4);
    // A mark above stands over its letter and takes no room of its own.
    expect(boxOf('กี่', 'th').width).toBe(boxOf('ก', 'th').width);
    expect(boxOf('กี่', 'th').path.length).toBeGreaterThan(boxOf('ก', 'th').path.length);
  });

  it('has no hole behind a Chinese mark: it takes the room of what is drawn of it', () => {
    for (const lang of ['cn', 'tw'] as const)
      for (const mark of '，。！？')
        expect(boxOf(`一${mark}一`, lang).width, lang + mark).toBeLessThan(
          boxOf('一一一', lang).width * 0.95,
        );
  });

  it('leaves room between two words that their edges do not fill, in every hand', () => {
    // An edge is 0.08 em wide.
    for (const hand of ['round', 'block', 'brush', 'serif'] as const) {
      const widthOf = (text: string) => letteringOf(text, 'vi', hand, 'tall')?.width ?? 0;
      expect(widthOf('o o') - widthOf('oo'), hand).toBeGreaterThan(160 * 0.33);
    }
  });

  it('breaks no compound of Thai, and has no outline for what joins it', () => {
    expect(boxOf('ของ\u2060ขวัญ', 'th')).toEqual(boxOf('ของขวัญ', 'th'));
    const parted = 'ของขวัญของขวัญของขวัญ';
    expect(boxOf(keepTogether(parted), 'th').width).toBeGreaterThan(boxOf(parted, 'th').width);
  });

  it('is drawn in a whole face where the display face lacks a letter, and stays text where all do', () => {
    // The rounded face of simplified letters has no 鵲.
    expect(boxOf('鵲橋', 'cn').path.length).toBeGreaterThan(100);
    expect(letteringOf('鹊桥 ∰', 'cn', 'round', 'tall')).toBeUndefined();
  });
});

it('every title of a hero of the documents can be drawn, in each of its languages', () => {
  const themes = readThemes(() => undefined);
  const set = loadSchemas();
  const heroesIn = (value: unknown): NodeValue[] => {
    if (Array.isArray(value)) return value.flatMap(heroesIn);
    if (typeof value !== 'object' || value === null) return [];
    const own = (value as NodeValue).widget === 'hero' ? [value as NodeValue] : [];
    return [...own, ...Object.values(value).flatMap(heroesIn)];
  };
  const missing = loadDocuments().flatMap(({ route, document }) => {
    const facts = new DocumentFacts(document as ActivityDocument, set);
    return heroesIn(document.body ?? []).flatMap((hero) =>
      (document.languages as Language[]).flatMap((lang) => {
        const text = facts.fill(inLanguage(hero.title as TextValue, lang), lang, false);
        const hand = themes[document.theme.preset]?.shape?.lettering ?? 'round';
        return letteringOf(text, lang, hand, 'tall') ? [] : [`${route} ${lang}: ${text}`];
      }),
    );
  });
  expect(missing).toEqual([]);
});
