import type { Period } from '../../../schemas/generated/types.gen.ts';
import type { CampaignBasics } from './mechanic.ts';
import { endOfPeriod } from './period.ts';
import { beginOf } from './phase.ts';

/** How long after its end a day, or a week, still takes facts that were on their way, ms. */
export const BELL = 10 * 60_000;

/** From when on nothing more counts in the period that a moment lies in, ms UTC: of the whole campaign, when it is settled. */
export const bellOf = (period: Period, at: number, { schedule, offset }: CampaignBasics): number =>
  Math.min(beginOf(schedule, 'ended'), endOfPeriod(period, at, offset) + BELL);
