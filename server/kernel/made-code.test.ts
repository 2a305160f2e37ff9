import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLetters, groupedCode, isSpelt, plainCode } from '../../engine/document/anywhere/code-word.ts';
import { freeLetters, spelt } from './made-code.ts';

const values = fc.array(fc.nat(codeLetters.length - 1), { minLength: freeLetters, maxLength: freeLetters });
const code = values.map(spelt);

describe('codes that people type', () => {
  it('are spelt right as they are made, and as they are typed', () => {
    fc.assert(
      fc.property(code, (plain) => {
        expect(isSpelt(plain)).toBe(true);
        const typed = ` ${groupedCode(plain).toLowerCase().replaceAll('-', ' – ')}\n`;
        expect(plainCode(typed)).toBe(plain);
        expect(groupedCode(plain)).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
      }),
    );
  });

  it('have no letter that is taken for another', () => {
    const used = new Set<string>();
    for (let value = 0; value < codeLetters.length; value += 1)
      for (const letter of spelt(Array.from({ length: freeLetters }, () => value))) used.add(letter);
    expect([...used].sort().join('')).toBe('34679ACDEFGHJKMNPRTUWXY');
  });

  it('one or two wrong letters never make another code', () => {
    const wrong = fc.tuple(code, fc.nat(15), fc.nat(15), code);
    fc.assert(
      fc.property(wrong, ([plain, first, second, other]) => {
        const typed = [...plain]
          .map((letter, at) => (at === first || at === second ? other[at] : letter))
          .join('');
        expect(isSpelt(typed)).toBe(typed === plain);
      }),
      { numRuns: 2000 },
    );
  });

  it('two letters that are swapped, wherever they stand, never make another code', () => {
    fc.assert(
      fc.property(code, fc.nat(15), fc.nat(15), (plain, first, second) => {
        const typed = [...plain];
        [typed[first], typed[second]] = [plain[second] ?? '', plain[first] ?? ''];
        expect(isSpelt(typed.join(''))).toBe(typed.join('') === plain);
      }),
      { numRuns: 2000 },
    );
  });

  it('letters of full width are those that they show; too few, too many and foreign ones are none', () => {
    expect(plainCode('ａｃ３-')).toBe('AC3');
    const plain = spelt(Array.from({ length: freeLetters }, (_, at) => at));
    for (const no of ['', plain.slice(1), `${plain}3`, plain.replace(/./, 'O')])
      expect(isSpelt(no)).toBe(false);
    expect(() => spelt([1, 2])).toThrow();
  });
});
