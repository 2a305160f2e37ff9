import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { COMPATIBLE_FROM } from '../rules/match.ts';
import { allA, allB, h, mine, openServer, pick, test, type User } from './testing.ts';

openServer();

const show = ({ token }: User, visible: boolean) =>
  h.call('PUT', '/v2/mbti/visibility', { token, body: { visible } });
const seenBy = async ({ token }: User, of: User) =>
  (await h.call('GET', `/v2/mbti/people/${of.id}`, { token })).data;

interface Recommended {
  readonly user_id: string;
  readonly type: string;
  readonly match: number;
  readonly kind: string;
  readonly following: boolean;
}

async function recommended({ token }: User): Promise<readonly Recommended[]> {
  return (await h.call('GET', '/v2/mbti/recommendations', { token })).data.users as readonly Recommended[];
}

describe('who sees a type', () => {
  it('§6 visibility: a type that is shown is for all, a hidden one for nobody but its owner', async () => {
    proves('4.12');
    const [owner, other] = [await h.newUser(), await h.newUser()];
    await pick(owner, 'ENFJ');
    const hidden = { user_id: owner.id, type: null };
    const shown = { user_id: owner.id, type: 'ENFJ' };
    expect([await seenBy(other, owner), await seenBy(owner, owner)]).toEqual([hidden, shown]);
    expect((await show(owner, true)).data).toEqual({ visible: true });
    expect([await seenBy(other, owner), await seenBy(owner, owner)]).toEqual([shown, shown]);
    expect(await mine(owner)).toMatchObject({ visible: true, result: { visible: true } });
    await show(owner, false);
    expect([await seenBy(other, owner), await seenBy(owner, owner)]).toEqual([hidden, shown]);
  });

  it('§6 visibility: it is each person’s own, may come before the first result, and outlives a retest', async () => {
    proves('4.12');
    const [owner, other] = [await h.newUser(), await h.newUser()];
    await show(owner, true);
    expect(await seenBy(other, owner)).toEqual({ user_id: owner.id, type: null });
    await pick(owner, 'ENFJ');
    await pick(owner, 'ISTP');
    expect(await seenBy(other, owner)).toEqual({ user_id: owner.id, type: 'ISTP' });
    expect((await mine(other)).visible).toBe(false);
  });

  it('§4 visibility: whether a person has been asked is known of each person, and a result is no answer', async () => {
    proves('4.12');
    const [asked, next] = [await h.newUser(), await h.newUser()];
    await test(asked, allA);
    expect(await mine(asked)).toMatchObject({ visible: false, decided: false });
    await show(asked, false);
    await test(asked, allB);
    expect(await mine(asked)).toMatchObject({ visible: false, decided: true });
    await test(next, allA);
    expect(await mine(next)).toMatchObject({ decided: false });
  });

  it('§6 visibility: refuses what is no choice, strangers, and people who are not there', async () => {
    proves('4.12');
    const user = await h.newUser();
    const body = { visible: 'yes' };
    expect(await h.call('PUT', '/v2/mbti/visibility', { token: user.token, body })).toMatchObject({
      code: 1001,
    });
    expect(await h.call('PUT', '/v2/mbti/visibility', { body: { visible: true } })).toMatchObject({
      code: 1,
    });
    expect(await h.call('GET', '/v2/mbti/people/nobody', { token: user.token })).toMatchObject({
      code: 1103,
    });
  });

  it('T50: neither who asks nor what they are gets into the log', async () => {
    proves('T50');
    const owner = await h.newUser();
    await test(owner, 'AB'.repeat(5));
    await seenBy(owner, owner);
    const log = h.log.lines.join('');
    expect(log).toContain('/v2/mbti/people/:user_id');
    for (const secret of [owner.id, owner.token, 'ABABABABAB']) expect(log).not.toContain(secret);
  });
});

describe('recommended people', () => {
  it('§3 recommended for you (T40): nobody before the user has a type', async () => {
    proves('3.11', 'T40');
    const [user, shown] = [await h.newUser(), await h.newUser()];
    await pick(shown, 'ENFJ');
    await show(shown, true);
    expect(await recommended(user)).toEqual([]);
  });

  it('§3 recommended for you (T40): never hidden people, never oneself', async () => {
    proves('3.11', 'T40');
    const [user, open, hidden] = [await h.newUser(), await h.newUser(), await h.newUser()];
    // A type that fits itself well enough, or oneself would be missing for another reason.
    for (const one of [user, open, hidden]) await pick(one, 'ENTP');
    await show(user, true);
    await show(open, true);
    const ids = async () => (await recommended(user)).map(({ user_id }) => user_id);
    expect(await ids()).toContain(open.id);
    expect(await ids()).not.toContain(hidden.id);
    expect(await ids()).not.toContain(user.id);
    await show(hidden, true);
    expect(await ids()).toContain(hidden.id);
    await show(open, false);
    expect(await ids()).not.toContain(open.id);
  });

  it('§3 soul match (T40): the best match first, then who fits less; at most ten, and nobody who fits badly', async () => {
    proves('3.11', 'T40');
    const user = await h.newUser();
    await pick(user, 'INFP');
    const types = ['ENFJ', 'INFJ', 'ENFP', 'ESTP', 'ISTP'];
    for (const type of types) {
      for (let count = 0; count < 4; count += 1) {
        const person = await h.newUser();
        await pick(person, type);
        await show(person, true);
      }
    }
    const list = await recommended(user);
    expect(list).toHaveLength(10);
    const matches = list.map(({ match }) => match);
    expect(matches).toEqual(matches.toSorted((a, b) => b - a));
    expect(matches.every((match) => match >= COMPATIBLE_FROM)).toBe(true);
    expect(list[0]).toMatchObject({ type: 'ENFJ', match: 100, kind: 'soul_match', following: false });
    for (const { type, kind } of list) expect(kind).toBe(type === 'ENFJ' ? 'soul_match' : 'compatible');
    expect(list.some(({ kind }) => kind === 'compatible')).toBe(true);
    expect(list.filter(({ type }) => type === 'ESTP' || type === 'ISTP')).toEqual([]);
  });

  it('§3 follow (T40): says whom the user follows already', async () => {
    proves('3.11', 'T40');
    const [user, other] = [await h.newUser(), await h.newUser()];
    await pick(user, 'ESFP');
    await pick(other, 'ISFJ');
    await show(other, true);
    const following = async () =>
      (await recommended(user)).find(({ user_id }) => user_id === other.id)?.following;
    expect(await following()).toBe(false);
    const body = { idol_id: other.id, follow: true };
    await h.call('PUT', '/idol_carnival_to_join', { token: user.token, body });
    expect(await following()).toBe(true);
  });
});
