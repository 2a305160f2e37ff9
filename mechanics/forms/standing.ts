import type { Answers } from '../../engine/document/anywhere/answers.ts';
import type { FormAnswer } from '../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../server/database/database.ts';
import type { Form, Sent } from './rules.ts';

/** What somebody has sent last, as it is kept. */
export interface OwnSent extends Sent {
  readonly form: string;
  readonly nth: number;
  readonly times: number;
  readonly answers: string | null;
  readonly why: string | null;
  readonly at: number;
}

/** What somebody has sent last, by form. */
export async function ownOf(
  db: Queryable,
  activity: string,
  user: string,
): Promise<ReadonlyMap<string, OwnSent>> {
  const { rows } = await db.query<OwnSent>(
    `SELECT DISTINCT ON (form) form, nth, times, answers, state, why, at FROM form_submissions
     WHERE activity = $1 AND user_id = $2 ORDER BY form, nth DESC`,
    [activity, user],
  );
  return new Map(rows.map((row) => [row.form, row]));
}

/** How many seats are taken, by form. */
export async function takenOf(db: Queryable, activity: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ form: string; taken: number }>(
    'SELECT form, taken FROM form_seats WHERE activity = $1',
    [activity],
  );
  return new Map(rows.map(({ form, taken }) => [form, taken]));
}

/** Answers as they are told, in the document's order; null once they are erased, or should be. */
export function toldAnswers(
  { fields, erasedAt }: Form,
  kept: string | null,
  now: number,
): FormAnswer[] | null {
  if (kept === null || now >= erasedAt) return null;
  const answers = JSON.parse(kept) as Answers;
  return fields.flatMap(({ id: field }) => {
    const value = Object.hasOwn(answers, field) ? answers[field] : undefined;
    return value === undefined ? [] : [{ field, value }];
  });
}
