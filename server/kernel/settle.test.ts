import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { newUser, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { balanceOf, pointsOf } from '../ledger/accounts.ts';
import { readCampaigns } from './campaigns.ts';
import type { Mechanic } from './mechanic.ts';
import { settleDue } from './settle.ts';
import { type Settling, subjectsWith } from './settling.ts';

const schedule = { start: '2025-06-10T00:00:00+08:00', end: '2025-06-17T00:00:00+08:00' };
let db: Database;
/** From the best to the last. */
let people: readonly string[];

beforeAll(async () => {
  db = await openTestDatabase();
  people = [(await newUser(db)).id, (await newUser(db)).id, (await newUser(db)).id];
}, 60_000);
afterAll(() => db.close());

const due = noon;
const gives = (points: number) => [{ kind: 'points', points } as const];

/** A room whose only order is of those three. */
const bell = (more: Partial<Settling>): Mechanic => ({
  name: 'bell',
  rules: { key: 'bell', read: () => ({}) },
  settle: () => [
    {
      subject: 'loudest',
      due,
      listed: 2,
      tiers: [
        { id: 'first', from: 1, to: 1, gives: gives(100) },
        { id: 'others', from: 2, to: 3, gives: gives(10) },
      ],
      rewarded: [],
      standing: {
        sql: 'SELECT user_id, score, 1::int8 AS reached_at FROM unnest($1::text[], $2::int8[]) AS n(user_id, score)',
        parameters: [people, [30, 20, 10]],
      },
      ...more,
    },
  ],
});

let campaigns = 0;
/** What each of the three has after a settlement, and how many were settled. */
async function settled(more: Partial<Settling>, ...moments: readonly number[]) {
  campaigns += 1;
  const route = `bells-${campaigns}`;
  const mechanics = [bell(more)];
  const known = readCampaigns([{ route, document: { schedule, campaign: { bell: {} } } }], mechanics);
  const counts = [];
  for (const now of moments) counts.push(await settleDue(db, known, mechanics, now));
  const points = await Promise.all(people.map((user) => balanceOf(db, pointsOf(route, user))));
  return { counts, points };
}

it('an order is settled when it is due, not before, and paid once', async () => {
  expect(await settled({}, due - 1)).toEqual({ counts: [0], points: [0, 0, 0] });
  expect(await settled({}, due, due + 1)).toEqual({ counts: [1, 0], points: [100, 10, 0] });
});

it('what comes once stays settled where the beginning of its campaign is moved; anything else is settled in each round', async () => {
  const days = async (once: Pick<Settling, 'once'>) => {
    campaigns += 1;
    const route = `bells-${campaigns}`;
    const mechanics = [bell(once)];
    const settle = (start: string, now: number) =>
      settleDue(
        db,
        readCampaigns(
          [{ route, document: { schedule: { ...schedule, start }, campaign: { bell: {} } } }],
          mechanics,
        ),
        mechanics,
        now,
      );
    const moved = '2025-06-09T00:00:00+08:00';
    const counts = [await settle(schedule.start, due), await settle(moved, due + 1)];
    return [...counts, await balanceOf(db, pointsOf(route, people[0] ?? ''))];
  };
  expect(await days({ once: true })).toEqual([1, 0, 100]);
  expect(await days({})).toEqual([1, 1, 200]);
});

it('who shares a place is asked of what was settled', async () => {
  const asked: unknown[] = [];
  const sharers: Settling['sharers'] = async (_, { activity, subject, round }, place) => {
    asked.push([activity, subject, round, place]);
    return place === 1 ? people.slice(1) : people.slice(0, 1);
  };
  expect(await settled({ sharers }, due)).toMatchObject({ points: [10, 100, 100] });
  const of = [`bells-${campaigns}`, 'loudest', '2025-06-10'];
  expect(asked).toEqual([
    [...of, 1],
    [...of, 2],
  ]);
});

it('the table that is written is held before the room keeps anything', async () => {
  const held: unknown[] = [];
  const close: Settling['close'] = async (tx) => {
    const { rows } = await tx.query(
      `SELECT mode FROM pg_locks WHERE relation = 'facts'::regclass AND mode = 'ShareLock' AND granted`,
    );
    held.push(rows);
  };
  await settled({ locks: 'facts', close }, due);
  await settled({ close }, due);
  expect(held).toEqual([[{ mode: 'ShareLock' }], []]);
});

it('what is named by two ids is named alike in code and in SQL', async () => {
  const rounds = subjectsWith(' round ');
  const { rows } = await db.query(
    `SELECT ${rounds.sql('n.one', 'n.other')} AS subject FROM (VALUES ('frost', 'night-1')) AS n(one, other)`,
  );
  expect(rows).toEqual([{ subject: rounds.of('frost', 'night-1') }]);
});

it('where no steps are named, all places that people see are paid; else as many as those who take part allow', async () => {
  const steps = (participants: number, places: number) => ({ rewarded: [{ participants, places }] });
  expect(await settled({ listed: 3 }, due)).toMatchObject({ points: [100, 10, 10] });
  expect(await settled(steps(3, 1), due)).toMatchObject({ points: [100, 0, 0] });
  expect(await settled(steps(4, 1), due)).toMatchObject({ points: [0, 0, 0] });
});

it('whoever is paid is told once, where the room has words for it; a place that gives nothing is not told', async () => {
  const words = { cn: '{{place}}', tw: '{{place}}', en: '{{place}}', th: '{{place}}', vi: '{{place}}' };
  const told = async (gong: Pick<Mechanic, 'name' | 'messages'>) => {
    campaigns += 1;
    const route = `bells-${campaigns}`;
    const tiers = [
      { id: 'first', from: 1, to: 2, gives: gives(5) },
      { id: 'last', from: 3, to: 3, gives: [] },
    ];
    const mechanics = [{ ...bell({ listed: 3, tiers }), ...gong }];
    const known = readCampaigns([{ route, document: { schedule, campaign: { bell: {} } } }], mechanics);
    await Promise.all([1, 2].map(() => settleDue(db, known, mechanics, due)));
    await settleDue(db, known, mechanics, due + 1);
    const { rows } = await db.query(
      'SELECT user_id, kind, reference, params, at FROM told_messages WHERE activity = $1 ORDER BY params',
      [route],
    );
    return rows;
  };
  const one = { kind: 'bell', reference: 'loudest 2025-06-10', at: due };
  expect(await told({ name: 'bell', messages: { bell: { sort: 'won', text: words } } })).toEqual([
    { ...one, user_id: people[0], params: '{"place":1}' },
    { ...one, user_id: people[1], params: '{"place":2}' },
  ]);
  expect(await told({ name: 'bell', messages: { 'bell-other': { sort: 'won', text: words } } })).toEqual([]);
});
