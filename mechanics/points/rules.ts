import { DAY } from '../../engine/document/anywhere/days.ts';
import type { MechanicRules } from '../../engine/document/anywhere/mechanic.ts';
import { endOfPeriod } from '../../engine/document/anywhere/period.ts';
import { beginOf } from '../../engine/document/anywhere/phase.ts';
import type { CampaignCurrency } from '../../schemas/generated/types.gen.ts';

/** A campaign's points: what they are called in answers. Every mechanic that earns or costs needs them. */
export interface Points {
  readonly currency: string;
  /** From when on what is left of them is gone, ms UTC: a midnight of the campaign; null where they stay. */
  readonly lapsesAt: number | null;
}

export const points: MechanicRules<CampaignCurrency, Points> = {
  key: 'currency',
  read: ({ id, lapses }, { schedule, offset }) => {
    // A campaign that ends at midnight has had its last day before.
    const last = beginOf(schedule, 'ended') - 1;
    const midnight = endOfPeriod('day', last, offset);
    return { currency: id, lapsesAt: lapses === undefined ? null : midnight + lapses.days * DAY };
  },
};
