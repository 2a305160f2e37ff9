import { expect, it } from 'vitest';
import { uniqueRows } from './unique-rows.ts';

it('rows that say who they are stand once, the first of them; others are left alone', () => {
  const rows = [
    { id: 1, a: 1 },
    { id: 1, a: 2 },
    { rank: 2 },
    { rank: 2 },
    { user_id: 'u' },
    { user_id: 'u' },
  ];
  expect(uniqueRows(rows)).toEqual([{ id: 1, a: 1 }, { rank: 2 }, { user_id: 'u' }]);
  const plain = [null, null, 'a', 'a', undefined, {}, {}];
  expect(uniqueRows(plain)).toEqual(plain);
});
