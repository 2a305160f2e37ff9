import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The name under which the bundler asks for what stands around each `import()`. */
const HELPER = /\/preload-helper(\.js)?$/;

const OURS = resolve(import.meta.dirname, '../app/load-part.ts');

/**
 * The bundler's own helper also fetches scripts ahead of an `import()`, which pages here never ask for, and every page
 * would carry that. Ours takes its place.
 */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    HELPER.test(id) ? `export { loadPart as __vitePreload } from ${JSON.stringify(OURS)};` : null,
});
