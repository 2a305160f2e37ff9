import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PREFIX = '\0router-alone:';

/** All that a package of React offers, without doing anything: while it is loaded, the router's React part calls some of it. */
export const standIn = (names: readonly string[]): string =>
  [
    '/* @__NO_SIDE_EFFECTS__ */ const none = () => ({});',
    'class Component {}',
    ...names.map((name) => `export { ${name === 'Component' ? name : 'none'} as ${name} };`),
    'export default { Component };',
  ].join('\n');

/**
 * The router is used without React: what it shows is a page of ours, no tree of components (app/router). Its package has
 * both in one file, which would bring all of React to every page that has some of it; so the router gets a stand-in.
 */
export const routerAlone = (): Plugin => ({
  name: 'router-alone',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    /^react(-dom)?$/.test(id) && /[\\/]node_modules[\\/]react-router(-dom)?[\\/]/.test(importer ?? '')
      ? PREFIX + id
      : null,
  load: (id) =>
    id.startsWith(PREFIX) ? standIn(Object.keys(require(id.slice(PREFIX.length)) as object)) : null,
});
