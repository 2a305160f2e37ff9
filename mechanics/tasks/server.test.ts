import { describe, expect, it } from 'vitest';
import { errors } from '../../server/errors.ts';
import { newKey, noon } from '../../server/fixtures/harness.ts';
import { at, base } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { block, openTasks, taskFair } from './testing.ts';

const { h, read, task, claim, balance, tell, gift, grants } = openTasks();
const given = (points: number) => ({ points, prize: null, days: null });
const iso = (text: string) => new Date(at(text)).toISOString();
const minutes = (to: string, amount: number, more: object = {}) => ({ kind: 'watch', to, amount, ...more });
const said = ({ can, reason }: { can?: string; reason?: string }) => can ?? reason;
const people = async () => [await h().newUser(), (await h().newUser()).id] as const;

describe('tasks', () => {
  it('count what people do, are claimed once, and begin anew the next day', async () => {
    const [{ id, token }, host] = await people();
    await tell(id, minutes(host, 4));
    expect(await task('watch', token)).toMatchObject({ at: 10, progress: 4, reason: 'TASK_NOT_DONE' });
    expect((await claim('watch', token)).code).toBe(refusals.TASK_NOT_DONE.code);
    await tell(id, minutes(host, 7));
    expect(await task('watch', token)).toMatchObject({ progress: 10, waiting: 1, can: 'claim' });
    const key = newKey();
    const answer = await claim('watch', token, key);
    expect(answer.data).toEqual({ task: 'watch', times: 1, gives: [given(5)], balance: 5 });
    expect((await claim('watch', token, key)).text).toBe(answer.text);
    expect((await claim('watch', token)).code).toBe(refusals.TASK_CLAIMED.code);
    expect(await task('watch', token)).toMatchObject({
      claimed: true,
      waiting: 0,
      reason: 'TASK_CLAIMED',
      nextAt: iso('2025-06-12T00:00:00'),
    });
    h().setClock(at('2025-06-12T00:00:00'));
    expect(await task('watch', token)).toMatchObject({
      claimed: false,
      progress: 0,
      reason: 'TASK_NOT_DONE',
    });
    expect(await grants(id)).toEqual(['watch/2025-06-11']);
  });

  it('a visitor sees them, and what keeps everybody away', async () => {
    const { tasks, resets } = await read();
    expect(tasks.map(({ id, progress }) => [id, progress])).toEqual(block.map(({ id }) => [id, 0]));
    expect(tasks.map(said)).toEqual([
      ...Array(6).fill('TOKEN_EXPIRED'),
      'NOT_OPEN',
      'TOKEN_EXPIRED',
      'TOKEN_EXPIRED',
    ]);
    expect(resets, 'no other week begins before the end').toEqual([
      { period: 'day', nextAt: iso('2025-06-12T00:00:00') },
    ]);
    const unsigned = await h().call('POST', `${base}/tasks/watch`, { key: newKey(), body: {} });
    expect(unsigned.code).toBe(errors.TOKEN_EXPIRED.code);
  });

  it('one that waits for another opens when that is done, and what was done before counts', async () => {
    const [{ id, token }, host] = await people();
    await tell(id, { kind: 'share' });
    expect(await task('share', token)).toMatchObject({ progress: 1, waiting: 0, reason: 'TASK_LOCKED' });
    expect((await claim('share', token)).code).toBe(refusals.TASK_LOCKED.code);
    await tell(id, minutes(host, 10));
    expect((await task('share', token)).can).toBe('claim');
    expect(await balance(token), 'both are done in this week').toBe(100);
    expect((await claim('share', token)).data).toMatchObject({ gives: [given(7)], balance: 107 });
  });

  it('opens the next day anew', async () => {
    const [{ id, token }, host] = await people();
    await tell(id, minutes(host, 10), { kind: 'share' });
    h().setClock(at('2025-06-12T09:00:00'));
    await tell(id, { kind: 'share', at: at('2025-06-12T09:00:00') });
    expect(await task('share', token)).toMatchObject({ progress: 1, waiting: 1, can: 'claim' });
    await claim('share', token);
    expect(said(await task('share', token)), 'today’s waits for today’s').toBe('TASK_LOCKED');
  });

  it('gives at once what is automatic, also down a chain, and tells each once', async () => {
    const [{ id, token }] = await people();
    await tell(id, { kind: 'speak', amount: 1 });
    expect(await grants(id)).toEqual([]);
    await tell(id, { kind: 'speak', amount: 9 });
    expect(await grants(id)).toEqual(['hello', 'talk/2025-06-11']);
    expect([await balance(token), said(await task('hello', token))]).toEqual([11, 'TASK_CLAIMED']);
    await tell(id, { kind: 'speak', amount: 9 });
    expect(await balance(token)).toBe(11);
    expect((await claim('talk', token)).code).toBe(refusals.TASK_CLAIMED.code);
    const facts = await h().db.query(
      "SELECT id, thing FROM facts WHERE kind = 'task' AND from_user = $1 ORDER BY id",
      [id],
    );
    expect(facts.rows).toEqual([
      { id: `${id}/hello`, thing: 'hello' },
      { id: `${id}/talk/2025-06-11`, thing: 'talk' },
    ]);
  });

  it('boards and goals count what is done', async () => {
    const [{ id }, host] = await people();
    const total = async () => (await h().call('GET', `${base}/milestones`, {})).data.total as number;
    const before = await total();
    await tell(id, minutes(host, 10), { kind: 'share' }, { kind: 'speak', amount: 3 });
    expect(await total()).toBe(before + 5);
    const { rows } = await h().db.query(
      "SELECT score FROM board_scores WHERE user_id = $1 AND board = 'busy'",
      [id],
    );
    expect(rows).toEqual([{ score: 5 }]);
  });

  it('count a fact for the day on which it happened, until that day’s bell', async () => {
    const [{ id, token }, host] = await people();
    const late = at('2025-06-11T23:59:00');
    h().setClock(at('2025-06-12T00:09:59'));
    await tell(id, minutes(host, 6, { at: late }));
    expect((await task('watch', token)).progress, 'nothing of the new day').toBe(0);
    await tell(id, minutes(host, 4, { at: late }));
    expect(await task('watch', token)).toMatchObject({ progress: 0, waiting: 1, can: 'claim' });
    h().setClock(at('2025-06-12T00:10:00'));
    const [other] = await people();
    await tell(other.id, minutes(host, 10, { at: late }));
    expect((await task('watch', other.token)).waiting).toBe(0);
  });

  it('what waits of past days is claimed in one tap, unless it is lost with its day', async () => {
    const [{ id, token }, host] = await people();
    await tell(id, minutes(host, 10), { kind: 'login' });
    h().setClock(at('2025-06-12T00:09:59'));
    expect(await task('hurry', token)).toMatchObject({
      waiting: 1,
      can: 'claim',
      nextAt: iso('2025-06-12T00:10:00'),
    });
    h().setClock(at('2025-06-12T09:00:00'));
    await tell(id, minutes(host, 10, { at: at('2025-06-12T08:00:00') }));
    expect(await task('hurry', token)).toMatchObject({ waiting: 0, reason: 'TASK_NOT_DONE' });
    expect((await claim('hurry', token)).code).toBe(refusals.TASK_NOT_DONE.code);
    expect((await claim('watch', token)).data).toMatchObject({
      times: 2,
      gives: [given(5), given(5)],
      // Two done tasks of this week have given 100.
      balance: 110,
    });
    expect(await grants(id)).toEqual(['all/2025-W24', 'watch/2025-06-11', 'watch/2025-06-12']);
  });

  it('counts in its own hours alone, and gives after them what was done in them', async () => {
    const [{ id, token }] = await people();
    await tell(id, { kind: 'room-open' });
    expect(await task('evening', token)).toMatchObject({
      progress: 0,
      reason: 'NOT_OPEN',
      nextAt: iso('2025-06-11T18:00:00'),
    });
    const evening = at('2025-06-11T19:00:00');
    h().setClock(evening);
    await tell(id, { kind: 'room-open', at: evening });
    h().setClock(at('2025-06-11T23:00:00'));
    expect((await task('evening', token)).can).toBe('claim');
    expect((await claim('evening', token)).data.gives).toEqual([{ points: null, prize: 'garland', days: 3 }]);
  });

  it('of whom a gift was for, where it says so', async () => {
    const [giver, host] = [await h().newUser(), await h().newUser()];
    await gift(giver.id, host.id, 4);
    expect((await task('loved', giver.token)).progress).toBe(0);
    expect((await task('loved', host.token)).can).toBe('claim');
  });

  it('points are claimed until the end, as they are spent; all else until it is settled', async () => {
    const [{ id, token }, host] = [await h().newUser(), await h().newUser()];
    await tell(id, minutes(host.id, 10));
    await gift(id, host.id, 9);
    h().setClock(at('2025-06-13T00:00:00'));
    expect((await claim('watch', token)).code).toBe(errors.OVER.code);
    expect(said(await task('watch', token))).toBe('OVER');
    expect((await claim('loved', host.token)).code).toBe(0);
    h().setClock(at('2025-06-14T00:00:00'));
    expect((await claim('loved', host.token)).code).toBe(errors.OVER.code);
  });

  it('a hundred taps at once are given one reward', async () => {
    const [{ id, token }, host] = await people();
    await tell(id, minutes(host, 10));
    const codes = (await Promise.all(Array.from({ length: 100 }, () => claim('watch', token)))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([0, refusals.TASK_CLAIMED.code]));
    expect(await balance(token)).toBe(5);
  });

  it('facts that come at the same moment complete a chain once, whichever is first', async () => {
    const [{ id, token }, host] = await people();
    const facts = [
      ...Array.from({ length: 10 }, () => minutes(host, 1)),
      ...Array.from({ length: 5 }, () => ({ kind: 'share' })),
    ];
    await Promise.all(facts.map((fact) => tell(id, fact)));
    expect(await balance(token), 'both done').toBe(100);
    expect((await read(token)).tasks.slice(0, 2).map(said)).toEqual(['claim', 'claim']);
  });

  it('that count people count each once a day, also where two facts of one come at once or one comes twice', async () => {
    const [host, first] = await people();
    const others = [first, (await h().newUser()).id, (await h().newUser()).id];
    const follow = { kind: 'follow', to: host.id, id: `again-${host.id}` };
    for (let time = 0; time < 3; time += 1) await tell(first, follow);
    await Promise.all(Array.from({ length: 10 }, () => tell(first, { ...follow, id: newKey() })));
    expect(await task('known', host.token)).toMatchObject({ at: 3, progress: 1, reason: 'TASK_NOT_DONE' });
    await Promise.all(
      others.flatMap((one) => [
        tell(one, { ...follow, id: newKey() }),
        tell(one, { ...follow, id: newKey() }),
      ]),
    );
    expect(await task('known', host.token)).toMatchObject({ progress: 3, waiting: 1, can: 'claim' });
    expect((await claim('known', host.token)).data).toMatchObject({ times: 1, balance: 9 });
    h().setClock(noon + 24 * 3_600_000);
    await tell(first, { ...follow, id: newKey(), at: noon + 24 * 3_600_000 });
    expect(await task('known', host.token), 'another day').toMatchObject({ progress: 1, claimed: false });
  });

  it('that come to count people take nothing away, and count who comes', async () => {
    const [host, fan] = await people();
    const say = (each: string) =>
      h().app.setDocuments([taskFair(block.map((one) => (one.id === 'known' ? { ...one, each } : one)))]);
    const follow = () => tell(fan, { kind: 'follow', to: host.id });
    await say('time');
    await follow();
    await follow();
    expect(await task('known', host.token)).toMatchObject({ progress: 2 });
    await say('person');
    await follow();
    await follow();
    expect(await task('known', host.token)).toMatchObject({ progress: 3, can: 'claim' });
  });

  it('goes on where the document changes meanwhile: what is done stays done', async () => {
    const [{ id, token }, host] = await people();
    await tell(id, minutes(host, 10));
    const [other] = await people();
    await tell(other.id, minutes(host, 6));
    const changed = (of: object) =>
      taskFair(block.map((one) => (one.id === 'watch' ? { ...one, ...of } : one)));
    await h().app.setDocuments([changed({ at: 20 })]);
    expect((await task('watch', token)).can).toBe('claim');
    await h().app.setDocuments([changed({ at: 5, paid: 'automatic' })]);
    await tell(other.id, minutes(host, 1));
    expect(await grants(other.id)).toEqual(['watch/2025-06-11']);
    expect((await claim('watch', token)).code, 'it was waiting before').toBe(0);
    await h().app.setDocuments([taskFair()]);
  });

  it('nothing begins anew at the moment at which the campaign ends', async () => {
    const midnight = new Date(at('2025-06-12T00:00:00')).toISOString();
    const whole = taskFair();
    const { schedule, ...document } = whole.document as { schedule: object };
    await h().app.setDocuments([
      { ...whole, document: { ...document, schedule: { ...schedule, end: midnight } } },
    ]);
    expect((await read()).resets).toEqual([]);
    await h().app.setDocuments([whole]);
    expect((await read()).resets).toHaveLength(1);
  });

  it('asks who somebody is, for a key, and knows no task that there is not', async () => {
    const { token } = await h().newUser();
    const path = `${base}/tasks`;
    expect((await h().call('POST', `${path}/watch`, { token })).code).toBe(errors.KEY_MISSING.code);
    expect((await claim('nothing', token)).code).toBe(errors.UNKNOWN_ITEM.code);
    expect((await h().call('POST', `${path}/0`, { token, key: newKey() })).status).toBe(400);
    for (const body of [{ user: 'u1' }, { period: '2025-06-10' }, { at: noon }])
      expect((await h().call('POST', `${path}/watch`, { token, key: newKey(), body })).status).toBe(400);
  });

  it('before it begins nothing can be claimed', async () => {
    const { token } = await h().newUser();
    h().setClock(at('2025-06-09T12:00:00'));
    expect(await task('watch', token)).toMatchObject({
      reason: 'NOT_OPEN',
      nextAt: iso('2025-06-10T00:00:00'),
    });
    expect((await read(token)).resets).toEqual([]);
    expect((await claim('watch', token)).code).toBe(errors.NOT_OPEN.code);
  });
});
