import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { keepTogether } from '../../engine/i18n/keep-together.ts';
import { languages } from '../../engine/i18n/language.ts';
import { textFiles } from '../../scripts/product-texts.ts';
import { proves } from '../../scripts/test/proves.ts';
import { loadTranslator } from './load-translator.ts';

const folder = mkdtempSync(join(tmpdir(), 'gala-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return pathToFileURL(join(folder, name)).href;
};

describe('the product texts on a phone', () => {
  it('counts as each language does', async () => {
    const left = await Promise.all(
      languages.map(async (lang) => {
        const t = await loadTranslator(lang);
        return [0, 1, 2, 21].map((count) => t('wall_left', { count }));
      }),
    );
    const [cn, tw, en, th, vi] = left;
    expect(en).toEqual(['0 notes left', '1 note left', '2 notes left', '21 notes left']);
    for (const one of [cn, tw, th, vi]) {
      const forms = new Set(one?.map((text) => text.replace(/\d+/, 'N')));
      expect(forms.size, 'a language without plurals has one form').toBe(1);
      expect(one?.map((text) => /\d+/.exec(text)?.[0])).toEqual(['0', '1', '2', '21']);
    }
    expect(
      new Set(left.map((one) => one[2])).size,
      'four or five languages read differently',
    ).toBeGreaterThan(3);
  });

  it.each(languages)('fills in values in %s', async (lang) => {
    const t = await loadTranslator(lang);
    const text = t('redeemed_of', { x: 3, y: '5' });
    expect(text).toMatch(/3.*5|5.*3/);
    expect(text).not.toContain('{{');
  });

  it.each(['unlisted', 'TBA'])('§8 T76: a board says in English exactly %s', async (text) => {
    proves('T76');
    expect((await loadTranslator('en'))(text.toLowerCase())).toBe(text);
  });

  it.each(languages)('are in %s as they are written', async (lang) => {
    const t = await loadTranslator(lang);
    const written = textFiles().flatMap(({ text }) =>
      Object.entries(JSON.parse(text) as Record<string, Record<string, string>>),
    );
    expect(written.length).toBeGreaterThan(50);
    for (const [key, { [lang]: text = '' }] of written) {
      if (/_one$|_other$|\{\{/.test(key + text)) continue;
      expect(t(key)).toBe(keepTogether(text));
    }
  });

  it('are those of the file that the page names', async () => {
    const t = await loadTranslator('en', file('page.mjs', 'export default { retry: "Once more" };'));
    expect(t('retry')).toBe('Once more');
    expect(t('wall_bare'), 'no widget of the page says it').toBe('wall_bare');
  });

  it.each([
    ['gone', () => pathToFileURL(join(folder, 'gone.mjs')).href],
    ['broken', () => file('broken.mjs', 'throw new Error("half a file");')],
    ['another one', () => file('other.mjs', 'export const x = 1;')],
  ])('are all of the language where that file is %s', async (_name, address) => {
    const t = await loadTranslator('en', address());
    expect([t('retry'), t('wall_bare')]).toEqual(['Try again', 'No notes yet. Pin the first one.']);
  });
});
