import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proves } from '../../../scripts/test/proves.ts';
import type { Database } from '../../../server/database/database.ts';
import { createHarness, type Harness, newKey, noon } from '../../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../../server/fixtures/test-database.ts';
import { randomOf } from '../../../server/seed/random.ts';
import { expireToken, issueToken } from '../../../server/tokens.ts';
import { levels } from '../rules/levels.ts';
import { COMPATIBLE_FROM } from '../rules/match.ts';
import { tallyOf, typeCodes, typeOf } from '../rules/score.ts';
import { readMbtiData } from './data.ts';

const data = readMbtiData();
const allA = 'A'.repeat(data.questions.entry.length);
const allB = 'B'.repeat(data.questions.entry.length);
let db: Database;
let h: Harness;

interface User {
  readonly id: string;
  readonly token: string;
}

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
});

afterAll(async () => {
  await h.app.close();
  await db.close();
});

const store = ({ token }: User, body: object, key = newKey()) =>
  h.call('POST', '/v2/mbti/results', { token, key, body });
const pick = (user: User, type: string) => store(user, { level: 'picked', type });
const test = (user: User, answers: string, level = 'entry') => store(user, { level, answers });
const mine = async ({ token }: User) => (await h.call('GET', '/v2/mbti', { token })).data;
const show = ({ token }: User, visible: boolean) =>
  h.call('PUT', '/v2/mbti/visibility', { token, body: { visible } });
const seenBy = async ({ token }: User, of: User) =>
  (await h.call('GET', `/v2/mbti/people/${of.id}`, { token })).data;
const typePage = async (type: string) => (await h.call('GET', `/v2/mbti/types?type=${type}`)).data;
const joinTopic = ({ token }: User, topic: string, wanted: boolean) =>
  h.call('PUT', `/v2/mbti/topics/${topic}`, { token, body: { join: wanted } });

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

async function rowsOf(user: User): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const sql = 'SELECT * FROM mbti_results WHERE user_id = $1 ORDER BY result_id';
  return (await db.query(sql, [user.id])).rows;
}

describe('results of the personality test', () => {
  it('§4 not tested yet: before the first result there is nothing, and nothing shown', async () => {
    proves('4.11');
    const user = await h.newUser();
    expect(await mine(user)).toEqual({
      type: null,
      level: null,
      visible: false,
      decided: false,
      levels: levels.map((level) => ({ level, type: null, tests: 0, at: null })),
      result: null,
    });
  });

  it('§5 scoring (T38): the server scores each level by the questions of that level', async () => {
    proves('5.13', 'T38');
    const user = await h.newUser();
    const random = randomOf('answers');
    for (const level of levels) {
      const questions = data.questions[level];
      const answers = questions.map(() => (random() < 0.5 ? 'A' : 'B')).join('');
      const { data: result } = await test(user, answers, level);
      const tally = tallyOf(questions, answers);
      expect(result).toMatchObject({ level, tally, type: typeOf(tally), tests: 1, visible: false, at: noon });
      expect(await mine(user)).toMatchObject({ type: typeOf(tally), level, result });
    }
    const { levels: told } = await mine(user);
    expect(told).toMatchObject(levels.map((level) => ({ level, tests: 1, at: noon })));
  });

  it('§4 retest: history is kept, and the latest result counts', async () => {
    proves('4.10');
    const user = await h.newUser();
    const first = await test(user, allA);
    const before = await rowsOf(user);
    h.setClock(noon + 1000);
    const second = await test(user, allB);
    h.setClock(noon);
    const after = await rowsOf(user);
    expect(after.length).toBe(2);
    expect(after[0]).toEqual(before[0]);
    expect(second.data.type).not.toBe(first.data.type);
    expect([first.data.tests, second.data.tests]).toEqual([1, 2]);
    const now = await mine(user);
    expect(now).toMatchObject({ type: second.data.type, result: second.data });
    expect(now.levels).toMatchObject([
      { level: 'entry', tests: 2, at: noon + 1000 },
      { tests: 0 },
      { tests: 0 },
    ]);
  });

  it('§4 retest: an earlier level keeps its own type', async () => {
    proves('4.10');
    const user = await h.newUser();
    const entry = await test(user, allA);
    await pick(user, 'INFP');
    const now = await mine(user);
    expect(now).toMatchObject({ type: 'INFP', level: 'picked' });
    expect(now.levels).toMatchObject([{ type: entry.data.type, tests: 1 }, { type: null }, { type: null }]);
  });

  it('§4 double tap: the same key twice stores once and answers alike', async () => {
    const user = await h.newUser();
    const key = newKey();
    const body = { level: 'entry', answers: allA };
    const answers = await Promise.all(Array.from({ length: 10 }, () => store(user, body, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await rowsOf(user)).toHaveLength(1);
    expect(await store(user, { level: 'entry', answers: allB }, key)).toMatchObject({ code: 1007 });
    expect(await store(user, body)).toMatchObject({ code: 0 });
    expect(await rowsOf(user)).toHaveLength(2);
  });

  it('§4 retest: of many at once, the one with the highest number is the latest', async () => {
    proves('4.10');
    const user = await h.newUser();
    await Promise.all(typeCodes.map((type) => pick(user, type)));
    const rows = await rowsOf(user);
    expect(rows).toHaveLength(16);
    expect((await mine(user)).type).toBe(rows.at(-1)?.type);
  });

  it('§4 token expired: nothing is stored, and the same key stores once after the next sign-in', async () => {
    proves('4.1');
    const user = await h.newUser();
    await expireToken(db, user.token);
    const key = newKey();
    const body = { level: 'entry', answers: allA };
    expect(await store(user, body, key)).toMatchObject({ code: 1, data: null });
    expect(await rowsOf(user)).toHaveLength(0);
    const again = { ...user, token: await issueToken(db, user.id, Number.MAX_SAFE_INTEGER) };
    expect(await store(again, body, key)).toMatchObject({ code: 0 });
    expect(await store(again, body, key)).toMatchObject({ code: 0 });
    expect(await rowsOf(user)).toHaveLength(1);
  });

  it.each([
    ['too few', { level: 'entry', answers: allA.slice(1) }],
    ['too many', { level: 'entry', answers: `${allA}A` }],
    ['the answers of another level', { level: 'advanced', answers: allA }],
    ['none', { level: 'entry', answers: '' }],
    ['small letters', { level: 'entry', answers: allA.toLowerCase() }],
    ['other letters', { level: 'entry', answers: allA.replace('A', 'C') }],
    ['a type besides', { level: 'entry', answers: allA, type: 'INFP' }],
    ['an unknown level', { level: 'expert', answers: allA }],
    ['an unknown type', { level: 'picked', type: 'INFX' }],
    ['no type', { level: 'picked' }],
    ['nothing', {}],
  ])('§5 scoring: refuses answers: %s', async (_name, body) => {
    proves('5.13');
    const user = await h.newUser();
    const key = newKey();
    expect(await store(user, body, key)).toMatchObject({ code: 1001, status: 400 });
    expect(await rowsOf(user)).toEqual([]);
    expect(await store(user, { level: 'entry', answers: allA }, key)).toMatchObject({ code: 0 });
  });

  it('§4 token: without one, code 1; without a key, refused', async () => {
    const user = await h.newUser();
    const body = { level: 'entry', answers: allA };
    expect(await h.call('POST', '/v2/mbti/results', { key: newKey(), body })).toMatchObject({ code: 1 });
    expect(await h.call('POST', '/v2/mbti/results', { token: user.token, body })).toMatchObject({
      code: 1006,
    });
    for (const path of ['', '/topics', '/recommendations', `/people/${user.id}`]) {
      expect([path, (await h.call('GET', `/v2/mbti${path}`)).code]).toEqual([path, 1]);
    }
  });

  it('§7 (T27): a form is read as well as JSON', async () => {
    proves('T27');
    const user = await h.newUser();
    const answer = await h.call('POST', '/v2/mbti/results', {
      token: user.token,
      key: newKey(),
      body: `level=entry&answers=${allA}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer).toMatchObject({ code: 0 });
  });

  it('§2 pick your type: one vote for each of its letters, and nothing counted as a test', async () => {
    proves('2.8');
    const user = await h.newUser();
    const before = Number((await typePage('INFP')).participants);
    const { data: result } = await pick(user, 'INFP');
    expect(result).toMatchObject({ level: 'picked', type: 'INFP', best_match: 'ENFJ', tests: 1 });
    expect(result.scales).toEqual([
      { first: 'E', second: 'I', share: 0 },
      { first: 'S', second: 'N', share: 0 },
      { first: 'T', second: 'F', share: 0 },
      { first: 'J', second: 'P', share: 0 },
    ]);
    expect((await typePage('INFP')).participants).toBe(before);
    await test(user, allA);
    expect((await typePage('INFP')).participants).toBe(before + 1);
  });
});

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

describe('hot topics', () => {
  it('§2 hot topics (T40): counts move when somebody joins, and a join twice counts once', async () => {
    proves('T40');
    const [one, other] = [await h.newUser(), await h.newUser()];
    const [topic = ''] = data.topics;
    const joins = async () => {
      const { topics } = await typePage('INFP');
      return (topics as { id: string; joins: number }[]).find(({ id }) => id === topic)?.joins;
    };
    const before = Number(await joins());
    const answers = await Promise.all(Array.from({ length: 20 }, () => joinTopic(one, topic, true)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.data).toEqual({ id: topic, joins: before + 1, joined: true });
    expect(await joins()).toBe(before + 1);
    expect((await joinTopic(other, topic, true)).data).toMatchObject({ joins: before + 2 });
    expect((await joinTopic(one, topic, false)).data).toEqual({
      id: topic,
      joins: before + 1,
      joined: false,
    });
    await joinTopic(one, topic, false);
    expect(await joins()).toBe(before + 1);
  });

  it('§2 hot topics (T40): each user sees own joins, in the order of the data', async () => {
    proves('T40');
    const [one, other] = [await h.newUser(), await h.newUser()];
    const last = data.topics.at(-1) ?? '';
    await joinTopic(one, last, true);
    const listOf = async ({ token }: User) =>
      (await h.call('GET', '/v2/mbti/topics', { token })).data.topics as { id: string; joined: boolean }[];
    expect((await listOf(one)).map(({ id }) => id)).toEqual(data.topics);
    const joined = async (user: User) => (await listOf(user)).filter((one) => one.joined).map(({ id }) => id);
    expect([await joined(one), await joined(other)]).toEqual([[last], []]);
  });

  it('§2 hot topics (T40): refuses a topic that is not there, and what is no choice', async () => {
    proves('T40');
    const user = await h.newUser();
    expect(await joinTopic(user, 'no-such-topic', true)).toMatchObject({ code: 1102 });
    const path = `/v2/mbti/topics/${data.topics[0]}`;
    expect(await h.call('PUT', path, { token: user.token, body: {} })).toMatchObject({ code: 1001 });
    expect(await h.call('PUT', path, { body: { join: true } })).toMatchObject({ code: 1 });
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
