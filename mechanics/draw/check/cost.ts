import { type CheckedFile, isObject, type Problem } from '../../../check/room.ts';
import type { Entry } from './prizes.ts';

/** Points of a cost that is written as it should be. */
const sumOf = (costs: unknown): number =>
  (costs as readonly { readonly points: number }[]).reduce((sum, { points }) => sum + points, 0);

/** Ten at once cost no more than ten single ones. */
export function costFaults(file: CheckedFile, { cost }: Entry, at: string): Problem[] {
  if (!isObject(cost) || cost.ten === undefined || file.taint.touches(`${at}/cost`)) return [];
  const [single, ten] = [sumOf(cost.single), sumOf(cost.ten)];
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
