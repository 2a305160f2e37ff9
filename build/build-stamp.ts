import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';
import { root } from './schemas.ts';

/** All that goes into what a phone gets. */
export const buildSources = [
  'activities',
  'app',
  'engine',
  'modules',
  'schemas',
  'build/chunks.ts',
  'build/react-as-esm.ts',
  'widgets',
  'vite.config.ts',
  'package-lock.json',
] as const;

/** Where the build of the scripts says from which sources it was made. */
export const STAMP = 'sources.txt';

/** Changes with every source of the build but tests. */
export function stampOfSources(): string {
  const hash = createHash('sha256');
  for (const source of buildSources) {
    const files = statSync(join(root, source)).isDirectory() ? filesBelow(join(root, source)) : [''];
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`${source}/${file}\n`).update(readFileSync(join(root, source, file)));
    }
  }
  return hash.digest('base64url');
}
