import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources } from '../../build/build-stamp.ts';
import { root } from '../../build/schemas.ts';

const built = join(root, 'dist/client/chunks.json');

function newest(path: string): number {
  const known = statSync(path);
  if (!known.isDirectory()) return known.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the phone's scripts, unless dist/client is newer than all that goes into it. */
export function buildClient(): void {
  const since = Math.max(...buildSources.map((path) => newest(join(root, path))));
  if (existsSync(built) && statSync(built).mtimeMs > since) return;
  // A process of its own: the test runner's NODE_ENV would bring React's development build to the phone.
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    },
  );
}
