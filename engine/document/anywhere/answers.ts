import { DAY } from './days.ts';
import { type AskedFiles, mostFilesOf } from './file-limits.ts';

/** Answers as they are typed, sent and kept: texts by id of field. */
export type Answers = Readonly<Record<string, string>>;

/** A field as far as its answer is judged by it: what documents say of one, and what phones get of that. */
export interface AskedField {
  readonly id: string;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** It is shown where another answer is one of these. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Letters of a text, or values of a number. */
  readonly least?: number;
  readonly most?: number;
  readonly options?: readonly { readonly id: string }[];
  /** How many options are chosen; without it, one. */
  readonly choose?: { readonly least: number; readonly most: number };
  /** First and last day, `2007-12-31`. */
  readonly from?: string;
  readonly until?: string;
  /** What files it takes, and of how many bytes each; `most` says how many. */
  readonly takes?: NonNullable<AskedFiles['takes']>;
  readonly mostBytes?: number;
}

type FieldKind =
  | 'text'
  | 'long'
  | 'number'
  | 'choice'
  | 'date'
  | 'phone'
  | 'email'
  | 'consent'
  | 'signature'
  | 'file';

/** How many letters an answer can have, at most. */
export function lettersOf({
  kind,
  most,
  options = [],
}: Pick<AskedField, 'kind' | 'most' | 'options'>): number {
  if (kind === 'text' || kind === 'long') return most ?? mostLetters[kind];
  if (kind === 'choice') return options.reduce((sum, { id }) => sum + id.length + 1, 0);
  if (kind === 'file') return mostFilesOf({ most }) * 23;
  return kind === 'signature' ? longestDrawing : 254;
}

/** What is wrong with an answer, with the number or day that would do. */
export interface WrongAnswer {
  readonly field: string;
  readonly reason: WrongReason;
  readonly bound?: number | string;
}

export type WrongReason =
  | 'missing'
  | 'short'
  | 'long'
  | 'few'
  | 'many'
  | 'low'
  | 'high'
  | 'number'
  | 'early'
  | 'late'
  | 'date'
  | 'phone'
  | 'email'
  | 'choice'
  | 'signature'
  | 'files';

/** Letters of a text where the document names no limit. */
export const mostLetters = { text: 80, long: 1000 } as const;

/** So many letters all answers of a form may have together: a call carries them. */
export const mostSent = 16_000;

/** A drawn signature: strokes of whole numbers, and long enough to be no slip of a finger. */
const drawn = /^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})+)+$/;
const longestDrawing = 6000;
const leastPoints = 8;

/** A name that was typed in place of a drawing begins with it. */
export const typedMark = '~';

/** Whether a text shows anything: joiners and variants alone do not, nor do letters without a shape. */
const isSeen = (value: string): boolean => /[^\p{DI}\p{M}\s\u2800]/u.test(value);

/**
 * What people did not mean to write: signs that nothing shows or that turn lines around, halves of letters, space around it. What
 * shows nothing at all is no answer: whoever reads it would see an empty one, and nobody has signed by it.
 */
const plain = (value: string): string => {
  const text = value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    // Joiners, variants and tags stay: scripts and emoji are written with them.
    .replaceAll(/(?!\u200c|\u200d|[\ufe00-\ufe0f]|[\u{e0020}-\u{e007f}])\p{DI}/gu, '')
    .trim();
  return isSeen(text) ? text : '';
};

/** An answer as it is judged and kept: 　１３８ becomes 138. */
function tidy({ kind }: Pick<AskedField, 'kind'>, value: string): string {
  const text = plain(value);
  if (kind === 'long') return text;
  const line = text.replaceAll('\n', ' ');
  if (kind === 'number' || kind === 'email') return line.normalize('NFKC').trim();
  if (kind === 'phone') return line.normalize('NFKC').replaceAll(/[\s().-]/g, '');
  return line;
}

/** Of what is not answered the one choice is empty, as no option's id is. */
const chosenIn = (value: string): readonly string[] => value.split(',');

/**
 * The fields that are shown with these answers. What hangs on a field that is not shown itself is not shown either.
 *
 * @param fields in the order of the document: each hangs on one before it
 */
export function shownFields<Field extends AskedField>(
  fields: readonly Field[],
  answers: Answers,
): readonly Field[] {
  const shown = new Set<string>();
  return fields.filter(({ id, when }) => {
    const asked =
      when === undefined ||
      (shown.has(when.field) && chosenIn(answerOf(answers, when.field)).some((one) => when.is.includes(one)));
    if (asked) shown.add(id);
    return asked;
  });
}

const answerOf = (answers: Answers, id: string): string =>
  Object.hasOwn(answers, id) ? (answers[id] ?? '') : '';

/** What of answers is sent and kept: of fields that are shown, as they are judged; what was left out is not in it. */
export function tidyAnswers(fields: readonly AskedField[], answers: Answers): Answers {
  return Object.fromEntries(
    shownFields(fields, answers).flatMap((field) => {
      const value = tidy(field, answerOf(answers, field.id));
      return value === '' ? [] : [[field.id, value]];
    }),
  );
}

/** Whether a text is a day of the calendar. */
function isDay(value: string): boolean {
  const [year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const at = Date.UTC(year, month - 1, day);
  return at % DAY === 0 && new Date(at).toISOString().startsWith(value);
}

type Wrong = Omit<WrongAnswer, 'field'>;

function wrongText({ kind, least, most }: AskedField, value: string): Wrong | null {
  const letters = [...value].length;
  const bound = most ?? mostLetters[kind === 'long' ? 'long' : 'text'];
  if (letters < (least ?? 0)) return { reason: 'short', bound: least ?? 0 };
  return letters > bound ? { reason: 'long', bound } : null;
}

function wrongNumber({ least, most }: AskedField, value: string): Wrong | null {
  if (!/^-?\d{1,12}$/.test(value)) return { reason: 'number' };
  if (least !== undefined && Number(value) < least) return { reason: 'low', bound: least };
  return most !== undefined && Number(value) > most ? { reason: 'high', bound: most } : null;
}

function wrongChoice(
  { options = [], choose = { least: 1, most: 1 } }: AskedField,
  value: string,
): Wrong | null {
  const chosen = chosenIn(value);
  const known = chosen.every((one) => options.some(({ id }) => id === one));
  if (!known || new Set(chosen).size < chosen.length) return { reason: 'choice' };
  if (chosen.length < choose.least) return { reason: 'few', bound: choose.least };
  return chosen.length > choose.most ? { reason: 'many', bound: choose.most } : null;
}

function wrongDate({ from, until }: AskedField, value: string): Wrong | null {
  if (!isDay(value)) return { reason: 'date' };
  if (from !== undefined && value < from) return { reason: 'early', bound: from };
  return until !== undefined && value > until ? { reason: 'late', bound: until } : null;
}

/** Ids of stored files. Whether they are there, and whose, the server knows alone. */
function wrongFiles(field: AskedField, value: string): Wrong | null {
  const ids = chosenIn(value);
  if (new Set(ids).size < ids.length || !ids.every((id) => /^[\w-]{22}$/.test(id)))
    return { reason: 'files' };
  const bound = mostFilesOf(field);
  return ids.length > bound ? { reason: 'many', bound } : null;
}

/** The stored files that answers name, by question. */
export const filesIn = (
  fields: readonly AskedField[],
  answers: Answers,
): readonly { readonly field: string; readonly id: string }[] =>
  fields.flatMap(({ id: field, kind }) => {
    const value = kind === 'file' ? answerOf(answers, field) : '';
    return value === '' ? [] : chosenIn(value).map((id) => ({ field, id }));
  });

function wrongSignature(value: string): Wrong | null {
  const good = value.startsWith(typedMark)
    ? /^.{2,60}$/u.test(value.slice(1).trim()) && isSeen(value.slice(1))
    : value.length <= longestDrawing && drawn.test(value) && value.split(/[ML]/).length > leastPoints;
  return good ? null : { reason: 'signature' };
}

const matching =
  (reason: WrongReason, form: RegExp) =>
  (_: AskedField, value: string): Wrong | null =>
    form.test(value) ? null : { reason };

const judges: Readonly<Record<FieldKind, (field: AskedField, value: string) => Wrong | null>> = {
  text: wrongText,
  long: wrongText,
  number: wrongNumber,
  choice: wrongChoice,
  date: wrongDate,
  phone: matching('phone', /^\+?\d{6,15}$/),
  email: matching('email', /^(?=.{3,254}$)[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/),
  consent: matching('missing', /^yes$/),
  signature: (_, value) => wrongSignature(value),
  file: wrongFiles,
};

/**
 * Judges answers: the phone before they are sent, and the server when they come, by the same document.
 *
 * @param fields in the order of the document
 * @param answers as `tidyAnswers` gives them, or as they are typed
 * @returns what is wrong, in that order, once a field; nothing where they can be sent
 */
export function wrongAnswers(fields: readonly AskedField[], answers: Answers): readonly WrongAnswer[] {
  return shownFields(fields, answers).flatMap((field): WrongAnswer[] => {
    const { id, kind, required } = field;
    const value = tidy(field, answerOf(answers, id));
    const wrong =
      value === '' ? (required ? { reason: 'missing' as const } : null) : judges[kind](field, value);
    return wrong === null ? [] : [{ field: id, ...wrong }];
  });
}
