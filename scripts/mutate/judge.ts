import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../schemas.ts';
import type { Trial, Verdict } from './trial.ts';

/** A mutant that runs so much longer than its tests do without it runs for ever, in ms. */
const PATIENCE = 150_000;

/** Runs trials one after the other; one that never ends counts as failed, and its process is ended. */
export function createJudge(): { judge(trial: Trial): Promise<Verdict>; close(): void } {
  let child: ChildProcess | undefined;
  const close = (): void => {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  const start = async (): Promise<ChildProcess> => {
    // A group of its own: with it end the workers of its tests.
    child = fork(join(root, 'scripts/mutate/trial.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    await once(child, 'message');
    return child;
  };
  return {
    close,
    async judge(trial) {
      const one = child ?? (await start());
      const answer = new Promise<Verdict & { error?: string }>((resolve) => {
        const done = (verdict: Verdict & { error?: string }): void => {
          clearTimeout(timer);
          one.off('message', done).off('exit', died);
          resolve(verdict);
        };
        const died = (): void => {
          child = undefined;
          done({ failed: trial.tests[0] });
        };
        const timer = setTimeout(() => {
          close();
          done({ failed: trial.tests[0] });
        }, PATIENCE);
        one.on('message', done).on('exit', died);
      });
      one.send(trial);
      const { error, ...verdict } = await answer;
      if (error !== undefined) throw new Error(error);
      return verdict;
    },
  };
}
