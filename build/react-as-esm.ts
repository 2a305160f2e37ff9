import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from './files-below.ts';
import { withoutKinds } from './react-kinds.ts';
import { leaveOut, withAttributes, withheld, withoutHooks } from './react-left-out.ts';
import { root } from './schemas.ts';

const require = createRequire(import.meta.url);
const { version } = require('react/package.json') as { version: string };
/** Each of React's doors: its package, and the file behind it in production. */
const doors: Readonly<Record<string, readonly [packageName: string, file: string]>> = {
  react: ['react', 'react'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom'],
  'react-dom/client': ['react-dom', 'react-dom-client'],
  scheduler: ['scheduler', 'scheduler'],
};
const PREFIX = '\0esm:';
/** Where the file of React's hooks and elements leaves what the part that draws shares with it. */
const SHELF = 'galaReact';
const SHARED = `${PREFIX}shared`;
/** By this name React's parts know what they share. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** What builds call the part of React that draws on a phone: by it, the script that has React is known. */
export const REACT = `${PREFIX}react-dom/client`;

/**
 * A CommonJS file of React as an ES module: what it requires is imported, and each of its exports is a variable. React's
 * files for production require and export at the top level alone, which is what makes this so short.
 *
 * @throws where one does anything else with `exports`, `require` or `module`, as those of another release might
 */
export function asEsm(code: string): string {
  const required: string[] = [];
  const exported = [...new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name))];
  const offered = exported.filter((name) => !withheld.has(name));
  const body = code
    .replace(/\brequire\("([^"]+)"\)/g, (_, name: string) => `required${required.push(name) - 1}`)
    // The first assignment declares it; bundlers leave out a variable that nobody reads.
    .replace(/^exports\.(\w+) =/gm, 'var exported_$1 =')
    .replace(/\bexports\.(\w+)/g, (all, name: string) =>
      exported.includes(name) ? `exported_${name}` : all,
    );
  const [left] = /\b(?:exports\.|module\.exports|require\().*/.exec(body) ?? [];
  if (left) throw new Error(`build/react-as-esm.ts cannot read this file of React: ${left}`);
  return [
    ...required.map((name, at) => `import * as required${at} from ${JSON.stringify(name)};`),
    body,
    `export { ${offered.map((name) => `exported_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

/** All names in what phones draw, attributes among them. */
function namesDrawn(): ReadonlySet<string> {
  const sources = ['app', 'engine', 'modules', 'widgets']
    .flatMap((room) => filesBelow(root, room))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path));
  return new Set(
    sources.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\b[a-z]+[A-Z]\w*/g) ?? []),
  );
}

/** The part that draws as phones get it. */
function drawingPart(source: string): string {
  const names = namesDrawn();
  return withAttributes(withoutHooks(withoutKinds(leaveOut(source))), (name) => names.has(name));
}

/**
 * React is CommonJS: bundled as it is, a page carries its wrappers, the bundler's run time for them as a file of its own, and
 * whatever React offers. As ES modules, what no page here uses stays away.
 */
export const reactAsEsm = (): Plugin => ({
  name: 'react-as-esm',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'react' && importer?.startsWith(`${PREFIX}react-dom`)) return SHARED;
    return Object.hasOwn(doors, id) ? PREFIX + id : null;
  },
  load(id) {
    // The part that draws names no file of ours, so that it stays the same while ours change.
    if (id === SHARED)
      return `export const ${INTERNALS} = window.${SHELF}; export const version = ${JSON.stringify(version)};`;
    const [name, file] = (id.startsWith(PREFIX) && doors[id.slice(PREFIX.length)]) || [];
    if (!name) return null;
    const folder = dirname(require.resolve(`${name}/package.json`));
    const source = readFileSync(join(folder, `cjs/${file}.production.js`), 'utf8');
    const code = asEsm(id === REACT ? drawingPart(source) : source);
    return id === `${PREFIX}react` ? `${code}\nwindow.${SHELF} = exported_${INTERNALS};` : code;
  },
});
