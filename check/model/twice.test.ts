import { expect, it } from 'vitest';
import type { CheckedFile } from './file.ts';
import { twice } from './twice.ts';

const document = {
  pages: [
    { fields: [{ id: 'name', colour: 'red' }, { id: 'age' }] },
    { fields: [{ id: 'name' }, {}, {}, { id: 'year', colour: 'red' }] },
  ],
};
const lists = ['/pages/0/fields', '/pages/1/fields'];
const file = (told = '') =>
  ({
    document,
    taint: { covers: (at: string) => at === told, touches: () => false },
  }) as unknown as CheckedFile;

it('an id stands once in lists that belong together; entries without one are no twins', () => {
  expect(twice(file(), lists, 'field')).toEqual([
    {
      pointer: '/pages/1/fields/0/id',
      message: 'the field `name` is there twice: nobody could tell them apart',
      expected: 'an id of its own',
      got: 'name',
      related: [{ pointer: '/pages/0/fields/0/id', message: 'the first one' }],
    },
  ]);
  expect(twice(file(), lists.slice(1), 'field')).toEqual([]);
});

it('of another key, too', () => {
  expect(twice(file(), lists, 'colour', 'colour')).toMatchObject([
    { pointer: '/pages/1/fields/3/colour', expected: 'a colour of its own', got: 'red' },
  ]);
});

it('what is told already is not told again', () => {
  expect(twice(file('/pages/1/fields/0/id'), lists, 'field')).toEqual([]);
});
