import { mostWrong } from '../../engine/document/anywhere/tries.ts';
import type { CodeCheckAnswer, CodeRequest, CodesAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import { opening, toldCan } from '../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../server/kernel/context.ts';
import type { Mechanic } from '../../server/kernel/mechanic.ts';
import { doerIn } from '../../server/kernel/not-begun.ts';
import { audits } from './audits.ts';
import { hashOf, printed } from './find.ts';
import { movements } from './movements.ts';
import { redeemCode, redeemedIn } from './redeem.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { codes, mayTry } from './rules.ts';
import { nameCodeChecker, storeCodes } from './store.ts';
import { triesOf } from './tries.ts';

/** Records that an answer has. */
const mostRecords = 100;

async function isChecker(db: Queryable, activity: string, user: string): Promise<boolean> {
  const { rows } = await db.query('SELECT 1 FROM codes_checkers WHERE (activity, user_id) = ($1, $2)', [
    activity,
    user,
  ]);
  return rows.length > 0;
}

/** GET /v2/activities/{id}/codes */
const readCodes: Handler<CodesAnswer> = async (context) => {
  const { db, ids, user, now } = context;
  const campaign = campaignOf(context);
  const { id, block } = campaign;
  known(block(codes));
  const open = opening(context, 'redeemCode');
  const doer = doerIn(context, campaign);
  if (user === null || doer === null)
    return {
      items: [],
      tries: null,
      refused: null,
      checker: false,
      ...toldCan('redeemCode', mayTry(open, null)),
    };
  const { tries, refused } = await triesOf(db, id, doer, now);
  const { rows } = await db.query<{ redeemed_id: number; code: string; at: number }>(
    `SELECT redeemed_id, code, at FROM codes_redeemed WHERE activity = $1 AND user_id = $2
     ORDER BY redeemed_id DESC LIMIT $3`,
    [id, doer, mostRecords],
  );
  return {
    items: rows.map(({ redeemed_id, ...one }) => ({ id: redeemedIn(ids).told(redeemed_id), ...one })),
    tries: Math.max(0, mostWrong - tries.wrong),
    refused,
    checker: await isChecker(db, id, user),
    ...toldCan('redeemCode', mayTry(open, tries)),
  };
};

/** POST /v2/activities/{id}/codes/check: looks, and leaves the code as it is. */
const checkCode: Handler<CodeCheckAnswer> = async (context) => {
  const { db, now, keyed } = context;
  const { id, block } = campaignOf(context);
  known(block(codes));
  if (!(await isChecker(db, id, userOf(context)))) throw new Refusal('NO_PERMISSION');
  const hash = hashOf(keyed, id, (context.body as CodeRequest).code);
  const one = hash === null ? undefined : await printed(db, id, hash);
  if (one === undefined) return { state: 'unknown', code: null, until: null, usedAt: null };
  const { code, until, at: usedAt } = one;
  return { state: usedAt !== null ? 'used' : until <= now ? 'expired' : 'valid', code, until, usedAt };
};

export const codesMechanic: Mechanic = {
  ...room,
  rules: codes,
  movements,
  tables: new URL('./tables/', import.meta.url),
  refusals,
  handlers: { readCodes, redeemCode, checkCode, storeCodes, nameCodeChecker },
  writeBudgets: { redeemCode: 200 },
  audits,
  life: () => import('./seed.ts'),
};
