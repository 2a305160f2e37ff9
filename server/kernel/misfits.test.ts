import { expect, it } from 'vitest';
import { withMisfits } from './misfits.ts';

interface Outcome {
  id: string | null;
  became: string;
  reason?: string;
  field?: string;
}
const fits = (id: string): Outcome => ({ id, became: 'kept' });
const merged = (outcomes: Outcome[], misfits: Parameters<typeof withMisfits>[1]): Outcome[] =>
  withMisfits<Outcome>(outcomes, misfits, 'id', (id, refused) => ({ id, ...refused }));
const refused = { became: 'refused', reason: 'invalid' };

it('what does not fit stands where it came, with its id and what is wrong of it', () => {
  const misfits = [
    { index: 0, place: '', entry: { id: 'a' }, field: 'at' },
    { index: 2, place: '', entry: { id: 'c' }, field: 'to' },
    { index: 4, place: '', entry: { id: 'e' }, field: 'at' },
  ];
  expect(merged([fits('b'), fits('d')], misfits)).toEqual([
    { id: 'a', ...refused, field: 'at' },
    fits('b'),
    { id: 'c', ...refused, field: 'to' },
    fits('d'),
    { id: 'e', ...refused, field: 'at' },
  ]);
});

it.each([
  ['is wrong itself', { id: 'way too long' }, 'id'],
  ['is not a text', { id: 7 }, 'at'],
  ['is not there', {}, 'at'],
  ['is that of nothing', null, 'at'],
])('an id that %s is none', (_, entry, field) => {
  expect(merged([], [{ index: 0, place: '', entry, field }])).toEqual([{ id: null, ...refused, field }]);
});

it('what is wrong as a whole names no field', () => {
  expect(merged([], [{ index: 0, place: '', entry: 'text', field: '' }])).toEqual([{ id: null, ...refused }]);
});
