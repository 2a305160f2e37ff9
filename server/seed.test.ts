// By turns, 7 s: seeds a campaign, and looks at what people have in it.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mechanics } from '../mechanics/index.ts';
import { audit } from './audit.ts';
import type { Database } from './database/database.ts';
import { everyRoom } from './fixtures/every-room.ts';
import { createHarness, fair, type Harness, noon } from './fixtures/harness.ts';
import { openTestDatabase } from './fixtures/test-database.ts';
import { readCampaigns } from './kernel/campaigns.ts';
import { seedPeople } from './seed/people.ts';
import { pick } from './seed/random.ts';
import { createLifeStream } from './seed/stream.ts';
import { type DemoSession, openDemoSessions, seed } from './seed.ts';

const campaigns = readCampaigns([fair], mechanics);
let db: Database;
let h: Harness;
let sessions: readonly DemoSession[];

beforeAll(async () => {
  db = await openTestDatabase();
  await seed(db, campaigns, noon);
  sessions = await openDemoSessions(db, noon);
  h = await createHarness(db);
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

async function rowCount(table: string): Promise<number> {
  const { rows } = await db.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`);
  return rows[0]?.rows ?? 0;
}

describe('the seed', () => {
  it('agrees to the unit', async () => {
    expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
  });

  it('an audit would see a unit that is missing, and what a mechanic keeps', async () => {
    await db.query("UPDATE activity_totals SET points = points + 1 WHERE kind = 'gift'");
    expect((await audit(db, everyRoom))['milestones: the total is the sum of all that counts']).toBe(1);
    await db.query("UPDATE activity_totals SET points = points - 1 WHERE kind = 'gift'");
    const oneAccount = 'account_id = (SELECT min(account_id) FROM ledger_accounts WHERE owner = $1)';
    await db.query(`UPDATE ledger_accounts SET balance = balance + 1 WHERE ${oneAccount}`, ['100001']);
    expect((await audit(db, everyRoom))['ledger: balance is the sum of its entries']).toBe(1);
    await db.query(`UPDATE ledger_accounts SET balance = balance - 1 WHERE ${oneAccount}`, ['100001']);
  });

  it('has people with different names in several scripts', () => {
    const people = seedPeople();
    expect(people.length).toBeGreaterThanOrEqual(150);
    expect(new Set(people.map((person) => person.nickname)).size).toBe(people.length);
    const scripts = [
      /\p{Script=Han}/u,
      /\p{Script=Thai}/u,
      /\p{Script=Latin}/u,
      /[ạảấậắệọỏốộớợừứựếềễ]/u,
      /\p{Script=Hiragana}/u,
    ];
    for (const script of scripts) {
      expect(people.filter((person) => script.test(person.nickname)).length).toBeGreaterThanOrEqual(10);
    }
    for (const { nickname } of people) expect([...nickname].length).toBeLessThanOrEqual(14);
  });

  it('fills boards beyond twenty rows, past days too, with ties', async () => {
    const charm = await h.call('GET', '/v2/activities/fair/boards/charm?size=50');
    expect(charm.data.total).toBe(30);
    const day = await h.call('GET', '/v2/activities/fair/boards/daily?day=1&size=50');
    expect(day.data).toMatchObject({ settled: true });
    expect(day.data.total).toBeGreaterThan(20);
    const scores = (day.data.rows as { score: number }[]).map((row) => row.score);
    expect(new Set(scores).size).toBeLessThan(scores.length);
  });

  it('lets the rich buy, the modest buy little, and the newcomer nothing', async () => {
    const balances = [];
    for (const { token } of sessions) {
      balances.push((await h.call('GET', '/v2/activities/fair/balance', { token })).data.amount);
    }
    const [rich, modest, newcomer] = balances;
    expect(rich).toBeGreaterThanOrEqual(314);
    expect(modest).toBeGreaterThanOrEqual(7);
    expect(newcomer).toBe(0);
  });

  it('signs people in under the names that they have', async () => {
    const { rows } = await db.query<{ user_id: string; nickname: string }>(
      'SELECT user_id, nickname FROM users',
    );
    const names = new Map(rows.map(({ user_id, nickname }) => [user_id, nickname]));
    for (const { userId, nickname } of sessions) expect(nickname).toBe(names.get(userId));
  });

  it('signs them in for thirty days, and no longer', async () => {
    const { rows } = await db.query<{ expires_at: number }>(
      'SELECT DISTINCT expires_at FROM tokens WHERE user_id = ANY($1::text[])',
      [sessions.map(({ userId }) => userId)],
    );
    expect(rows).toEqual([{ expires_at: noon + 30 * 86_400_000 }]);
  });

  it('picks from nothing nothing, and says so', () => {
    expect(pick(['a', 'b'], () => 0.99)).toBe('b');
    expect(() => pick([], () => 0)).toThrow('Nothing to pick from');
  });

  it('adds nothing when it is done again, but new sessions', async () => {
    const before = await Promise.all(['users', 'facts', 'posting_entries', 'wall_posts'].map(rowCount));
    await seed(db, campaigns, noon);
    const again = await openDemoSessions(db, noon);
    const after = await Promise.all(['users', 'facts', 'posting_entries', 'wall_posts'].map(rowCount));
    expect(after).toEqual(before);
    expect(again[0]?.token).not.toBe(sessions[0]?.token);
  });
});

describe('the stream of gifts', () => {
  it('moves boards while it is switched on, by the rules of the API', async () => {
    const failures: unknown[] = [];
    const stream = createLifeStream({
      db,
      campaigns: () => campaigns,
      mechanics,
      clock: () => noon,
      interval: 5,
      onError: (error) => failures.push(error),
    });
    const told = async (): Promise<number> => {
      const { rows } = await db.query<{ told: number }>(
        "SELECT count(*)::int4 AS told FROM facts WHERE id LIKE 'stream:%'",
      );
      return rows[0]?.told ?? 0;
    };
    const before = await told();
    stream.start();
    expect(stream.running).toBe(true);
    await expect.poll(() => stream.sent, { timeout: 5000 }).toBeGreaterThanOrEqual(5);
    await stream.stop();
    const sent = stream.sent;
    expect(await told()).toBe(before + sent);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stream.sent).toBe(sent);
    expect(failures).toEqual([]);
    expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
  });

  it('that is stopped has nothing before it, so that starting it again makes one of it and not two', async () => {
    vi.useFakeTimers();
    try {
      const stream = createLifeStream({ db, campaigns: () => campaigns, mechanics, clock: () => noon });
      stream.start();
      expect(vi.getTimerCount()).toBe(1);
      await stream.stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves a campaign alone that is not live', async () => {
    const stream = createLifeStream({
      db,
      campaigns: () => campaigns,
      mechanics,
      clock: () => 0,
      interval: 2,
    });
    stream.start();
    await new Promise((resolve) => setTimeout(resolve, 40));
    await stream.stop();
    expect(stream.sent).toBe(0);
  });
});
