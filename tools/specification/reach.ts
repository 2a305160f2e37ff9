import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeSources } from '../../build/node-sources.ts';
import { root } from '../../build/schemas.ts';
import { type Import, importsOf } from '../lint/source-graph.ts';

/** Names of each file that a product uses; `*` stands for all. */
export type Used = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * What a product uses, from its entries on. A file that hands on what others say uses of them what is asked of it; any
 * other uses all that it imports.
 * @param leaves says false where the product does not go from one file to another
 */
export function usedFrom(
  entries: readonly string[],
  leaves: (from: string, to: string) => boolean,
  imports: (file: string) => readonly Import[] = importsOf,
): Used {
  const used = new Map<string, Set<string>>();
  const entered = new Set<string>();
  const waiting = entries.map((file) => [file, '*'] as [string, string]);
  const ask = (from: string, to: string, name: string): void => {
    if (leaves(from, to)) waiting.push([to, name]);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [file, name] = next;
    const names = used.get(file) ?? new Set();
    if (names.has(name)) continue;
    used.set(file, names.add(name));
    const all = imports(file);
    const handed = all.flatMap(({ to, handed: pairs = [] }) =>
      pairs
        .filter(([own]) => own === name || own === '*' || name === '*')
        .map(([own, theirs]) => [to, own === '*' ? name : theirs, own] as const),
    );
    for (const [to, theirs] of handed) ask(file, to, theirs);
    const known = handed.some(([, , own]) => own === name);
    if (known || entered.has(file)) continue;
    entered.add(file);
    for (const one of all)
      for (const theirs of one.names.length > 0 ? one.names : one.handed ? [] : ['*'])
        ask(file, one.to, theirs);
  }
  return used;
}

const documentTexts = (): string[] =>
  readdirSync(join(root, 'activities'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !file.startsWith('art/'))
    .map((file) => readFileSync(join(root, 'activities', file), 'utf8'));

/** The script of every page, what draws the pages, and the server. */
const kernels = (): string[] =>
  readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)kernel\.ts$/.test(file))
    .map((file) => `app/${file}`);

/** What the committed documents make use of: on phones, in the drawing of their pages, and in the server. */
export function usedByPages(): Used {
  const texts = documentTexts();
  const unused = new Set(
    nodeSources()
      .filter(({ name }) => !texts.some((text) => new RegExp(`"widget":\\s*"${name}"`).test(text)))
      .map(({ component }) => component),
  );
  return usedFrom([...kernels(), 'scripts/prerender.ts', 'scripts/serve.ts'], (_from, to) => !unused.has(to));
}

/**
 * Whether a page leads to what a test is of: an end-to-end test opens pages; any other test is of the file of its name,
 * or, without one, of what it imports.
 */
export function isReached(test: string, used: Used): boolean {
  if (test.endsWith('.e2e.ts')) return true;
  const own = [
    test.replace('.test.', '.'),
    test.replace('.test.tsx', '.ts'),
    test.replace('.test.ts', '.tsx'),
  ].find((file) => file !== test && existsSync(join(root, file)));
  const subjects = importsOf(test).filter(({ to }) =>
    own === undefined ? existsSync(join(root, to)) : to === own,
  );
  if (own !== undefined && subjects.length === 0) return used.has(own);
  return subjects.some(({ to, names }) => {
    const known = used.get(to);
    return (
      known !== undefined &&
      (known.has('*') || names.length === 0 || names.some((one) => one === '*' || known.has(one)))
    );
  });
}
