import type { Mechanic } from '../server/kernel/mechanic.ts';
import { appFactsMechanic } from './app-facts/server.ts';
import { battleMechanic } from './battle/server.ts';
import { boardsMechanic } from './boards/server.ts';
import { checkInMechanic } from './check-in/server.ts';
import { codesMechanic } from './codes/server.ts';
import { collectionMechanic } from './collection/server.ts';
import { drawMechanic } from './draw/server.ts';
import { exchangeMechanic } from './exchange/server.ts';
import { formsMechanic } from './forms/server.ts';
import { giftsMechanic } from './gifts/server.ts';
import { inboxMechanic } from './inbox/server.ts';
import { inviteMechanic } from './invite/server.ts';
import { liveHostsMechanic } from './live-hosts/server.ts';
import { milestonesMechanic } from './milestones/server.ts';
import { pairingMechanic } from './pairing/server.ts';
import { passMechanic } from './pass/server.ts';
import { pointsMechanic } from './points/server.ts';
import { prizesMechanic } from './prizes/server.ts';
import { recapMechanic } from './recap/server.ts';
import { tasksMechanic } from './tasks/server.ts';
import { teamMechanic } from './team/server.ts';
import { voteMechanic } from './vote/server.ts';
import { wallMechanic } from './wall/server.ts';

/** All that a campaign can do, one entry a room. They hear of facts in this order: who tells what follows stands before who counts it. */
export const mechanics: readonly Mechanic[] = [
  pointsMechanic,
  prizesMechanic,
  giftsMechanic,
  appFactsMechanic,
  inviteMechanic,
  tasksMechanic,
  teamMechanic,
  collectionMechanic,
  passMechanic,
  boardsMechanic,
  liveHostsMechanic,
  voteMechanic,
  formsMechanic,
  milestonesMechanic,
  battleMechanic,
  exchangeMechanic,
  checkInMechanic,
  drawMechanic,
  pairingMechanic,
  recapMechanic,
  codesMechanic,
  wallMechanic,
  inboxMechanic,
];
