import type { ErrorObject } from 'ajv';
import type { Schema } from '../../engine/document/schema-set.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import { shortList, show } from '../finding.ts';
import { nodeAt } from '../text/parse.ts';
import { child, type Json } from '../text/pointer.ts';
import { choiceOf, synonymOf } from '../words/synonyms.ts';
import type { Draft } from './draft.ts';
import type { Kinds } from './kinds.ts';
import { unknownKey } from './unknown-key.ts';

/** Kinds of widgets and steps are told in full, up to so many. */
const ALL_KINDS = 120;

/** The kinds that may stand where an error is: several unions have the same tag. A union that refers to its branches has all. */
function kindsAt({ parentSchema }: ErrorObject, tag: string, all: Kinds): Kinds {
  const { oneOf = [] } = (parentSchema ?? {}) as Schema;
  const names = oneOf.map(({ properties }) => properties?.[tag]?.const);
  if (oneOf.length === 0 || !names.every((name) => typeof name === 'string')) return all;
  return new Map([...all].filter(([name]) => names.includes(name)));
}

/** The one kind that has all keys of an object without a name. */
function onlyFit(object: Json, tag: string, kinds: Kinds): string | undefined {
  const keys = Object.keys(object);
  if (keys.length === 0) return undefined;
  const fitting = [...kinds].filter(
    ([, kind]) =>
      keys.every((key) => kind.keys.includes(key)) &&
      kind.required.every((key) => key === tag || keys.includes(key)),
  );
  return fitting.length === 1 ? fitting[0]?.[0] : undefined;
}

/** The kind that has another name elsewhere. */
const calledSo = (name: string, kinds: Kinds): string | undefined =>
  [...kinds].find(([, { called }]) => called.includes(name.toLowerCase()))?.[0];

/** A widget, step or reward that is named wrongly, or not at all. */
export function judgeKind(draft: Draft, error: ErrorObject): void {
  const at = error.instancePath;
  const { tag } = error.params as { tag: string };
  const kinds = kindsAt(error, tag, draft.kindsBy.get(tag) ?? new Map());
  const object = draft.objectAt(at);
  const names = [...kinds.keys()];
  const got = object[tag];
  if (!Object.hasOwn(object, tag)) {
    const known = new Set([...kinds.values()].flatMap((kind) => kind.keys));
    const misspelt = Object.keys(object).find((key) => {
      const named = object[key];
      const isName = typeof named === 'string' && kinds.has(named);
      if (isName) return !kinds.get(named)?.keys.includes(key);
      return (nearestName(key, [tag]) ?? synonymOf(key, [tag])) !== undefined && !known.has(key);
    });
    if (misspelt === undefined) {
      draft.problems.push({
        pointer: at,
        message: `\`${tag}\` is missing`,
        expected: `\`${tag}\``,
        got: 'no such key',
        nearest: onlyFit(object, tag, kinds),
        allowed: shortList(names, ALL_KINDS),
      });
      draft.taint.add(at);
      return;
    }
    draft.problems.push(unknownKey(draft, at, misspelt, [tag], tag, true));
    draft.rename(at, misspelt, tag);
    return;
  }
  const nearest =
    typeof got === 'string'
      ? (calledSo(got, kinds) ?? nearestName(got, names) ?? choiceOf(got, names))
      : undefined;
  const place = child(at, tag);
  const node = nodeAt(draft.outline.tree, place);
  draft.problems.push({
    pointer: place,
    message:
      typeof got === 'string'
        ? `there is no ${tag === 'do' ? 'step' : tag} \`${got}\``
        : `\`${tag}\` is of the wrong type`,
    expected: typeof got === 'string' ? `a ${tag === 'do' ? 'kind of step' : tag} that exists` : 'a string',
    got: show(got),
    nearest,
    allowed: shortList(names, ALL_KINDS),
  });
  const meant = nearest === undefined ? undefined : kinds.get(nearest);
  const keys = Object.keys(object);
  const fits =
    meant?.required.every((key) => keys.includes(key)) && keys.every((key) => meant.keys.includes(key));
  if (nearest === undefined || !fits || !node) {
    draft.taint.add(at);
    return;
  }
  object[tag] = nearest;
  Object.assign(node, { value: nearest });
  draft.mended.push(place);
}
