// By turns: scores thousands of tests, and reads data with mistakes.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../../server/audit.ts';
import { insertAll } from '../../../server/database/insert-all.ts';
import { everyRoom } from '../../../server/fixtures/every-room.ts';
import { createHarness, newKey, noon } from '../../../server/fixtures/harness.ts';
import { openTestDatabase } from '../../../server/fixtures/test-database.ts';
import { seedPeople } from '../../../server/seed/people.ts';
import { randomOf } from '../../../server/seed/random.ts';
import { proves } from '../../../tools/testing/proves.ts';
import { createModuleServers } from '../../servers.ts';
import { levels } from '../rules/levels.ts';
import { tallyOf, typeCodes, typeOf } from '../rules/score.ts';
import { readMbtiData } from './data.ts';
import { seedPersonality } from './seed.ts';
import { mbtiOf } from './server.ts';
import { data, db, h, openServer } from './testing.ts';

openServer();

describe('the questions of the product', () => {
  it('§3 question sets (T36): 10, 27 and 35 questions', () => {
    proves('9.12', 'T36');
    expect(levels.map((level) => data.questions[level].length)).toEqual([10, 27, 35]);
  });

  it.each(levels)('§5 scoring: each type can be reached on the level %s', (level) => {
    proves('5.13');
    const questions = data.questions[level];
    // Answers that prefer the type's letters, with some noise for questions whose options are torn between two pairs.
    const random = randomOf(level);
    for (const type of typeCodes) {
      const liking = (letters: readonly string[]) =>
        letters.filter((letter) => type.includes(letter.toUpperCase())).length + random() / 2;
      const tries = Array.from({ length: 200 }, () =>
        typeOf(
          tallyOf(questions, questions.map(({ A, B }) => (liking(A) >= liking(B) ? 'A' : 'B')).join('')),
        ),
      );
      expect([type, tries.includes(type)]).toEqual([type, true]);
    }
  });
});

describe('flaws in the data (T37)', () => {
  beforeEach(() => proves('T37'));
  const flawed = {
    ...data,
    questions: {
      ...data.questions,
      entry: [
        { A: ['e', 'S'], B: ['I', 'N'] },
        { A: ['I', 'N'], B: ['I', 'N'] },
        { A: ['t', 'j'], B: ['F', 'P'] },
      ],
    },
  };

  it('§5 scoring (T37): small letters and identical options are harmless', async () => {
    proves('5.13', 'T37');
    const modules = createModuleServers().map((one) =>
      one.name === 'mbti' ? { ...one, ...mbtiOf(flawed) } : one,
    );
    const other = await createHarness(db, { modules });
    const user = await h.newUser();
    const stored = async (answers: string) => {
      const body = { level: 'entry', answers };
      return (await other.call('POST', '/v2/mbti/results', { token: user.token, key: newKey(), body })).data;
    };
    const [one, two] = [await stored('AAA'), await stored('ABA')];
    expect(one.tally).toEqual({ E: 1, I: 1, S: 1, N: 1, T: 1, F: 0, J: 1, P: 0 });
    expect(two.tally).toEqual(one.tally);
    expect([one.type, two.type]).toEqual(['ESTJ', 'ESTJ']);
    await other.app.close();
  });

  it('§3 question sets: a missing or empty file is one clear message at the start', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gala-mbti-'));
    try {
      cpSync(fileURLToPath(new URL('../data/', import.meta.url)), folder, { recursive: true });
      expect(readMbtiData(folder)).toEqual(data);
      writeFileSync(join(folder, 'topics.json'), '{ "topics": [] }');
      expect(() => readMbtiData(folder)).toThrow(/topics\.json: it has no topics/);
      rmSync(join(folder, 'depth-problem.json'));
      expect(() => readMbtiData(folder)).toThrow(
        /personality test cannot be read from .*depth-problem\.json/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the seed of the personality test', () => {
  it('some 60% have a result, two thirds of them show it, topics have joins; the same every time', async () => {
    const people = seedPeople();
    const dump = async () => {
      const own = await openTestDatabase();
      await insertAll(own, 'users', 'user_id text, nickname text, avatar text', people);
      for (let round = 0; round < 2; round += 1) await seedPersonality(own, people, data.topics, noon);
      const tables = [
        'mbti_people ORDER BY user_id',
        'mbti_results ORDER BY result_id',
        'mbti_topic_joins ORDER BY topic, user_id',
      ];
      const rows = await Promise.all(
        tables.map(async (table) => (await own.query(`SELECT * FROM ${table}`)).rows),
      );
      const broken = await audit(own, everyRoom);
      await own.close();
      return { rows, broken };
    };
    const [one, again] = [await dump(), await dump()];
    expect(again).toEqual(one);
    expect(new Set(Object.values(one.broken))).toEqual(new Set([0]));
    const [persons = [], results = [], joins = []] = one.rows;
    expect(results.length).toBe(persons.length);
    expect(persons.length / people.length).toBeGreaterThan(0.5);
    expect(persons.length / people.length).toBeLessThan(0.7);
    const shown = persons.filter((row) => row.visible === true).length / persons.length;
    expect(Math.abs(shown - 2 / 3)).toBeLessThan(0.1);
    expect(new Set(persons.map((row) => row.type)).size).toBeGreaterThan(12);
    expect(new Set(joins.map((row) => row.topic))).toEqual(new Set(data.topics));
    expect(persons.every((row) => !['100001', '100002', '100003'].includes(String(row.user_id)))).toBe(true);
  });

  it('an audit would see a type that is not that of the latest result', async () => {
    expect(new Set(Object.values(await audit(db, everyRoom)))).toEqual(new Set([0]));
    const rule = 'mbti: each type is that of the latest result';
    const user = await h.newUser();
    const body = { level: 'picked', type: 'ENFJ' };
    await h.call('POST', '/v2/mbti/results', { token: user.token, key: newKey(), body });
    await db.query("UPDATE mbti_people SET type = 'ISTP' WHERE user_id = $1", [user.id]);
    expect((await audit(db, everyRoom))[rule]).toBe(1);
    await db.query("UPDATE mbti_people SET type = 'ENFJ', tests = 1 WHERE user_id = $1", [user.id]);
    expect((await audit(db, everyRoom))[rule]).toBe(1);
    await db.query('UPDATE mbti_people SET tests = 0 WHERE user_id = $1', [user.id]);
    expect((await audit(db, everyRoom))[rule]).toBe(0);
  });
});
