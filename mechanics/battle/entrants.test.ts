// Every third day, 4 s: opens a server with a database of its own.
import { beforeAll, expect, it } from 'vitest';
import type { BattleEntryRound } from '../../schemas/generated/types.gen.ts';
import { fair, noon } from '../../server/fixtures/harness.ts';
import { at, openFair } from '../../server/fixtures/open-fair.ts';
import { planted } from '../../server/fixtures/planted.ts';
import { roomOf } from '../../server/kernel/room.ts';
import { grant } from '../../server/ledger/grant.ts';
import { provenFrom } from '../../tools/verify-draws/from-files.ts';
import { refusals } from './refusals.ts';
import { callsOf, line } from './testing.ts';

const { h, gift } = openFair();
const calls = callsOf(h);
const ids = ['one', 'two', 'three', 'four', 'five'];
const moment = (text: string) => `2025-06-11T${text}:00+08:00`;
const cup = {
  id: 'cup',
  joining: 'support',
  entrants: { board: 'daily', day: 1 },
  sides: ids.map((id) => ({ id, title: `Place ${id}` })),
  pairs: { odd: 'bye', losers: 'out' },
  tie: 'first',
  rounds: [
    { id: 'semi', draws: moment('13:00'), opens: moment('14:00'), locks: moment('16:00') },
    { id: 'final', draws: moment('17:00'), opens: moment('18:00'), locks: moment('20:00') },
  ],
  winners: { least: 1, gives: [{ kind: 'points', points: 3 }] },
};
const document = structuredClone(fair.document) as {
  campaign: { battles: object[]; teams?: object };
};
document.campaign.battles = [cup];
// Their rankings by hours are settled at other times.
delete document.campaign.teams;
const documents = [{ route: 'fair', document }];
const read = (token?: string) => calls.read(token, 'cup');
const settle = (text: string) => {
  const now = at(`2025-06-11T${text}`);
  h.setClock(now);
  return calls.settle(now, documents as never);
};
const pairsOf = ({ lots }: BattleEntryRound) => lots?.pairs?.map(({ sides }) => sides) ?? null;
type One = { readonly id: string; readonly token: string };
let hosts: readonly One[];
let fan: One;

beforeAll(async () => {
  await h.app.setDocuments(documents as never);
  hosts = await Promise.all(Array.from({ length: 5 }, () => h.newUser()));
  fan = await h.newUser();
  h.setClock(at('2025-06-10T12:00:00'));
  // Four come onto the board of the first day, the last of them with the most.
  for (const [nth, { id }] of hosts.slice(0, 4).entries())
    await gift(fan.id, id, { count: nth + 1, at: at('2025-06-10T12:00:00') });
});

it('the first places of a board fight a knockout, fixed once when it is settled', async () => {
  await expect(settle('00:09:59'), 'the board is not settled, and nothing is due').resolves.toBe(0);
  expect((await read()).sides.map(({ user }) => user)).toEqual(Array(5).fill(undefined));
  expect(await read(fan.token)).toMatchObject({ reason: 'NO_JOINING', side: null });
  expect((await calls.join('one', fan.token, 'cup')).code).toBe(refusals.NO_JOINING.code);
  await settle('00:10:00');
  expect((await read()).sides[0]?.user, 'not before the first draw').toBeUndefined();
  await Promise.all([settle('13:00:00'), settle('13:00:00')]);
  const users = (await read()).sides.map(({ user }) => user?.user_id);
  expect(users, 'by place; nobody stands for the last side').toEqual([
    ...[3, 2, 1, 0].map((nth) => hosts[nth]?.id),
    undefined,
  ]);
  const to = { activity: 'fair', user: hosts[3]?.id ?? '', kind: roomOf('tasks').kind(), reference: 'star' };
  await h.db.transaction((tx) => grant(tx, { ...to, at: noon }, [{ kind: 'prize', prize: 'star' }]));
  expect((await read()).sides.map(({ user }) => user?.title)).toEqual([
    '集市之星',
    ...Array(4).fill(undefined),
  ]);
  const [semi, final] = (await read()).rounds;
  expect(
    pairsOf(semi as BattleEntryRound)
      ?.flat()
      .toSorted(),
    'of those alone',
  ).toEqual(ids.slice(0, 4).toSorted());
  expect(pairsOf(final as BattleEntryRound)).toBeNull();
});

it('what is done for an entrant counts for their side, and for nobody else', async () => {
  const when = at('2025-06-11T15:00:00');
  h.setClock(when);
  const [one, other] = pairsOf((await read()).rounds[0] as BattleEntryRound)?.[0] ?? [];
  const hostOf = (side?: string) => hosts[3 - ids.indexOf(side ?? '')]?.id ?? '';
  await gift(fan.id, hostOf(one), { at: when });
  await gift(fan.id, hosts[4]?.id ?? '', { at: when });
  await gift(hostOf(one), fan.id, { at: when });
  expect((await read(fan.token)).rounds[0]?.mine).toBe(10);
  expect((await read()).sides.find(({ id }) => id === one)?.total).toBe(10);
  await settle('16:10:00');
  // In the pair where nothing was given nobody lost: both go on.
  const { rounds } = await read();
  expect(rounds[0]?.sides.find(({ id }) => id === other)?.outcome).toBe('lost');
  await settle('17:00:00');
  const through = pairsOf((await read()).rounds[1] as BattleEntryRound)?.flat() ?? [];
  expect(through.toSorted()).toEqual(
    ids
      .slice(0, 4)
      .filter((id) => id !== other)
      .toSorted(),
  );
  const late = at('2025-06-11T19:00:00');
  h.setClock(late);
  await gift(fan.id, hostOf(other), { count: 9, at: late });
  await settle('20:10:00');
  const { sides, settled } = await read();
  expect(settled, 'the campaign still counts').toBe(false);
  const loser = sides.find(({ id }) => id === other);
  expect([loser?.total, loser?.won], 'what comes for who is out is theirs, and wins nothing').toEqual([
    90, 0,
  ]);
  expect(sides.filter(({ place }) => place === 1).map(({ id, won }) => [id, won > 0])).toEqual([
    [sides.find(({ place }) => place === 1)?.id, true],
  ]);
  expect(loser?.place, 'rounds won come first').toBeGreaterThan(1);
});

it('stays as it was fixed, and the audits hold it to the board', async () => {
  const change = "UPDATE battle_entrants SET place = place + 10 WHERE side = 'one'";
  await expect(h.db.query(change)).rejects.toThrow(/stay/);
  await expect(
    h.db.query(
      `INSERT INTO battle_entrants SELECT activity, battle, held, 'five', subject, 9, user_id FROM battle_entrants WHERE side = 'one'`,
    ),
  ).rejects.toThrow(/unique|duplicate/);
  const off = 'ALTER TABLE battle_entrants DISABLE TRIGGER USER;';
  const fixed = 'battle: entrants are the first places of their board, as they were settled';
  expect(await planted(h.db, 'SELECT 1')).toEqual([]);
  expect(await planted(h.db, `${off} ${change}`)).toContain(fixed);
  expect(await planted(h.db, `${off} DELETE FROM battle_entrants WHERE side = 'two'`)).toContain(fixed);
  expect(
    await planted(h.db, `${off} UPDATE battle_entrants SET user_id = '${fan.id}' WHERE side = 'two'`),
  ).toContain(fixed);
  expect(await planted(h.db, "UPDATE battle_contributions SET side = 'five', joined = NULL")).toContain(
    'battle: what is done for an entrant is done for a side that has one',
  );
});

it('entrants that are fixed late have all that was done for them before, once', async () => {
  const again = structuredClone(document) as typeof document & { campaign: { battles: { id: string }[] } };
  for (const one of again.campaign.battles) one.id = 'late';
  const both = [{ route: 'fair', document: again }];
  await h.app.setDocuments(both as never);
  const now = at('2025-06-11T19:30:00');
  h.setClock(now);
  // The server comes back when the final is on: the semi-final is settled with what the facts say.
  await calls.settle(now, both as never);
  await calls.settle(now, both as never);
  const { rounds, sides } = await calls.read(fan.token, 'late');
  expect(rounds[0]?.mine).toBe(10);
  expect(sides.reduce((sum, { total }) => sum + total, 0)).toBe(100);
  const { rows } = await h.db.query<{ points: number }>(
    "SELECT sum(points)::int8 AS points FROM battle_contributions WHERE battle = 'late'",
  );
  expect(rows[0]?.points).toBe(100);
  await h.app.setDocuments([fair]);
});

it('what was done for them by a clock that is ahead of ours, just before they were fixed, is theirs', async () => {
  const edge = structuredClone(document);
  const round = { id: 'only', draws: moment('20:59'), opens: moment('21:00'), locks: moment('22:00') };
  edge.campaign.battles = [{ ...cup, id: 'edge', rounds: [round] }];
  const both = [{ route: 'fair', document: edge }];
  await h.app.setDocuments(both as never);
  h.setClock(at('2025-06-11T20:59:20'));
  const { code } = await gift(fan.id, hosts[3]?.id ?? '', { count: 1, at: at('2025-06-11T21:00:00') });
  expect(code).toBe(0);
  const fixed = at('2025-06-11T20:59:30');
  h.setClock(fixed);
  await calls.settle(fixed, both as never);
  h.setClock(at('2025-06-11T21:01:00'));
  const { rounds } = await calls.read(fan.token, 'edge');
  expect(rounds[0]?.mine).toBe(10);
  await h.app.setDocuments([fair]);
});

it('whoever is left has won with the results of the campaign, and the receipt proves it', async () => {
  await h.app.setDocuments(documents as never);
  const results = at('2025-06-14T00:00:00');
  h.setClock(results);
  await calls.settle(results, documents as never);
  expect((await read()).settled).toBe(true);
  const text = JSON.stringify(await calls.receipt('cup'));
  expect(provenFrom(['receipt.json'], () => text).exitCode, line(await read())).toBe(0);
  await h.app.setDocuments([fair]);
});
