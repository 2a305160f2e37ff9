import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The measures by the module, as web-vitals 6.2.3 brings them beside the one file in which nothing can be told apart. */
const MODULES = /[\\/]web-vitals[\\/]dist[\\/]modules[\\/](on[A-Z]+)\.js$/;

/** Whether what a page opens by itself is measured as a page of its own: nobody here asks for that (`reportSoftNavs`). */
const ASKED = /\bcheckSoftNavsEnabled\((?:opts)?\)/g;
/** An entry of such a page, and a paint in it: without having been asked for, none comes. */
const ENTRY = /\bentry\.entryType === '(?:soft-navigation|interaction-contentful-paint)'/g;

/**
 * A measure without pages inside of a page, which it is told of only where that was asked for; what it alone needs the bundler then leaves out.
 *
 * @param code of a module of web-vitals that exports one measure
 * @throws where it does not ask in these words, as in another release: it is to be looked through again
 */
export function withoutSoftNavigations(code: string): string {
  if (code.search(ASKED) < 0)
    throw new Error(
      'build/vitals-left-out.ts: this release of web-vitals asks for soft navigations in other words.',
    );
  return code.replace(ASKED, 'false').replace(ENTRY, 'false');
}

/** Pages get what they measure, without what they never ask of it. */
export const vitalsLeftOut = (): Plugin => ({
  name: 'vitals-left-out',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (id !== 'web-vitals') return null;
    const whole = await this.resolve(id, importer, { skipSelf: true });
    return whole && join(whole.id, '../modules/index.js');
  },
  transform: (code, id) => (MODULES.test(id) ? { code: withoutSoftNavigations(code), map: null } : null),
});
