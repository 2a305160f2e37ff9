import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { lineAt, type Mutant } from './mutants.ts';
import { sourcesOf } from './rooms.ts';

/** A mutant that has survived once: from now on it is in every run. */
export interface FixedMutant {
  readonly id: string;
  /** A room, and the file's name below it, wherever it lies there. */
  readonly room: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
}

export const fixedMutants = (): FixedMutant[] =>
  JSON.parse(readFileSync(join(root, 'tools/mutate/fixed.json'), 'utf8')) as FixedMutant[];

/** Finds the place of one. @throws Error where its file or its text is not there exactly once */
export function placeOf({ id, room, file, from, to }: FixedMutant): Mutant {
  const files = sourcesOf([room]).filter((one) => one === `${room}/${file}` || one.endsWith(`/${file}`));
  const [path] = files;
  const fail = (got: string): Error =>
    new Error(
      `tools/mutate/fixed.json: ${id}: expected one place, got ${got}. Name it anew where it is now.`,
    );
  if (path === undefined || files.length > 1) throw fail(`${files.length} files ${file} below ${room}`);
  const text = readFileSync(join(root, path), 'utf8');
  const start = text.indexOf(from);
  if (start < 0 || text.indexOf(from, start + 1) >= 0)
    throw fail(`${text.split(from).length - 1} times ${JSON.stringify(from)} in ${path}`);
  const line = lineAt(text, start);
  return { id: `fixed:${id}`, file: path, line, met: line, start, end: start + from.length, from, to };
}
