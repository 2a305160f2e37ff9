import type { Problem, SoundCampaign } from '../../../check/room.ts';
import type { CampaignGift } from '../../../schemas/generated/types.gen.ts';
import type { Board } from '../rules.ts';
import { boardsOf } from './boards-of.ts';

const block = '/campaign/boards';

/** What is of no use though it is valid: a board that nobody gets on, two that are one, days that are one. */
export function doubts(campaign: SoundCampaign): Problem[] {
  const gifts = campaign.block<CampaignGift[]>('gifts') ?? [];
  const boards = boardsOf(campaign);
  return boards.flatMap((board, i): Problem[] => {
    const at = `${block}/${i}`;
    const counted = gifts.filter(({ id }) => board.gifts?.has(id) ?? true);
    if (counted.every(({ points }) => points === 0)) {
      return [
        {
          pointer: board.gifts === null ? `${at}/id` : `${at}/gifts`,
          message: `nobody can ever stand on the board \`${board.id}\`: no gift that counts on it has points`,
          expected: 'a gift with `points` above 0',
          got: counted.map(({ id }) => `\`${id}\``).join(', ') || 'no gifts',
        },
      ];
    }
    const twin = boards.slice(0, i).findIndex((other) => sameCount(other, board, gifts));
    if (twin >= 0) {
      return [
        {
          pointer: `${at}/id`,
          message: `the board \`${board.id}\` always shows what \`${boards[twin]?.id}\` shows`,
          expected: 'another `by`, `period` or `gifts`',
          got: `two boards that count the same`,
          related: [{ pointer: `${block}/${twin}/id`, message: 'it counts the same' }],
        },
      ];
    }
    if (board.days === null || board.days.length > 1) return [];
    return [
      {
        pointer: `${at}/period`,
        message: 'the campaign has one day: a ranking for each day is one for the whole campaign',
        expected: '`total`, or a longer schedule',
        got: '`day`',
      },
    ];
  });
}

/** Two boards count the same gifts for the same people at the same times. */
function sameCount(one: Board, other: Board, gifts: readonly CampaignGift[]): boolean {
  const counts = ({ gifts: own, by, days, offset }: Board) =>
    JSON.stringify([
      by,
      days === null ? null : offset,
      gifts.flatMap(({ id, points }) => (points > 0 && (own?.has(id) ?? true) ? [id] : [])),
    ]);
  return counts(one) === counts(other);
}
