import type { MechanicCheck } from '../../check/room.ts';
import { boardDays } from './check/board-days.ts';
import { boardsOf } from './check/boards-of.ts';
import { twoCounts } from './check/counts.ts';
import { doubts } from './check/doubts.ts';
import { gaps } from './check/gaps.ts';
import { rewardFaults } from './check/rewards.ts';
import { neverRewarded, tooLate } from './check/too-late.ts';
import { boards } from './rules.ts';

export const boardsCheck: MechanicCheck = {
  key: boards.key,
  faults: (file) => [...twoCounts(file), ...rewardFaults(file)],
  doubts: (campaign) => [
    ...doubts(campaign),
    ...gaps(campaign),
    ...tooLate(campaign),
    ...neverRewarded(campaign),
  ],
  counts: (campaign) => boardsOf(campaign).map(({ counts }) => counts),
  rules: [boardDays],
};
