import { afterAll, beforeAll, expect, it } from 'vitest';
import rewardSchema from '../../schemas/common/reward.schema.json' with { type: 'json' };
import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { testRoom } from '../fixtures/test-room.ts';
import { type GrantedRow, grant, granted, toldGrant, toldReward } from './grant.ts';

let db: Database;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.query("INSERT INTO users VALUES ('anna', '', '')");
}, 60_000);

afterAll(() => db.close());

const rewards: readonly (readonly [Reward, object])[] = [
  [
    { kind: 'points', points: 50 },
    { points: 50, prize: null, days: null },
  ],
  [
    { kind: 'prize', prize: 'halo' },
    { points: null, prize: 'halo', days: null },
  ],
  [
    { kind: 'prize', prize: 'halo', days: 7 },
    { points: null, prize: 'halo', days: 7 },
  ],
  [
    { kind: 'card', card: 'moon' },
    { points: null, prize: null, days: null, card: 'moon' },
  ],
  [
    { kind: 'ticket', draw: 'wheel', tickets: 3 },
    { points: null, prize: null, days: null, draw: 'wheel', tickets: 3 },
  ],
];

// Apps read the first three of each: what a reward is not is null, and never missing. Only later kinds have more.
it.each(rewards)('%j is told whole, and so is what was noted of it', async (reward, told) => {
  expect(toldReward(reward)).toStrictEqual(told);
  const reference = JSON.stringify(reward);
  const to = { activity: 'fair', user: 'anna', kind: testRoom.kind('test-given'), reference, at: 1 };
  await db.transaction((tx) => grant(tx, to, [reward]));
  const { rows } = await db.query<GrantedRow>(`SELECT ${granted} FROM grants g WHERE reference = $1`, [
    reference,
  ]);
  expect(rows.map(toldGrant)).toStrictEqual([told]);
});

it('of each kind there is one', () => {
  const kinds = rewardSchema.oneOf.map(({ properties }) => properties.kind.const);
  expect(new Set(rewards.map(([{ kind }]) => kind))).toEqual(new Set(kinds));
});
