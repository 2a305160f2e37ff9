import type { Answers } from '../../engine/document/anywhere/answers.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Campaign } from '../../server/kernel/campaigns.ts';
import type { ToldFact } from '../../server/kernel/facts.ts';
import { grant } from '../../server/ledger/grant.ts';
import { bindFiles } from './files/kept.ts';
import { room } from './room.ts';
import { type Form, isEdit } from './rules.ts';
import type { OwnSent } from './standing.ts';

/** What one person sends. */
export interface Submission {
  readonly user: string;
  /** Tidy, and judged to be right. */
  readonly answers: Answers;
  /** What the person has sent last; null: nothing. */
  readonly before: OwnSent | null;
  /** ms UTC. */
  readonly at: number;
  /** Until when files wait that these answers no longer name, ms UTC. */
  readonly until: number;
}

export interface SentForm {
  readonly times: number;
  readonly gives: Form['gives'];
  /** What is told of it, once all else is written; nothing but the first time. */
  readonly facts: readonly ToldFact[];
}

/** Takes a seat. @returns false where all are taken */
async function takeSeat(tx: Queryable, activity: string, { id, seats }: Form): Promise<boolean> {
  if (seats === null) return true;
  const { affected } = await tx.query(
    `INSERT INTO form_seats AS s (activity, form, taken, total) VALUES ($1, $2, 1, $3)
     ON CONFLICT (activity, form) DO UPDATE SET taken = s.taken + 1, total = $3 WHERE s.taken < $3`,
    [activity, id, seats],
  );
  return affected === 1;
}

/**
 * Writes what somebody sends, or changes what they have sent, and gives what sending gives. Whoever calls it holds the lock
 * of the person's account and has judged that it may be done.
 *
 * @returns null where the last seat has just been taken: nothing may stay of it then
 */
export async function sendForm(
  tx: Queryable,
  campaign: Campaign,
  form: Form,
  { user, answers, before, at, until }: Submission,
): Promise<SentForm | null> {
  const { id: activity } = campaign;
  const kept = JSON.stringify(answers);
  const times = (before?.times ?? 0) + 1;
  if (isEdit(form, before)) {
    // Another process, or this one before a wait, may have read its clock later.
    await tx.query(
      `UPDATE form_submissions SET answers = $4, times = $5, at = GREATEST($6, at)
       WHERE activity = $1 AND form = $2 AND user_id = $3 AND state = 'sent'`,
      [activity, form.id, user, kept, times, at],
    );
    await bindFiles(tx, campaign, form, { user, nth: before?.nth ?? 1, answers, until });
    return { times, gives: [], facts: [] };
  }
  const nth = (before?.nth ?? 0) + 1;
  const gives = nth === 1 ? form.gives : [];
  await tx.query(
    `INSERT INTO form_submissions (activity, form, user_id, nth, times, answers, state, seated, gives, accepted_gives, first_at, at)
     VALUES ($1, $2, $3, $4, $5, $6, 'sent', $7, $8, 0, $9, $9)`,
    [activity, form.id, user, nth, times, kept, form.seats !== null, gives.length, at],
  );
  await bindFiles(tx, campaign, form, { user, nth, answers, until });
  if (gives.length > 0)
    await grant(tx, { activity, user, kind: room.kind('forms-sent'), reference: form.id, at }, gives);
  // The row that people share comes last and is held shortest.
  if (!(await takeSeat(tx, activity, form))) return null;
  const worth = { thing: form.id, from: user, to: user, count: 1, points: 1, earned: 0, at, heard: at };
  const facts = nth === 1 ? [{ kind: room.kind(), id: `${form.id}/${user}`, ...worth }] : [];
  return { times, gives, facts };
}
