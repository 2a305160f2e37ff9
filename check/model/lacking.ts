import { campaignLists } from '../../engine/document/campaign-lists.ts';
import type { Problem } from '../finding.ts';
import { containerOf } from '../shape/campaign-shape.ts';
import { isObject } from '../text/pointer.ts';
import { entriesAt } from './entries.ts';
import { type CheckedFile, stringsOf } from './file.ts';

/** Names of entries that lack the key which what names them shows (`x-has`): a shelf of a board without rewards. */
export function lackingOf(file: CheckedFile): Problem[] {
  return campaignLists(file.context.schemas).flatMap((list) =>
    stringsOf(file.byRef.get(list.name)).flatMap(({ value, pointer, schema: { 'x-has': key } }) => {
      if (key === undefined) return [];
      const entry = entriesAt(file, containerOf(list)).find(({ one }) => isObject(one) && one.id === value);
      if (!entry || Object.hasOwn(entry.one, key) || file.taint.touches(entry.at)) return [];
      return [
        {
          pointer,
          message: `the ${list.noun} \`${value}\` has no \`${key}\`, so there is nothing to show`,
          expected: `a ${list.noun} with \`${key}\``,
          got: `\`${value}\``,
          related: [{ pointer: entry.at, message: 'it stands here' }],
        },
      ];
    }),
  );
}
