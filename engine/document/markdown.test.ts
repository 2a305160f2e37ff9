// Every third day: each of many lines, as a parser of Markdown reads it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hrefOf } from './anywhere/href.ts';
import { allowedLink, compileMarkdown, MarkdownError } from './markdown.ts';
import type { MarkdownInline } from './page-model.ts';

describe('Markdown of a document', () => {
  it('becomes a small tree', () => {
    const text =
      '# Rules\n\nOne **two** *three* `four`  \nfive\n\n- a\n- b\n\n1. c\n\n> d\n\n---\n\n### More';
    expect(compileMarkdown(text)).toEqual([
      ['h3', ['Rules']],
      ['p', ['One ', ['strong', ['two']], ' ', ['em', ['three']], ' ', ['code', ['four']], ['br'], 'five']],
      [
        'ul',
        [
          ['li', ['a']],
          ['li', ['b']],
        ],
      ],
      ['ol', [['li', ['c']]]],
      ['blockquote', [['p', ['d']]]],
      ['hr'],
      ['h4', ['More']],
    ]);
  });

  it('an item of one paragraph has no paragraph inside, one of more keeps all that it has', () => {
    const itemOf = (text: string) => compileMarkdown(text)[0]?.[1]?.[0];
    expect(itemOf('- one')).toEqual(['li', ['one']]);
    expect(itemOf('- one\n\n  two')).toEqual([
      'li',
      [
        ['p', ['one']],
        ['p', ['two']],
      ],
    ]);
    expect(itemOf('- > said')).toEqual(['li', [['blockquote', [['p', ['said']]]]]]);
    expect(itemOf('- one\n  - two')).toEqual([
      'li',
      [
        ['p', ['one']],
        ['ul', [['li', ['two']]]],
      ],
    ]);
  });

  it('a line that has no sign of Markdown is what a parser makes of it', () => {
    const made = (text: string) => {
      try {
        return compileMarkdown(text);
      } catch (error) {
        return (error as Error).message;
      }
    };
    // A line break at the end says nothing, and the parser is asked.
    const parsed = (text: string) => made(`${text}\n`);
    const signs = [
      ...'#>+=-.)(:;!\'"/ $%@\t1234567890&;~|^{}',
      'a',
      'Rosen',
      '玫瑰',
      'กุหลาบ',
      '=',
      '==',
      '--',
      '- ',
      '1. ',
      '#x',
      'http://a.b',
      'a@b.cd',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(made(text)).toEqual(parsed(text));
      }),
      { numRuns: 3000 },
    );
    for (const text of [
      '10. x',
      '1234567890. x',
      '# x',
      '#x',
      '=',
      'x =',
      '- x',
      '-x',
      '+ x',
      '> x',
      'x\u00a0',
      '\u3000x',
    ])
      expect(made(text), text).toEqual(parsed(text));
  });

  it('tables have a head, a body, and sides where they are not at the start', () => {
    const text = '| a | b | **c** |\n|:--|--:|:-:|\n| 1 | [2](#x) | 3 |';
    expect(compileMarkdown(text)).toEqual([
      [
        'table',
        [
          [
            'thead',
            [
              [
                'tr',
                [
                  ['th', ['a']],
                  ['th', ['b'], 'end'],
                  ['th', [['strong', ['c']]], 'center'],
                ],
              ],
            ],
          ],
          [
            'tbody',
            [
              [
                'tr',
                [
                  ['td', ['1']],
                  ['td', [['a', '#x', ['2']]], 'end'],
                  ['td', ['3'], 'center'],
                ],
              ],
            ],
          ],
        ],
      ],
    ]);
    expect(compileMarkdown('| a |\n|---|')).toEqual([['table', [['thead', [['tr', [['th', ['a']]]]]]]]]);
  });

  it('links to routes, anchors and https: addresses', () => {
    const text = '[a](/seed_rule) [b](#top) [c](https://example.com/x?y=1#z)';
    expect(compileMarkdown(text, hrefOf)).toEqual([
      [
        'p',
        [
          ['a', '/h5_ac/seed_rule', ['a']],
          ' ',
          ['a', '#top', ['b']],
          ' ',
          ['a', 'https://example.com/x?y=1#z', ['c']],
        ],
      ],
    ]);
  });

  it.each([
    ['raw HTML', 'x <b>y</b>'],
    ['an HTML block', '<script>alert(1)</script>'],
    ['an HTML comment', '<!-- x -->'],
    ['a picture', '![x](/a.png)'],
    ['a code block', '```\nx\n```'],
    ['a javascript: link', '[x](javascript:alert(1))'],
    ['a javascript: link in other letters', '[x](JaVaScRiPt:alert(1))'],
    ['a javascript: link with a character reference', '[x](&#106;avascript:alert(1))'],
    ['a data: link', '[x](data:text/html,x)'],
    ['a plain http: link', '[x](http://example.com)'],
    ['an address without scheme', '[x](//evil.example)'],
    ['a backslash in its place', '[x](/\\\\evil.example)'],
    ['a relative link', '[x](rules)'],
    ['an empty link', '[x]()'],
    ['a mail address', '<me@example.com>'],
    ['a link by reference', '[x][y]\n\n[y]: javascript:alert(1)'],
    ['a picture by reference', '![x][y]\n\n[y]: /a.png'],
  ])('refuses %s', (_name, text) => {
    expect(() => compileMarkdown(text)).toThrow(MarkdownError);
  });

  it('says what it refuses', () => {
    expect(() => compileMarkdown('a <b>c</b>')).toThrow('raw HTML "<b>"');
    expect(() => compileMarkdown('![x](/a.png)')).toThrow('a image');
    expect(() => compileMarkdown('[x](rules)')).toThrow('a link to "rules"');
  });

  it('shows what looks like HTML where it is code or escaped', () => {
    expect(compileMarkdown('`<b>` \\<b> &lt;b&gt;')).toEqual([['p', [['code', ['<b>']], ' <b> <b>']]]);
  });

  it.each([
    ['/', true],
    ['/a', true],
    ['#', true],
    ['https://a', true],
    ['//a', false],
    ['/\\a', false],
    ['\\\\a', false],
    ['https:/a', false],
    ['https://', false],
    [' /a', false],
    ['', false],
  ])('allows %j as an address: %s', (url, allowed) => {
    expect(allowedLink(url)).toBe(allowed);
  });

  it('whatever the text, what comes out holds no address that is not allowed, and no unknown element', () => {
    const scheme = fc.constantFrom(
      'javascript:',
      'https://',
      'http://',
      '/',
      '//',
      '#',
      'data:',
      'vbscript:',
      '\\',
      '',
    );
    const url = fc.tuple(scheme, fc.string()).map(([one, rest]) => one + rest);
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        '\n\n',
        '> ',
        '- ',
        '1. ',
        '|',
        '|--|\n',
        '**',
        '`',
        '<b>',
        '![',
        '](',
        '<',
        '>',
        '&#106;',
        '\t',
        '\\',
      ),
      fc.tuple(fc.string(), url).map(([label, to]) => `[${label}](${to})`),
      url.map((to) => `<${to}>`),
      url.map((to) => `[x]: ${to}\n\n[x]`),
    );
    const names = 'p h3 h4 ul ol li blockquote strong em del code table thead tbody tr th td'.split(' ');
    const seen = { links: 0, refused: 0, compiled: 0 };
    const visit = (node: MarkdownInline): void => {
      if (typeof node === 'string') return;
      const [name] = node;
      if (name === 'br' || name === 'hr') return;
      if (name === 'a') {
        seen.links++;
        const target = new URL(node[1], 'https://gala.test/h5_ac/page');
        expect(['https:']).toContain(target.protocol);
        if (!node[1].startsWith('https://')) expect(target.host).toBe('gala.test');
        for (const inner of node[2]) visit(inner);
        return;
      }
      expect(names).toContain(name);
      for (const inner of node[1]) visit(inner);
    };
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        try {
          for (const block of compileMarkdown(pieces.join(''), hrefOf)) visit(block);
          seen.compiled++;
        } catch (error) {
          if (!(error instanceof MarkdownError)) throw error;
          seen.refused++;
        }
      }),
      { numRuns: 3000 },
    );
    expect(Math.min(seen.links, seen.refused, seen.compiled), JSON.stringify(seen)).toBeGreaterThan(50);
  });
});
