import { type CheckedFile, isObject, type Problem } from '../../../check/room.ts';
import type { Entry } from './prizes.ts';

/** Points of a cost that is written as it should be. */
const sumOf = (costs: unknown): number =>
  (costs as readonly { readonly points: number }[]).reduce((sum, { points }) => sum + points, 0);

/** Ten at once cost more than one alone, and no more than ten single ones. */
export function costFaults(file: CheckedFile, { cost }: Entry, at: string): Problem[] {
  if (!isObject(cost) || cost.ten === undefined || file.taint.touches(`${at}/cost`)) return [];
  const [single, ten] = [sumOf(cost.single), sumOf(cost.ten)];
  if (ten <= single)
    return [
      {
        pointer: `${at}/cost/ten`,
        message:
          'ten draws at once cost no more than a single one: one of the two is in another unit, most likely',
        expected: `more than ${single} points, at most ${10 * single}`,
        got: String(ten),
        related: [{ pointer: `${at}/cost/single`, message: 'this is the single one' }],
      },
    ];
  if (ten <= 10 * single) return [];
  return [
    {
      pointer: `${at}/cost/ten`,
      message: 'ten draws at once cost more than ten single ones',
      expected: `at most ${10 * single} points`,
      got: String(ten),
    },
  ];
}
