import type { Plugin } from 'vite';

/** Signs beyond Latin-1. */
const BEYOND = /[^\0-\xff]/g;

/** So many signs of a script there must be for each that is written at length: what is mostly Chinese would only grow. */
const FOR_EACH = 20;

/**
 * A script in Latin letters alone: others are written as `\uXXXX`, which means the same in texts, templates, patterns and names. A browser
 * keeps the text of a script as long as the page is open, in one byte a sign; a single sign beyond Latin-1 makes it two for all of them.
 *
 * @param code minified: nothing that comes later may write the signs out again
 * @returns the same where too many are others, or one stands behind a backslash or in a raw template, where it would mean another thing
 */
export function latin(code: string): string {
  const others = code.match(BEYOND)?.length ?? 0;
  if (others * FOR_EACH > code.length || /\\[^\0-\xff]|String\.raw/.test(code)) return code;
  return code.replaceAll(BEYOND, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes all scripts of the build so. It stands before whatever takes a script from the bundle. */
export const latinScripts = (): Plugin => ({
  name: 'latin-scripts',
  apply: 'build',
  generateBundle: {
    // The bundler's minifier writes signs out.
    order: 'post',
    handler(_options, bundle) {
      for (const one of Object.values(bundle)) if (one.type === 'chunk') one.code = latin(one.code);
    },
  },
});
