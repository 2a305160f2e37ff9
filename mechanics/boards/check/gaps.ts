import { type Problem, type SoundCampaign, tierDoubts } from '../../../check/room.ts';
import { boardsOf } from './boards-of.ts';

/** Places of boards that are rewarded in another order than they stand in. */
export const gaps = (campaign: SoundCampaign): Problem[] =>
  boardsOf(campaign).flatMap(({ rewards }, i) => tierDoubts(rewards, `/campaign/boards/${i}/rewards`));
