import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../audit.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPgliteInMemory } from './pglite.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
const names = readdirSync(folder).sort();
let db: Database;

beforeAll(async () => {
  db = await openPgliteInMemory();
}, 60_000);

afterAll(async () => {
  await db.close();
});

it('migrations are numbered from 1, each number once', () => {
  const numbers = names.map((name) => Number(name.slice(0, 3)));
  expect(numbers).toEqual(names.map((_, i) => i + 1));
});

it('008, 009: keys that there are get their end, results their numbers; gifts are facts', async () => {
  await db.script('CREATE TABLE migrations (name text PRIMARY KEY)');
  for (const name of names.filter((one) => one < '008')) {
    await db.script(readFileSync(`${folder}${name}`, 'utf8'));
    await db.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  }
  const answers = {
    order: '{"code":0,"message":"ok","data":{"orderId":"1"}}',
    refusal: '{"code":1203,"message":"Sold out","data":null}',
    result: '{"code":0,"message":"ok","data":{"id":"1","level":"entry"}}',
  };
  await db.script("INSERT INTO users VALUES ('a', 'A', ''), ('b', 'B', '')");
  for (const [key, answer] of Object.entries(answers))
    await db.query("INSERT INTO idempotency_keys VALUES ('a', $1, '', $2, 1000)", [key, answer]);
  await db.script(`
    INSERT INTO gift_events VALUES ('e', 'h', 'fair', 'rose', 'a', 'b', 2, 20, 10, 5, 6);
    INSERT INTO mbti_results (user_id, level, type, tally, at) VALUES
      ('a', 'entry', 'INFP', '{}', 1), ('b', 'entry', 'INFP', '{}', 2), ('a', 'picked', 'INFP', '{}', 3),
      ('a', 'entry', 'ENFJ', '{}', 4);
    INSERT INTO mbti_people (user_id, result_id, type, tests, at) VALUES
      ('a', 4, 'ENFJ', 2, 4), ('b', 2, 'INFP', 1, 2)`);
  expect(await migrate(db)).toEqual(names.filter((one) => one >= '008'));
  const keys = await db.query('SELECT key, expires_at FROM idempotency_keys ORDER BY key');
  expect(keys.rows).toEqual([
    { key: 'order', expires_at: null },
    { key: 'refusal', expires_at: 1000 + 86_400_000 },
    { key: 'result', expires_at: 1000 + 14 * 86_400_000 },
  ]);
  const facts = await db.query('SELECT * FROM facts');
  expect(facts.rows).toEqual([
    {
      kind: 'gift',
      id: 'e',
      request_hash: 'h',
      activity: 'fair',
      thing: 'rose',
      from_user: 'a',
      to_user: 'b',
      count: 2,
      points: 20,
      earned: 10,
      at: 5,
      heard: 6,
    },
  ]);
  const results = await db.query<{ nth: number }>('SELECT nth FROM mbti_results ORDER BY result_id');
  expect(results.rows.map(({ nth }) => nth)).toEqual([1, 1, 1, 2]);
  const broken = await audit(db, everyRoom);
  expect(broken).toMatchObject({
    'each type is that of the latest result': 0,
    'results of a level have numbers without a gap': 0,
  });
  await db.query('DELETE FROM mbti_results WHERE result_id = 1');
  await db.query("UPDATE mbti_people SET tests = 5 WHERE user_id = 'b'");
  expect(await audit(db, everyRoom)).toMatchObject({ 'each type is that of the latest result': 1 });
});
