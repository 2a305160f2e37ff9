// A server of the bench of pages in a process of its own, and what it is asked about itself.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Memory, Ready } from './serve.ts';

export interface Server extends Ready {
  readonly child: ChildProcess;
}

/** @param parameters of serve.ts: what kind of server, its folder, how many campaigns and people */
export async function startServer(...parameters: readonly string[]): Promise<Server> {
  const file = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = fork(file, parameters, { execArgv: ['--expose-gc', '--import', 'tsx'] });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('A server did not start')));
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [Ready];
  ended.catch(() => undefined);
  return { ...ready, child };
}

async function asked({ child }: Server, what: 'memory' | 'change'): Promise<Memory> {
  const gone = new AbortController();
  const ended = once(child, 'exit', gone).then(() => Promise.reject(new Error(`A server ended: ${what}`)));
  child.send(what);
  try {
    return ((await Promise.race([once(child, 'message', gone), ended])) as [Memory])[0];
  } finally {
    ended.catch(() => undefined);
    gone.abort();
  }
}

/** What its process holds after its rubbish is gone. */
export const memoryOf = (server: Server): Promise<Memory> => asked(server, 'memory');

/** One of its documents is saved with another title, and all are read anew; not beside `memoryOf`. */
export const changeDocument = async (server: Server): Promise<void> => void (await asked(server, 'change'));

export async function stopServer({ child }: Server): Promise<void> {
  if (!child.connected) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}
