import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { type CheckedFile, stringsOf } from './file.ts';

/** The list of rewards around a prize that is named: `gives`. */
function listAround({ parent }: Place): Place | undefined {
  for (let one = parent; one; one = one.parent) if (one.schema['x-words'] === true) return one;
  return undefined;
}

/** An entry of the campaign, such as a prize, that stands twice in one list of rewards: it is given twice at once, which texts and cards say twice, too. */
export function givenTwice(file: CheckedFile): Problem[] {
  const seen = new Map<string, string>();
  const named = [...file.byRef.values()].flat();
  return stringsOf(named).flatMap((place): Problem[] => {
    const list = listAround(place);
    if (!list) return [];
    const what = file.lists.get(place.schema['x-ref'] ?? '')?.what ?? place.key;
    const key = `${list.pointer} ${place.value}`;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, place.pointer);
      return [];
    }
    return [
      {
        pointer: place.pointer,
        message: `the ${what} \`${place.value}\` stands twice in one \`${list.key}\``,
        expected: `each ${what} once; of two that differ otherwise, the one that is meant`,
        got: `\`${place.value}\``,
        related: [{ pointer: before, message: 'it stands here first' }],
      },
    ];
  });
}
