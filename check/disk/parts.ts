import { resolve } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { root as projectRoot } from '../../build/schemas.ts';
import type { Finding } from '../finding.ts';
import { Judge, type Memory } from '../index.ts';
import { isDocumentPath } from '../model/file-kinds.ts';
import type { Summary } from '../model/site.ts';
import { readContext } from './read-context.ts';
import { ValidatorKeeper } from './validator-keeper.ts';

type Files = readonly (readonly [path: string, text: string])[];

/** What a worker is given at its start. */
interface Share {
  stamp: string;
  root: string;
  schemas: string;
  files: Files;
  port: MessagePort;
  /** Counts what the worker has said: the process that waits for it is woken by that. */
  said: Int32Array;
}

/** ms; a worker that says nothing for so long has ended, and its share is done by who waits. */
const PATIENCE = 120_000;

/** Runs of files, one for each part, about as long as each other. The order stays. */
function shares(files: Files, parts: number): Files[] {
  const whole = files.reduce((sum, [, text]) => sum + text.length, 0);
  const made: [string, string][][] = Array.from({ length: parts }, () => []);
  let before = 0;
  for (const [path, text] of files) {
    made[Math.min(parts - 1, Math.floor((before / whole) * parts))]?.push([path, text]);
    before += text.length;
  }
  return made;
}

/** A worker with its share, seen from the process that asks it. What it says is waited for when it is needed. */
class Part {
  readonly #port: MessagePort;
  readonly #said = new Int32Array(new SharedArrayBuffer(4));
  #summaries: ReadonlyMap<string, Summary> | undefined;
  #findings: ReadonlyMap<string, Finding[]> | undefined;
  #asked = false;

  constructor(share: Omit<Share, 'port' | 'said'>) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: Share = { ...share, port: port2, said: this.#said };
    const worker = new Worker(resolve(projectRoot, 'check/disk/worker.mjs'), {
      workerData,
      transferList: [port2],
      execArgv: [],
      // Three times what package.json gives the process that waits: what a document leaves behind is gone before it is looked for.
      resourceLimits: { maxYoungGenerationSizeMb: 192 },
    });
    // It has told what it could; what it could not is done here.
    worker.on('error', () => {});
    worker.unref();
    port1.unref();
  }

  #next<Told>(): ReadonlyMap<string, Told> {
    for (;;) {
      const before = Atomics.load(this.#said, 0);
      const told = receiveMessageOnPort(this.#port);
      if (told) return told.message as ReadonlyMap<string, Told>;
      if (Atomics.wait(this.#said, 0, before, PATIENCE) === 'timed-out') return new Map();
    }
  }

  summary(path: string): Summary | undefined {
    this.#summaries ??= this.#next<Summary>();
    return this.#summaries.get(path);
  }

  /** Between the turns. */
  meet(site: readonly Summary[]): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#port.postMessage(site);
  }

  findings(path: string): Finding[] | undefined {
    this.#findings ??= this.#next<Finding[]>();
    return this.#findings.get(path);
  }

  end(): void {
    this.#port.close();
  }
}

/**
 * Shares documents among the processors: the first run of them stays in this process, each other one has a worker. What
 * comes out is what one process says, in the same order.
 */
export class Parts implements Memory {
  readonly #parts: Part[] = [];
  readonly #of = new Map<string, Part>();

  /** @param count at least 2 */
  constructor(files: Files, count: number, where: Pick<Share, 'stamp' | 'root' | 'schemas'>) {
    for (const share of shares(files, count).slice(1)) {
      const part = new Part({ ...where, files: share });
      this.#parts.push(part);
      for (const [path] of share) this.#of.set(path, part);
    }
  }

  summary(path: string, _text: string, make: () => Summary): Summary {
    return this.#of.get(path)?.summary(path) ?? make();
  }

  findings(path: string, _text: string, site: readonly Summary[], make: () => Finding[]): Finding[] {
    for (const part of this.#parts) part.meet(site);
    return this.#of.get(path)?.findings(path) ?? make();
  }

  end(): void {
    for (const part of this.#parts) part.end();
  }
}

/** The worker's side. A mistake in it tells nothing more: who waits then judges the share. */
export function work({ stamp, root, schemas, files, port, said }: Share): void {
  const tell = (told: ReadonlyMap<string, unknown>): void => {
    port.postMessage(told);
    Atomics.add(said, 0, 1);
    Atomics.notify(said, 0);
  };
  const attempt = <Told>(make: () => Map<string, Told>): void => {
    try {
      tell(make());
    } catch {
      tell(new Map());
    }
  };
  const judge = new Judge(() => readContext(root, schemas, new ValidatorKeeper(stamp)));
  attempt(
    () =>
      new Map(
        files.flatMap(([path, text]) => (isDocumentPath(path) ? [[path, judge.summary(path, text)]] : [])),
      ),
  );
  port.once('message', (summaries: readonly Summary[]) => {
    attempt(() => {
      const site = judge.meet(summaries);
      return new Map(files.map(([path, text]) => [path, judge.findings(path, text, site)]));
    });
    port.close();
  });
}
