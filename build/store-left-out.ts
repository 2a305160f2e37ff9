import type { Plugin } from 'vite';

/** The store of jotai 2.20.3, whole. */
const STORE = /[\\/]jotai[\\/]esm[\\/]vanilla[\\/]internals\.mjs$/;

/** What is left out, each with the words by which it stands there: all of them, and nothing else may be like them. */
const left: readonly (readonly [what: string, words: RegExp, instead: string])[] = [
  // Of what a store is built of, the functions: none is replaced by another one, so that each calls the others by their names.
  ['parts by their places', /^ {2}const \w+ = buildingBlocks\[(?:[6-9]|1\d|2[0-7])\];\n/gm, ''],
  ['names of the parts', /\bBUILDING_BLOCK_(?=\w)/g, ''],
  ['interceptors', /^const atom(?:Read|Write|OnInit|OnMount) = (?:.*;|[\s\S]*?^\};)\n/gm, ''],
  [
    'a read by an interceptor',
    /\batomRead\(\s*buildingBlocks,\s*store,\s*atom,\s*getter,\s*options\s*\)/,
    'atom.read(getter)',
  ],
  ['a write by an interceptor', /\batomWrite\(buildingBlocks, store, atom, /, 'atom.write('],
  // What watches a store: developers' tools.
  ['hooks', /^ *\(_\w = storeHooks\.\w\) == null \? void 0 : _\w\.call\(storeHooks, \w+\);\n/gm, ''],
  ['a hook of each flush', /^ {4}if \(storeHooks\.f\) \{\n.*\n {4}\}\n/m, ''],
  ['whether there is that hook', /!storeHooks\.f && /, ''],
  ['an atom that is told of its store', /^ {4}if \(hasOnInit\(atom\)\) \{\n.*\n {4}\}\n/m, ''],
  // Values that come later: ours are what they are, and what comes later is a source (engine/data).
  ['whether a value comes later', /(?<!function )\bisPromiseLike\([\w.]+\)/g, 'false'],
  ['those who wait for one', /p: \/\* @__PURE__ \*\/ new Set\(\), /, ''],
  [
    'those who depend on one that waits',
    /^function getMountedOrPendingDependents\([\s\S]*?^\}/m,
    'function getMountedOrPendingDependents(atom, atomState, mountedMap) {\n  return mountedMap.get(atom)?.t ?? [];\n}',
  ],
  ['reading later', /^ {2}const mountDependenciesIfAsync = [\s\S]*?^ {2}\};\n/m, ''],
  ['who reads later', /^ {6}if \(!isSync\) \{\n {8}mountDependenciesIfAsync\(\);\n {6}\}\n/m, ''],
  [
    'a read that is given up, and one that writes',
    /^ {2}let controller;\n[\s\S]*?(?=^ {2}const prevEpochNumber)/m,
    '',
  ],
  // What an atom does once somebody listens.
  [
    'an atom that is told of its first listener',
    /^ {4}if \(isActuallyWritableAtom\(atom\) && hasOnMount\(atom\)\) \{\n[\s\S]*?^ {4}\}\n/m,
    '',
  ],
  ['what it did', /^ {4}if \(mounted\.u\) \{\n.*\n {4}\}\n/m, ''],
  [
    'those that are told',
    /^ {4}for \(const fn of (?:un)?mountCallbacks\) \{\n.*\n {4}\}\n {4}(?:un)?mountCallbacks\.clear\(\);\n/gm,
    '',
  ],
  ['whether some are to be told', / (?:&& !|\|\| )(?:un)?mountCallbacks\.size/g, ''],
  ['what a store is built of', /^function getBuildingBlocks\([\s\S]*?^\}\n/m, ''],
  [
    'a store',
    /^ {2}const buildingBlocks = \[\n[\s\S]*?(?=^ {2}return store;)/m,
    '  const buildingBlocks = [new WeakMap(), new WeakMap(), new WeakMap(), new Set(), , , , [0]];\n',
  ],
  ['its count of changes', /\bbuildingBlocks\[28\]/g, 'buildingBlocks[7]'],
  ['its offers', /^export \{.*\};$/m, 'export { buildStore as INTERNAL_buildStoreRev3 };'],
];

/**
 * A page's store without what no page asks of it.
 *
 * @param code jotai's `vanilla/internals.mjs`
 * @throws where it does not stand in these words, as in another release: it is to be looked through again
 */
export function withoutUnasked(code: string): string {
  let rest = code;
  for (const [what, words, instead] of left) {
    const next = rest.replace(words, instead);
    if (next === rest)
      throw new Error(`build/store-left-out.ts: this release of jotai has in other words: ${what}.`);
    rest = next;
  }
  return rest;
}

/** Pages get the store that they keep what they know in, without what they never ask of it. */
export const storeLeftOut = (): Plugin => ({
  name: 'store-left-out',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (STORE.test(id) ? { code: withoutUnasked(code), map: null } : null),
});
