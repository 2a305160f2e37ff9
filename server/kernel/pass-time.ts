import type { Database } from '../database/database.ts';
import { expireHolds } from '../ledger/hold.ts';
import type { Campaigns } from './campaigns.ts';
import type { Mechanic } from './mechanic.ts';
import { settleDue } from './settle.ts';

/**
 * Does what is due by time alone: holds that end, what is settled, what rooms do. Each of them whatever becomes of the others, so that
 * what one campaign cannot settle keeps no board from moving.
 *
 * @param now the server's clock, ms UTC
 * @throws AggregateError of what failed, after all else was done: it is due still the next time
 */
export async function passTime(
  db: Database,
  campaigns: Campaigns,
  mechanics: readonly Mechanic[],
  now: number,
): Promise<void> {
  const works: readonly (() => Promise<unknown> | undefined)[] = [
    () => expireHolds(db, now),
    () => settleDue(db, campaigns, mechanics, now),
    ...mechanics.map(
      ({ byTime }) =>
        () =>
          byTime?.(db, campaigns, now),
    ),
  ];
  const failed: unknown[] = [];
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      failed.push(...(error instanceof AggregateError ? (error.errors as unknown[]) : [error]));
    }
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} things that are due by time failed`);
}
