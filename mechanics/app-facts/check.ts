import type { MechanicCheck } from '../../check/room.ts';
import { appFacts } from './rules.ts';

export const appFactsCheck: MechanicCheck = { tells: appFacts.tells };
