import type { Place } from '../../engine/document/walk.ts';
import { type CheckedFile, stringsOf } from './file.ts';

/** What the node around an action shows of a list of the campaign, and under which key. */
export function shownAround(
  file: CheckedFile,
  parents: readonly Place[],
  list: string,
): { readonly key: string; readonly ids: readonly string[] } | undefined {
  const references = stringsOf(file.byRef.get(list) ?? []);
  for (const { pointer } of parents.toReversed()) {
    const own = references.filter(
      (one) =>
        /^\/[^/]+\/\d+$/.test(one.pointer.slice(pointer.length)) && one.pointer.startsWith(`${pointer}/`),
    );
    const key = own[0]?.pointer.split('/').at(-2);
    if (key !== undefined) return { key, ids: own.map(({ value }) => value) };
  }
  return undefined;
}
