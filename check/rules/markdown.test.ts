import { describe, expect, it } from 'vitest';
import { compileMarkdown } from '../../engine/document/markdown.ts';
import { check, only, set } from '../testing/workbench.ts';

const TEXT = '/body/7/rules/0/text/en';

describe('check markdown', () => {
  it('tables are shown when their rows are even and they fit a phone', () => {
    const table = (text: string) => set('/body/7/rules/0/text', { cn: '见[上面](#top)。', en: text });
    expect(check(table('| a | b |\n|---|--:|\n| 1 | [2](#top) |'))).toEqual([]);
    expect(only(table('| a | b |\n|---|---|\n| 1 | 2 | 3 |'))).toMatchObject({ rule: 'markdown', got: '3' });
    expect(only(table('| a | b |\n|---|---|\n| 1 |'))).toMatchObject({ rule: 'markdown', got: '1' });
    const seven = 'a|b|c|d|e|f|g';
    expect(only(table(`|${seven}|\n|${seven.replaceAll(/[a-g]/g, '--')}|`))).toMatchObject({
      rule: 'markdown',
      expected: 'at most 6 columns',
    });
  });

  it.each(['<b>bold</b>', 'a\n\n<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<!-- note -->'])(
    'raw HTML is refused: %s',
    (text) => {
      expect(only(set(TEXT, text))).toMatchObject({
        rule: 'markdown',
        pointer: TEXT,
        message: 'raw HTML is refused',
      });
    },
  );

  it('pictures are refused', () => {
    expect(only(set(TEXT, 'See ![this](/other).'))).toMatchObject({
      rule: 'markdown',
      expected: expect.stringContaining('image'),
    });
  });

  it('live values are refused: Markdown is made at build', () => {
    expect(only(set(TEXT, 'It is {{ phase }}.'))).toMatchObject({
      rule: 'expressions',
      message: expect.stringContaining('fixed'),
    });
  });

  it('facts of the document may stand in it, and its marks are judged beside them', () => {
    expect(check(set(TEXT, 'From **{{ date(schedule.start) }}** on.'))).toEqual([]);
    expect(only(set(TEXT, 'From **{{ date(schedule.start) }} on.'))).toMatchObject({
      rule: 'markdown',
      message: expect.stringContaining('stars'),
    });
  });

  it('what Markdown does not take for HTML stays', () => {
    expect(check(set(TEXT, 'a < b, 3 > 2, `<b>`'))).toEqual([]);
  });

  it.each([
    ['win **3', '**'],
    ['win 3** now', '**'],
    ['win *3** now', '*'],
    ['win **3* now', '*'],
  ])('stars without their pair are told: %s', (text, got) => {
    const found = only(set(TEXT, text));
    expect(found).toMatchObject({
      rule: 'markdown',
      length: got.length,
      message: expect.stringContaining('stars'),
    });
  });

  it.each(['5 * 3', 'five \\*\\* stars', '**a** *b* **c**', '- a\n* b', 'snake * **bold**'])(
    '%s has no lone star',
    (text) => {
      expect(check(set(TEXT, text))).toEqual([]);
    },
  );

  it('a table whose dashes are fewer than its head is told', () => {
    expect(only(set(TEXT, '| a | b |\n|---|\n| 1 | 2 |'))).toMatchObject({
      rule: 'markdown',
      expected: expect.stringContaining('2 cells'),
      got: '1',
    });
  });

  it('three marks of code inside a line are a block that went wrong', () => {
    expect(only(set(TEXT, 'a ```b``` c'))).toMatchObject({
      rule: 'markdown',
      message: expect.stringContaining('code'),
    });
  });

  it.each([
    'plain',
    '# head',
    '> quote',
    '- a\n- b',
    '1. a',
    '**b** *e* `c`',
    'a  \nb',
    '---',
    '[a](/other)',
    '<https://example.org>',
    '```\ncode\n```',
    '    code',
    '![a](/b)',
    '[a]: /other\n\n[a]',
    '<b>x</b>',
    '| a |\n|---|\n| b |',
    '~~a~~',
    '&amp;',
  ])('refuses exactly what the build refuses: %j', (text) => {
    let builds = true;
    try {
      compileMarkdown(text);
    } catch {
      builds = false;
    }
    expect(check(set(TEXT, text)).length).toBe(builds ? 0 : 1);
  });
});
