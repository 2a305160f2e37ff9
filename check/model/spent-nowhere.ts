import { pointsGiven } from '../../engine/document/anywhere/cost.ts';
import type { Reward } from '../../schemas/generated/types.gen.ts';
import type { Problem } from '../finding.ts';
import type { SoundCampaign } from './campaign.ts';

/**
 * Tickets, or points, that come when the campaign is over, while draws and all that costs points are closed by then. Where nothing costs points at
 * all, that is told of their giver.
 * @param at the pointer of `gives` @param why when they come, in words that follow a colon @param instead what would help, beside a prize
 */
export function spentNowhere(
  campaign: SoundCampaign,
  gives: readonly Reward[],
  at: string,
  { why, instead }: { readonly why: string; readonly instead?: string },
): Problem[] {
  const expected = `a prize in their place${instead === undefined ? '' : `, or ${instead}`}`;
  const ticket = gives.findIndex(({ kind }) => kind === 'ticket');
  if (ticket >= 0)
    return [
      {
        pointer: `${at}/${ticket}/kind`,
        message: `nobody can use these tickets: ${why}, and nobody draws any more by then`,
        expected,
        got: 'ticket',
      },
    ];
  const nth = campaign.isSpent ? gives.findIndex((one) => pointsGiven([one]) > 0) : -1;
  if (nth < 0) return [];
  return [
    {
      pointer: `${at}/${nth}/points`,
      message: `these points can be spent nowhere: ${why}, and what costs points is closed by then`,
      expected,
      got: String(pointsGiven(gives)),
    },
  ];
}
