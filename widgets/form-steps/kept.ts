import type { Answers } from '../../engine/index.ts';
import type { FormEntry } from '../../schemas/generated/types.gen.ts';

/** As much of a field as says whether the phone may keep a draft of it. */
interface KeptField {
  readonly id: string;
  readonly kind: string;
  readonly private?: boolean;
}

/** What others who hold the phone may not read. */
const never: ReadonlySet<string> = new Set(['phone', 'email', 'signature']);

/** How often the form was sent when the draft was begun: one that has been sent since then is none any more. */
const TIMES = ' times';

/** What of answers may wait on the phone, with how often the form was sent before. */
export const draftFrom = (fields: readonly KeptField[], answers: Answers, times: number): Answers => ({
  ...Object.fromEntries(
    fields.flatMap(({ id, kind, private: secret }) =>
      secret || never.has(kind) || !answers[id] ? [] : [[id, answers[id] ?? '']],
    ),
  ),
  [TIMES]: String(times),
});

/** Answers out of a draft; null where there is none for what the server knows now. */
export function answersFrom(draft: Answers | null, times: number): Answers | null {
  if (draft === null || draft[TIMES] !== String(times)) return null;
  const { [TIMES]: _, ...answers } = draft;
  return answers;
}

/** What the server has of the user's answers, as they are filled in again. */
export const answersOf = (entry: FormEntry | undefined): Answers =>
  Object.fromEntries((entry?.answers ?? []).map(({ field, value }) => [field, value]));
