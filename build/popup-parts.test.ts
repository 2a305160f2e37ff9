import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '../engine/i18n/language.ts';
import { writePopupParts } from './popup-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'gala-popup-parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const texts = Object.fromEntries(
  languages.map((lang) => [lang, { common: { close: 'x' }, own: { odds: { chance: `chance ${lang}` } } }]),
) as unknown as Parameters<typeof writePopupParts>[2]['texts'];
const css = { base: 'b', odds: '.odds{}', draw: '.draw{}', 'draw/egg': '.egg{}', screen: '.screen{}' };

describe('what a widget of a popup brings along', () => {
  const parts = writePopupParts(folder, '/x/', {
    widgets: ['odds', 'draw', 'screen', 'bare'],
    css,
    styles: { screen: ['module'] },
    texts,
  });

  it('is its own style and texts, a file a language, under a name of what is in it', () => {
    expect([...parts.keys()]).toEqual(languages.map((lang) => `odds.${lang}`));
    const file = parts.get('odds.th') ?? '';
    expect(file).toMatch(/^\/x\/assets\/popup-odds\.th-[\w-]{8}\.json$/);
    expect(JSON.parse(readFileSync(join(folder, file.slice('/x/'.length)), 'utf8'))).toEqual({
      css: '.odds{}',
      texts: { chance: 'chance th' },
    });
  });

  it('changes its name with what it says', () => {
    const other = writePopupParts(folder, '/x/', { widgets: ['odds'], css: { odds: '.o{}' }, texts });
    expect(other.get('odds.th')).not.toBe(parts.get('odds.th'));
  });
});
