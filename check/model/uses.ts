import { nearestName } from '../../engine/expression/nearest.ts';
import { mechanicChecks } from '../../mechanics/checks.ts';
import { type Problem, type Stretch, shortList } from '../finding.ts';
import { child, isObject, valueAt } from '../text/pointer.ts';
import { withArticle } from '../words/article.ts';
import { type PathUse, pathsOf } from './called-paths.ts';
import { type Compilation, compilationsOf } from './compiled.ts';
import { anchorLinks } from './destinations.ts';
import { type CheckedFile, remember, stringsOf } from './file.ts';
import { isOfModule } from './module-ids.ts';
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

/** The list that lacks a name, seen in the error of an expression. */
export function listThatLacks(file: CheckedFile, source: string, offset: number): string | undefined {
  const root = /(?<![.\w])(\w+)[.[]$/.exec(source.slice(0, offset))?.[1];
  const list = root === undefined ? undefined : listBehind(file, root);
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
      const { place, match, own } = use;
      // A document without a campaign has one mistake, not one a board: rule api-paths tells it.
      if (!match || !own || !('campaign' in file.document)) continue;
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

/** Problems of all names that lead nowhere, by the rule that tells them: one a name, however often it is used. */
export function danglingOf(file: CheckedFile): ReadonlyMap<string, Problem[]> {
  return remember(file, 'dangling', () => {
    const lost = new Map<string, Reference[]>();
    const short = new Set(mechanicChecks.flatMap((room) => room.short?.(file) ?? []));
    const used = new Set<string>();
    for (const reference of referencesOf(file)) {
      const list = file.lists.get(reference.list);
      if (!list) continue;
      const key = `${reference.list} ${reference.name}`;
      if (list.names.has(reference.name)) {
        used.add(key);
        continue;
      }
      // Without a campaign there is one mistake, told by rule campaign.
      if (list.open || short.has(reference.list) || isOfNoCampaign(file, list.container)) continue;
      push(lost, key, reference);
    }
    const problems = new Map<string, Problem[]>();
    for (const [key, references] of withoutList(file, lost)) {
      const { rule, problem } = describe(file, key, references, used);
      push(problems, rule, problem);
    }
    return problems;
  });
}

/** A list of the campaign that is not there at all: all its names are lost by one mistake, which is told at the first. */
function withoutList(file: CheckedFile, lost: ReadonlyMap<string, Reference[]>): Map<string, Reference[]> {
  const told = new Map<string, Reference[]>();
  for (const [key, references] of lost) {
    const list = references[0]?.list ?? '';
    const first = isGone(file, list) ? [...told].find(([, [one]]) => one?.list === list) : undefined;
    if (first) first[1].push(...references);
    else told.set(key, [...references]);
  }
  return told;
}

/** Nothing stands where the entries of this list would, and a campaign is there. */
const isGone = (file: CheckedFile, list: string): boolean => {
  const container = file.lists.get(list)?.container;
  return container?.startsWith('/campaign/') === true && valueAt(file.document, container) === undefined;
};

/** Whether a name that leads nowhere tells that this list of the campaign is not there. */
export const isToldAsGone = (file: CheckedFile, container: string): boolean =>
  referencesOf(file).some(({ list }) => file.lists.get(list)?.container === container && isGone(file, list));

function describe(file: CheckedFile, key: string, references: Reference[], used: ReadonlySet<string>) {
  const [first] = references as [Reference];
  const { list: kind, name } = first;
  const list = file.lists.get(kind);
  const what = list?.what ?? kind;
  const names = [...(list?.names.keys() ?? [])];
  const free = names.filter((one) => !used.has(`${kind} ${one}`));
  const near = nearestName(name, free) ?? nearestName(name, names);
  // One definition that nobody uses beside one name that nobody defines: they belong together, whatever they are called.
  const nearest =
    near ?? (free.length === 1 && isRenamed(file, name, free[0] ?? '', references) ? free[0] : undefined);
  const at = nearest === undefined ? undefined : list?.names.get(nearest);
  const times = references.length;
  const lostNames = [...new Set(references.map((one) => one.name))];
  if (nearest !== undefined && at && free.includes(nearest) && isRenamed(file, name, nearest, references)) {
    const problem: Problem = {
      pointer: at,
      at: list?.container && KEYED.has(kind) ? 'key' : 'value',
      message: `the ${what} \`${nearest}\` is never used, while \`${name}\` is used ${times === 1 ? 'once' : `${times} times`} and does not exist`,
      expected: `\`${name}\``,
      got: `\`${nearest}\``,
      nearest: name,
      related: references
        .slice(0, 10)
        .map((one) => ({ pointer: one.pointer, message: `\`${name}\` is used here` })),
    };
    return { rule: 'references', problem };
  }
  const others = references.slice(1, 6).map((one) => ({ pointer: one.pointer, message: 'and here' }));
  const defined = at ? [{ pointer: at, message: `\`${nearest}\` is defined here` }] : [];
  const problem: Problem = {
    pointer: first.pointer,
    ...(first.part ? { part: first.part } : {}),
    message:
      lostNames.length > 1
        ? `there is no ${what}, and ${lostNames.length} are named: ${lostNames.map((one) => `\`${one}\``).join(', ')}`
        : `there is no ${what} \`${name}\`${times > 1 ? ` (used ${times} times)` : ''}`,
    expected:
      names.length === 0
        ? `${withArticle(what)}; this document has none`
        : `${withArticle(what)} of this document`,
    got: `\`${name}\``,
    nearest,
    allowed: shortList(names),
    tip:
      names.length === 0 && list?.container
        ? `they stand under \`${list.container.slice(1).replaceAll('/', '.')}\``
        : undefined,
    related: [...others, ...defined],
  };
  if (kind === 'themes' || kind === 'bridge') problem.expected = `${withArticle(what)} that exists`;
  if (isOfModule(kind)) problem.expected = `${withArticle(what)} of modules/${kind.replace(/#.*/, '')}`;
  return { rule: first.rule, problem, key };
}

function push<One>(groups: Map<string, One[]>, key: string, one: One): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

/** What stands between two of these is a whole string, or a step of a path, an event or an expression. */
const BETWEEN = /["'/._]/;

/** How often each step stands in a document: read once, however many names are lost. */
const stepsIn = (file: CheckedFile): ReadonlyMap<string, number> =>
  remember(file, 'steps of the text', () => {
    const counts = new Map<string, number>();
    const steps = file.text.split(BETWEEN);
    for (const step of steps.slice(1, -1)) counts.set(step, (counts.get(step) ?? 0) + 1);
    return counts;
  });

/** How often a name stands in a document as one. */
function mentions(file: CheckedFile, word: string): number {
  if (word !== '' && !BETWEEN.test(word)) return stepsIn(file).get(word) ?? 0;
  return (
    file.text.split(new RegExp(`(?<=["'/._])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=["'/._])`))
      .length - 1
  );
}

/**
 * It is the definition that was renamed, not the use that is misspelt: it is used alike in several places, or the name
 * of the use stands elsewhere too (in paths, pictures, events) and that of the definition does not.
 */
function isRenamed(file: CheckedFile, name: string, defined: string, uses: readonly Reference[]): boolean {
  // A data source is mostly called like the board that it asks for.
  const alike = uses.some((one) => one.pointer.split('/').includes(name));
  // A single use that says more than the name: letters too many, most likely.
  if (uses.length === 1 && !alike && name.startsWith(defined)) return false;
  return uses.length > 1 || alike || mentions(file, name) - uses.length > mentions(file, defined) - 1;
}

const KEYED: ReadonlySet<string> = new Set(['data', 'state', 'popups']);

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
