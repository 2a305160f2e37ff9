// By turns: invents results of everybody.
import { expect, it } from 'vitest';
import { insertAll } from '../../../server/database/insert-all.ts';
import { noon } from '../../../server/fixtures/harness.ts';
import { demoUsers } from '../../../server/seed/demo.ts';
import { seedPeople } from '../../../server/seed/people.ts';
import { seedPersonality } from './seed.ts';
import { db, openServer } from './testing.ts';

openServer();

const day = 86_400_000;

it('the test has been taken over the last twenty days, by some of the people and no demo user', async () => {
  const people = seedPeople();
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', people);
  await seedPersonality(db, people, ['cats', 'tea'], noon);
  const { rows } = await db.query<{ user_id: string; at: number; tally: string }>(
    'SELECT user_id, at, tally FROM mbti_results ORDER BY result_id',
  );
  const moments = rows.map(({ at }) => at);
  expect(moments, 'who came later has a later number').toEqual(moments.toSorted((a, b) => a - b));
  for (const { tally } of rows) {
    const asked = Object.values(JSON.parse(tally) as Record<string, number>).reduce(
      (all, one) => all + one,
      0,
    );
    expect(asked, 'five questions for each of four pairs').toBe(20);
  }
  expect(rows.length).toBeGreaterThan(people.length / 2);
  expect(rows.length).toBeLessThan(people.length);
  expect(rows.filter(({ user_id }) => demoUsers.some(({ userId }) => userId === user_id))).toEqual([]);
  expect(rows.filter(({ at }) => at > noon || at <= noon - 20 * day)).toEqual([]);
  expect(rows.filter(({ at }) => at < noon - 10 * day).length).toBeGreaterThan(rows.length / 4);
  expect(rows.filter(({ at }) => at > noon - 10 * day).length).toBeGreaterThan(rows.length / 4);
  const { rows: joins } = await db.query<{ topic: string; user_id: string; at: number }>(
    'SELECT topic, user_id, at FROM mbti_topic_joins ORDER BY at',
  );
  const tested = new Set(rows.map(({ user_id }) => user_id));
  expect(joins.filter(({ user_id }) => !tested.has(user_id))).toEqual([]);
  for (const topic of ['cats', 'tea']) {
    const moments = joins.filter((one) => one.topic === topic).map(({ at }) => at);
    expect(moments.length).toBeGreaterThan(rows.length / 20);
    expect(moments.length).toBeLessThan(rows.length);
    expect(moments.filter((at) => at > noon || at <= noon - 20 * day)).toEqual([]);
    expect(moments.filter((at) => at < noon - 10 * day).length).toBeGreaterThan(moments.length / 4);
  }
});
