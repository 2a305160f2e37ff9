import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** An `import()` as the bundler has it to see which exports are needed: `async () => { const { a } = await import(x); return { a }; }`. */
const SEEN_EXPORTS =
  /async \(\) => \{\s*const (\{[^{}]*\}) = await (import\([^()]*\)(?:\.then\(\(n\) => n\.\w+\))?);\s*return \1;?\s*\}/g;

/** The name under which the bundler asks for what stands around each `import()`. */
const HELPER = /\/preload-helper(\.js)?$/;

const OURS = resolve(import.meta.dirname, '../app/kernel/load-part.ts');

/**
 * The bundler's own helper also fetches scripts and styles ahead of an `import()`, which pages here never ask for, and every
 * page would carry that. Ours takes its place.
 *
 * @throws where a style would be a file of its own, which nobody would load
 */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    HELPER.test(id) ? `export { loadPart as __vitePreload } from ${JSON.stringify(OURS)};` : null,
  // By now it has seen them.
  renderChunk: (code) => ({ code: code.replace(SEEN_EXPORTS, '() => $2'), map: null }),
  generateBundle(_options, bundle) {
    const style = Object.keys(bundle).find((name) => name.endsWith('.css'));
    if (style)
      throw new Error(
        `${style} would not be loaded: import it as '…css?inline' and give it to adoptStyle().`,
      );
  },
});
