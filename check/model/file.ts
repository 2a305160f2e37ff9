import { addressesOf } from '../../engine/document/addresses.ts';
import type { Located, Schema } from '../../engine/document/schema-set.ts';
import type { Place } from '../../engine/document/walk.ts';
import { walk, walkTo } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import type { Outline } from '../text/parse.ts';
import { child, isObject, type Json } from '../text/pointer.ts';
import type { CheckContext } from './context.ts';
import { defineLists, type Lists } from './definitions.ts';
import type { Summary, View } from './site.ts';
import { addressOfFile } from './site.ts';
import type { Taint } from './taint.ts';

/** A document that could be read and has a version that we know, as the rules see it. */
export interface CheckedFile {
  path: string;
  route: string;
  text: string;
  /** Where everything stands, with misspelt keys mended. */
  outline: Outline;
  /** The value, with misspelt keys mended. */
  document: Json;
  taint: Taint;
  schemaProblems: Problem[];
  /** Characters that nobody can see, or that look like others. */
  characterProblems: Problem[];
  /** State keys whose type is another one than all their uses have. */
  typeProblems: Problem[];
  /** Every value that a schema describes and nothing told so far concerns. */
  places: Place[];
  byKey: ReadonlyMap<string, Place[]>;
  byKind: ReadonlyMap<string, Place[]>;
  byRef: ReadonlyMap<string, Place[]>;
  /** Where those stand in `places` that a schema describes: what is asked of schemas need not be asked of each place. */
  bySchema: ReadonlyMap<Schema, readonly number[]>;
  /** Strings that are no texts. */
  names: readonly StringPlace[];
  /** Lists whose entries are told apart by a key. */
  keyedLists: readonly Place[];
  /** Values that are written to state keys. */
  stateValues: readonly Place[];
  lists: Lists;
  summary: Summary;
  site: View;
  context: CheckContext;
  /** What several rules need is worked out once. */
  memo: Map<string, unknown>;
}

export interface FileParts {
  path: string;
  text: string;
  /** Where everything stands, with misspelt keys mended. */
  outline: Outline;
  document: Json;
  taint: Taint;
  /** What the schemas say of it. */
  schemaProblems: Problem[];
  characterProblems: Problem[];
}

/** What is known of all places that one schema describes. */
interface Sort {
  /** The lists that they stand in. */
  readonly lists: readonly Place[][];
  /** Where they stand among all. */
  readonly at: number[];
  /** What stands inside of them are the words of a text. */
  readonly isText: boolean;
}

/** Lays a document out for the rules. */
export function layOut(parts: FileParts, context: CheckContext): CheckedFile {
  const places: Place[] = [];
  const byKey = new Map<string, Place[]>();
  const byKind = new Map<string, Place[]>();
  const byRef = new Map<string, Place[]>();
  const bySchema = new Map<Schema, number[]>();
  const names: StringPlace[] = [];
  const keyedLists: Place[] = [];
  const stateValues: Place[] = [];
  const group = <Key>(groups: Map<Key, Place[]>, key: Key): Place[] => {
    const before = groups.get(key);
    if (before) return before;
    const made: Place[] = [];
    groups.set(key, made);
    return made;
  };
  // A document has thousands of places, and a hundred schemas: what each of those says is read once.
  const sorts = new Map<Schema, Sort>();
  const sortOf = (schema: Schema): Sort => {
    const { 'x-kind': kind, 'x-ref': ref } = schema;
    const lists: Place[][] = [];
    if (kind !== undefined) lists.push(group(byKind, kind));
    if (ref !== undefined) lists.push(group(byRef, ref));
    if (schema['x-unique'] !== undefined) lists.push(keyedLists);
    if (schema['x-state-value']) lists.push(stateValues);
    const made = { lists, at: [], isText: kind === 'text' || kind === 'markdown' };
    sorts.set(schema, made);
    bySchema.set(schema, made.at);
    return made;
  };
  walk(context.schemas, rootOf(parts.document), parts.document, (place) => {
    if (!parts.taint.isEmpty && parts.taint.covers(place.pointer)) return;
    const sort = sorts.get(place.schema) ?? sortOf(place.schema);
    sort.at.push(places.length);
    places.push(place);
    group(byKey, place.key).push(place);
    for (const list of sort.lists) list.push(place);
    if (typeof place.value !== 'string') return;
    if (!(place.parent && sorts.get(place.parent.schema)?.isText)) names.push(place as StringPlace);
  });
  const lists = defineLists(parts.document, byKind.get('anchor') ?? [], parts.taint, context);
  const summary = summarise(parts, lists);
  return {
    ...parts,
    route: summary.route,
    places,
    byKey,
    byKind,
    byRef,
    bySchema,
    names,
    keyedLists,
    stateValues,
    lists,
    summary,
    site: context.site.with(summary),
    context,
    typeProblems: [],
    memo: new Map(),
  };
}

/** Nothing was told or mended while it was read: its text says all that is known of it. */
export const isSound = ({ taint, schemaProblems, characterProblems }: FileParts): boolean =>
  taint.isEmpty && schemaProblems.length === 0 && characterProblems.length === 0;

/** What the others need to know of a document. */
export function summaryOf(parts: FileParts, context: CheckContext): Summary {
  const anchors: Place[] = [];
  walkTo(context.schemas, rootOf(parts.document), parts.document, 'anchor', (place) => {
    if (place.schema['x-kind'] === 'anchor' && !parts.taint.covers(place.pointer)) anchors.push(place);
  });
  return summarise(parts, defineLists(parts.document, anchors, parts.taint, context));
}

/** A document with `redirect` is a redirect, unless it has all that makes a page; what looks like neither is a page. */
export function kindOfDocument(document: Json): '#/definitions/redirect' | '#/definitions/page' {
  const isPage = PAGE.filter((key) => Object.hasOwn(document, key)).length > 1;
  return Object.hasOwn(document, 'redirect') && !isPage ? '#/definitions/redirect' : '#/definitions/page';
}

const ROOTS = {
  '#/definitions/page': { schema: { $ref: '#/definitions/page' }, file: 'activity.schema.json' },
  '#/definitions/redirect': { schema: { $ref: '#/definitions/redirect' }, file: 'activity.schema.json' },
} as const;

/** The schema of a document, always the same object: what a walk has found out about it is kept. */
export const rootOf = (document: Json): Located => ROOTS[kindOfDocument(document)];

const PAGE = ['title', 'languages', 'theme', 'body'] as const;

/** The values of parameters that a document lists; of a broken list nothing is known. */
export function valuesOf(document: Json, taint: Taint): Record<string, string[]> {
  const { params } = document;
  const sound = Object.entries(isObject(params) && !taint.covers('/params') ? params : {}).filter(
    (entry): entry is [string, string[]] =>
      !taint.touches(child('/params', entry[0])) &&
      Array.isArray(entry[1]) &&
      entry[1].every((one) => typeof one === 'string'),
  );
  return Object.fromEntries(sound);
}

/** The addresses of a document as links write them. */
const routesOf = (route: string, values: Record<string, string[]>): Set<string> =>
  new Set(addressesOf(route, values).map((one) => one.route || '/'));

function summarise({ path, document, taint }: FileParts, lists: Lists): Summary {
  const aliases = Array.isArray(document.aliases) ? document.aliases : [];
  const anchors = lists.get('anchors');
  return {
    file: path,
    route: addressOfFile(path),
    routes: routesOf(addressOfFile(path), valuesOf(document, taint)),
    aliases: aliases.flatMap((route: unknown, i) =>
      typeof route === 'string' ? [{ route, pointer: `/aliases/${i}` }] : [],
    ),
    ...(typeof document.redirect === 'string' && kindOfDocument(document) === '#/definitions/redirect'
      ? { redirect: document.redirect }
      : {}),
    ...(isObject(document.access) && document.access.tools === true ? { tools: true as const } : {}),
    ...(isObject(document.tracking) && typeof document.tracking.name === 'string'
      ? { tracking: document.tracking.name }
      : {}),
    ...saidOf(document),
    ...frameOf(document),
    look: JSON.stringify([document.theme, document.languages]),
    names: new Set(
      ['data', 'state', 'popups'].flatMap((name) => [...(lists.get(name)?.names.values() ?? [])]),
    ),
    anchors: new Set(anchors?.names.keys()),
    open: anchors?.open ?? true,
  };
}

/** Where a document says what it is, as it is listed and shared: its title, and title and line of the cards that it has. */
export const saidPlaces = (document: Json): readonly (readonly string[])[] => [
  ['title'],
  ...Object.entries(document).flatMap(([key, card]) =>
    isObject(card) && isObject(card.title) && isObject(card.content)
      ? [
          [key, 'title'],
          [key, 'content'],
        ]
      : [],
  ),
];

/** What stands there in the first of its languages; nothing of a page without a campaign. */
function saidOf(document: Json): { said?: string[] } {
  if (!isObject(document.campaign)) return {};
  const said = saidPlaces(document).flatMap((path) => saidAt(document, path) ?? []);
  return said.length > 0 ? { said } : {};
}

/** A text in the first language of its document, with where it stands; undefined where it says nothing. */
export function saidAt(document: Json, path: readonly string[]): string | undefined {
  const [first] = Array.isArray(document.languages) ? (document.languages as unknown[]) : [];
  const text = [...path, String(first)].reduce<unknown>(
    (one, key) => (isObject(one) ? one[key] : undefined),
    document,
  );
  return typeof text === 'string' && text.trim() !== '' ? `${path.join('.')} ${text.trim()}` : undefined;
}

/** The pages of a frame, as far as they can be read. */
function frameOf({ frame }: Json): { frame?: string[] } {
  if (!isObject(frame)) return {};
  const pages: unknown[] = Array.isArray(frame.pages) ? frame.pages : [];
  return { frame: pages.flatMap((one) => (isObject(one) && typeof one.to === 'string' ? [one.to] : [])) };
}

/** Works something out once a document. */
export function remember<Value extends object>(
  file: Pick<CheckedFile, 'memo'>,
  key: string,
  make: () => Value,
): Value {
  const before = file.memo.get(key);
  if (before !== undefined) return before as Value;
  const made = make();
  file.memo.set(key, made);
  return made;
}

/** Places whose schemas hold what is asked, in the order of the document. */
export function placesWhere(file: CheckedFile, holds: (schema: Schema) => boolean): readonly Place[] {
  const found: number[] = [];
  for (const [schema, at] of file.bySchema) if (holds(schema)) for (const one of at) found.push(one);
  return found.sort((a, b) => a - b).map((at) => file.places[at] as Place);
}

/** A place whose value is a string. */
export type StringPlace = Place & { value: string };

/** Places of one kind that hold a string. */
export const stringsOf = (places: readonly Place[] | undefined): StringPlace[] =>
  (places ?? []).filter((place): place is StringPlace => typeof place.value === 'string');
