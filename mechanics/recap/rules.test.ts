import { expect, it } from 'vitest';
import { mayOpen, recap, stateOf } from './rules.ts';

const schedule = { start: 1_000, end: 10_000_000 };
const read = (more: object = {}) =>
  recap.read(
    {
      reveals: '1970-01-01T05:00:00Z',
      figures: [{ id: 'given', of: 'sum', name: {} as never }],
      ...more,
    },
    { id: 'a', schedule, offset: 480 },
  );

it('counts the whole campaign where nothing else is said, and what is heard of within ten minutes', () => {
  expect(read()).toMatchObject({ opens: 1_000, locks: 10_000_000, bell: 10_600_000, due: 10_660_000 });
  expect(read({ opens: '1970-01-01T00:01:00Z', locks: '1970-01-01T01:00:00Z' })).toMatchObject({
    opens: 60_000,
    locks: 3_600_000,
    bell: 4_200_000,
  });
  expect(read().figures).toMatchObject([{ by: 'sender', counts: [{ fact: 'gift', measure: 'points' }] }]);
});

it('is seen from its moment on, once it is counted, by whoever signs in', () => {
  const block = read();
  const at = block.reveals;
  const says = (user: string | null, counted: boolean, now: number) => [
    stateOf(block, counted, now),
    mayOpen(block, user, counted, now),
  ];
  expect(says('1', true, at - 1)).toEqual(['soon', { reason: 'NOT_OPEN', nextAt: at }]);
  expect(says(null, true, at - 1)).toEqual(['soon', { reason: 'NOT_OPEN', nextAt: at }]);
  expect(says('1', false, at)).toEqual(['counting', { reason: 'NOT_OPEN', nextAt: null }]);
  expect(says('1', true, at)).toEqual(['ready', { reason: null, nextAt: null }]);
  expect(says(null, true, at)).toEqual(['ready', { reason: 'TOKEN_EXPIRED', nextAt: null }]);
});
