import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/schemas.ts';
import { mutantsOf } from './mutants.ts';

/** A mutant that no test can see, since what the code does stays the same: it is left out of the score. */
export interface AlikeMutant {
  readonly id: string;
  /** What is changed, for readers. */
  readonly change: string;
  readonly why: string;
}

/** By id. */
export const alikeMutants = (): ReadonlyMap<string, AlikeMutant> =>
  new Map(
    (JSON.parse(readFileSync(join(root, 'tools/mutate/alike.json'), 'utf8')) as AlikeMutant[]).map((one) => [
      one.id,
      one,
    ]),
  );

/** Whether the code still has it: an id says its line and its change. */
export function isThere({ id }: AlikeMutant): boolean {
  const [file = ''] = id.split('#');
  const path = join(root, file);
  return existsSync(path) && mutantsOf(file, readFileSync(path, 'utf8')).some((one) => one.id === id);
}
