import type { Plugin } from 'vite';
import { PRELOAD_ERROR_EVENT } from '../engine/errors/page-texts.ts';

/** The name under which the bundler asks for what stands around each `import()`. */
const HELPER = /\/preload-helper(\.js)?$/;

/**
 * The bundler's own helper can fetch styles and scripts ahead of an `import()`; no script here has either, and every
 * page would carry it. What stays of it is the event by which a file that a new deploy took away is noticed
 * (specification §8, `app/load-failures.ts`).
 */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!HELPER.test(id)) return null;
    return `export const __vitePreload = (load) => load().catch((error) => {
      const event = new Event('${PRELOAD_ERROR_EVENT}', { cancelable: true });
      event.payload = error;
      if (window.dispatchEvent(event)) throw error;
    });`;
  },
});
