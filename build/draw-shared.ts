import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Drawn, Wanted } from './draw-pages.ts';

/** What a process is told to draw. */
export interface Share {
  readonly wanted: readonly Wanted[];
  /** Folder of the client build, as `openRenderer` has left it. */
  readonly client: string;
  readonly folder: string;
  readonly now: number;
  readonly origin: string | undefined;
}

/** MB that young objects have: with the few that are the default, a fifth of the time goes to clearing them away. */
const YOUNG = 64;

async function drawShare(share: Share): Promise<ReadonlyMap<string, Drawn>> {
  const drawing = fork(fileURLToPath(new URL('./draw-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', `--max-semi-space-size=${YOUNG}`],
    serialization: 'advanced',
  });
  drawing.send(share);
  const told = once(drawing, 'message') as Promise<[ReadonlyMap<string, Drawn>]>;
  const gone = once(drawing, 'exit').then(([code]) => {
    throw new Error(`A process that draws pages ended with ${code}.`);
  });
  const [drawn] = await Promise.race([told, gone]);
  // What it says next, it says by ending.
  gone.catch(() => undefined);
  return drawn;
}

/** Draws pages on all processors, each every n-th document. @returns what was drawn, by file */
export async function drawShared(
  { wanted, ...where }: Share,
  parts: number = availableParallelism(),
): Promise<ReadonlyMap<string, Drawn>> {
  const shares = Array.from({ length: parts }, (_, part) => wanted.filter((_, i) => i % parts === part));
  const drawn = await Promise.all(shares.map((share) => drawShare({ ...where, wanted: share })));
  return new Map(drawn.flatMap((one) => [...one]));
}
