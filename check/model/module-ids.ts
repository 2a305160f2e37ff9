import type { Schema, SchemaSet } from '../../engine/document/schema-set.ts';
import { isObject, valueAt } from '../text/pointer.ts';

/** Ids of a list in the data of a module, which documents may name. */
export interface ModuleIds {
  /** What one of them is called: the title of the list's entries. */
  what: string;
  ids: readonly string[];
  /** The data cannot be read; what is wrong with it is told there. */
  open: boolean;
}

/** An `x-ref` that means the data of a module: `<module>/data/<name>.json#/<list>`. */
export const isOfModule = (ref: string): boolean => ref.includes('/data/');

/** The ids of every list of a module's data that a prop refers to. */
export function moduleIdsOf(
  schemas: SchemaSet,
  moduleData: (path: string) => unknown,
): Map<string, ModuleIds> {
  const found = new Map<string, ModuleIds>();
  for (const [, { properties = {} }] of schemas) {
    for (const { 'x-ref': ref } of Object.values(properties)) {
      if (ref === undefined || found.has(ref) || !isOfModule(ref)) continue;
      const prop = Object.values(properties).find((one) => one['x-data'] === ref.replace(/#.*/, ''));
      found.set(ref, { what: nameOfEntry(schemas, prop, ref), ...readIds(moduleData, ref) });
    }
  }
  return found;
}

function readIds(moduleData: (path: string) => unknown, ref: string): Pick<ModuleIds, 'ids' | 'open'> {
  const [path = '', pointer = ''] = ref.split('#');
  let list: unknown;
  try {
    list = valueAt(moduleData(path), pointer);
  } catch {}
  const ids = Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? one.id : undefined)) : [];
  const known = ids.filter((one) => typeof one === 'string');
  return { ids: known, open: known.length === 0 || known.length < ids.length };
}

/** `ShortTest` is a short test. */
function nameOfEntry(schemas: SchemaSet, prop: Schema | undefined, ref: string): string {
  const data = schemas.get(`modules/${prop?.$ref ?? ''}`);
  const list = valueAt(data ?? {}, ref.replace(/^[^#]*#/, '').replaceAll('/', '/properties/')) as
    | Schema
    | undefined;
  const title = list?.items?.title ?? 'entry';
  return title.replaceAll(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}
