import type { Schema } from '../../engine/document/schema-set.ts';
import type { Place } from '../../engine/document/walk.ts';
import { child, isObject, type Json } from '../text/pointer.ts';
import { type CheckedFile, remember } from './file.ts';
import { astOf, conditionsOf, mayBeSeen, outerConditions } from './shown-when.ts';

/** A widget that shows data. */
export interface ShownNode {
  readonly widget: string;
  readonly place: Place;
  readonly value: Json;
  /** Key and id of the one entry of the campaign that it shows, with the list of that id; undefined where it shows no single one. */
  readonly entry: { readonly key: string; readonly id: string; readonly list: string } | undefined;
}

const keys = new WeakMap<Schema, readonly string[]>();

/** The keys by which a widget names one entry of a list. */
function keysOf(schema: Schema): readonly string[] {
  const known = keys.get(schema);
  if (known) return known;
  const named = Object.entries(schema.properties ?? {}).flatMap(([key, one]) => (one['x-ref'] ? [key] : []));
  keys.set(schema, named);
  return named;
}

const isOfCampaign = ({ lists }: CheckedFile, list: string | undefined): boolean =>
  list !== undefined && lists.get(list)?.container?.startsWith('/campaign/') === true;

/** Every widget with a data source, in the order of the document. */
export const shownNodes = (file: CheckedFile): readonly ShownNode[] =>
  remember(file, 'shown nodes', () =>
    (file.byKey.get('widget') ?? []).flatMap(({ value: widget, parent: place }): ShownNode[] => {
      if (typeof widget !== 'string' || !place || !isObject(place.value) || place.value.from === undefined)
        return [];
      if (file.taint.covers(place.pointer)) return [];
      const key = keysOf(place.schema).find((one) =>
        isOfCampaign(file, place.schema.properties?.[one]?.['x-ref']),
      );
      const id = key === undefined ? undefined : place.value[key];
      const list = key === undefined ? undefined : place.schema.properties?.[key]?.['x-ref'];
      const entry = key !== undefined && typeof id === 'string' && list !== undefined;
      return [{ widget, place, value: place.value, entry: entry ? { key, id, list } : undefined }];
    }),
  );

/** What a widget says beside what it shows. */
const ASIDE: ReadonlySet<string> = new Set(['id', 'visible', 'track']);

/** What a widget shows and how, without its words and without what taps do: plain values and lists of them. */
function viewOf({ value }: ShownNode): string {
  const plain = (one: unknown): boolean => typeof one !== 'object' || one === null;
  const entries = Object.entries(value).filter(
    ([key, one]) => !ASIDE.has(key) && (plain(one) || (Array.isArray(one) && one.every(plain))),
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Two panels of one row (`x-unique`), or a part and what stands in for it, are never on the screen together; nor are popup and page. */
function areApart(a: Place, b: Place): boolean {
  const [ours, theirs] = [
    [...a.parents, a],
    [...b.parents, b],
  ];
  const at = ours.findIndex((one, i) => one.pointer !== theirs[i]?.pointer);
  const fork = ours[at - 1];
  if (fork === undefined || fork.pointer === '' || fork.pointer === '/popups') return true;
  return (
    fork.schema['x-unique'] !== undefined || ours[at]?.key === 'fallback' || theirs[at]?.key === 'fallback'
  );
}

/** Whether two parts may be seen at the same moment. */
function seenTogether(file: CheckedFile, a: Place, b: Place): boolean {
  // What stands inside of a node: its own condition counts as well.
  const inside = (place: Place): Place => ({ ...place, parents: [...place.parents, place, place] });
  const more = outerConditions(inside(b), conditionsOf(file)).map((one) => ({
    ast: astOf(one) ?? true,
    source: one.source,
  }));
  return mayBeSeen(file, inside(a), more);
}

/** A widget that shows again what another one before it shows at the same time, in the same way. */
export interface Twin {
  readonly node: ShownNode;
  readonly first: ShownNode;
}

export const twinsOf = (file: CheckedFile): readonly Twin[] =>
  remember(file, 'twins', () => {
    const seen = new Map<string, ShownNode[]>();
    return shownNodes(file).flatMap((node): Twin[] => {
      const key = viewOf(node);
      const before = seen.get(key) ?? [];
      seen.set(key, [...before, node]);
      const first = before.find(
        (one) => !areApart(one.place, node.place) && seenTogether(file, one.place, node.place),
      );
      return first === undefined ? [] : [{ node, first }];
    });
  });

/** Where a widget says what it shows. */
export const subjectOf = ({ place, entry }: ShownNode): string => child(place.pointer, entry?.key ?? 'from');
