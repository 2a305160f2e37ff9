import type { MechanicCheck } from '../check/room.ts';
import { appFactsCheck } from './app-facts/check.ts';
import { battleCheck } from './battle/check.ts';
import { boardsCheck } from './boards/check.ts';
import { checkInCheck } from './check-in/check.ts';
import { collectionCheck } from './collection/check.ts';
import { drawCheck } from './draw/check.ts';
import { exchangeCheck } from './exchange/check.ts';
import { formsCheck } from './forms/check.ts';
import { giftsCheck } from './gifts/check.ts';
import { inviteCheck } from './invite/check.ts';
import { liveHostsCheck } from './live-hosts/check.ts';
import { milestonesCheck } from './milestones/check.ts';
import { pairingCheck } from './pairing/check.ts';
import { passCheck } from './pass/check.ts';
import { prizesCheck } from './prizes/check.ts';
import { recapCheck } from './recap/check.ts';
import { tasksCheck } from './tasks/check.ts';
import { teamCheck } from './team/check.ts';
import { voteCheck } from './vote/check.ts';

/** What the check says of the mechanics' blocks, one entry a room that has something to say. */
export const mechanicChecks: readonly MechanicCheck[] = [
  prizesCheck,
  giftsCheck,
  appFactsCheck,
  boardsCheck,
  milestonesCheck,
  exchangeCheck,
  checkInCheck,
  drawCheck,
  collectionCheck,
  passCheck,
  tasksCheck,
  teamCheck,
  voteCheck,
  battleCheck,
  pairingCheck,
  recapCheck,
  formsCheck,
  inviteCheck,
  liveHostsCheck,
];

/** The call that answers which prizes somebody has been given: room `prizes`. */
export const prizesCall = 'listPrizeRecords';

/** The call that answers how many of the campaign's points somebody has: room `points`. */
export const balanceCall = 'readBalance';
