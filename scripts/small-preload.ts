import type { Plugin } from 'vite';
import { PRELOAD_ERROR_EVENT } from '../engine/errors/page-texts.ts';

/** The name under which the bundler asks for what stands around each `import()`. */
const HELPER = /\/preload-helper(\.js)?$/;

/**
 * The bundler's own helper also fetches scripts ahead of an `import()`, which pages here never ask for, and every page
 * would carry that. What stays: a part comes with its style, and a file that does not load, for example one that a
 * new deploy took away, is told by an event (specification §8, `app/load-failures.ts`).
 */
export const smallPreload = (base: string): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!HELPER.test(id)) return null;
    return `const styles = {};
    const style = (file) => styles[file] ??= new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = ${JSON.stringify(base)} + file;
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        delete styles[file];
        reject(new Error('Unable to preload CSS for ' + file));
      };
      document.head.append(link);
    });
    export const __vitePreload = (load, files = []) => Promise.all(files.map(style)).then(load).catch((error) => {
      const event = new Event('${PRELOAD_ERROR_EVENT}', { cancelable: true });
      event.payload = error;
      if (window.dispatchEvent(event)) throw error;
    });`;
  },
});
