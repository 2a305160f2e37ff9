// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { createHarness, newKey } from '../../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../../server/fixtures/test-database.ts';
import { proves } from '../../../tools/testing/proves.ts';
import { db, h, mine, openServer, pick, typePage, type User } from './testing.ts';

openServer();

describe('what everybody may know of a type', () => {
  it('§2 best match (T40): a visitor gets counts alone, which follow the latest results', async () => {
    proves('T40');
    const user = await h.newUser();
    const before = await typePage('ESFP');
    await pick(user, 'ESFP');
    const after = await typePage('ESFP');
    expect(after.people).toBe(Number(before.people) + 1);
    expect(after.everybody).toBe(Number(before.everybody) + 1);
    await pick(user, 'ISTJ');
    expect((await typePage('ESFP')).people).toBe(before.people);
    expect(Object.keys(before).toSorted()).toEqual(
      'best_match everybody love_probability participants people topics type'.split(' '),
    );
    expect(before.best_match).toBe('ISFJ');
  });

  it.each(['ABCD', 'XNFP', 'infp', 'INFPX'])('§3 type codes: %s is refused', async (type) => {
    proves('3.8');
    const { code } = await h.call('GET', `/v2/mbti/types?type=${type}`);
    expect([1001, 1102]).toContain(code);
  });

  it('§1 love probability (T40): the mean over those who show their type, never over oneself', async () => {
    proves('T40');
    const own = await openTestDatabase();
    const alone = await createHarness(own);
    const [one, other] = [await alone.newUser(), await alone.newUser()];
    const call = async (user: User, type: string) => {
      const body = { level: 'picked', type };
      return (await alone.call('POST', '/v2/mbti/results', { token: user.token, key: newKey(), body })).data;
    };
    const put = (user: User, visible: boolean) =>
      alone.call('PUT', '/v2/mbti/visibility', { token: user.token, body: { visible } });
    await put(one, true);
    expect((await call(one, 'INFP')).love_probability).toBeNull();
    await call(other, 'ENFJ');
    expect((await call(one, 'INFP')).love_probability).toBeNull();
    await put(other, true);
    expect((await call(one, 'INFP')).love_probability).toBe(100);
    expect((await call(one, 'ESTJ')).love_probability).toBe(40);
    await alone.app.close();
    await own.close();
  });

  it('all who ask at a time are answered by one count of everybody, each without themselves', async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => h.newUser()));
    for (const user of users) await pick(user, 'ENTJ');
    let counts = 0;
    const counting: Database = {
      ...db,
      query: (sql, parameters) => {
        if (/count\(\*\)/.test(sql)) counts += 1;
        return db.query(sql, parameters);
      },
    };
    const own = await createHarness(counting);
    const at = async (path: string, token?: string) =>
      (await own.call('GET', path, token ? { token } : {})).data;
    counts = 0;
    const visitors = Array.from({ length: 60 }, () => at('/v2/mbti/types?type=ENTJ'));
    const told = await Promise.all([...visitors, ...users.map(({ token }) => at('/v2/mbti', token))]);
    // Of types, tests and topics: for those of the first moment, and for all who came while it was on its way, more often where several connections
    // answer. Alone each would count its own, nearly three times.
    expect(counts).toBeLessThan(66);
    expect(new Set(told.slice(0, 60).map(({ people }) => people)).size).toBe(1);
    const alone = await at('/v2/mbti', users[0]?.token);
    expect(told[60]).toEqual(alone);
    expect(await mine(users[0] as User), 'as it was counted by itself').toEqual(alone);
    await own.app.close();
  });
});
