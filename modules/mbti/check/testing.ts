// Door for tests of the personality test's data: what its files hold, and mistakes that are planted in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../../check/room.ts';

/** The folder of the personality test. */
export const here = fileURLToPath(new URL('..', import.meta.url));

/** A file of its data. */
export const read = <Value>(name: string) =>
  JSON.parse(readFileSync(join(here, 'data', name), 'utf8')) as Value;

/** Paths below a folder, with forward slashes. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));

export const said = (problems: readonly Problem[]): string[] => problems.map(({ message }) => message);

/** A copy with one thing planted in it. */
export function planted<Value>(value: Value, plant: (copy: Value) => void): Value {
  const copy = structuredClone(value);
  plant(copy);
  return copy;
}
