import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const PREFIX = '\0esm:';

/**
 * React is CommonJS: bundled as it is, every chunk that imports it carries a wrapper and needs the bundler's run time
 * as a file of its own. Here it is wrapped once, with named exports, and the other chunks import plain names.
 */
export const reactAsEsm = (): Plugin => ({
  name: 'react-as-esm',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!packages.includes(id) || importer?.startsWith(PREFIX)) return null;
    // React's own files require each other: inside, it stays what it is.
    return importer && /node_modules\/(react|react-dom|scheduler)\//.test(importer) ? null : PREFIX + id;
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const name = id.slice(PREFIX.length);
    const names = Object.keys(require(name) as object).filter(
      (one) => /^[A-Za-z]\w*$/.test(one) && one !== 'default',
    );
    return `import it from ${JSON.stringify(name)};\nexport default it;\nexport const { ${names.join(', ')} } = it;\n`;
  },
});
