import type { CampaignBattle } from '../../schemas/generated/types.gen.ts';

/**
 * The moment from which a try-out has something of battles to show (decision 0008): whom a board sends is drawn into pairs late in a
 * campaign, so one stands where the second draw has told who went on; with one round, where that is drawn.
 * @returns ms UTC; null where no board sends anybody
 */
export function shownFrom(battles: readonly CampaignBattle[] = []): number | null {
  const moments = battles.flatMap(({ entrants, rounds }) => {
    const round = rounds[1] ?? rounds[0];
    return entrants === undefined || round === undefined ? [] : [Date.parse(round.draws ?? round.opens)];
  });
  return moments.length === 0 ? null : Math.max(...moments);
}
