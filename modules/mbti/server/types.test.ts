// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { createHarness, newKey } from '../../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../../server/fixtures/test-database.ts';
import { proves } from '../../../tools/testing/proves.ts';
import { h, openServer, pick, typePage, type User } from './testing.ts';

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
});
