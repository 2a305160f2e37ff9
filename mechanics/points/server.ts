import type { BalanceAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { points } from './rules.ts';

/** GET /v2/activities/{id}/balance */
const readBalance: Handler<BalanceAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const { currency } = known(campaign.block(points));
  return { currency, amount: await balanceOf(context.db, pointsOf(campaign.id, userOf(context))) };
};

export const pointsMechanic: Mechanic = { name: 'points', rules: points, handlers: { readBalance } };
