// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { audit } from './audit.ts';
import { everyRoom } from './fixtures/every-room.ts';
import { noon } from './fixtures/harness.ts';
import { openFair } from './fixtures/open-fair.ts';
import { planted } from './fixtures/planted.ts';
import { insertFacts } from './kernel/insert-facts.ts';
import type { Mechanic } from './kernel/mechanic.ts';
import { roomOf } from './kernel/room.ts';
import { grant } from './ledger/grant.ts';

const { h, gift } = openFair();

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

it('a fact that does not say any more what its hash is of is seen', async () => {
  const [a, b] = [await h.newUser(), await h.newUser()];
  expect((await gift(a.id, b.id, { gift: 'rose', count: 2 })).code).toBe(0);
  const rule = 'facts: each fact has the hash of what it says';
  const mine = `WHERE from_user = '${a.id}'`;
  expect(await planted(h.db, 'SELECT 1')).toEqual([]);
  for (const change of [
    "request_hash = 'other'",
    "thing = 'castle'",
    'count = 3',
    'at = at + 1',
    `to_user = '${a.id}'`,
    "room = 'live-1'",
  ])
    expect(await planted(h.db, `UPDATE facts SET ${change} ${mine}`), change).toContain(rule);
});

it.each([
  ['of no group', undefined],
  ['of a room', { room: 'live-1' }],
  ['of a couple and a guild', { couple: 'c"1', guild: 'g\\1' }],
])('the hash of a fact is made by SQL as it was made, whatever it names: %s', async (_what, groups) => {
  const { id } = await h.newUser();
  const things = [
    '',
    'rose',
    '"\\/',
    'line\nfeed\ttab\u0001\u001f\u007f',
    'é 玫瑰 🌹 \u2028\u2029 \ufeff',
    '<b>&amp;',
  ];
  const fact = {
    kind: 'gift',
    from: id,
    to: id,
    count: 1,
    points: 0,
    earned: 0,
    at: noon,
    heard: noon,
  } as const;
  await h.db
    .transaction(async (tx) => {
      const told = things.map((thing, nth) => ({
        ...fact,
        kind: roomOf('gifts', ['gift']).kind('gift'),
        id: `odd-${nth}`,
        thing,
        ...(groups && { groups }),
      }));
      expect((await insertFacts(tx, 'fair', told)).fresh).toHaveLength(things.length);
      const found = (await audit(tx, everyRoom))['facts: each fact has the hash of what it says'];
      throw Object.assign(new Error('back'), { found });
    })
    .catch(({ found, ...error }: { found?: number }) => expect(found, JSON.stringify(error)).toBe(0));
});
