import type { ErrorObject } from 'ajv';
import type { Schema } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { Problem } from '../finding.ts';
import { nodeAt, propertiesChanged, propertyAt } from '../text/parse.ts';
import { child, isObject, steps, valueAt } from '../text/pointer.ts';
import type { Draft } from './draft.ts';
import { keysOf } from './schema-problems.ts';

/** What is wrong with the keys of one object. */
export interface WrongKeys {
  unknown: ErrorObject[];
  missing: ErrorObject[];
}

/** The schema of each object of a document, by pointer. */
export type Shapes = () => ReadonlyMap<string, Schema>;

/** So many objects further out or in a key is looked for. */
const FAR = 2;
/** Keys that almost everything has say nothing of where they belong, where nothing asks for them. */
const OF_ALL = new Set(['id', 'title', 'label', 'text', 'name', 'icon', 'note', 'visible', 'press', 'body']);

/**
 * Keys that stand a step too far in or out (`stock` among the limits, `then` beside the step that asks), and an object that stands
 * around keys of its own (`props`): each is told once, and moved in memory to where it belongs, so that nothing that follows
 * from its absence is told as well. Takes what it tells out of `all`.
 */
export function moveStrays(draft: Draft, all: Map<string, WrongKeys>, shapes: Shapes): void {
  for (const [at, { unknown }] of all)
    for (const error of unknown) {
      const key = String(error.params.additionalProperty);
      if (at === '' && draft.isBesideCampaign(key)) continue;
      if (unwrap(draft, at, error, all.get(at)?.missing ?? []) || moveHome(draft, at, error, all, shapes)) {
        const here = all.get(at);
        if (here) all.set(at, { ...here, unknown: here.unknown.filter((one) => one !== error) });
      }
    }
}

const lacksOf = (missing: readonly ErrorObject[]): string[] =>
  missing.map((one) => String(one.params.missingProperty));

/** `"props": { ... }` around what stands in the object itself. */
function unwrap(draft: Draft, at: string, error: ErrorObject, missing: ErrorObject[]): boolean {
  const key = String(error.params.additionalProperty);
  const object = draft.objectAt(at);
  const inner = object[key];
  if (!isObject(inner)) return false;
  const [known, keys, lacks] = [keysOf(error), Object.keys(inner), lacksOf(missing)];
  const fit = keys.every((one) => known.includes(one) && !Object.hasOwn(object, one));
  if (!fit || !keys.some((one) => lacks.includes(one))) return false;
  const names = keys.map((one) => `\`${one}\``).join(', ');
  tell(draft, child(at, key), {
    message: `\`${key}\` stands around keys that belong beside it: ${names}`,
    expected: `${names} without \`${key}\` around`,
    got: `\`${key}\``,
  });
  const from = child(at, key);
  for (const one of keys) move(draft, from, one, at);
  delete object[key];
  const property = propertyAt(draft.outline.tree, from);
  const parent = property?.parent;
  if (parent) {
    Object.assign(parent, { children: parent.children?.filter((one) => one !== property) });
    propertiesChanged(parent);
  }
  missing.splice(
    0,
    missing.length,
    ...missing.filter((one) => !keys.includes(String(one.params.missingProperty))),
  );
  return true;
}

/** A key whose home is an object around this one, or inside of it. */
function moveHome(
  draft: Draft,
  at: string,
  error: ErrorObject,
  all: ReadonlyMap<string, WrongKeys>,
  shapes: Shapes,
): boolean {
  const key = String(error.params.additionalProperty);
  const object = draft.objectAt(at);
  const takes = (home: string): boolean => {
    const there = valueAt(draft.value, home);
    const own = shapes().get(home)?.properties;
    return isObject(there) && !Object.hasOwn(there, key) && own !== undefined && Object.hasOwn(own, key);
  };
  const outer = around(draft, at).filter(takes);
  const inner = inside(object, at, key, FAR).filter(takes);
  if (outer.length + inner.length === 0) return false;
  const asked = [...outer, ...inner].filter((home) => lacksOf(all.get(home)?.missing ?? []).includes(key));
  const home = asked.length === 1 ? asked[0] : asked.length === 0 ? likely() : undefined;
  if (home === undefined) return false;
  const isOuter = outer.includes(home);
  const [near = ''] = steps(isOuter ? at.slice(home.length) : home.slice(at.length));
  const entry = !isOuter && /\/\d+$/.test(home) ? 'an entry of ' : '';
  tell(draft, child(at, key), {
    ...(isOuter
      ? outside(key, near)
      : {
          message: `\`${key}\` belongs into ${entry}\`${near}\`, and stands beside it`,
          expected: `\`${key}\` in ${entry}\`${near}\``,
          got: `\`${key}\` beside \`${near}\``,
        }),
    related: [{ pointer: home, message: 'it belongs here' }],
  });
  const missing = all.get(home)?.missing;
  missing?.splice(0, missing.length, ...missing.filter((one) => one.params.missingProperty !== key));
  move(draft, at, key, home);
  return true;

  /** Where nothing asks for the key: the one place that takes it, unless it may be a slip in a key of its own object. */
  function likely(): string | undefined {
    const absent = keysOf(error).filter((one) => !Object.hasOwn(object, one));
    const isAsked = (all.get(at)?.missing.length ?? 0) > 0;
    if (OF_ALL.has(key) || isAsked || nearestName(key, absent) !== undefined) return undefined;
    const [first] = outer;
    if (first !== undefined) return inner.length === 0 ? first : undefined;
    return inner.length === 1 ? inner[0] : undefined;
  }
}

/** A key of a step among what it sends, `"body": { "refresh": [...] }`: its value is nothing that could be sent. */
export function moveOutOfBody(draft: Draft, { instancePath: at, keyword }: ErrorObject): boolean {
  const [inner, key = ''] = [at.slice(0, at.lastIndexOf('/')), steps(at).at(-1)];
  const outer = inner.slice(0, inner.lastIndexOf('/'));
  const [object, near = ''] = [draft.objectAt(outer), steps(inner).at(-1)];
  if (keyword !== 'type' || Object.hasOwn(object, key)) return false;
  const isKey = [...draft.kindsBy].some(([tag, kinds]) => kinds.get(String(object[tag]))?.keys.includes(key));
  if (!isKey) return false;
  tell(draft, at, outside(key, near));
  move(draft, inner, key, outer);
  return true;
}

const outside = (key: string, near: string): Omit<Problem, 'pointer'> => ({
  message: `\`${key}\` belongs beside \`${near}\`, and stands inside of it`,
  expected: `\`${key}\` beside \`${near}\``,
  got: `\`${key}\` inside of \`${near}\``,
});

/** Objects around another one, the nearest first. */
function around(draft: Draft, at: string): string[] {
  const found: string[] = [];
  for (let out = at; out !== '' && found.length < FAR; ) {
    out = out.slice(0, out.lastIndexOf('/'));
    if (isObject(valueAt(draft.value, out))) found.push(out);
  }
  return found;
}

/** Objects in another one, those under a key left out. */
function inside(value: unknown, at: string, but: string, far: number): string[] {
  const within = Array.isArray(value)
    ? value.map((one, nth): [string, unknown] => [child(at, nth), one])
    : isObject(value)
      ? Object.entries(value).flatMap(([key, one]): [string, unknown][] =>
          key === but ? [] : [[child(at, key), one]],
        )
      : [];
  return within.flatMap(([pointer, one]) => [
    ...(isObject(one) ? [pointer] : []),
    ...(far > 0 ? inside(one, pointer, but, isObject(one) ? far - 1 : far) : []),
  ]);
}

/** The place is taken now: moving changes the tree. */
function tell(draft: Draft, pointer: string, problem: Omit<Problem, 'pointer'>): void {
  const node = propertyAt(draft.outline.tree, pointer)?.children?.[0];
  const stretch = node && { offset: node.offset, length: node.length };
  draft.problems.push({ pointer, at: 'key', ...(stretch ? { stretch } : {}), ...problem });
}

function move(draft: Draft, from: string, key: string, to: string): void {
  const [source, home] = [draft.objectAt(from), draft.objectAt(to)];
  home[key] = source[key];
  delete source[key];
  draft.mended.push(child(to, key));
  const property = propertyAt(draft.outline.tree, child(from, key));
  const [old, place] = [property?.parent, nodeAt(draft.outline.tree, to)];
  if (!property || !old || place?.type !== 'object') return;
  Object.assign(old, { children: old.children?.filter((one) => one !== property) });
  place.children?.push(Object.assign(property, { parent: place }));
  propertiesChanged(old);
  propertiesChanged(place);
}
