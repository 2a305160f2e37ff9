import { type Answers, filesIn } from '../../../engine/document/anywhere/answers.ts';
import type { FileSort } from '../../../engine/document/anywhere/file-sort.ts';
import type { FormFileAnswer, FormFileContent } from '../../../schemas/generated/types.gen.ts';
import type { Database, Queryable } from '../../../server/database/database.ts';
import type { Campaign } from '../../../server/kernel/campaigns.ts';
import {
  type Context,
  campaignOf,
  FileAnswer,
  type Handler,
  known,
  userOf,
} from '../../../server/kernel/context.ts';
import { type Form, forms } from '../rules.ts';

interface Told extends FormFileAnswer {
  readonly form: string;
}

/** What one person has stored for the forms of a campaign, oldest first. */
export async function filesOf(db: Queryable, activity: string, user: string): Promise<readonly Told[]> {
  const { rows } = await db.query<Told>(
    `SELECT form, file_id AS id, field, sort, size FROM form_files
     WHERE activity = $1 AND user_id = $2 ORDER BY stored_at, file_id`,
    [activity, user],
  );
  return rows;
}

/** Whether each file that answers name is there, for that question, and their writer's. Locks them until the transaction ends. */
export async function areThere(
  tx: Queryable,
  { id: activity }: Campaign,
  form: Form,
  user: string,
  answers: Answers,
): Promise<boolean> {
  const named = filesIn(form.fields, answers);
  if (named.length === 0) return true;
  const { rows } = await tx.query<{ id: string; field: string }>(
    `SELECT file_id AS id, field FROM form_files WHERE activity = $1 AND form = $2 AND user_id = $3
       AND file_id = ANY($4::text[]) ORDER BY file_id FOR UPDATE`,
    [activity, form.id, user, named.map(({ id }) => id)],
  );
  return named.every(({ id, field }) => rows.some((row) => row.id === id && row.field === field));
}

/** Files that answers name belong to what was sent; those that they no longer name wait for their end. */
export async function bindFiles(
  tx: Queryable,
  { id: activity }: Campaign,
  form: Form,
  { user, nth, answers, until }: { user: string; nth: number; answers: Answers; until: number },
): Promise<void> {
  if (!form.fields.some(({ kind }) => kind === 'file')) return;
  await tx.query(
    `UPDATE form_files SET nth = CASE WHEN file_id = ANY($4::text[]) THEN $5::int4 END,
       expires_at = CASE WHEN file_id = ANY($4::text[]) THEN NULL ELSE GREATEST($6::int8, stored_at + 1) END
     WHERE activity = $1 AND form = $2 AND user_id = $3 AND (file_id = ANY($4::text[]) OR nth = $5)`,
    [activity, form.id, user, filesIn(form.fields, answers).map(({ id }) => id), nth, until],
  );
}

/** Removes the files that nobody has sent in time. */
export async function removeUnsent(db: Database, now: number): Promise<void> {
  const { affected } = await db.query('DELETE FROM form_files WHERE expires_at < $1', [now]);
  // The embedded engine has nobody to give room free that files have left.
  if (affected > 0 && db.engine === 'pglite') await db.query('VACUUM form_files');
}

const typeOf: Readonly<Record<FileSort, FormFileContent['type']>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** A file by its id. @param user its owner; null: whoever reviews what was sent */
async function told(context: Context, user: string | null): Promise<FormFileContent | FileAnswer> {
  const { db, now, params, query } = context;
  const campaign = campaignOf(context);
  const form = known(campaign.block(forms)?.get(params.form ?? ''));
  const { rows } = await db.query<FormFileAnswer & { bytes: Uint8Array }>(
    `SELECT file_id AS id, field, sort, size, bytes FROM form_files WHERE activity = $1 AND form = $2 AND file_id = $3
       AND (user_id = $4 OR $4::text IS NULL AND nth IS NOT NULL)`,
    [campaign.id, form.id, params.file, user],
  );
  const { bytes, ...file } = known(now < form.erasedAt ? rows[0] : undefined);
  const type = typeOf[file.sort];
  if (query.as === 'file') return new FileAnswer(Buffer.from(bytes), type, `${file.id}.${file.sort}`);
  return { ...file, type, bytes: Buffer.from(bytes).toString('base64') };
}

/** GET /v2/activities/{id}/forms/{form}/files/{file} */
export const readFormFile: Handler<FormFileContent> = (context) => told(context, userOf(context));

/** GET /v2/activities/{id}/forms/{form}/submissions/{file} */
export const readSubmittedFile: Handler<FormFileContent> = (context) => told(context, null);
