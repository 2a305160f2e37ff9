import { keyOfPeriod } from '../../engine/document/anywhere/period.ts';
import type { CodeRedeemAnswer, CodeRequest } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { opening, refusedFor } from '../../server/kernel/can.ts';
import { type Context, campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import type { Ids } from '../../server/kernel/ids.ts';
import { inTurn } from '../../server/kernel/in-turn.ts';
import { isAnswered, type Outcome, once } from '../../server/kernel/once.ts';
import { balanceOf, lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { type GrantedRow, grant, granted, toldGrant, toldReward } from '../../server/ledger/grant.ts';
import { hashOf, type Printed, printed, standing } from './find.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { type CodeReason, codes, mayRedeem, mayTry, type TryReason } from './rules.ts';
import { noteTry, triesOf } from './tries.ts';

/**
 * Looks at the code before anything is moved, and notes the try, in a transaction that stays whatever follows: a wrong code
 * counts, although the call is refused. It counts once: sent again under its key, as after a lost answer, it is told the same.
 */
function tryCode(context: Context, campaign: Campaign, user: string, hash: string | null) {
  const { db, key, now } = context;
  return db.transaction(async (tx): Promise<TryReason | CodeReason | null> => {
    await inTurn(tx, `codes of ${campaign.id} ${user}`);
    const { tries, refused, last } = await triesOf(tx, campaign.id, user, now);
    if (refused !== null && key !== null && last.key === key && last.hash === hash) return refused.reason;
    const { reason: shut } = mayTry(opening(context, context.operation), tries);
    if (shut !== null) return shut;
    const one = hash === null ? undefined : await printed(tx, campaign.id, hash);
    const reason = one === undefined ? 'UNKNOWN_CODE' : await reasonOf(tx, campaign, one, user, now);
    await noteTry(tx, campaign.id, user, tries, reason, { key, hash }, now);
    return reason;
  });
}

async function reasonOf(tx: Queryable, campaign: Campaign, one: Printed, user: string, now: number) {
  if (one.user_id === user) return null;
  const kind = campaign.block(codes)?.get(one.code);
  const how = await standing(tx, campaign, one, user, now);
  return mayRedeem(kind, how, { now, offset: campaign.offset }).reason;
}

/** Ids of codes that were redeemed. */
export const redeemedIn = (ids: Ids) => ids.of('codes_redeemed');

/** What was redeemed before, as it was answered then. */
async function before(tx: Queryable, ids: Ids, campaign: Campaign, one: Printed, user: string) {
  const { rows } = await tx.query<GrantedRow>(
    `SELECT ${granted} FROM grants g WHERE (activity, user_id, kind, reference) = ($1, $2, $3, $4) ORDER BY nth`,
    [campaign.id, user, room.kind('codes-reward'), String(one.redeemed_id)],
  );
  const balance = await balanceOf(tx, pointsOf(campaign.id, user));
  return {
    id: redeemedIn(ids).told(Number(one.redeemed_id)),
    code: one.code,
    gives: rows.map(toldGrant),
    at: one.at ?? 0,
    again: true,
    balance,
  };
}

/** POST /v2/activities/{id}/codes: a code gives once. Its user is told the same again, whatever key it is sent under. */
export const redeemCode: Handler<CodeRedeemAnswer> = async (context) => {
  const { now, keyed, ids } = context;
  const campaign = campaignOf(context);
  const { id } = campaign;
  const kinds = known(campaign.block(codes));
  const user = userOf(context);
  const hash = hashOf(keyed, id, (context.body as CodeRequest).code);
  if (!(await isAnswered(context))) {
    const reason = await tryCode(context, campaign, user, hash);
    if (reason !== null) throw new Refusal(refusedFor(reason, refusals));
  }
  return once<CodeRedeemAnswer>(context, async (tx): Promise<Outcome<CodeRedeemAnswer>> => {
    await lockAccount(tx, pointsOf(id, user));
    // Two people with one code: the second waits for the first, and finds it used.
    await inTurn(tx, `code ${hash}`);
    const one = hash === null ? undefined : await printed(tx, id, hash);
    if (one === undefined) return { refusal: refusals.UNKNOWN_CODE };
    if (one.user_id === user) return { data: await before(tx, ids, campaign, one, user) };
    const reason = await reasonOf(tx, campaign, one, user, now);
    const kind = kinds.get(one.code);
    if (reason !== null || kind === undefined)
      return { refusal: refusedFor(reason ?? 'UNKNOWN_CODE', refusals) };
    const { taken } = await standing(tx, campaign, one, user, now);
    const { rows } = await tx.query<{ redeemed_id: number }>(
      `INSERT INTO codes_redeemed (hash, batch, activity, code, until, user_id, day, nth, most, gives, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING redeemed_id`,
      [
        ...[one.hash, one.batch, id, one.code, one.until, user, keyOfPeriod('day', now, campaign.offset)],
        ...[taken.total + 1, kind.limits.total, kind.gives.length, now],
      ],
    );
    const reference = String(rows[0]?.redeemed_id);
    const to = { activity: id, user, kind: room.kind('codes-reward'), reference, at: now };
    const { balance } = await grant(tx, to, kind.gives);
    const gives = kind.gives.map(toldReward);
    return {
      data: {
        id: redeemedIn(ids).told(Number(reference)),
        code: kind.id,
        gives,
        at: now,
        again: false,
        balance,
      },
    };
  });
};
