import { describe, expect, it } from 'vitest';
import { languages } from '../../engine/i18n/language.ts';
import { textFiles } from '../product-texts.ts';
import type { TextFile } from './text-entries.ts';
import { composeTexts, textTypes } from './texts.ts';

const five = (text: string): Record<string, string> =>
  Object.fromEntries(languages.map((lang) => [lang, `${text} ${lang}`]));

/** A file one line a language: the first key stands in line 2, its first language in line 3. */
const file = (texts: unknown, owner?: string, source?: string): TextFile => ({
  path: owner ? `widgets/${owner}/texts.json` : 'engine/i18n/product-texts.json',
  ...(owner ? { owner } : {}),
  text: typeof texts === 'string' ? texts : JSON.stringify(texts, null, 2),
  sources: [
    source ??
      Object.keys(texts as object)
        .map((key) => `t('${key.replace(/_(one|other)$/, '')}')`)
        .join(),
  ],
  saidIn: owner ? `widgets/${owner}/` : 'engine/',
});
const faultsOf = (...files: TextFile[]): readonly string[] => composeTexts(files).faults;

describe('the product texts', () => {
  it('are sound', () => {
    expect(composeTexts(textFiles()).faults).toEqual([]);
  });

  it('are composed by language: what several say, and each widget’s own', () => {
    const { texts, keys, faults } = composeTexts([
      file({ retry: five('Again') }),
      file(
        { bare: five('None'), left_one: { en: '{{count}} left' }, left_other: five('{{count}} left') },
        'wall',
      ),
      file({ bones: five('กๆ ๆ') }, 'board'),
    ]);
    expect(faults).toEqual([]);
    expect(texts.th).toEqual({
      common: { retry: 'Again th' },
      own: { wall: { bare: 'None th', left_other: '{{count}} left th' }, board: { bones: 'กๆ\u00a0ๆ th' } },
    });
    expect(texts.en.own.wall).toHaveProperty('left_one', '{{count}} left');
    expect(keys).toEqual({ common: ['retry'], own: { wall: ['bare', 'left'], board: ['bones'] } });
    expect(textTypes(keys)).toContain("  'wall':\n    | 'bare'\n    | 'left';");
  });

  it('are refused where a key stands twice, with both files', () => {
    expect(faultsOf(file({ retry: five('a') }), file({ more: five('b'), retry: five('c') }, 'wall'))).toEqual(
      [
        'widgets/wall/texts.json:9: `retry` stands in engine/i18n/product-texts.json:2 already. Give one of them another name, or keep one text in engine/i18n/product-texts.json that both say',
      ],
    );
    const one = JSON.stringify(five('a'));
    expect(faultsOf(file(`{\n"more": ${one},\n"more": ${one}\n}`, 'wall', "t('more')"))).toEqual([
      expect.stringContaining(
        'widgets/wall/texts.json:3: `more` stands in widgets/wall/texts.json:2 already.',
      ),
    ]);
    const plural = { left_one: { en: 'b' }, left_other: five('b') };
    expect(faultsOf(file({ left: five('a') }), file(plural, 'wall'))).toHaveLength(2);
  });

  it('are refused where a language is missing, empty or none, at its line', () => {
    const { th: _, vi: __, ...three } = five('a');
    expect(faultsOf(file({ more: five('a'), retry: three }, 'wall'))).toEqual([
      'widgets/wall/texts.json:9: `retry` has no text in th, vi: expected cn, tw, en, th, vi, got cn, tw, en',
    ]);
    expect(faultsOf(file({ retry: { ...five('a'), th: ' ' } }))).toEqual([
      'engine/i18n/product-texts.json:6: `retry` in th: expected a text, got " "',
    ]);
    expect(faultsOf(file({ retry: { ...five('a'), th: ['a'] } }))[0]).toContain('expected a text, got');
    expect(faultsOf(file({ retry: { ...five('a'), ent: 'a' } }))).toEqual([
      'engine/i18n/product-texts.json:8: `retry`: `ent` is no language: expected cn, tw, en, th, vi; did you mean `en`?',
    ]);
  });

  it('are refused where a form of a plural is missing: English has two, the others one', () => {
    expect(faultsOf(file({ left_one: { en: 'a' } }))).toEqual([
      'engine/i18n/product-texts.json:2: `left_one` is a form of a plural: expected `left_other` beside it',
    ]);
    expect(faultsOf(file({ left_other: five('a') }))[0]).toContain('expected `left_one` beside it');
    expect(faultsOf(file({ left_one: { cn: 'a' }, left_other: five('a') }))).toEqual([
      'engine/i18n/product-texts.json:2: `left_one` has no text in en: expected en, got cn',
    ]);
  });

  it('are refused where languages fill in different values', () => {
    expect(faultsOf(file({ behind: { ...five('{{points}}'), vi: '{{point}}' } }))).toEqual([
      'engine/i18n/product-texts.json:7: `behind` in vi fills in {{point}}, and in en {{points}}: expected the same',
    ]);
    expect(faultsOf(file({ behind: { ...five('{{points}}'), vi: 'a' } }))[0]).toContain('fills in nothing');
  });

  it('are refused where nobody says them', () => {
    expect(faultsOf(file({ bare: five('a') }, 'wall', "t('bar'); barely('x bare')"))).toEqual([
      'widgets/wall/texts.json:2: nobody says `bare`: expected it in widgets/wall/. Say it there, or delete it here',
    ]);
    const goals = (beginning: string): TextFile =>
      file({ goal_reached: five('a') }, 'goal', `t(\`${beginning}_\${state}\`)`);
    expect(faultsOf(goals('goal'))).toEqual([]);
    expect(faultsOf(goals('goals'))).toHaveLength(1);
  });

  it('are refused where a file is no table of texts, at its line', () => {
    expect(faultsOf(file('{\n  "more": {\n', 'wall', ''))[0]).toMatch(
      /^widgets\/wall\/texts\.json:3: expected/,
    );
    expect(faultsOf(file('[]', 'wall', ''))[0]).toMatch(/^widgets\/wall\/texts\.json:1: expected/);
    expect(faultsOf(file('{\n  "more": "More"\n}', 'wall', "t('more')"))).toEqual([
      'widgets/wall/texts.json:2: `more`: expected an object with a text in cn, tw, en, th, vi, got string',
    ]);
  });
});
