import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { callsOf, line } from './testing.ts';

const { h, gift } = openFair();
const { vote, read } = callsOf(h);
const iso = (text: string) => new Date(at(text)).toISOString();

/** Runs with other keys of the poll `stall`, on which nobody has voted yet. */
async function withPoll(id: string, changes: object, work: () => Promise<void>) {
  const document = structuredClone(fair.document) as { campaign: { polls: object[] } };
  document.campaign.polls.push({ ...document.campaign.polls[0], id, ...changes });
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work();
  await h.app.setDocuments([fair]);
}

describe('votes', () => {
  it('count once, give for taking part once, and answer the same key alike', async () => {
    const { id, token } = await h.newUser();
    const key = newKey();
    const first = await vote('stall', ['drum'], token, key);
    expect(first.data).toEqual({
      poll: 'stall',
      options: ['drum'],
      weight: 1,
      left: 1,
      gives: [{ points: 12, prize: null, days: null }],
      balance: 12,
    });
    expect((await vote('stall', ['drum'], token, key)).text, 'the answer that got lost').toBe(first.text);
    expect((await vote('stall', ['kite'], token, key)).code).toBe(errors.KEY_REUSED.code);
    expect(await read('stall', token)).toMatchObject({ voted: 1, left: 1, can: 'vote' });
    expect((await vote('stall', ['drum'], token)).data).toMatchObject({ gives: [], left: 0, balance: 12 });
    const now = await read('stall', token);
    expect(now).toMatchObject({ voted: 2, left: 0, reason: 'DAY_LIMIT_REACHED', total: 2 });
    expect(now.nextAt).toBe(iso('2025-06-12T00:00:00'));
    expect(line(now)).toBe('0 2 0');
    expect(now.options.map(({ mine }) => mine)).toEqual([0, 2, 0]);
    const { rows } = await h.db.query(
      "SELECT id, thing, points FROM facts WHERE kind = 'vote' AND from_user = $1 ORDER BY id",
      [id],
    );
    expect(rows, 'nobody reads from facts what was chosen').toEqual([
      { id: `stall/${id}/1`, thing: 'stall', points: 1 },
      { id: `stall/${id}/2`, thing: 'stall', points: 1 },
    ]);
  });

  it('are as many a day, and in all, as the document says; the call and the answer say the same', async () => {
    const { token } = await h.newUser();
    for (const options of [['kite'], ['lamp']]) expect((await vote('stall', options, token)).code).toBe(0);
    expect((await vote('stall', ['kite'], token)).code).toBe(errors.DAY_LIMIT_REACHED.code);
    h.setClock(at('2025-06-12T00:00:00'));
    expect(await read('stall', token)).toMatchObject({ left: 1, can: 'vote' });
    expect((await vote('stall', ['kite'], token)).code).toBe(0);
    expect((await vote('stall', ['kite'], token)).code).toBe(errors.LIMIT_REACHED.code);
    expect(await read('stall', token)).toMatchObject({ left: 0, reason: 'LIMIT_REACHED' });
  });

  it('are taken from the start to the last moment, and by hours of a window', async () => {
    const { token } = await h.newUser(100);
    h.setClock(at('2025-06-10T00:00:00') - 1);
    expect(await read('stall', token)).toMatchObject({
      reason: 'NOT_OPEN',
      nextAt: iso('2025-06-10T00:00:00'),
    });
    expect((await vote('stall', ['kite'], token)).code).toBe(errors.NOT_OPEN.code);
    h.setClock(at('2025-06-12T00:00:00') - 1);
    expect((await read('dance', token)).can).toBe('vote');
    h.setClock(at('2025-06-12T00:00:00'));
    expect(await read('dance', token)).toMatchObject({ reason: 'OVER' });
    expect((await vote('dance', ['kite', 'drum'], token)).code).toBe(errors.OVER.code);
    h.setClock(at('2025-06-13T00:00:00') - 1);
    expect((await vote('stall', ['kite'], token)).code).toBe(0);
    h.setClock(at('2025-06-13T00:00:00'));
    expect((await vote('stall', ['kite'], token)).code).toBe(errors.OVER.code);
    await withPoll('evening', { window: { daily: { opens: '18:00', locks: '20:00' } } }, async () => {
      h.setClock(at('2025-06-11T12:00:00'));
      expect(await read('evening', token)).toMatchObject({
        reason: 'NOT_OPEN',
        nextAt: iso('2025-06-11T18:00:00'),
      });
      expect((await vote('evening', ['kite'], token)).code).toBe(errors.NOT_OPEN.code);
    });
  });

  it('choose as many options as the poll asks for, each once, of its own', async () => {
    const { token } = await h.newUser(100);
    expect((await vote('dance', ['kite'], token)).code).toBe(refusals.WRONG_CHOICE.code);
    expect((await vote('stall', ['kite', 'drum'], token)).code).toBe(refusals.WRONG_CHOICE.code);
    expect((await vote('dance', ['kite', 'kite'], token)).code).toBe(refusals.WRONG_CHOICE.code);
    expect((await vote('stall', ['cake'], token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await vote('none', ['kite'], token)).code).toBe(errors.UNKNOWN_ITEM.code);
    for (const body of [
      { options: '' },
      { options: ['kite'] },
      { options: 'kite,' },
      {},
      { options: 'kite', weight: 9 },
    ])
      expect((await h.call('POST', `${base}/polls/stall`, { token, key: newKey(), body })).status).toBe(400);
    expect((await vote('dance', ['lamp', 'kite'], token)).data).toMatchObject({ options: ['kite', 'lamp'] });
    expect((await read('stall', token)).voted).toBe(0);
  });

  it('cost what the document says, and weigh what the voter has done by then', async () => {
    const poor = await h.newUser(3);
    expect(await read('dance', poor.token)).toMatchObject({ reason: 'NOT_ENOUGH', weight: 1 });
    expect((await vote('dance', ['kite', 'drum'], poor.token)).code).toBe(errors.NOT_ENOUGH.code);
    const [giver, friend] = [await h.newUser(10), await h.newUser()];
    const before = (await read('dance', giver.token)).weight;
    expect((await gift(giver.id, friend.id, { gift: 'castle' })).code).toBe(0);
    const { weight } = await read('dance', giver.token);
    expect([before, weight]).toEqual([1, 2]);
    const { data } = await vote('dance', ['kite', 'drum'], giver.token);
    expect(data).toMatchObject({ weight, left: 0 });
    const cast = await h.db.query(
      `SELECT weight, cost FROM vote_ballots WHERE poll = 'dance' AND user_id = $1`,
      [giver.id],
    );
    expect(cast.rows).toEqual([{ weight, cost: 4 }]);
  });

  it('asks who somebody is and for a key; a visitor is told what keeps everybody away first', async () => {
    const body = { options: 'kite' };
    const { token } = await h.newUser();
    expect((await h.call('POST', `${base}/polls/stall`, { key: newKey(), body })).code).toBe(
      errors.TOKEN_EXPIRED.code,
    );
    expect((await h.call('POST', `${base}/polls/stall`, { token, body })).code).toBe(errors.KEY_MISSING.code);
    expect(await read('stall')).toMatchObject({ reason: 'TOKEN_EXPIRED', left: null, voted: 0, total: null });
    h.setClock(at('2025-06-13T00:00:00'));
    expect(await read('stall')).toMatchObject({ reason: 'OVER' });
  });
});

describe('many at once', () => {
  it('fifty taps of one person vote as often as the day allows, and are paid once', async () => {
    const { id, token } = await h.newUser();
    const codes = (await Promise.all(Array.from({ length: 50 }, () => vote('stall', ['kite'], token)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set([0, errors.DAY_LIMIT_REACHED.code]));
    const { rows } = await h.db.query('SELECT nth FROM vote_ballots WHERE user_id = $1 ORDER BY nth', [id]);
    expect(rows).toEqual([{ nth: 1 }, { nth: 2 }]);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(12);
  });

  it('fifty voters are all counted, in slices', async () => {
    await withPoll('crowd', { results: 'always' }, async () => {
      const people = await Promise.all(Array.from({ length: 50 }, () => h.newUser()));
      const codes = await Promise.all(
        people.flatMap(({ token }, nth) =>
          [0, 1, 2].map(() =>
            vote('crowd', [nth % 5 === 0 ? 'lamp' : 'kite'], token).then(({ code }) => code),
          ),
        ),
      );
      expect(codes.filter((code) => code === 0)).toHaveLength(100);
      expect(line(await read('crowd'))).toBe('80 0 20');
      const { rows } = await h.db.query<{ slices: number }>(
        "SELECT count(*)::int4 AS slices FROM vote_tallies WHERE poll = 'crowd' AND option = 'kite'",
      );
      expect(rows[0]?.slices).toBeGreaterThan(4);
    });
  });
});
