import type { Hear } from '../../server/kernel/facts.ts';
import { count } from './count.ts';
import { battles, gainsOf } from './rules.ts';

/** What people do counts for a side, if it has one: see `count`. */
export const write: Hear['write'] = (campaign, facts) => {
  const gains = gainsOf(campaign.block(battles) ?? new Map(), facts);
  return gains.length === 0 ? null : (tx) => count(tx, campaign, gains);
};
