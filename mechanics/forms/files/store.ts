import { randomBytes } from 'node:crypto';
import { DAY, dayOf, endOfDay } from '../../../engine/document/anywhere/days.ts';
import { mostBytesOf } from '../../../engine/document/anywhere/file-limits.ts';
import { type FileSort, sortOf, takesSort } from '../../../engine/document/anywhere/file-sort.ts';
import type { FormFileAnswer, FormFileRequest } from '../../../schemas/generated/types.gen.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { Refusal } from '../../../server/errors.ts';
import { opening, refusedFor } from '../../../server/kernel/can.ts';
import { campaignOf, type Handler, known, userOf } from '../../../server/kernel/context.ts';
import { lockDoer } from '../../../server/kernel/facts.ts';
import { once } from '../../../server/kernel/once.ts';
import { refusals } from '../refusals.ts';
import { type Form, forms, maySend, mostOfDay } from '../rules.ts';
import { ownOf, takenOf } from '../standing.ts';
import { cleaned } from './clean.ts';

/** How long a file waits to be sent with its form, ms: as long as a phone keeps a draft that names it. */
export const waits = 7 * DAY;

/** The most bytes that a question of this form takes; 0 where none is for files. */
export const mostOfForm = ({ fields }: Form): number =>
  Math.max(0, ...fields.map((field) => (field.kind === 'file' ? mostBytesOf(field) : 0)));

/** @throws Refusal TOO_MANY, until the next UTC day begins */
async function demandRoom(tx: Queryable, user: string, size: number, arrived: number): Promise<void> {
  const ends = endOfDay(dayOf(arrived, 0), 0);
  const { rows } = await tx.query<{ bytes: number }>(
    'SELECT COALESCE(sum(size), 0)::int8 AS bytes FROM form_files WHERE user_id = $1 AND stored_at >= $2',
    [user, ends - DAY],
  );
  if ((rows[0]?.bytes ?? 0) + size > mostOfDay)
    throw new Refusal('TOO_MANY', '', Math.ceil((ends - arrived) / 1000));
}

/** Keeps a clean file, which waits to be sent. @param at ms UTC */
export async function keepFile(
  tx: Queryable,
  file: { id: string; activity: string; form: string; field: string; user: string } & {
    sort: FileSort;
    bytes: Uint8Array;
    at: number;
  },
): Promise<void> {
  const { id, activity, form, field, user, sort, bytes, at } = file;
  await tx.query(
    `INSERT INTO form_files (file_id, activity, form, field, user_id, sort, size, bytes, stored_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, activity, form, field, user, sort, bytes.length, bytes, at, at + waits],
  );
}

/** POST /v2/activities/{id}/forms/{form}/files: whoever may send the form may store files for it. */
export const storeFormFile: Handler<FormFileAnswer> = async (context) => {
  const { params, hearers, arrived } = context;
  const campaign = campaignOf(context);
  const form = known(campaign.block(forms)?.get(params.form ?? ''));
  const { field, file } = context.body as FormFileRequest;
  const asked = known(form.fields.find(({ id, kind }) => id === field && kind === 'file'));
  const came = Buffer.from(file, 'base64');
  if (came.length > mostBytesOf(asked)) throw new Refusal('TOO_LARGE');
  const user = userOf(context);
  return once<FormFileAnswer>(
    context,
    async (tx) => {
      await lockDoer(tx, hearers, campaign, user);
      const sent = (await ownOf(tx, campaign.id, user)).get(form.id) ?? null;
      const taken = (await takenOf(tx, campaign.id)).get(form.id) ?? 0;
      const { reason } = maySend(form, { sent }, opening(context, 'submitForm', form.window), taken);
      if (reason !== null) return { refusal: refusedFor(reason, refusals) };
      const sort = sortOf(came);
      if (!takesSort(asked, sort)) return { refusal: refusals.FILE_KIND };
      const bytes = cleaned(came, sort);
      if (bytes === null) return { refusal: refusals.FILE_BROKEN };
      await demandRoom(tx, user, bytes.length, arrived);
      // Nobody guesses it, and it says nothing of whose it is.
      const id = randomBytes(16).toString('base64url');
      await keepFile(tx, { id, activity: campaign.id, form: form.id, field, user, sort, bytes, at: arrived });
      return { data: { id, field, sort, size: bytes.length } };
    },
    waits,
  );
};
