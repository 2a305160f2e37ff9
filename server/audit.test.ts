// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { everyRoom } from './fixtures/every-room.ts';
import { noon } from './fixtures/harness.ts';
import { openFair } from './fixtures/open-fair.ts';
import { planted } from './fixtures/planted.ts';
import type { Mechanic } from './kernel/mechanic.ts';
import { roomOf } from './kernel/room.ts';
import { grant } from './ledger/grant.ts';

const { h } = openFair();

/** Words under which a room gives: people read of them in their points, or its name where what is settled is paid. */
const givingOf = (room: Partial<Mechanic>): readonly string[] => {
  const others = [...(room.books ?? []), ...(room.rules?.tells ?? []).map(({ kind }) => kind)];
  const read = Object.keys(room.movements ?? {}).filter((word) => !others.includes(word));
  return [...new Set([...read, ...(room.settle && room.name ? [room.name] : [])])];
};

it('a grant without a cause is seen, whichever room would have given it', async () => {
  const { id } = await h.newUser();
  const unseen: string[] = [];
  const seen: string[] = [];
  for (const room of everyRoom) {
    const words = [room.name, ...(room.kinds ?? [])];
    for (const word of givingOf(room)) {
      const kind = roomOf(room.name, words).kind(word);
      const to = { activity: 'fair', user: id, kind, reference: 'nothing', at: noon };
      const found = await planted(h.db, (tx) => grant(tx, to, [{ kind: 'prize', prize: 'garland' }]));
      (found.length > 0 ? seen : unseen).push(word);
    }
  }
  expect(unseen).toEqual([]);
  expect(seen.length).toBeGreaterThan(12);
}, 120_000);
