import type { Answers } from '../../engine/index.ts';
import type { FormEntry } from '../../schemas/generated/types.gen.ts';

/** As much of a field as says where a draft of it may wait. */
interface KeptField {
  readonly id: string;
  readonly kind: string;
  readonly private?: boolean;
}

/** What others who hold the phone later may not read: it waits in this visit alone. */
const secrets: ReadonlySet<string> = new Set(['phone', 'email', 'signature']);

/** How often the form was sent when the draft was begun: one that has been sent since then is none any more. */
const TIMES = ' times';

/**
 * What of answers may wait on the phone, and what waits in this visit in this tab alone (docs/decisions/0189), with how often the form
 * was sent before; null of the visit where there is nothing to wait.
 */
export function draftsFrom(
  fields: readonly KeptField[],
  answers: Answers,
  times: number,
): { readonly phone: Answers; readonly visit: Answers | null } {
  const phone: Record<string, string> = { [TIMES]: String(times) };
  const visit: Record<string, string> = { ...phone };
  for (const { id, kind, private: isSecret } of fields)
    if (answers[id]) (isSecret || secrets.has(kind) ? visit : phone)[id] = answers[id];
  return { phone, visit: Object.keys(visit).length > 1 ? visit : null };
}

/** Answers out of drafts; null where there is none for what the server knows now. */
export function answersFrom(drafts: readonly (Answers | null)[], times: number): Answers | null {
  const all = drafts.filter((draft) => draft?.[TIMES] === String(times));
  if (all.length === 0) return null;
  const { [TIMES]: _, ...answers } = Object.assign({}, ...all) as Record<string, string>;
  return answers;
}

/** What the server has of the user's answers, as they are filled in again. */
export const answersOf = (entry: FormEntry | undefined): Answers =>
  Object.fromEntries((entry?.answers ?? []).map(({ field, value }) => [field, value]));
