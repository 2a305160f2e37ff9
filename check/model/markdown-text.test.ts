import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsed, readMarkdown } from './markdown-text.ts';

const PIECES = [
  '**',
  '**',
  '*',
  '_',
  'a',
  '字',
  'ที่',
  '9',
  ' ',
  '  ',
  '\n',
  '- ',
  '1. ',
  '# ',
  '> ',
  '.',
  '：',
  '。',
  '（',
  '）',
];
const RARE = ['\t', '\\', '`', '|', '[a](#b)', '<b>', '---', '~~~', '$', '😀', '\r\n', '&#42;', '!'];

describe('a quick look at Markdown', () => {
  it('says what parsing says', { timeout: 60_000 }, () => {
    const piece = fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.constantFrom(...RARE) },
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const text = pieces.join('');
        expect(readMarkdown(text)).toEqual(parsed(text));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['a star too many', 'a **b** c**', { stars: [{ offset: 9, length: 2 }] }],
    ['a bold that no letter begins', '字**（a）**字', { stars: [{ offset: 1, length: 2 }] }],
    ['a bold that a sign ends before a letter', '**a。**字', { stars: [{ offset: 0, length: 2 }] }],
    ['a bold that emphasis ends', '_a **b_ c**', { stars: [9, 3].map((offset) => ({ offset, length: 2 })) }],
    ['bold that touches bold', '**a****b**', { stars: [{ offset: 3, length: 2 }] }],
    ['a link', '[a](#b)', { links: [{ offset: 0, length: 7, to: '#b' }] }],
    ['HTML', 'a <b>c', { refused: [{ offset: 2, length: 3, type: 'html' }] }],
    ['an indented line', '    a', { refused: [{ offset: 0, length: 5, type: 'code' }] }],
    ['nothing in words and bold', '# a\n\n- **b：** c\n- d **5**', {}],
  ])('finds %s', (_name, text, found) => {
    expect(readMarkdown(text)).toEqual({ links: [], refused: [], rows: [], stars: [], ...found });
  });
});
