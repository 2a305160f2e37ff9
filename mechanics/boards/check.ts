import type { MechanicCheck } from '../../check/room.ts';
import { boardDays } from './check/board-days.ts';
import { boardsOf } from './check/boards-of.ts';
import { doubts } from './check/doubts.ts';
import { rewardFaults } from './check/rewards.ts';
import { type Board, boards } from './rules.ts';

/** What the best place of a board gives in points, once for each time that it is settled. */
function mostOf({ days, rewards }: Board): number {
  const tiers = rewards.map(({ gives }) =>
    gives.reduce((sum, reward) => sum + (reward.kind === 'points' ? reward.points : 0), 0),
  );
  return (days?.length ?? 1) * Math.max(0, ...tiers);
}

export const boardsCheck: MechanicCheck = {
  key: boards.key,
  gives: (campaign) => boardsOf(campaign).reduce((sum, board) => sum + mostOf(board), 0),
  faults: rewardFaults,
  doubts,
  counts: (campaign, gift) => boardsOf(campaign).some(({ gifts }) => gifts?.has(gift) ?? true),
  rules: [boardDays],
};
