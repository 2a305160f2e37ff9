import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { readContract } from '../api/contract.ts';
import type { Database } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { createHarness, type Harness, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { seedPeople } from '../seed/people.ts';
import { demoCodes, seedSociety } from '../seed/society.ts';

let db: Database;
let h: Harness;
let me: { readonly id: string; readonly token: string };
const idol = '100004';

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
  const people = seedPeople();
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', people);
  await seedSociety(db, people, noon);
  me = await h.newUser();
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

const join = (body: object, token = me.token) => h.call('PUT', '/idol_carnival_to_join', { token, body });
const follows = async (target = idol, token = me.token) =>
  (await h.call('GET', `/follow/check?target_id=${target}`, { token })).data;

describe('§7 GET /v2/verify_code', () => {
  beforeEach(() => proves('7.5'));
  it.each([
    [demoCodes.valid, 'valid', 'Rose night light'],
    [demoCodes.used, 'used', 'Rose night light'],
    [demoCodes.expired, 'expired', 'Rose night light'],
    ['GALA-NONE-2025', 'unknown', null],
    [demoCodes.valid.toLowerCase(), 'valid', 'Rose night light'],
  ])('§7 %s is %s', async (code, state, title) => {
    proves('7.5');
    const { data } = await h.call('GET', `/v2/verify_code?code=${code}`, { token: me.token, lang: 'en' });
    expect(data).toMatchObject({ state, title });
  });

  it('§7 a code is valid up to its last moment, and looking does not use it', async () => {
    proves('7.5');
    const ask = async () =>
      (await h.call('GET', `/v2/verify_code?code=${demoCodes.valid}`, { token: me.token })).data.state;
    const end = noon + 3650 * 24 * 60 * 60_000;
    h.setClock(end - 1);
    expect([await ask(), await ask()]).toEqual(['valid', 'valid']);
    h.setClock(end);
    expect(await ask()).toBe('expired');
    h.setClock(noon);
  });

  it('§4 without a token: code 1; without a code: refused', async () => {
    expect(await h.call('GET', `/v2/verify_code?code=${demoCodes.valid}`)).toMatchObject({ code: 1 });
    for (const query of ['', '?code=', '?code=short', '?code=%27%20OR%201=1', `?code=${'A'.repeat(33)}`]) {
      const answer = await h.call('GET', `/v2/verify_code${query}`, { token: me.token });
      expect([query, answer.code]).toEqual([query, 1001]);
    }
  });

  it('is locked after five codes that do not exist, for a quarter of an hour, and for this user alone', async () => {
    const [guesser, other] = [await h.newUser(), await h.newUser()];
    const guess = async (code: string, { token } = guesser) =>
      (await h.call('GET', `/v2/verify_code?code=${code}`, { token })).data;
    const minute = 60_000;
    for (let n = 1; n < 5; n += 1) {
      expect(await guess(`GALA-GUESS-${n}`)).toMatchObject({ state: 'unknown', until: null });
      // A code that exists is no guess, and does not begin the count anew.
      expect(await guess(demoCodes.used)).toMatchObject({ state: 'used' });
    }
    const locked = { state: 'locked', title: null, expires: null, until: noon + 15 * minute };
    expect(await guess('GALA-GUESS-5')).toEqual(locked);
    expect(await guess(demoCodes.valid)).toEqual(locked);
    expect(await guess(demoCodes.valid, other)).toMatchObject({ state: 'valid', until: null });
    h.setClock(noon + 15 * minute - 1);
    expect(await guess(demoCodes.valid)).toEqual(locked);
    h.setClock(noon + 15 * minute);
    expect(await guess(demoCodes.valid)).toMatchObject({ state: 'valid' });
    expect(await guess('GALA-GUESS-6')).toMatchObject({ state: 'unknown' });
    h.setClock(noon);
  });

  it('wrong guesses that are far apart do not lock; many at once do', async () => {
    const [slow, quick] = [await h.newUser(), await h.newUser()];
    const guess = async (n: number, token: string) =>
      (await h.call('GET', `/v2/verify_code?code=GALA-NONE-${n}`, { token })).data.state;
    for (let n = 0; n < 8; n += 1) {
      h.setClock(noon + n * 4 * 60_000);
      expect([n, await guess(n, slow.token)]).toEqual([n, 'unknown']);
    }
    h.setClock(noon);
    const states = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n, quick.token)));
    expect(states.filter((state) => state === 'unknown')).toHaveLength(4);
    expect(states.filter((state) => state === 'locked')).toHaveLength(16);
  });

  it('keeps no code in the database that could be redeemed', async () => {
    const { rows } = await db.query('SELECT * FROM redemption_codes');
    expect(rows.length).toBe(3);
    expect(JSON.stringify(rows)).not.toContain('GALA-');
  });
});

describe('§7 PUT /idol_carnival_to_join, GET /follow/check', () => {
  beforeEach(() => proves('7.5'));
  it('§7 (T30): follow and join are said apart or together; what is not said stays', async () => {
    proves('T30');
    expect(await follows()).toEqual({ following: false });
    const before = Number((await join({ idol_id: idol, follow: true })).data.members);
    expect(await follows()).toEqual({ following: true });
    expect((await join({ idol_id: idol, join: true })).data).toEqual({
      idol_id: idol,
      following: true,
      joined: true,
      members: before + 1,
    });
    expect((await join({ idol_id: idol, follow: false })).data).toMatchObject({
      following: false,
      joined: true,
    });
    expect((await join({ idol_id: idol, follow: false, join: false })).data).toMatchObject({
      joined: false,
      members: before,
    });
    expect(await follows()).toEqual({ following: false });
  });

  it('§7 a PUT sent 50 times at once stands once, without an idempotency key', async () => {
    proves('7.5');
    const { token } = await h.newUser();
    const before = Number((await join({ idol_id: idol, join: false }, token)).data.members);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => join({ idol_id: idol, join: true }, token)),
    );
    expect(new Set(answers.map((one) => one.text)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ joined: true, members: before + 1 });
  });

  it('§7 (T30): the payload is open: fields beyond ours are let through', async () => {
    proves('T30');
    expect(await join({ idol_id: idol, follow: true, from: 'banner', tags: [1] })).toMatchObject({ code: 0 });
  });

  it.each([
    ['nothing', {}],
    ['nobody', { follow: true }],
    ['neither of the two', { idol_id: idol }],
    ['texts for choices', { idol_id: idol, follow: 'yes' }],
    ['a number for a person', { idol_id: 100004, follow: true }],
    ['a list', []],
  ])('§7 refuses %s', async (_name, body) => {
    proves('7.5');
    expect(await join(body)).toMatchObject({ code: 1001, status: 400 });
  });

  it('§7 nobody follows themselves, or somebody who is not there', async () => {
    proves('7.5');
    expect(await join({ idol_id: me.id, follow: true })).toMatchObject({ code: 1001 });
    expect(await join({ idol_id: 'nobody', join: true })).toMatchObject({ code: 1103 });
    expect(await follows('nobody')).toEqual({ following: false });
  });

  it('§4 without a token: code 1, and nothing changes', async () => {
    expect(
      await h.call('PUT', '/idol_carnival_to_join', { body: { idol_id: idol, join: true } }),
    ).toMatchObject({
      code: 1,
    });
    expect(await h.call('GET', `/follow/check?target_id=${idol}`)).toMatchObject({ code: 1 });
  });

  it('what one user follows, another does not', async () => {
    const other = await h.newUser();
    await join({ idol_id: idol, follow: true });
    expect([await follows(), await follows(idol, other.token)]).toEqual([
      { following: true },
      { following: false },
    ]);
  });
});

describe('§7 GET /pc/live_view', () => {
  beforeEach(() => proves('7.5'));
  it('§7 a visitor sees a room on air, and one that is not', async () => {
    proves('7.5');
    const people = seedPeople();
    const { data } = await h.call('GET', `/pc/live_view?live_obj_id=live-${idol}`);
    expect(data).toMatchObject({ live: true, host: people.find((one) => one.user_id === idol) });
    expect(Number(data.since)).toBeLessThanOrEqual(noon);
    const off = await h.call('GET', '/pc/live_view?live_obj_id=live-100006');
    expect(off.data).toMatchObject({ live: false, viewers: 0, since: null });
  });

  it('§7 a room that is not there is refused', async () => {
    proves('7.5');
    expect(await h.call('GET', '/pc/live_view?live_obj_id=live-0')).toMatchObject({ code: 1102 });
    expect(await h.call('GET', '/pc/live_view')).toMatchObject({ code: 1001 });
  });
});

describe('§7 the server', () => {
  beforeEach(() => proves('7.5'));
  it('§7 (T29): the named calls are the main client’s; of them the anchor client has the location alone', async () => {
    proves('T29');
    const named = [
      '/v2/verify_code',
      '/idol_carnival_to_join',
      '/query_location',
      '/pc/live_view',
      '/follow/check',
    ];
    const operations = readContract().operations.filter((one) => named.includes(one.path));
    expect(operations.map((one) => `${one.method} ${one.path}`).sort()).toEqual([
      'GET /follow/check',
      'GET /pc/live_view',
      'GET /query_location',
      'GET /v2/verify_code',
      'PUT /idol_carnival_to_join',
    ]);
    const anchor = await h.app.inject('/api-anchor/follow/check?target_id=1');
    expect(anchor.json()).toMatchObject({ code: 1002 });
  });

  it('§7 (T27): a DELETE with a JSON body is read, and answered with an envelope', async () => {
    proves('T27');
    expect(await h.call('DELETE', '/nothing_here', { body: { a: 1 } })).toMatchObject({
      code: 1002,
      status: 404,
    });
    expect(
      await h.call('DELETE', '/nothing_here', {
        body: '{"a":',
        headers: { 'content-type': 'application/json' },
      }),
    ).toMatchObject({ data: null });
  });

  it('T50: neither who asks nor what they ask for gets into the log', () => {
    proves('T50');
    const log = h.log.lines.join('');
    expect(log).toContain('/follow/check');
    for (const secret of [me.token, me.id, demoCodes.valid]) expect(log).not.toContain(secret);
  });
});
