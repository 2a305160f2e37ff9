import { expect, it } from 'vitest';
import { languages } from './language.ts';
import { marksOf } from './marks.ts';

it('a label, a pause and a list are written as each language writes them', () => {
  const said = languages.map((lang) => {
    const { colon, comma, list } = marksOf[lang];
    return `A${colon}B${list}C${comma}D`;
  });
  expect(said).toEqual(['A：B、C，D', 'A：B、C，D', 'A: B, C, D', 'A: B C D', 'A: B, C, D']);
});
