import { expect, it } from 'vitest';
import type { Queryable } from '../database/database.ts';
import { tell } from './messages.ts';
import { roomOf } from './room.ts';

it('messages are told in one order, whatever they come in: two who tell the same wait for each other', async () => {
  const kind = roomOf('bell').kind();
  const all = ['b/1', 'a/2', 'a/1', 'c/1'].map((name) => {
    const [user = '', reference = ''] = name.split('/');
    return { user, activity: 'fair', kind, reference, at: 0 };
  });
  const written: string[] = [];
  const tx = {
    query: async (_: string, parameters: unknown[]) => {
      written.push(JSON.stringify(parameters));
      return { rows: [] };
    },
  } as unknown as Queryable;
  await tell(tx, all);
  await tell(tx, all.toReversed());
  expect(written[0]).toBe(written[1]);
  expect(written[0]).toMatch(/a.*b.*c/);
});
