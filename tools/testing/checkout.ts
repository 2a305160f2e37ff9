import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../build/schemas.ts';

/** Folders of the project that a copy has. */
export const parts = [
  'activities',
  'app',
  'build',
  'check',
  'docs',
  'engine',
  'mechanics',
  'schemas',
  'modules',
  'product',
  'scripts',
  'server',
  'tools',
  'widgets',
];
const files = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];

export interface Checkout {
  folder: string;
  remove(): void;
}

/** Other tests plant files in the project for a moment. */
const filter = (path: string): boolean => !basename(path).startsWith('planted');

/** A copy of this project that a test may break. Its packages are those of the original, its caches are its own. */
export function makeCheckout(): Checkout {
  const folder = mkdtempSync(join(tmpdir(), 'gala-checkout-'));
  for (const one of [...parts, ...files])
    cpSync(join(root, one), join(folder, one), { recursive: true, filter });
  mkdirSync(join(folder, 'node_modules'));
  for (const one of readdirSync(join(root, 'node_modules'))) {
    if (one.startsWith('.')) continue;
    symlinkSync(join(root, 'node_modules', one), join(folder, 'node_modules', one));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
