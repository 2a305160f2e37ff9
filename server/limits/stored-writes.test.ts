// Every third day, 4 s: opens a server with a database of its own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mechanics } from '../../mechanics/index.ts';
import { refusals } from '../../mechanics/milestones/refusals.ts';
import { createModuleServers } from '../../modules/servers.ts';
import { readContract } from '../api/contract.ts';
import { audit } from '../audit.ts';
import type { Database, Queryable } from '../database/database.ts';
import { errors } from '../errors.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import {
  type CallOptions,
  createHarness,
  type Harness,
  newKey,
  noon,
  serviceKey,
} from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { sweepKeys } from '../kernel/once.ts';
import { countWrite, writeBudgetsOf } from './stored-writes.ts';

let db: Database;
let h: Harness;
const day = 86_400_000;
const base = '/v2/activities/fair';
const few = { redeemItem: 3, claimMilestone: 2, postThanks: 3, joinCarnival: 2, storeMbtiResult: 3 };

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db, { writeBudgets: few });
  const [from, to] = [await h.newUser(), await h.newUser()];
  const gift = { activity: 'fair', gift: 'rose', from: from.id, to: to.id, count: 100, at: noon };
  const body = { ...gift, eventId: newKey() };
  const headers = { 'x-service-key': serviceKey };
  expect((await h.call('POST', '/v2/gift_events', { body, headers })).code).toBe(0);
}, 60_000);

afterAll(async () => {
  expect(Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0)).toEqual([]);
  await h.app.close();
  await db.close();
});

type User = Awaited<ReturnType<Harness['newUser']>>;

const call = (path: string, { token }: User, options: CallOptions = {}) =>
  h.call('POST', path, { token, key: newKey(), ...options });
const order = (user: User, key = newKey()) => call(`${base}/exchange/sticker`, user, { key });
const pick = (user: User, key = newKey(), type = 'INFP') =>
  call('/v2/mbti/results', user, { key, body: { level: 'picked', type } });
const follow = async ({ token }: User, idol: User, follow: boolean) =>
  h.call('PUT', '/idol_carnival_to_join', { token, body: { idol_id: idol.id, follow } });

async function keysOf({ id }: User): Promise<readonly string[]> {
  const { rows } = await db.query<{ key: string }>(
    'SELECT key FROM idempotency_keys WHERE user_id = $1 ORDER BY created_at, key',
    [id],
  );
  return rows.map(({ key }) => key);
}

const times = async (count: number, one: (n: number) => Promise<{ code: number }>): Promise<number[]> => {
  const codes = [];
  for (let n = 0; n < count; n += 1) codes.push((await one(n)).code);
  return codes;
};

const tooMany = errors.TOO_MANY.code;

describe('what a user may make the server keep on a day', () => {
  it('is said of every operation that keeps a key', () => {
    const { operations } = readContract();
    const keyed = operations.filter(({ needsKey }) => needsKey).map(({ id }) => id);
    expect(keyed.length).toBeGreaterThan(3);
    expect(Object.keys(writeBudgetsOf([...mechanics, ...createModuleServers()]))).toEqual(
      expect.arrayContaining(keyed),
    );
  });

  it('orders and refusals that stand count alike; beyond it nothing is kept, and the answer says until when', async () => {
    const user = await h.newUser(20);
    const other = await h.newUser(1000);
    const { NOT_ENOUGH } = errors;
    expect(await times(5, () => order(user))).toEqual([0, 0, NOT_ENOUGH.code, tooMany, tooMany]);
    const answer = await h.call('POST', `${base}/exchange/sticker`, {
      token: user.token,
      key: newKey(),
      lang: 'en',
    });
    expect(answer).toMatchObject({ status: 429, message: errors.TOO_MANY.message.en, data: null });
    // Noon at +08:00 is 04:00 UTC: the day goes on for 20 hours.
    expect(answer.headers['retry-after']).toBe(String(20 * 3600));
    expect(await keysOf(user)).toHaveLength(3);
    expect((await order(other)).code).toBe(0);
  });

  it('the next day begins anew, and not a moment sooner', async () => {
    const user = await h.newUser(1000);
    await times(3, () => order(user));
    h.setClock(noon + 20 * 3_600_000 - 1);
    const last = await order(user);
    expect([last.code, last.headers['retry-after']]).toEqual([tooMany, '1']);
    h.setClock(noon + 20 * 3_600_000);
    expect(await times(4, () => order(user))).toEqual([0, 0, 0, tooMany]);
    h.setClock(noon);
    // Another process, whose clock is behind, does not open the day before once more.
    expect((await order(user)).code).toBe(tooMany);
  });

  it('an order that is sent again counts once, and is answered beyond the budget as well', async () => {
    const user = await h.newUser(1000);
    const key = newKey();
    const first = await order(user, key);
    await times(5, () => order(user, key));
    expect(await times(3, () => order(user))).toEqual([0, 0, tooMany]);
    expect((await order(user, key)).text).toBe(first.text);
  });

  it('a refusal that may turn keeps nothing and counts nothing', async () => {
    const user = await h.newUser(1000);
    h.setClock(Date.parse('2025-06-09T12:00:00+08:00'));
    const { NOT_OPEN } = errors;
    expect(await times(5, () => order(user))).toEqual(Array(5).fill(NOT_OPEN.code));
    h.setClock(noon);
    expect(await keysOf(user)).toEqual([]);
    expect(await times(4, () => order(user))).toEqual([0, 0, 0, tooMany]);
  });

  it('of many at once, no more than the budget are kept', async () => {
    const user = await h.newUser(1000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => order(user)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === tooMany)).toHaveLength(9);
  });

  it('each operation has its own', async () => {
    const [user, ...idols] = [await h.newUser(), await h.newUser(), await h.newUser(), await h.newUser()];
    const { LIMIT_REACHED } = errors;
    const claims = await times(3, () => call(`${base}/milestones/first`, user));
    expect(claims).toEqual([0, refusals.ALREADY_CLAIMED.code, tooMany]);
    const posts = await times(4, () => call(`${base}/wall`, user, { body: { message: 'thank-you' } }));
    expect(posts).toEqual([0, 0, LIMIT_REACHED.code, tooMany]);
    expect(await times(4, () => pick(user))).toEqual([0, 0, 0, tooMany]);
    const [first, second, third] = idols;
    if (!first || !second || !third) throw new Error('There are three idols');
    // What stands already takes no row, nor does the end of it.
    expect(await times(4, () => follow(user, first, true))).toEqual([0, 0, 0, 0]);
    expect((await follow(user, first, false)).code).toBe(0);
    expect((await follow(user, second, true)).code).toBe(0);
    expect((await follow(user, third, true)).code).toBe(tooMany);
    expect((await h.call('GET', `/follow/check?target_id=${third.id}`, user)).data).toEqual({
      following: false,
    });
  });

  it('an operation without a budget stores nothing', async () => {
    const write = { user: 'u', operation: 'forgotten', arrived: noon, writeBudgets: few };
    await expect(countWrite(db, write)).rejects.toThrow('No budget says how much forgotten may store');
  });

  it('a day that has begun never goes back, whatever an older clock says', async () => {
    const user = await h.newUser();
    const write = { user: user.id, operation: 'redeemItem', writeBudgets: few };
    const counted = (arrived: number) => db.transaction((tx) => countWrite(tx, { ...write, arrived }));
    await counted(noon + day);
    await counted(noon);
    await counted(noon + day);
    await expect(counted(noon + day)).rejects.toMatchObject({ refused: 'TOO_MANY' });
  });

  it('takes one row of each user and operation, however many days it goes on', async () => {
    const user = await h.newUser(1000);
    for (let n = 0; n < 3; n += 1) {
      h.setClock(noon + (n * day) / 2);
      await order(user);
    }
    h.setClock(noon);
    const { rows } = await db.query('SELECT operation, day, count FROM stored_writes WHERE user_id = $1', [
      user.id,
    ]);
    expect(rows).toEqual([{ operation: 'redeemItem', day: '2025-06-12', count: 1 }]);
  });
});

describe('keys go when their time is over', () => {
  it('a refusal after a day; an order never, and its key never buys twice', async () => {
    const user = await h.newUser(10);
    const [bought, refused] = [newKey(), newKey()];
    const answer = await order(user, bought);
    expect([answer.code, (await order(user, refused)).code]).toEqual([0, errors.NOT_ENOUGH.code]);
    await sweepKeys(db, noon + day);
    expect(await keysOf(user)).toEqual([bought, refused].toSorted());
    await sweepKeys(db, noon + day + 1);
    expect(await keysOf(user)).toEqual([bought]);
    await sweepKeys(db, noon + 1000 * day);
    expect((await order(user, bought)).text).toBe(answer.text);
    const { rows } = await db.query('SELECT key FROM exchange_orders WHERE user_id = $1', [user.id]);
    expect(rows).toEqual([{ key: bought }]);
  });

  it('claims and posts keep theirs; a stored result after two weeks, twice as long as a phone sends it', async () => {
    const user = await h.newUser();
    const [claim, post, result] = [newKey(), newKey(), newKey()];
    await call(`${base}/milestones/first`, user, { key: claim });
    await call(`${base}/wall`, user, { key: post, body: { message: 'thank-you' } });
    await pick(user, result);
    await sweepKeys(db, noon + 14 * day);
    expect(await keysOf(user)).toEqual([claim, post, result].toSorted());
    await sweepKeys(db, noon + 14 * day + 1);
    expect(await keysOf(user)).toEqual([claim, post].toSorted());
  });

  it('a key that is swept while it is asked for is free at the next try', async () => {
    const user = await h.newUser(10);
    const key = newKey();
    await order(user, key);
    await order(user, key);
    const sweeping = (tx: Queryable): Queryable => ({
      ...tx,
      async query<Row>(sql: string, parameters?: readonly unknown[]) {
        if (sql.startsWith('SELECT request_hash')) await tx.query('DELETE FROM idempotency_keys');
        return tx.query<Row>(sql, parameters);
      },
    });
    const own = await createHarness({
      ...db,
      transaction: (work) => db.transaction((tx) => work(sweeping(tx))),
    });
    const { code } = await own.call('POST', `${base}/exchange/sticker`, { token: user.token, key });
    expect(code).toBe(errors.IN_PROGRESS.code);
    await own.app.close();
  });
});
