import { describe, expect, it } from 'vitest';
import { check, only, set } from '../workbench.ts';

const TEXT = '/body/7/rules/0/text/en';

describe('check markdown', () => {
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

  it('what Markdown does not take for HTML stays', () => {
    expect(check(set(TEXT, 'a < b, 3 > 2, `<b>`, {{ day < 3 ? "<b>" : "b" }}'))).toEqual([]);
  });
});
