// Every third day, 5 s: opens a server with a database of its own.
import { afterEach, expect, it } from 'vitest';
import { newKey } from '../../server/fixtures/harness.ts';
import { at, base } from '../../server/fixtures/open-fair.ts';
import { refusals } from './refusals.ts';
import { block, openTasks, taskFair } from './testing.ts';

const { h, task, claim, balance, tell, grants } = openTasks();
const iso = (text: string) => new Date(at(text)).toISOString();
const people = async () => [await h().newUser(), (await h().newUser()).id] as const;
const minutes = (to: string, amount: number, more: object = {}) => ({ kind: 'watch', to, amount, ...more });

/** From now on the document says so of these tasks. */
const say = (changes: Readonly<Record<string, object>>) =>
  h().app.setDocuments([taskFair(block.map((one) => ({ ...one, ...changes[one.id] })))]);
afterEach(() => h().app.setDocuments([taskFair()]));

it('whoever has come as far as a task asks now can claim it at once', async () => {
  const [{ id, token }, host] = await people();
  await tell(id, minutes(host, 6));
  expect(await task('watch', token)).toMatchObject({ progress: 6, waiting: 0, reason: 'TASK_NOT_DONE' });
  await say({ watch: { at: 7 } });
  expect(await task('watch', token)).toMatchObject({ progress: 6, waiting: 0, reason: 'TASK_NOT_DONE' });
  await say({ watch: { at: 6 } });
  expect(await task('watch', token)).toMatchObject({ progress: 6, waiting: 1, can: 'claim' });
  const key = newKey();
  const answer = await claim('watch', token, key);
  expect(answer.data).toMatchObject({ task: 'watch', times: 1, balance: 5 });
  expect((await claim('watch', token, key)).text).toBe(answer.text);
  expect((await claim('watch', token)).code).toBe(refusals.TASK_CLAIMED.code);
  await say({ watch: { at: 10 } });
  await tell(id, minutes(host, 10));
  expect(await task('watch', token), 'once a day, whatever it asks later').toMatchObject({ claimed: true });
  expect(await grants(id)).toEqual(['watch/2025-06-11']);
});

it('of a hundred taps one is given it, also while its next fact comes', async () => {
  const [{ id, token }, host] = await people();
  await tell(id, minutes(host, 6));
  await say({ watch: { at: 6 } });
  const taps = Array.from({ length: 100 }, (_, nth) =>
    nth % 10 === 0
      ? tell(id, minutes(host, 1)).then(() => null)
      : claim('watch', token).then((one) => one.code),
  );
  const codes = (await Promise.all(taps)).filter((code) => code !== null);
  expect(codes.filter((code) => code === 0)).toHaveLength(1);
  expect(await balance(token)).toBe(5);
});

it('what counts done tasks counts it, and what waited for it opens', async () => {
  const [{ id, token }, host] = await people();
  const score = async () => {
    const { rows } = await h().db.query<{ score: number }>(
      "SELECT score FROM board_scores WHERE user_id = $1 AND board = 'busy'",
      [id],
    );
    return rows[0]?.score ?? 0;
  };
  await tell(id, minutes(host, 6), { kind: 'share' });
  await say({ watch: { at: 6 } });
  expect(await task('share', token), 'both are done').toMatchObject({ waiting: 1, can: 'claim' });
  expect((await claim('share', token)).data, 'both have given 100 in this week').toMatchObject({
    balance: 107,
  });
  expect(await score()).toBe(3);
  expect((await claim('watch', token)).data).toMatchObject({ balance: 112 });
  expect(await score()).toBe(3);
});

it('what is given without a tap can be claimed until a fact gives it, and gives all that follows', async () => {
  const [{ id, token }] = await people();
  await tell(id, { kind: 'speak', amount: 1 });
  await say({ hello: { at: 1 }, talk: { at: 1 } });
  expect(await task('hello', token)).toMatchObject({ waiting: 1, can: 'claim' });
  expect((await claim('hello', token)).data).toMatchObject({ task: 'hello', times: 1, balance: 11 });
  expect(await grants(id)).toEqual(['hello', 'talk/2025-06-11']);
  expect((await claim('talk', token)).code).toBe(refusals.TASK_CLAIMED.code);
  const [other] = await people();
  await say({});
  await tell(other.id, { kind: 'speak', amount: 1 });
  await say({ hello: { at: 1 } });
  await tell(other.id, { kind: 'speak', amount: 1 });
  expect(await grants(other.id), 'by the fact').toEqual(['hello']);
});

it('a day that is over stays as it was, from its bell on', async () => {
  const [{ id, token }, host] = await people();
  await tell(id, minutes(host, 6));
  await say({ watch: { at: 6 } });
  h().setClock(at('2025-06-12T00:10:00'));
  expect(await task('watch', token)).toMatchObject({ waiting: 0, reason: 'TASK_NOT_DONE' });
  expect((await claim('watch', token)).code).toBe(refusals.TASK_NOT_DONE.code);
  h().setClock(at('2025-06-12T00:09:59'));
  expect(await task('watch', token)).toMatchObject({ progress: 0, waiting: 1, can: 'claim' });
  expect((await claim('watch', token)).code).toBe(0);
  const { rows } = await h().db.query<{ at: number }>(
    "SELECT at FROM facts WHERE kind = 'task' AND from_user = $1",
    [id],
  );
  expect(rows, 'in its day').toEqual([{ at: at('2025-06-12T00:00:00') - 1 }]);
});

it('nothing is done behind the end, and its reward waits until all is settled', async () => {
  const [{ id, token }] = await people();
  await tell(id, { kind: 'speak', amount: 1 });
  await say({ hello: { at: 1 } });
  h().setClock(at('2025-06-13T12:00:00'));
  expect((await claim('hello', token)).code).toBe(0);
  const { rows } = await h().db.query<{ at: number }>(
    "SELECT at FROM facts WHERE kind = 'task' AND from_user = $1",
    [id],
  );
  expect(rows.map((one) => new Date(one.at + 1).toISOString())).toEqual([iso('2025-06-13T00:00:00')]);
  const { data } = await h().call('GET', `${base}/boards/busy`, { token });
  expect(data.me, 'it counts as what is heard of late').toMatchObject({ score: 1 });
});
