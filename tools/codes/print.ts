import { randomInt, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { groupedCode } from '../../engine/document/anywhere/code-word.ts';
import { hashOf } from '../../mechanics/codes/find.ts';
import { keyedBy } from '../../server/kernel/keyed-hash.ts';
import { madeCode } from '../../server/kernel/made-code.ts';

/** What is to be printed, and for whom. */
export interface Order {
  readonly activity: string;
  /** Id of a kind of the campaign's `codes`. */
  readonly kind: string;
  readonly count: number;
  /** From when on they are worth nothing, ms UTC. */
  readonly until: number;
  /** Where they are written: outside of the project, and no file that is there. */
  readonly out: string;
}

/** With whom. */
export interface Printer {
  /** The project's root. */
  readonly root: string;
  readonly secret: string;
  /** Sends a part of the batch to the server. @throws Error saying what was refused */
  readonly send: (activity: string, part: object) => Promise<void>;
}

/** What keeps codes from being printed; its message says how to mend it. */
export class NotPrinted extends Error {}

/** Hashes in one request. */
const together = 500;
const mostCodes = 100_000;

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}

/**
 * Makes codes, writes them to a file that only its owner reads, one a line, and tells the server their hashes. The file is on the
 * disk before the server hears of any. Where the server refuses, the file goes: nobody has codes then that are worth something.
 *
 * @throws NotPrinted
 */
export async function printCodes(order: Order, { root, secret, send }: Printer): Promise<void> {
  const { activity, kind, count, until, out } = order;
  if (!Number.isSafeInteger(count) || count < 1 || count > mostCodes)
    throw new NotPrinted(`--count: expected 1 to ${mostCodes}, got ${count}`);
  if (!Number.isFinite(until))
    throw new NotPrinted('--until: expected a moment with its offset, such as 2026-01-31T00:00:00+08:00');
  const path = resolve(out);
  if (isInside(root, path))
    throw new NotPrinted(
      `--out: ${path} lies in the project, where a commit would publish the codes: name a file elsewhere`,
    );
  const codes = new Set<string>();
  while (codes.size < count) codes.add(madeCode((end) => randomInt(end)));
  const plain = [...codes];
  write(path, plain.map(groupedCode));
  const keyed = keyedBy(secret);
  const hashes = plain.map((code) => hashOf(keyed, activity, code));
  const batch = `b-${randomUUID()}`;
  try {
    for (let at = 0; at < hashes.length; at += together)
      await send(activity, {
        batch,
        code: kind,
        until,
        first: at + 1,
        hashes: hashes.slice(at, at + together),
      });
  } catch (error) {
    rmSync(path);
    throw new NotPrinted(`Nothing was printed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function write(path: string, lines: readonly string[]): void {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    const there = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new NotPrinted(
      there ? `--out: ${path} is there already: name another file` : `--out: ${String(error)}`,
    );
  }
  writeSync(file, `${lines.join('\n')}\n`);
  fsyncSync(file);
  closeSync(file);
}
