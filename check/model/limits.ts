import { countOfDays, type Span } from '../../engine/document/anywhere/period.ts';
import type { Limits } from '../../schemas/generated/types.gen.ts';
import type { Problem } from '../finding.ts';
import { isObject } from '../text/pointer.ts';
import type { CheckedFile } from './file.ts';

/** Where a document says how many one person may have (`x-limits`), whole and without a mistake told so far. */
const limitsIn = (file: CheckedFile): { limits: Required<Limits>; at: string }[] =>
  (file.byKey.get('limits') ?? []).flatMap(({ schema, value, pointer }) => {
    if (!schema['x-limits'] || !isObject(value) || file.taint.touches(pointer)) return [];
    const { total, day } = value;
    if (typeof total !== 'number' || typeof day !== 'number') return [];
    return [{ limits: { total, day }, at: pointer }];
  });

/** A day's limit is at most that of the whole campaign. */
export const limitFaults = (file: CheckedFile): Problem[] =>
  limitsIn(file).flatMap(({ limits: { total, day }, at }): Problem[] =>
    day <= total
      ? []
      : [
          {
            pointer: `${at}/day`,
            message: 'the limit of a day is above that of the whole campaign: it can never be reached',
            expected: `at most ${total}`,
            got: String(day),
          },
        ],
  );

/** What the days of a campaign do not allow. @param span null where nobody can say it */
export const limitDoubts = (file: CheckedFile, span: Span | null): Problem[] =>
  limitsIn(file).flatMap(({ limits: { total, day }, at }): Problem[] => {
    const days = span === null ? Infinity : countOfDays(span);
    if (day * days >= total) return [];
    return [
      {
        pointer: `${at}/total`,
        message: `nobody can ever reach this limit: ${day} a day on ${days} ${days === 1 ? 'day' : 'days'} are ${day * days}`,
        expected: `at most ${day * days}, or a higher \`day\``,
        got: String(total),
      },
    ];
  });
