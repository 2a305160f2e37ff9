import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import type { Trial, Verdict } from './trial.ts';

export interface Judge {
  /** @param patience ms until a test file that has not ended is late */
  judge(trial: Trial, patience: number): Promise<Verdict>;
  close(): void;
}

/** Runs trials one after the other. A process that ends in one, or never does, is followed by a new one. */
export function createJudge(): Judge {
  let child: ChildProcess | undefined;
  const close = (): void => {
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  };
  const start = async (): Promise<ChildProcess> => {
    // A group of its own: with it end the workers of its tests.
    child = fork(join(root, 'tools/mutate/trial.ts'), {
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
    async judge(trial, patience) {
      const one = child ?? (await start());
      const answer = new Promise<{ verdict: Verdict; error?: string }>((resolve) => {
        const done = (verdict: { verdict: Verdict; error?: string }): void => {
          clearTimeout(timer);
          one.off('message', done).off('exit', died);
          resolve(verdict);
        };
        const died = (): void => {
          child = undefined;
          done({ verdict: 'failed' });
        };
        const timer = setTimeout(() => {
          close();
          done({ verdict: 'late' });
        }, patience);
        one.on('message', done).on('exit', died);
      });
      one.send(trial);
      const { error, verdict } = await answer;
      if (error !== undefined) throw new Error(error);
      return verdict;
    },
  };
}
