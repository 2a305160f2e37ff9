// By turns: breaks rows one by one, and looks whether audits find it.
import { expect, it } from 'vitest';
import { audit } from '../../server/audit.ts';
import type { Queryable } from '../../server/database/database.ts';
import { everyRoom } from '../../server/fixtures/every-room.ts';
import { noon } from '../../server/fixtures/harness.ts';
import { grant } from '../../server/ledger/grant.ts';
import { room } from './room.ts';
import { openTasks } from './testing.ts';

const { h, tell, claim } = openTasks();

it('each audit sees what is planted', async () => {
  const { id, token } = await h().newUser();
  await tell(id, { kind: 'watch', to: (await h().newUser()).id, amount: 10 }, { kind: 'login' });
  expect((await claim('watch', token)).code).toBe(0);
  /** The rules of this room that are broken, once this is planted; all of it is undone. */
  const plant = async (work: (tx: Queryable) => Promise<unknown>) => {
    const seen = await h()
      .db.transaction(async (tx) => {
        await work(tx);
        throw Object.assign(new Error('back'), { found: await audit(tx, everyRoom) });
      })
      .catch((error: { found?: Record<string, number> }) => {
        if (error.found === undefined) throw error;
        return error.found;
      });
    return Object.keys(seen).filter((rule) => (seen[rule] ?? 0) > 0);
  };
  const sql = (text: string) => plant((tx) => tx.script(text));
  const is = (...rules: readonly string[]) => rules.map((rule) => `tasks: ${rule}`);
  const mine = `WHERE user_id = '${id}'`;
  expect(await sql('SELECT 1')).toEqual([]);
  expect(await sql(`UPDATE task_progress SET amount = 9 ${mine} AND task = 'watch'`)).toEqual(
    is('what is done has come as far as it took'),
  );
  expect(
    await sql(`UPDATE tasks_done SET claimed_at = ${noon}, gives = 1 ${mine} AND task = 'hurry'`),
  ).toEqual(is('what was given has its grants'));
  const to = { activity: 'fair', user: id, kind: room.kind('task-reward'), at: noon };
  for (const reference of ['hurry/2025-06-11', 'hurry/2025-06-12', 'nothing'])
    expect(
      await plant((tx) => grant(tx, { ...to, reference }, [{ kind: 'prize', prize: 'garland' }])),
      reference,
    ).toContain('tasks: each grant has its task');
  expect(await sql(`DELETE FROM tasks_done ${mine} AND task = 'watch'`), 'answered, and not there').toContain(
    'tasks: each answered claim was made',
  );
  expect(await sql(`UPDATE tasks_done SET at = at + 1 ${mine} AND task = 'hurry'`)).toEqual(
    is('each done task is told once'),
  );
  expect(await sql(`DELETE FROM tasks_done ${mine} AND task = 'hurry'`)).toEqual(
    is('each done task is told once'),
  );
});

it('the tables hold no wrong state', async () => {
  const { id, token } = await h().newUser();
  await tell(id, { kind: 'login' });
  expect((await claim('hurry', token)).code).toBe(0);
  const run = (text: string) => h().db.query(text);
  const done = (task: string, period: string, more = 'NULL, NULL') =>
    run(`INSERT INTO tasks_done (activity, user_id, task, period, target, at, claimed_at, gives)
      VALUES ('fair', '${id}', '${task}', '${period}', 1, 1, ${more})`);
  await expect(done('hurry', '2025-06-11'), 'done twice').rejects.toThrow(/unique/);
  await expect(done('watch', '2025-06-11'), 'done without having come anywhere').rejects.toThrow(/foreign/);
  const again = `UPDATE tasks_done SET claimed_at = 2 WHERE user_id = '${id}'`;
  await expect(run(again), 'given twice').rejects.toThrow(/stays given/);
  const progress = (period: string, amount: number) =>
    run(`INSERT INTO task_progress (activity, user_id, task, period, amount)
      VALUES ('fair', '${id}', 'watch', '${period}', ${amount})`);
  await expect(progress('11 June', 1), 'not a day').rejects.toThrow(/check/);
  await expect(progress('2025-06-11', 0), 'no way come').rejects.toThrow(/check/);
});
