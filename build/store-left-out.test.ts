import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Atom, atom, createStore, type PrimitiveAtom } from 'jotai/vanilla';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';
import { root } from './schemas.ts';
import { withoutUnasked } from './store-left-out.ts';

const code = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('jotai/package.json')), 'esm/vanilla/internals.mjs'),
  'utf8',
);

type Store = ReturnType<typeof createStore>;

/** A store as a phone gets it. */
const small = new Function(
  withoutUnasked(code)
    .replaceAll(/\(import\.meta\.env \? import\.meta\.env\.MODE : void 0\)/g, '"production"')
    .replace(/^export \{ (\w+) as INTERNAL_buildStoreRev3 \};$/m, 'return $1;'),
)() as () => Store;

/** Numbers that look like chance, the same each time. */
function chance(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (at >> 8) % below;
  };
}

/** What a store says while much is written, listened to and let go, of values that follow from each other. */
function told(store: Store, seed: number): unknown[] {
  const next = chance(seed);
  const log: unknown[] = [];
  const values: PrimitiveAtom<number>[] = Array.from({ length: 4 }, (_, nth) => atom(nth));
  const all: Atom<number>[] = [...values];
  for (let nth = 0; nth < 8; nth++) {
    const [switched, one, other] = [0, 0, 0].map(() => all[next(all.length)] as Atom<number>);
    const throwsAt = nth % 3 === 0 ? 7 : -1;
    all.push(
      atom((get) => {
        log.push(`read ${nth}`);
        // What it depends on changes with what it reads.
        const value = get((get(switched as Atom<number>) % 2 === 0 ? one : other) as Atom<number>) + nth;
        if (value === throwsAt) throw new Error(`no ${nth}`);
        return value % 11;
      }),
    );
  }
  const both = atom(
    (get) => get(values[0] as PrimitiveAtom<number>),
    (get, set, to: number) => {
      set(values[0] as PrimitiveAtom<number>, to);
      set(values[1] as PrimitiveAtom<number>, get(values[0] as PrimitiveAtom<number>) + 1);
    },
  );
  const attempt = (work: () => unknown): void => {
    try {
      log.push(work());
    } catch (error) {
      log.push(error instanceof AggregateError ? error.errors.map(String) : String(error));
    }
  };
  const listening: (() => void)[] = [];
  for (let step = 0; step < 120; step++) {
    const one = all[next(all.length)] as Atom<number>;
    const value = values[next(values.length)] as PrimitiveAtom<number>;
    const what = next(6);
    if (what === 0) {
      const who = step;
      attempt(() => {
        listening.push(
          store.sub(one, () => {
            log.push(`told ${who}`);
            attempt(() => store.get(one));
            // Who is told writes, too.
            if (who % 5 === 0) attempt(() => store.set(values[3] as PrimitiveAtom<number>, 1));
            if (who % 7 === 0) throw new Error(`listener ${who}`);
          }),
        );
        return 'listens';
      });
    } else if (what === 1) attempt(() => listening.splice(next(listening.length + 1), 1)[0]?.());
    else if (what === 2) attempt(() => store.get(one));
    else if (what === 3) attempt(() => store.set(both, next(9)));
    else attempt(() => store.set(value, next(9)));
  }
  return log;
}

describe('the store of a page without what no page asks of it', () => {
  it('says, reads and tells what the whole one does, in the same order', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const whole = told(createStore(), seed);
      expect(told(small(), seed), `seed ${seed}`).toEqual(whole);
      expect(whole.length, `seed ${seed}`).toBeGreaterThan(120);
    }
  });

  it('keeps two stores apart', () => {
    const one = atom(1);
    const [first, second] = [small(), small()];
    first.set(one, 2);
    expect([first.get(one), second.get(one)]).toEqual([2, 1]);
  });

  it('refuses a release that stands in other words', () => {
    expect(() => withoutUnasked(code.replace('hasOnMount(atom)) {', 'hasOnMount(atom) ) {'))).toThrow(
      'in other words: an atom that is told of its first listener',
    );
  });
});

it('no page asks for what is left out of its store', () => {
  const files = ['engine', 'app', 'widgets', 'modules']
    .flatMap((room) => filesBelow(root, room))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  const taken = new Set<string>();
  const faults: string[] = [];
  for (const path of files) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, names = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from 'jotai\/vanilla'/g))
      for (const name of names.split(',')) taken.add(name.trim().replace(/^type /, ''));
    if (/from 'jotai(?!\/vanilla')/.test(text)) faults.push(`${path}: another door of jotai`);
    if (/\.onMount\b|\batom(?:<[^(]*>)?\(\s*async\b|\bsetSelf\b/.test(text)) faults.push(path);
  }
  expect(faults).toEqual([]);
  expect([...taken].sort()).toEqual(['Atom', 'PrimitiveAtom', 'atom', 'createStore']);
});
