import { describe, expect, it } from 'vitest';
import { fixedLetters, fixedLettersOfHouse } from './letter-sizes.ts';

describe('sizes of letters', () => {
  it('follow what readers have set on their phone, all over the house', () => {
    expect(fixedLettersOfHouse()).toEqual([]);
  });

  it('are told where they are in px, with what to write', () => {
    const css =
      '.a {\n  color: red;\n  font-size: 14px;\n}\n.b { font: 700 20px/1.2 serif; line-height: 24px }';
    expect(fixedLetters('widgets/a/style.css', css)).toEqual([
      'widgets/a/style.css:3 font-size: 14px: letters in px; write 0.875rem for 14px',
      'widgets/a/style.css:5 font: 700 20px/1.2 serif: letters in px; write 1.25rem for 20px',
      'widgets/a/style.css:5 line-height: 24px: letters in px; write 1.5rem for 24px',
    ]);
  });

  it('may be rem, nothing, a field’s smallest beside rem, or as wide as their place', () => {
    const css =
      '.a { font: inherit; font-size: 0.875rem; line-height: 1.4 } .b { font-size: max(16px, 1rem) } .c { font-size: min(122vw / 7, 586px / 7) } .d { font-size: 0px } .e { --line-height: 20px }';
    expect(fixedLetters('widgets/a/style.css', css)).toEqual([]);
  });
});
