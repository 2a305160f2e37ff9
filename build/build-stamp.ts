import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';
import { root } from './schemas.ts';

/** All that goes into what a phone gets. */
export const buildSources = [
  'activities',
  'app',
  'build',
  'engine',
  'modules',
  'schemas',
  'widgets',
  'vite.config.ts',
  'package-lock.json',
] as const;

/** All that goes into what a start makes before it opens a database: the judgement of documents, scripts, pages, tools. */
export const startSources = [...buildSources, 'check', 'mechanics', 'server'] as const;

/** Where the build of the scripts says from which sources it was made. */
export const STAMP = 'sources.txt';

/** Changes with every source but tests: with its name, and with what it says. */
export function stampOf(sources: readonly string[], folder = root): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = statSync(join(folder, source)).isDirectory() ? filesBelow(join(folder, source)) : [''];
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file)) continue;
      const bytes = readFileSync(join(folder, source, file));
      hash.update(`${source}/${file}\n${bytes.length}\n`).update(bytes);
    }
  }
  return hash.digest('base64url');
}

/** Changes with every source of the build. */
export const stampOfSources = (): string => stampOf(buildSources);
