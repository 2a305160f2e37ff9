// By turns: takes the test again and again.
import { afterAll, describe, expect, it } from 'vitest';
import { audit } from '../../../server/audit.ts';
import { everyRoom } from '../../../server/fixtures/every-room.ts';
import { createHarness, newKey } from '../../../server/fixtures/harness.ts';
import { mostKept } from './results.ts';
import { db, openServer } from './testing.ts';

// Before the server closes: hooks of the end run from the last to the first.
openServer();
afterAll(async () => {
  expect(Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0)).toEqual([]);
});

describe('results of the personality test', () => {
  it('the newest of each level are kept, and how many there were is still known', async () => {
    const own = await createHarness(db, { writeBudgets: { storeMbtiResult: 1000 } });
    const user = await own.newUser();
    const { token } = user;
    const send = async (body: object) =>
      (await own.call('POST', '/v2/mbti/results', { token, key: newKey(), body })).data;
    await send({ level: 'entry', answers: 'A'.repeat(10) });
    for (let n = 1; n <= mostKept + 5; n += 1)
      expect((await send({ level: 'picked', type: 'INFP' })).tests).toBe(n);
    const { rows } = await db.query<{ level: string; nth: number }>(
      'SELECT level, nth FROM mbti_results WHERE user_id = $1 ORDER BY level, nth',
      [user.id],
    );
    expect(rows[0]).toEqual({ level: 'entry', nth: 1 });
    expect(rows.slice(1).map(({ nth }) => nth)).toEqual(Array.from({ length: mostKept }, (_, n) => n + 6));
    const { data } = await own.call('GET', '/v2/mbti', { token });
    expect(data).toMatchObject({ type: 'INFP', result: { tests: mostKept + 5 } });
    await own.app.close();
  });
});
