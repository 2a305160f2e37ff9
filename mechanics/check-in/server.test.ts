import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { fair, newKey } from '../../server/fixtures/harness.ts';
import { at, base, openFair } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { callsOf, line } from './testing.ts';

const { h } = openFair();
const { stamp, makeUp, read } = callsOf(h);
const given = (points: number) => ({ points, prize: null, days: null });
const first = at('2025-06-10T09:00:00');
const third = at('2025-06-12T09:00:00');
const iso = (text: string) => new Date(at(text)).toISOString();
const said = ({ can, reason }: { can?: string; reason?: string }) => can ?? reason;

/** Runs with another block of the fair. */
async function withBlock(changes: object, work: () => Promise<void>) {
  const document = structuredClone(fair.document) as { campaign: { checkIn: object } };
  document.campaign.checkIn = { ...document.campaign.checkIn, ...changes };
  await h.app.setDocuments([{ route: 'fair', document }]);
  await work();
  await h.app.setDocuments([fair]);
}

describe('check-in', () => {
  it('stamps today once, gives what the day gives, and answers the same key alike', async () => {
    const { token } = await h.newUser();
    const key = newKey();
    const answer = await stamp(token, key);
    expect(answer.data).toEqual({ day: 'two', streak: 1, gives: [given(20)], streaks: [], balance: 20 });
    expect((await stamp(token, key)).text).toBe(answer.text);
    expect((await stamp(token)).code).toBe(refusals.CHECKED_IN.code);
    const after = await read(token);
    expect(after).toMatchObject({
      today: 'two',
      streak: 1,
      reason: 'CHECKED_IN',
      nextAt: iso('2025-06-12T00:00:00'),
    });
    expect(after.can).toBeUndefined();
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(20);
  });

  it('tells each day’s state, and what can be done, to somebody and to nobody', async () => {
    const { token } = await h.newUser(100);
    const open = { today: 'two', can: 'checkIn', nextAt: iso('2025-06-12T00:00:00'), streak: 0 };
    expect(await read(token)).toMatchObject({ ...open, makeUp: { cost: 30, left: 1 } });
    expect(line(await read(token))).toBe('missed open coming');
    expect((await read(token)).days.map(said)).toEqual(['makeUp', 'NOT_MISSED', 'NOT_MISSED']);
    const visitor = await read();
    expect(line(visitor)).toBe('past open coming');
    expect(visitor).toMatchObject({
      reason: 'TOKEN_EXPIRED',
      makeUp: { cost: 30, left: null, balance: null },
    });
    expect(visitor.can).toBeUndefined();
    expect(visitor.days.map(said)).toEqual(['TOKEN_EXPIRED', 'NOT_MISSED', 'NOT_MISSED']);
    expect(visitor.days.map(({ date }) => date)).toEqual(['2025-06-10', '2025-06-11', '2025-06-12']);
  });

  it('a streak that is made shorter comes with the next stamp of whoever had so many days, once', async () => {
    const [one, other] = [await h.newUser(), await h.newUser()];
    const give = (amount: number) => [{ kind: 'points', points: amount }];
    await withBlock({ streaks: [{ id: 'all', length: 3, gives: give(90) }] }, async () => {
      h.setClock(first);
      for (const { token } of [one, other]) expect((await stamp(token)).data).toMatchObject({ streaks: [] });
      h.setClock(at('2025-06-11T09:00:00'));
      expect((await stamp(one.token)).data).toMatchObject({ streaks: [] });
    });
    await withBlock({ streaks: [{ id: 'all', length: 2, gives: give(90) }] }, async () => {
      h.setClock(third);
      expect((await stamp(other.token)).data, 'two days, not in a row').toMatchObject({ streaks: [] });
      const key = newKey();
      const answer = await stamp(one.token, key);
      expect(answer.data).toMatchObject({ streak: 3, streaks: [{ id: 'all', gives: [given(90)] }] });
      expect((await stamp(one.token, key)).text).toBe(answer.text);
    });
  });

  it('a streak that is made shorter counts in a row that has ended', async () => {
    const days = ['one', 'two', 'three', 'four'].map((id) => ({
      id,
      icon: 'art/fair/one.svg',
      gives: [{ kind: 'points', points: 1 }],
    }));
    const document = structuredClone(fair.document) as { schedule: { end: string; settle: string } };
    const withLength = (length: number) => {
      const own = structuredClone(document) as unknown as { campaign: { checkIn: object } };
      const streaks = [{ id: 'all', length, gives: [{ kind: 'points', points: 90 }] }];
      own.campaign.checkIn = { days, streaks };
      return h.app.setDocuments([{ route: 'fair', document: own as never }]);
    };
    document.schedule.end = '2025-06-14T00:00:00+08:00';
    document.schedule.settle = '2025-06-15T00:00:00+08:00';
    const { token } = await h.newUser();
    await withLength(3);
    for (const day of ['10', '11']) {
      h.setClock(at(`2025-06-${day}T09:00:00`));
      expect((await stamp(token)).data).toMatchObject({ streaks: [] });
    }
    await withLength(2);
    h.setClock(at('2025-06-13T09:00:00'));
    expect((await stamp(token)).data).toMatchObject({ streak: 1, streaks: [{ id: 'all' }] });
    await h.app.setDocuments([fair]);
  });

  it('pays days in a row once, whichever stamp completes them', async () => {
    const { id, token } = await h.newUser(100);
    h.setClock(first);
    await stamp(token);
    h.setClock(third);
    expect((await stamp(token)).data).toMatchObject({ streak: 1, streaks: [] });
    expect(line(await read(token))).toBe('done missed done');
    const mended = await makeUp('two', token);
    expect(mended.data).toEqual({
      day: 'two',
      streak: 3,
      gives: [given(20)],
      streaks: [
        { id: 'pair', gives: [given(15)] },
        { id: 'all', gives: [given(90)] },
      ],
      balance: 100 + 10 + 60 - 30 + 20 + 15 + 90,
    });
    expect((await read(token)).streaks.every((one) => one.given)).toBe(true);
    const facts = await h.db.query(
      "SELECT count(*)::int4 AS n FROM facts WHERE kind = 'check-in' AND from_user = $1",
      [id],
    );
    expect(facts.rows).toEqual([{ n: 3 }]);
  });

  it('takes the day of the campaign’s own offset, to the millisecond', async () => {
    const { token } = await h.newUser();
    h.setClock(at('2025-06-11T00:00:00') - 1);
    expect((await stamp(token)).data).toMatchObject({ day: 'one', streak: 1 });
    h.setClock(at('2025-06-11T00:00:00'));
    expect((await stamp(token)).data).toMatchObject({ day: 'two', streak: 2 });
    h.setClock(at('2025-06-12T00:00:00') - 1);
    expect((await stamp(token)).code).toBe(refusals.CHECKED_IN.code);
  });

  it('midnight between the tap and the server: the day is that of the server, and a lost answer comes again', async () => {
    const { token } = await h.newUser();
    const key = newKey();
    h.setClock(at('2025-06-11T23:59:59'));
    const answer = await stamp(token, key);
    h.setClock(at('2025-06-12T00:00:01'));
    expect((await stamp(token, key)).text).toBe(answer.text);
    expect(line(await read(token))).toBe('missed done open');
  });

  it('is taken from the start until the end, the last moment included', async () => {
    const { token } = await h.newUser(100);
    h.setClock(at('2025-06-10T00:00:00') - 1);
    expect((await stamp(token)).code).toBe(errors.NOT_OPEN.code);
    expect((await makeUp('one', token)).code).toBe(errors.NOT_OPEN.code);
    const early = await read(token);
    expect(early).toMatchObject({ today: null, reason: 'NOT_OPEN', nextAt: iso('2025-06-10T00:00:00') });
    expect(early.days.map(said)).toEqual(['NOT_OPEN', 'NOT_OPEN', 'NOT_OPEN']);
    h.setClock(at('2025-06-13T00:00:00') - 1);
    expect((await stamp(token)).data).toMatchObject({ day: 'three' });
    expect(await read(token)).toMatchObject({ reason: 'CHECKED_IN', nextAt: iso('2025-06-13T00:00:00') });
    h.setClock(at('2025-06-13T00:00:00'));
    expect((await stamp(token)).code).toBe(errors.OVER.code);
    expect((await makeUp('one', token)).code).toBe(errors.OVER.code);
    const over = await read(token);
    expect(over).toMatchObject({ reason: 'OVER', streak: 1 });
    expect(over.nextAt).toBeUndefined();
    expect(over.days.map(said)).toEqual(['OVER', 'OVER', 'OVER']);
  });

  it('a day is made up where it was missed, for its price, as often as the document says', async () => {
    const { token } = await h.newUser(100);
    const poor = await h.newUser(29);
    expect((await makeUp('one', poor.token)).code).toBe(errors.NOT_ENOUGH.code);
    expect((await read(poor.token)).days.map(said)).toEqual(['NOT_ENOUGH', 'NOT_MISSED', 'NOT_MISSED']);
    expect((await makeUp('two', token)).code).toBe(refusals.NOT_MISSED.code);
    expect((await makeUp('three', token)).code).toBe(refusals.NOT_MISSED.code);
    expect((await makeUp('four', token)).code).toBe(errors.UNKNOWN_ITEM.code);
    const key = newKey();
    const answer = await makeUp('one', token, key);
    expect(answer.data).toMatchObject({ day: 'one', streak: 1, gives: [given(10)], balance: 80 });
    expect((await makeUp('one', token, key)).text).toBe(answer.text);
    expect((await makeUp('two', token, key)).code).toBe(errors.KEY_REUSED.code);
    expect((await makeUp('one', token)).code).toBe(refusals.CHECKED_IN.code);
    expect((await read(token)).days[0]).toMatchObject({ state: 'done', madeUp: true });
    h.setClock(third);
    expect((await makeUp('two', token)).code).toBe(errors.LIMIT_REACHED.code);
    const spent = await read(token);
    expect(spent).toMatchObject({ makeUp: { left: 0 } });
    expect(spent.days.map(said)).toEqual(['CHECKED_IN', 'LIMIT_REACHED', 'NOT_MISSED']);
    await withBlock({ makeUp: undefined }, async () => {
      expect((await makeUp('two', token)).code).toBe(errors.UNKNOWN_ITEM.code);
      const without = await read(token);
      expect(without.makeUp).toBeNull();
      expect(without.days.map(said)).toEqual([undefined, undefined, undefined]);
    });
  });

  it('has hours of the day where the document says so', async () => {
    const { token } = await h.newUser(100);
    await withBlock({ window: { daily: { opens: '18:00', locks: '22:00' } } }, async () => {
      expect((await stamp(token)).code).toBe(errors.NOT_OPEN.code);
      const shut = { reason: 'NOT_OPEN', nextAt: iso('2025-06-11T18:00:00'), today: 'two' };
      expect(await read(token)).toMatchObject(shut);
      h.setClock(at('2025-06-11T18:00:00'));
      expect(await read(token)).toMatchObject({ can: 'checkIn', nextAt: iso('2025-06-11T22:00:00') });
      h.setClock(at('2025-06-11T22:00:00'));
      // The campaign has begun: nothing says that it has not.
      expect(await stamp(token)).toMatchObject({ code: errors.NOT_OPEN.code, message: '还没到开放时间' });
      expect(line(await read(token))).toBe('missed missed coming');
      expect((await makeUp('two', token)).code, 'today can be made up once its hours are over').toBe(0);
    });
  });

  it('a hundred taps at once stamp one day, and pay it once', async () => {
    const { id, token } = await h.newUser();
    const codes = (await Promise.all(Array.from({ length: 100 }, () => stamp(token)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, refusals.CHECKED_IN.code]));
    const { rows } = await h.db.query('SELECT day FROM check_ins WHERE user_id = $1', [id]);
    expect(rows).toEqual([{ day: '2025-06-11' }]);
    expect((await h.call('GET', `${base}/balance`, { token })).data.amount).toBe(20);
  });

  it('a hundred at once make up no more days than there may be, and pay no more than they have', async () => {
    const poor = await h.newUser(30);
    h.setClock(third);
    const taps = (token: string) =>
      Promise.all(Array.from({ length: 100 }, (_, nth) => makeUp(nth % 2 ? 'one' : 'two', token)));
    await withBlock(
      { makeUp: { cost: [{ kind: 'points', points: 30 }], limits: { total: 2 } } },
      async () => {
        const codes = (await taps(poor.token)).map(({ code }) => code);
        expect(codes.filter((code) => code === 0)).toHaveLength(1);
        expect(codes).toContain(errors.NOT_ENOUGH.code);
      },
    );
    const rich = await h.newUser(1000);
    const codes = (await taps(rich.token)).map(({ code }) => code);
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(codes).toContain(errors.LIMIT_REACHED.code);
  });

  it('asks who somebody is, for a key, and takes nothing from the phone', async () => {
    const { token } = await h.newUser();
    const path = `${base}/check_in`;
    expect((await h.call('POST', path, { key: newKey() })).code).toBe(errors.TOKEN_EXPIRED.code);
    expect((await h.call('POST', path, { token })).code).toBe(errors.KEY_MISSING.code);
    for (const body of [{ day: '2025-06-10' }, { user: 'u1' }, { at: 1 }])
      expect((await h.call('POST', path, { token, key: newKey(), body })).status).toBe(400);
    expect((await h.call('POST', `${path}/0`, { token, key: newKey() })).status).toBe(400);
    const none = await h.call('POST', '/v2/activities/none/check_in', { token, key: newKey() });
    expect(none.code).toBe(errors.UNKNOWN_ACTIVITY.code);
  });

  it('keeps each one’s days to themselves', async () => {
    const [a, b] = [await h.newUser(), await h.newUser()];
    await stamp(a.token);
    expect(line(await read(b.token))).toBe('missed open coming');
    expect((await stamp(b.token)).code).toBe(0);
  });
});
