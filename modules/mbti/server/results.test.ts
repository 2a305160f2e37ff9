// Every third day, 4 s: opens a server with a database of its own.
import { describe, expect, it } from 'vitest';
import { expireToken } from '../../../server/fixtures/expire-token.ts';
import { newKey, noon } from '../../../server/fixtures/harness.ts';
import { issueToken } from '../../../server/operations/tokens.ts';
import { randomOf } from '../../../server/seed/random.ts';
import { proves } from '../../../tools/testing/proves.ts';
import { levels } from '../rules/levels.ts';
import { tallyOf, typeCodes, typeOf } from '../rules/score.ts';
import {
  allA,
  allB,
  data,
  db,
  h,
  mine,
  openServer,
  pick,
  store,
  test,
  typePage,
  type User,
} from './testing.ts';

openServer();

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
