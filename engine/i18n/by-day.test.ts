import { expect, it } from 'vitest';
import { byDay } from './by-day.ts';
import { formatDate } from './date.ts';

it('rows of one day of the campaign stand together, in their order', () => {
  const items = ['21T16:00:00Z', '21T15:59:59Z', '20T16:00:00Z', '20T15:00:00Z'].map((at, id) => {
    return { id, at: Date.parse(`2025-05-${at}`) };
  });
  const days = byDay(items, (ms) => formatDate(ms, 'en', 480, 'date'));
  expect(days.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
    ['May 22', [0]],
    ['May 21', [1, 2]],
    ['May 20', [3]],
  ]);
  expect(byDay([], String)).toEqual([]);
});
