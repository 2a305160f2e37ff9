import type {
  FormReviewAnswer,
  FormReviewRequest,
  FormSubmissionsAnswer,
  User,
} from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import { Refusal } from '../../server/errors.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import { campaignOf, type Handler, known, pageBehind, paged } from '../../server/kernel/context.ts';
import { tell } from '../../server/kernel/messages.ts';
import { publicUser } from '../../server/kernel/public-user.ts';
import { lockAccount, pointsOf } from '../../server/ledger/accounts.ts';
import { grant, toldReward } from '../../server/ledger/grant.ts';
import { refusals } from './refusals.ts';
import { room } from './room.ts';
import { type Form, forms } from './rules.ts';
import { ownOf, toldAnswers } from './standing.ts';

interface Row extends User {
  readonly submission_id: number;
  readonly state: 'sent' | 'accepted' | 'refused';
  readonly times: number;
  readonly answers: string | null;
  readonly why: string | null;
  readonly at: number;
  readonly decided_at: number | null;
}

/** GET /v2/activities/{id}/forms/{form}/submissions: the cursor is the id of what was sent, so that new ones shift nothing. */
export const listFormSubmissions: Handler<FormSubmissionsAnswer> = async (context) => {
  const { db, now, params, query } = context;
  const campaign = campaignOf(context);
  const form = known(campaign.block(forms)?.get(params.form ?? ''));
  const sent = context.ids.of('form_submissions');
  const { size, cursor } = pageBehind(context, sent);
  const { rows } = await db.query<Row>(
    `SELECT s.submission_id, s.state, s.times, s.answers, s.why, s.at, s.decided_at, u.user_id, u.nickname, u.avatar
     FROM form_submissions s JOIN users u ON u.user_id = s.user_id
     WHERE s.activity = $1 AND s.form = $2 AND s.submission_id > $3 AND ($4::text IS NULL OR s.state = $4)
     ORDER BY s.submission_id LIMIT $5`,
    [campaign.id, form.id, cursor ?? 0, query.state ?? null, size + 1],
  );
  const { page, next } = paged(rows, size, ({ submission_id }) => sent.told(submission_id));
  return {
    items: page.map(({ state, times, at, decided_at, why, answers, ...user }) => ({
      user: publicUser(user),
      state,
      times,
      sentAt: at,
      decidedAt: decided_at,
      why,
      answers: toldAnswers(form, answers, now),
    })),
    next,
  };
};

/** Accepts or refuses what waits; nothing else can have happened to it meanwhile, because its person is locked. */
export async function decide(
  tx: Queryable,
  { id: activity }: Campaign,
  form: Form,
  { user, verdict, why }: FormReviewRequest,
  at: number,
) {
  const given = verdict === 'accepted' ? (form.review?.gives ?? []) : [];
  const { rows } = await tx.query<{ had_seat: boolean; nth: number }>(
    `UPDATE form_submissions s SET state = $4, why = $5, decided_at = GREATEST($6, s.at), accepted_gives = $7,
       seated = s.seated AND $4 = 'accepted'
     FROM (SELECT submission_id, seated AS had_seat FROM form_submissions
       WHERE activity = $1 AND form = $2 AND user_id = $3 AND state = 'sent') o
     WHERE o.submission_id = s.submission_id RETURNING o.had_seat, s.nth`,
    [activity, form.id, user, verdict, why ?? null, at, given.length],
  );
  if (given.length > 0)
    await grant(tx, { activity, user, kind: room.kind('forms-accepted'), reference: form.id, at }, given);
  const kind = room.kind(verdict === 'accepted' ? 'forms-accepted' : 'forms-refused');
  const params = { form: form.id, ...(why === undefined || why === null ? {} : { why }) };
  await tell(tx, [{ activity, user, kind, reference: `${form.id} ${rows[0]?.nth}`, params, at }]);
  if (verdict === 'refused' && rows[0]?.had_seat)
    await tx.query('UPDATE form_seats SET taken = taken - 1 WHERE activity = $1 AND form = $2', [
      activity,
      form.id,
    ]);
}

/** POST /v2/activities/{id}/forms/{form}/reviews: also once the campaign is over. The same verdict again changes nothing. */
export const reviewForm: Handler<FormReviewAnswer> = async (context) => {
  const { db, now, params } = context;
  const campaign = campaignOf(context);
  const form = known(campaign.block(forms)?.get(params.form ?? ''));
  const { reasons, gives } = known(form.review);
  const request = context.body as FormReviewRequest;
  const { user, times, verdict, why = null } = request;
  if ((verdict === 'refused') !== (why !== null)) throw new Refusal('BAD_REQUEST', 'why');
  if (why !== null) known(reasons.has(why) ? why : undefined);
  known((await ownOf(db, campaign.id, user)).get(form.id));
  await db.transaction(async (tx) => {
    await lockAccount(tx, pointsOf(campaign.id, user));
    const sent = known((await ownOf(tx, campaign.id, user)).get(form.id));
    if (sent.times !== times) throw new Refusal(refusals.FORM_CHANGED);
    if (sent.state === 'sent') return decide(tx, campaign, form, request, now);
    if (sent.state !== verdict || sent.why !== why) throw new Refusal(refusals.FORM_REVIEWED);
  });
  return { user, state: verdict, why, gives: verdict === 'accepted' ? gives.map(toldReward) : [] };
};
