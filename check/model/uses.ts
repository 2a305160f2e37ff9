import type { Stretch } from '../finding.ts';
import { child, isObject } from '../text/pointer.ts';
import { type PathUse, pathsOf } from './called-paths.ts';
import { type Compilation, compilationsOf } from './compiled.ts';
import { anchorLinks } from './destinations.ts';
import { type CheckedFile, remember, stringsOf } from './file.ts';
import { listOfFact, listsInside } from './named-facts.ts';

/** A name of a list, used somewhere in the document. */
export interface Reference {
  list: string;
  name: string;
  pointer: string;
  /** Where in the string, for names inside paths and expressions. */
  part?: Stretch;
  /** The rule that tells when it leads nowhere. */
  rule: string;
  /** The text that names it as a fact of the document. */
  fact?: Compilation;
}

/** The document has no campaign, and the list would stand in one. */
export const isOfNoCampaign = (file: CheckedFile, container: string | undefined): boolean =>
  container?.startsWith('/campaign/') === true && !Object.hasOwn(file.document, 'campaign');

/** The list that a name of an expression should be in, by the root before it: `data.charm`, `gift.rose`. */
const listBehind = (file: CheckedFile, root: string): string | undefined =>
  root === 'data' || root === 'state' ? root : listOfFact(file, root);

/** The list that lacks a name, seen in the error of an expression: `data.charm`, or inside of a fact, `teams.goals.warmup`. */
export function listThatLacks(file: CheckedFile, source: string, offset: number): string | undefined {
  const [, root, inner = ''] = /(?<![.\w])(\w+)((?:\.\w+)*)[.[]$/.exec(source.slice(0, offset)) ?? [];
  if (root === undefined) return undefined;
  const list =
    inner === ''
      ? listBehind(file, root)
      : listsInside(file, root).find(({ path }) => `.${path.join('.')}` === inner)?.list;
  // `gift.moon-carousel` is a difference: the id is there, its brackets are not.
  const whole = /^\w+(?:-\w+)+/.exec(source.slice(offset))?.[0];
  return list !== undefined && whole !== undefined && file.lists.get(list)?.names.has(whole)
    ? undefined
    : list;
}

/** Every use of a name that the document or the product defines. */
export function referencesOf(file: CheckedFile): Reference[] {
  return remember(file, 'references', () => {
    const all: Reference[] = [];
    for (const [list, places] of file.byRef) {
      for (const place of stringsOf(places)) {
        all.push({
          list,
          name: place.value,
          pointer: place.pointer,
          rule: list === 'anchors' ? 'links' : 'references',
        });
      }
    }
    for (const compilation of compilationsOf(file)) {
      const { pointer, source, reads, error } = compilation;
      for (const [root = '', ...steps] of reads) {
        const [name] = steps;
        const list = listBehind(file, root);
        if (list !== undefined && name !== undefined) {
          const fact = root === list ? {} : { fact: compilation };
          all.push({ list, name, pointer, rule: 'expressions', ...fact });
        } else if (list === undefined) all.push(...insideFact(file, root, steps, compilation));
      }
      const list = error?.rule === 'unknown-field' ? listThatLacks(file, source, error.offset) : undefined;
      if (!error || list === undefined) continue;
      const part = { offset: error.offset, length: error.length };
      all.push({ list, name: error.got, pointer, part, rule: 'expressions' });
    }
    for (const use of pathsOf(file)) {
      const { place, match, own, method } = use;
      // A document without a campaign has one mistake, not one a board: rule api-paths tells it.
      // A path that does not answer to the method is told as such: it is another path that is meant.
      if (!match?.operations.has(method) || !own || !('campaign' in file.document)) continue;
      for (const { list, text, offset } of match.values.values()) {
        if (list === undefined || text.includes('{')) continue;
        const part = { offset, length: text.length };
        all.push({ list, name: text, pointer: place.pointer, part, rule: 'api-paths' });
      }
      all.push(...wordsOfBody(file, use));
    }
    for (const { name, pointer, part } of anchorLinks(file)) {
      all.push({ list: 'anchors', name, pointer, rule: 'links', ...(part ? { part } : {}) });
    }
    return all;
  });
}

/** An entry of a list inside of what a fact's root holds: `root.list.id`. */
const insideFact = (
  file: CheckedFile,
  root: string,
  steps: readonly string[],
  fact: Compilation,
): Reference[] =>
  listsInside(file, root).flatMap(({ list, path }) => {
    const name = steps[path.length];
    const isThere = name !== undefined && path.every((step, i) => steps[i] === step);
    return isThere ? [{ list, name, pointer: fact.pointer, rule: 'expressions', fact }] : [];
  });

/** Ids that a body gives as words, where the API takes those of a list. */
function wordsOfBody(file: CheckedFile, { holder, match, method }: PathUse): Reference[] {
  const request = match?.operations.get(method)?.request;
  const body = isObject(holder.value) && isObject(holder.value.body) ? holder.value.body : {};
  if (method !== 'post' || request === undefined) return [];
  return Object.entries(file.context.api.schema(request).properties ?? {}).flatMap(([field, schema]) => {
    const list = schema['x-ref'];
    const name = /^\s*'([^']*)'\s*$/.exec(String(body[field]))?.[1];
    const pointer = child(child(holder.pointer, 'body'), field);
    return list === undefined || name === undefined || file.taint.covers(pointer)
      ? []
      : [{ list, name, pointer, rule: 'api-arguments' }];
  });
}

/** The names of a list that nothing refers to, or nothing that counts as a use. */
export function unusedOf(
  file: CheckedFile,
  kind: string,
  counts: (use: Reference) => boolean = () => true,
): [name: string, pointer: string][] {
  const used = new Set(usesOf(file, kind).flatMap((one) => (counts(one) ? [one.name] : [])));
  return [...(file.lists.get(kind)?.names ?? [])].filter(([name]) => !used.has(name));
}

/** Every use of names of a list. */
export const usesOf = (file: CheckedFile, kind: string): readonly Reference[] =>
  usesByList(file).get(kind) ?? [];

const usesByList = (file: CheckedFile): ReadonlyMap<string, readonly Reference[]> =>
  remember(file, 'references by list', () => {
    const uses = new Map<string, Reference[]>();
    for (const one of referencesOf(file)) push(uses, one.list, one);
    return uses;
  });

export function push<One>(groups: Map<string, One[]>, key: string, one: One): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}
