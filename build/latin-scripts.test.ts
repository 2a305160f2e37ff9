import { describe, expect, it } from 'vitest';
import { latin } from './latin-scripts.ts';

const long = (code: string): string => `${code};${'x;'.repeat(500)}`;
const meant = (code: string): unknown => new Function('x', `return ${code}`)(0);

describe('scripts in Latin letters', () => {
  it.each([
    ["['…', `—`, '😀']"],
    ["/^[、。]+$/u.test('、。')"],
    ["/^[😀]$/u.test('😀')"],
    ["({ น: 1, 'ế': 2 })"],
    ["'é\\n…'"],
  ])('mean the same: %s', (code) => {
    const written = latin(long(code));
    expect(written).not.toBe(long(code));
    expect(written).toMatch(/^[\0-\xff]*$/);
    expect(meant(written)).toEqual(meant(code));
  });

  it.each([
    ['mostly other signs', "'独处时想到以后画面里自然有那个人'"],
    ['one behind a backslash', long("'\\…'")],
    ['a raw template', long('String.raw`…`')],
    ['no other sign', long("'é'")],
  ])('are left as they are: %s', (_what, code) => {
    expect(latin(code)).toBe(code);
  });
});
