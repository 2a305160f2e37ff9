import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { ActivityDocument } from '../../engine/document/document.ts';
import {
  DocumentFacts,
  type FactRoot,
  factRoots,
  namesFact,
  sharedScope,
} from '../../engine/document/facts.ts';
import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import type { ExpressionSchema, ExpressionScope } from '../../engine/expression/compile.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { type CompiledTemplate, compileTemplate, partsOfText } from '../../engine/expression/template.ts';
import { isObject } from '../text/pointer.ts';
import { type CheckedFile, remember } from './file.ts';

/** What the texts of a document may name of the document itself. */
export interface CheckedFacts {
  scope: ExpressionScope;
  /** Whether a text speaks of facts. */
  named(text: string): boolean;
  /** A text whose expressions speak of facts, or of what `live` holds, each in braces of its own. */
  compile(text: string, live: ExpressionScope): CompiledTemplate;
}

/** By scope, whether an expression names facts: each stands in several texts, and in each of their languages. */
const naming = new WeakMap<ExpressionScope, Map<string, boolean>>();

function namingIn(scope: ExpressionScope): Map<string, boolean> {
  const before = naming.get(scope);
  if (before) return before;
  const made = new Map<string, boolean>();
  naming.set(scope, made);
  return made;
}

function keptIn<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const before = all.get(key);
  if (before !== undefined) return before;
  const made = make();
  if (all.size > 5_000) all.clear();
  all.set(key, made);
  return made;
}

/** Of what is broken or lost, which is told there, nothing is known: it may be named as one likes. */
function isOpen(file: CheckedFile, { of, list }: FactRoot): boolean {
  const { document, taint } = file;
  if (of === 'schedule')
    return taint.touches('/schedule') || (!('schedule' in document) && 'campaign' in document);
  if (!isObject(document.campaign) || taint.covers('/campaign')) return true;
  const known = list === undefined ? undefined : file.lists.get(list);
  return known ? known.open || known.names.size === 0 : taint.touches('/campaign');
}

/** The facts with whatever is broken among them as anything. */
function withOpen(file: CheckedFile, facts: ExpressionScope): ExpressionScope {
  const all = factRoots(file.context.schemas);
  const open = all.filter((root) => isOpen(file, root));
  if (file.taint.isEmpty) return withRoots(facts, open);
  const roots = all.flatMap((root): [string, ExpressionSchema][] => {
    if (open.includes(root)) return [[root.name, {}]];
    const { properties } = (facts[root.name] ?? {}) as Schema;
    const broken = [...(file.lists.get(root.list ?? '')?.names ?? [])].filter(([, at]) =>
      file.taint.touches(at.replace(/\/id$/, '')),
    );
    if (!properties || broken.length === 0) return [];
    const anything = Object.fromEntries(broken.map(([id]) => [id, {}]));
    return [[root.name, { ...facts[root.name], properties: { ...properties, ...anything } }]];
  });
  return roots.length === 0 ? facts : sharedScope({ ...facts, ...Object.fromEntries(roots) });
}

const opened = new WeakMap<ExpressionScope, Map<string, ExpressionScope>>();

/** The facts with some roots as anything; the same ones are one object. */
function withRoots(facts: ExpressionScope, open: readonly FactRoot[]): ExpressionScope {
  if (open.length === 0) return facts;
  const kept = opened.get(facts) ?? new Map<string, ExpressionScope>();
  opened.set(facts, kept);
  return keptIn(kept, open.map(({ name }) => name).join(' '), () =>
    sharedScope({ ...facts, ...Object.fromEntries(open.map(({ name }) => [name, {}])) }),
  );
}

/** What a root of facts is, and the lists inside of what it holds, each with the keys that lead there. */
interface KnownRoot extends FactRoot {
  readonly inside: readonly { readonly list: string; readonly path: readonly string[] }[];
}

const knownRoots = new WeakMap<SchemaSet, ReadonlyMap<string, KnownRoot>>();

/** The roots of facts by their names: every path that an expression reads asks for its own. */
function rootNamed({ context: { schemas } }: CheckedFile, name: string): KnownRoot | undefined {
  const known =
    knownRoots.get(schemas) ??
    new Map(factRoots(schemas).map((root) => [root.name, withLists(schemas, root)]));
  knownRoots.set(schemas, known);
  return known.get(name);
}

const withLists = (schemas: SchemaSet, root: FactRoot): KnownRoot => ({
  ...root,
  inside: campaignLists(schemas).flatMap(({ name, path: [first, ...path] }) =>
    first === root.key && path.length > 0 ? [{ list: name, path }] : [],
  ),
});

/** The list of the campaign whose ids stand behind a root of facts. */
export const listOfFact = (file: CheckedFile, root: string): string | undefined =>
  rootNamed(file, root)?.list;

/** The key of the campaign from which a root of facts comes; undefined of any other name. */
export const blockOfFact = (file: CheckedFile, root: string): string | undefined =>
  rootNamed(file, root)?.key;

/** Lists of the campaign inside of what a root of facts holds, each with the keys that lead there. */
export const listsInside = (file: CheckedFile, root: string): KnownRoot['inside'] =>
  rootNamed(file, root)?.inside ?? [];

/** The root of facts that a name most likely means: the list that it names in the campaign, or a typo. */
export function meantRoot(file: CheckedFile, name: string): string | undefined {
  const own = factRoots(file.context.schemas).filter((root) => Object.hasOwn(factsOf(file).scope, root.name));
  return (
    own.find(({ list }) => list === name)?.name ??
    nearestName(
      name,
      own.map((root) => root.name),
    )
  );
}

// Most versions of a document have the same schedule and campaign.
const documents = new WeakMap<SchemaSet, Map<string, DocumentFacts>>();

function documentFacts({
  document: { schedule, campaign },
  context: { schemas },
}: CheckedFile): DocumentFacts {
  const document = {
    ...(isObject(schedule) ? { schedule } : {}),
    ...(isObject(campaign) ? { campaign } : {}),
  } as unknown as ActivityDocument;
  const all = documents.get(schemas) ?? new Map<string, DocumentFacts>();
  documents.set(schemas, all);
  const key = JSON.stringify(document);
  const before = all.get(key);
  if (before) return before;
  const made = new DocumentFacts(document, schemas);
  if (all.size >= 200) all.clear();
  all.set(key, made);
  return made;
}

/** The numbers that a value holds, however deep. */
export function numbersDeep(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersDeep) : [];
}

/**
 * Numbers of the campaign, each with the expressions of all facts that are it. One that the campaign has beside them, where
 * no fact is (a stock, points in a list of rewards), is none of them: a text may mean that one.
 */
export const numbersOfFacts = (file: CheckedFile): ReadonlyMap<number, readonly string[]> =>
  remember(file, 'numbers of facts', () => {
    const named = new Map<number, string[]>();
    for (const { value, source } of documentFacts(file).numbers)
      named.set(value, [...(named.get(value) ?? []), source]);
    const written = new Map<number, number>();
    for (const value of numbersDeep(file.document.campaign))
      written.set(value, (written.get(value) ?? 0) + 1);
    return new Map([...named].filter(([value, sources]) => (written.get(value) ?? 0) <= sources.length));
  });

/** Every number of the campaign that texts may name, with the expression that names it. */
export const numbersNamed = (file: CheckedFile): DocumentFacts['numbers'] => documentFacts(file).numbers;

/** Moments of a document, each with the expression that names it. */
export const momentsOfFacts = (file: CheckedFile): readonly { source: string; moment: string }[] =>
  remember(file, 'moments of facts', () => [...documentFacts(file).moments]);

export const factsOf = (file: CheckedFile): CheckedFacts =>
  remember(file, 'facts', () => {
    const scope = withOpen(file, documentFacts(file).scope);
    const known = namingIn(scope);
    const isFact = (source: string): boolean => keptIn(known, source, () => namesFact(source, scope));
    return {
      scope,
      named: (text) =>
        partsOfText(text).some(({ expression }) => expression !== undefined && isFact(expression)),
      compile: (text, live) =>
        apart(
          compileTemplate(text, (source) => (isFact(source) ? scope : live)),
          live,
        ),
    };
  });

/** What is live, named beside a fact in the same braces, is told as what it is. */
function apart(compiled: CompiledTemplate, live: ExpressionScope): CompiledTemplate {
  if (compiled.ok || compiled.error.rule !== 'unknown-name' || !Object.hasOwn(live, compiled.error.got))
    return compiled;
  const { nearest: _, ...error } = compiled.error;
  const tip = 'the build puts facts in: what is live stands in braces of its own';
  return {
    ok: false,
    error: { ...error, message: `"${error.got}" is live, and no fact of the document`, tip },
  };
}
