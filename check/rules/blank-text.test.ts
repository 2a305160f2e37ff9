import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

describe('check blank-text', () => {
  it.each([' ', '\n\t', '\u00a0', '\u200b', '\u3000', '\u2060 \ufeff'])('%j says nothing', (text) => {
    expect(only(set('/body/6/label/en', text))).toMatchObject({
      rule: 'blank-text',
      pointer: '/body/6/label/en',
    });
    expect(only(set('/body/7/rules/0/text/cn', text))).toMatchObject({ rule: 'blank-text' });
  });

  it('an empty one is told by the schema, once', () => {
    expect(only(set('/title/en', ''))).toMatchObject({ rule: 'schema', pointer: '/title/en' });
  });

  it('one letter, a picture sign, and a live value say something', () => {
    for (const text of ['1', '🌹', '{{ day }}']) expect(check(set('/body/6/label/en', text))).toEqual([]);
  });
});
