import { type CampaignList, campaignLists } from '../../engine/document/campaign-lists.ts';
import { resolveRef, type Schema } from '../../engine/document/schema-set.ts';
import type { Place } from '../../engine/document/walk.ts';
import { containerOf } from '../shape/campaign-shape.ts';
import { isObject, type Json, valueAt } from '../text/pointer.ts';
import type { CheckContext } from './context.ts';
import type { Taint } from './taint.ts';

/** Names that a document may refer to. */
export interface List {
  /** What one of them is called. */
  what: string;
  /** Where each is defined; '' for what the product defines. */
  names: ReadonlyMap<string, string>;
  /** Some may be hidden by a mistake that has been told: what is not found is not reported. */
  open: boolean;
  /** Where the document defines them. */
  container?: string;
  /** How each must be written; undefined where the document does not define them. */
  pattern?: RegExp;
}

export type Lists = ReadonlyMap<string, List>;

const KEYED = [
  ['data', '/data', 'data source'],
  ['state', '/state', 'state key'],
  ['popups', '/popups', 'popup'],
] as const;

/** Names of data sources, state keys and popups stand in expressions and events. */
const KEY = /^[a-z][a-zA-Z0-9]*$/;

/** Every list of names by the word that schemas use for it in `x-ref`. */
export function defineLists(
  document: Json,
  anchors: readonly Place[],
  taint: Taint,
  context: CheckContext,
): Lists {
  const lists = new Map<string, List>();
  for (const [name, container, what] of KEYED) {
    const value = valueAt(document, container);
    const names = new Map(
      Object.keys(isObject(value) ? value : {}).map((key) => [key, `${container}/${key}`]),
    );
    // A name that cannot be one is told as such; what refers to the name that was meant is not wrong.
    const misnamed = [...names.keys()].some((key) => !KEY.test(key));
    lists.set(name, { what, names, container, open: misnamed || taint.covers(container), pattern: KEY });
  }
  for (const list of campaignLists(context.schemas)) {
    const { name, noun: what } = list;
    const container = containerOf(list);
    const value = valueAt(document, container);
    const names = new Map<string, string>();
    let named = 0;
    for (const [i, one] of (Array.isArray(value) ? value : []).entries()) {
      const id: unknown = isObject(one) ? one.id : undefined;
      if (typeof id !== 'string') continue;
      named++;
      if (!names.has(id)) names.set(id, `${container}/${i}/id`);
    }
    // An id that stands twice has most likely taken the place of one that is looked for in vain.
    const twice = names.size < named;
    const open =
      twice || taint.touches(container, (one) => /^\/\d+(\/id)?$/.test(one.slice(container.length)));
    lists.set(name, { what, names, container, open, ...patternOf(idOf(list, context)) });
  }
  const ids = new Map<string, string>();
  for (const place of anchors) {
    if (typeof place.value === 'string' && !ids.has(place.value)) ids.set(place.value, place.pointer);
  }
  const open = ['/body', '/popups'].some((part) => taint.touches(part, mayHideNodes));
  const pattern = patternOf(anchors[0]?.schema);
  lists.set('anchors', { what: 'part of the page', names: ids, open, container: '/body', ...pattern });
  for (const [name, list] of listsOfProduct(context)) lists.set(name, list);
  return lists;
}

const idOf = ({ entry: { schema, file } }: CampaignList, { schemas }: CheckContext): Schema | undefined =>
  schema.properties?.id && resolveRef(schemas, { schema: schema.properties.id, file }).schema;

const patternOf = (id: Schema | undefined): { pattern?: RegExp } =>
  typeof id?.pattern === 'string' ? { pattern: new RegExp(id.pattern) } : {};

const ofProduct = new WeakMap<CheckContext['moduleIds'], Lists>();

/** Names that every document may refer to. */
function listsOfProduct({ moduleIds, themes, bridge }: CheckContext): Lists {
  const before = ofProduct.get(moduleIds);
  if (before) return before;
  const product = (what: string, names: Iterable<string>, open = false): List => ({
    what,
    names: new Map([...names].map((one) => [one, ''])),
    open,
  });
  const lists = new Map(
    [...moduleIds].map(([name, { what, ids, open }]) => [name, product(what, ids, open)]),
  );
  lists.set('themes', product('theme', themes));
  lists.set('bridge', product('bridge method', bridge));
  ofProduct.set(moduleIds, lists);
  return lists;
}

/** A broken node, list of nodes or id hides anchors; a broken text does not. */
const mayHideNodes = (pointer: string): boolean => /\/(\d+|body|tabs|id)$|^\/popups\/[^/]+$/.test(pointer);
