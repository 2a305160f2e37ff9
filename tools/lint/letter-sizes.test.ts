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

  it.each([
    ['beside rem of another part', 'font: 700 20px/1.5rem serif', '1.25rem for 20px'],
    ['beside a width of the screen', 'font: 20px/calc(2vw + 1em) serif', '1.25rem for 20px'],
    ['added to rem', 'font-size: calc(1rem + 4px)', '0.25rem for 4px'],
    ['as an end just above rem', 'font-size: min(1rem, 18px)', '1.125rem for 18px'],
    ['as the end of a range', 'font-size: clamp(12px, 1rem, 18px)', '0.75rem for 12px'],
    ['in a range of px and the screen', 'font-size: clamp(12px, 4vw, 18px)', '0.75rem for 12px'],
    ['after a choice that may be', 'font: max(16px, 1rem) / 20px serif', '1.25rem for 20px'],
  ])('are told in px %s', (_, css, write) => {
    expect(fixedLetters('a.css', `.a { ${css} }`)).toEqual([`a.css:1 ${css}: letters in px; write ${write}`]);
  });

  it('may have an end in px that lets them grow by a third', () => {
    const css = '.a { font-size: min(1.5rem, 32px) } .b { font-size: clamp(12px, 1rem, 22px) }';
    expect(fixedLetters('a.css', css)).toEqual([]);
  });

  it('may be rem, nothing, a field’s smallest beside rem, or as wide as their place', () => {
    const css =
      '.a { font: inherit; font-size: 0.875rem; line-height: 1.4 } .b { font-size: max(16px, 1rem) } .c { font-size: min(122vw / 7, 586px / var(--n)) } .d { font-size: 0px } .e { --line-height: 20px }';
    expect(fixedLetters('widgets/a/style.css', css)).toEqual([]);
  });
});
