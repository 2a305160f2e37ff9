import type { Problem, SoundCampaign } from '../../../check/room.ts';
import { countedInWords } from '../../../engine/document/anywhere/counter.ts';
import type { CampaignBoard } from '../../../schemas/generated/types.gen.ts';
import { type Board, groupOf, boards as rules } from '../rules.ts';
import { boardsOf } from './boards-of.ts';

const { key } = rules;
const block = `/campaign/${key}`;

/** What is of no use though it is valid: a board that nobody gets on, two that are one, days that are one. */
export function doubts(campaign: SoundCampaign): Problem[] {
  const boards = boardsOf(campaign);
  const written = campaign.block<CampaignBoard[]>(key) ?? [];
  return boards.flatMap((board, i): Problem[] => {
    const at = `${block}/${i}`;
    if (campaign.countedBy(board.counts).length === 0) {
      const said = (['counts', 'gifts'] as const).find((one) => written[i]?.[one] !== undefined);
      return [
        {
          pointer: `${at}/${said ?? 'id'}`,
          message: `nobody can ever stand on the board \`${board.id}\`: nothing that counts on it is worth anything`,
          expected: 'something that people can do in this campaign, with `points` above 0',
          got: countedInWords(board.counts),
        },
      ];
    }
    const kind = groupOf(board);
    if (kind !== null && !campaign.countedBy(board.counts).some(({ grouped }) => grouped)) {
      return [
        {
          pointer: `${at}/by`,
          message: `no ${kind} can ever stand on the board \`${board.id}\`: of nothing that counts on it does the app say for which ${kind} it was`,
          expected: 'gifts, or something else that the app tells, in `counts`; or `"by": "sender"`',
          got: `\`${kind}\``,
        },
      ];
    }
    const twin = boards.slice(0, i).findIndex((other) => sameCount(campaign, other, board));
    if (twin >= 0) {
      return [
        {
          pointer: `${at}/id`,
          message: `the board \`${board.id}\` always shows what \`${boards[twin]?.id}\` shows`,
          expected: 'another `by`, `period` or `counts`',
          got: `two boards that count the same`,
          related: [{ pointer: `${block}/${twin}/id`, message: 'it counts the same' }],
        },
      ];
    }
    if (board.days === null || board.days.length > 1) return [];
    return [
      {
        pointer: `${at}/period`,
        message: `the campaign has one ${board.period}: a ranking for each ${board.period} is one for the whole campaign`,
        expected: '`total`, or a longer schedule',
        got: `\`${board.period}\``,
      },
    ];
  });
}

/** Two boards count the same for the same people at the same times. */
function sameCount({ countedBy }: SoundCampaign, one: Board, other: Board): boolean {
  const counted = ({ counts, by, days, period, offset }: Board) =>
    JSON.stringify([by, period, days === null ? null : offset, countedBy(counts)]);
  return counted(one) === counted(other);
}
