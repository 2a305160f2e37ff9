import { isObject } from '../../engine/json.ts';

/** The keys of a document that say what its page shows. */
interface Shown {
  readonly body?: unknown;
  readonly data?: unknown;
}

/** Tells each node that reads a source, in the order of the page, with the id of the nearest part around it. */
function walkNodes(value: unknown, part: string | null, tell: (source: string, part: string) => void): void {
  if (Array.isArray(value)) for (const one of value) walkNodes(one, part, tell);
  if (!isObject(value)) return;
  const { widget, id, from } = value;
  const isNode = typeof widget === 'string';
  const own = isNode && typeof id === 'string' ? id : part;
  if (isNode && typeof from === 'string' && own !== null) tell(from, own);
  for (const one of Object.values(value)) walkNodes(one, own, tell);
}

/**
 * Which part of a page shows what a call answers: the id of the first that does, by the path of the call below its campaign, such as
 * `draws/wheel`. What stands in the first node alone has none: there the page begins. What only a popup shows has none either.
 *
 * @param route the document's
 */
export function partsOf(route: string, { body, data }: Shown): ReadonlyMap<string, string> {
  const base = `/v2/activities/{id}/`;
  const named = `/v2/activities/${route}/`;
  const paths = new Map<string, string>();
  for (const [source, asked] of Object.entries(isObject(data) ? data : {})) {
    const get = isObject(asked) && typeof asked.get === 'string' ? asked.get : '';
    const start = [base, named].find((one) => get.startsWith(one));
    if (start !== undefined) paths.set(source, get.slice(start.length));
  }
  const parts = new Map<string, string>();
  walkNodes(Array.isArray(body) ? body.slice(1) : [], null, (source, part) => {
    const path = paths.get(source);
    if (path !== undefined && !parts.has(path)) parts.set(path, part);
  });
  return parts;
}
