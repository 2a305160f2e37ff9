import { expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
import { heldIn, namedThings } from './things.ts';

const named = namedThings(
  {
    campaign: {
      gifts: [{ id: 'rose', name: { en: 'Rose', vi: 'Hoa hồng' }, price: 10 }],
      exchange: [
        { id: 'frame', name: { en: 'Rose Frame', vi: 'Khung Hoa hồng' }, cost: 99 },
        { id: 'second', name: { en: 'Rose Frame' }, cost: 52 },
      ],
    },
  },
  loadSchemas(),
);
const held = (sentence: string, lang = 'en') => {
  const all = named.get(lang);
  if (!all) throw new Error(`nothing has a name in ${lang}`);
  return heldIn(sentence, all).map(({ thing, offset }) => [thing.name, offset]);
};

it.each([
  [
    'a long name holds no short one that is part of it',
    'A Rose Frame for 99',
    [
      ['Rose Frame', 2],
      ['Rose Frame', 2],
    ],
  ],
  [
    'beside it the short one is named as well',
    'Rose, Rose Frame',
    [
      ['Rose Frame', 6],
      ['Rose Frame', 6],
      ['Rose', 0],
    ],
  ],
  ['more than one of it is the same thing', 'two roses', [['Rose', 4]]],
  ['a word in which it stands is another word', 'a primrose, a rosebud', []],
])('%s', (_, sentence, things) => {
  expect(held(sentence)).toEqual(things);
});

it('in another language by its names there', () => {
  expect(held('Khung Hoa hồng và hoa hồng', 'vi')).toEqual([
    ['Khung Hoa hồng', 0],
    ['Hoa hồng', 18],
  ]);
});
