import { DAY } from '../../engine/document/anywhere/days.ts';
import type { BalanceAnswer, PointsDetailsAnswer } from '../../schemas/generated/types.gen.ts';
import type { Database } from '../../server/database/database.ts';
import type { Campaigns } from '../../server/kernel/campaigns.ts';
import { campaignOf, type Handler, known, pageBehind, paged } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { saidOf } from '../../server/kernel/movements.ts';
import { doerOf } from '../../server/kernel/not-begun.ts';
import { paidSince } from '../../server/kernel/settle.ts';
import { balanceOf, pointsOf } from '../../server/ledger/accounts.ts';
import { entriesOf } from '../../server/ledger/entries.ts';
import { lapsePoints } from '../../server/ledger/lapse.ts';
import { audits } from './audits.ts';
import { movements } from './movements.ts';
import { room } from './room.ts';
import { points } from './rules.ts';

/** GET /v2/activities/{id}/balance */
const readBalance: Handler<BalanceAnswer> = async (context) => {
  const campaign = campaignOf(context);
  const { currency } = known(campaign.block(points));
  return { currency, amount: await balanceOf(context.db, pointsOf(campaign.id, doerOf(context, campaign))) };
};

/** GET /v2/activities/{id}/points: a page of what has moved the user's points, and what of them lapses when. */
const readPointsDetails: Handler<PointsDetailsAnswer> = async (context) => {
  const { db, language, now } = context;
  const campaign = campaignOf(context);
  const { currency, lapsesAt } = known(campaign.block(points));
  const account = pointsOf(campaign.id, doerOf(context, campaign));
  const entries = context.ids.of(`posting_entries ${JSON.stringify(account)}`);
  const { size, cursor } = pageBehind(context, entries);
  const amount = await balanceOf(db, account);
  const rows = await entriesOf(db, account, cursor, size + 1);
  const { page, next } = paged(rows, size, ({ seq }) => entries.told(seq));
  return {
    currency,
    amount,
    lapses: lapsesAt === null || lapsesAt <= now || amount === 0 ? null : { amount, at: lapsesAt },
    items: page.map(({ seq, kind, at, amount: moved, balance_after }) => {
      const said = saidOf(context.movements, kind, moved, language);
      return { id: entries.told(seq), said, at, amount: moved, balance: balance_after };
    }),
    next,
  };
};

/** How long after their time, and after a settlement that was paid behind it, it is looked for points that are left, ms: what a hold keeps is free again before. */
const lookedFor = 30 * DAY;

/** Takes what is left of points whose time is over, and what comes behind it, under the moment at which they lapse. */
async function lapse(db: Database, { byId }: Campaigns, now: number): Promise<void> {
  const due = [...byId.values()].flatMap(({ id, block }) => {
    const at = block(points)?.lapsesAt ?? null;
    return at === null || at > now ? [] : [{ id, at }];
  });
  const isLong = ({ at }: { readonly at: number }) => at + lookedFor < now;
  const paid = due.some(isLong) ? await paidSince(db, now - lookedFor) : new Set<string>();
  for (const { id, at } of due.filter((one) => !isLong(one) || paid.has(one.id))) {
    const reference = new Date(at).toISOString();
    await lapsePoints(db, { activity: id, kind: room.kind('points-lapse'), reference, at });
  }
}

export const pointsMechanic: Mechanic = {
  ...room,
  books: [room.kind('points-lapse')],
  rules: points,
  movements,
  handlers: { readBalance, readPointsDetails },
  byTime: lapse,
  audits,
};
