// What a new part of a page needs beside itself comes out of the committed document that it is from.
import type { Schema } from '../../engine/document/schema-set.ts';
import { isValues, type Path, type Values, valueAt, withAt, withKey } from './values.ts';

/** A part that a page may begin with, and the document that it stands in; none where it is an example of its schema. */
export interface Sample {
  node: Values;
  document?: Values;
  /** Parts that it names, to stand behind all others. */
  named?: readonly Values[];
}

/** What parts of a page name. Title, languages and look of another document are none of a page's business. */
const shared = ['schedule', 'popups', 'state', 'data', 'campaign'] as const;

const idOf = (value: unknown): unknown => (isValues(value) ? value.id : undefined);

/** What one says, and what the other says beside that: names of both, and entries of both by their ids. */
function joined(own: unknown, more: unknown, deep = true): unknown {
  if (own === undefined || more === undefined) return own ?? more;
  if (Array.isArray(own) && Array.isArray(more)) {
    const ids = new Set(own.map(idOf));
    return [...own, ...more.filter((one) => idOf(one) !== undefined && !ids.has(idOf(one)))];
  }
  if (!deep || !isValues(own) || !isValues(more)) return own;
  const keys = [...new Set([...Object.keys(own), ...Object.keys(more)])];
  return Object.fromEntries(keys.map((key) => [key, joined(own[key], more[key], false)]));
}

const joinedWith = (page: Values, other: Values): Values =>
  shared.reduce<Values>(
    (all, key) => withKey(all, key, joined(page[key], other[key], key !== 'schedule')),
    page,
  );

/** How far down pieces are taken away one by one: `campaign` and its blocks, of which each makes sense as a whole. */
const DEPTH = 2;

/**
 * A document without what it has more than a page had and can be without, the largest pieces first.
 * @param errors how many the check finds
 */
function lessened(full: Values, page: Values, errors: (document: Values) => number): Values {
  const most = errors(full);
  let kept = full;
  const lessen = (path: Path): void => {
    const before = valueAt(page, path);
    if (before === undefined) {
      const fewer = withAt(kept, path, undefined) as Values;
      if (errors(fewer) <= most) {
        kept = fewer;
        return;
      }
    }
    const here = valueAt(kept, path);
    if (path.length < DEPTH && isValues(here)) for (const key of Object.keys(here)) lessen([...path, key]);
  };
  // What another piece named can go once that is gone.
  for (let last: Values | undefined; last !== kept; ) {
    last = kept;
    for (const key of shared) if (kept[key] !== undefined) lessen([key]);
  }
  return kept;
}

/** So many samples are tried. */
const TRIED = 8;

/** Every id that stands in a piece of a document. */
function* idsIn(piece: unknown): Generator<unknown> {
  if (typeof piece !== 'object' || piece === null) return;
  yield idOf(piece);
  for (const one of Object.values(piece)) yield* idsIn(one);
}

/**
 * A page with one more part in a list of parts: as the first sample is with which the check finds no more errors than
 * before, or else the fewest. What it names comes with it: data, state, popups, entries of the campaign, the schedule.
 * @param list where the list stands; it may be missing
 * @param samples the likeliest first
 * @param errors how many the check finds in a document
 * @param place before which part of the list; without it, behind the last
 */
export function withPart(
  page: Values,
  list: Path,
  samples: readonly Sample[],
  errors: (document: Values) => number,
  place?: number,
): Values {
  const there = valueAt(page, list);
  const parts: readonly unknown[] = Array.isArray(there) ? there : [];
  const most = errors(page);
  const at = Math.min(place ?? parts.length, parts.length);
  const taken = new Set(idsIn(page.body));
  const tried: { full: Values; placed: Values; found: number }[] = [];
  for (const { node, document, named = [] } of samples.slice(0, TRIED)) {
    const own = taken.has(node.id) ? withKey(node, 'id', undefined) : node;
    const alone = withAt(page, list, parts.toSpliced(at, 0, own)) as Values;
    const more = named.filter(({ id }) => !taken.has(id));
    const placed =
      more.length === 0 ? alone : withKey(alone, 'body', [...(alone.body as readonly unknown[]), ...more]);
    const joint = document ? joinedWith(placed, document) : placed;
    const full = errors(joint) > most ? trimmed(joint, [...list, at], (one) => errors(one) <= most) : joint;
    const found = errors(full);
    tried.push({ full, placed, found });
    if (found <= most) break;
  }
  const [best] = tried.sort((a, b) => a.found - b.found);
  return best ? lessened(best.full, best.placed, errors) : page;
}

/** Leaves a key out of a node that is all that is wrong with it, as a link to a part that another page has. */
const trimmed = (page: Values, node: Path, isSound: (document: Values) => boolean): Values =>
  Object.keys(valueAt(page, node) as Values)
    .filter((key) => key !== 'widget')
    .map((key) => withAt(page, [...node, key], undefined) as Values)
    .find(isSound) ?? page;

/** Every node of a widget in a piece of a document. */
export function* nodesOf(widget: unknown, piece: unknown): Generator<object> {
  if (typeof piece !== 'object' || piece === null) return;
  if (Reflect.get(piece, 'widget') === widget) yield piece;
  for (const one of Object.values(piece)) yield* nodesOf(widget, one);
}

/** What a part of a widget may begin as: the examples of its schema, then what documents have, the shortest first. */
export function samplesOf(
  widget: string,
  { examples = [], 'x-around': around }: Pick<Schema, 'examples' | 'x-around'>,
  documents: Iterable<object>,
): Sample[] {
  const { body, ...document } = around ?? {};
  const written = [...documents].flatMap((document) =>
    [...nodesOf(widget, document)].map((node) => ({ node, document, size: JSON.stringify(node).length })),
  );
  return [
    ...(examples.length === 0 ? [{}] : examples).map((one, nth) => ({
      node: { widget, ...(one as object) },
      ...(nth === 0 && around ? { document, named: (body ?? []) as Values[] } : {}),
    })),
    ...written
      .sort((a, b) => a.size - b.size)
      .map(({ node, document }) => ({ node: node as Values, document: document as Values })),
  ];
}
