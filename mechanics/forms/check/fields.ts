import {
  type CheckedFile,
  choosable,
  type entriesAt,
  isObject,
  type Json,
  nearestName,
  type Problem,
} from '../../../check/room.ts';
import { mostLetters } from '../../../engine/document/anywhere/answers.ts';

export type Entry = ReturnType<typeof entriesAt>[number];

const isDay = (value: string): boolean => {
  const at = Date.parse(value);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
};

/** A lower bound above the upper one: nobody could answer. */
function bounds(file: CheckedFile, { one, at }: Entry): Problem[] {
  const { kind, least, most } = one;
  if (typeof least !== 'number' || file.taint.touches(`${at}/least`) || file.taint.touches(`${at}/most`))
    return [];
  const usual = kind === 'text' || kind === 'long' ? mostLetters[kind] : Infinity;
  const upper = typeof most === 'number' ? most : usual;
  if (least <= upper) return [];
  return [
    {
      pointer: `${at}/least`,
      message:
        typeof most === 'number'
          ? 'nothing can be answered: `least` is above `most`'
          : `nothing can be answered: without \`most\`, ${upper} letters are the most`,
      expected: `at most ${upper}`,
      got: String(least),
    },
  ];
}

/** Days that there are, the first not after the last. */
function days(file: CheckedFile, { one, at }: Entry): Problem[] {
  if (one.kind !== 'date') return [];
  const said = (['from', 'until'] as const).flatMap((key) => {
    const value = one[key];
    return typeof value === 'string' && !file.taint.touches(`${at}/${key}`) ? [{ key, value }] : [];
  });
  const wrong = said.find(({ value }) => !isDay(value));
  if (wrong)
    return [
      {
        pointer: `${at}/${wrong.key}`,
        message: 'the calendar has no such day',
        expected: 'a day such as 2007-12-31',
        got: wrong.value,
      },
    ];
  const [from, until] = said;
  if (from === undefined || until === undefined || from.value <= until.value) return [];
  return [
    {
      pointer: `${at}/from`,
      message: 'no day can be chosen: `from` is after `until`',
      expected: `${until.value} or before`,
      got: from.value,
    },
  ];
}

/** The answers that a field takes, by their ids. */
const idsOf = ({ options }: Json): readonly string[] =>
  Array.isArray(options) ? options.flatMap((one) => (isObject(one) ? [String(one.id)] : [])) : [];

/** Answers that some field of a form hangs on: `field answer`. */
export const askedIn = (fields: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ one: { when } }) =>
      isObject(when) && Array.isArray(when.is)
        ? when.is.map((id) => `${String(when.field)} ${String(id)}`)
        : [],
    ),
  );

/** What a field hangs on stands before it, can be chosen, and has the options that are named. */
function hangs(
  file: CheckedFile,
  { one, at }: Entry,
  before: readonly Entry[],
  asked: ReadonlySet<string>,
): Problem[] {
  const { when } = one;
  if (!isObject(when) || file.taint.touches(`${at}/when`)) return [];
  const other = before.find(({ one: field }) => field.id === when.field);
  // Of a field whose kind is wrong nobody knows what it takes.
  if (other !== undefined && file.taint.touches(`${other.at}/kind`)) return [];
  const on = other?.one;
  const choosable = before.flatMap((other) =>
    other.one.kind === 'choice' || other.one.kind === 'consent' ? [String(other.one.id)] : [],
  );
  if (on === undefined || !choosable.includes(String(when.field)))
    return [
      {
        pointer: `${at}/when/field`,
        message:
          on === undefined
            ? 'no field before this one has this id, so this one is never shown'
            : 'a field hangs on a choice or an agreement alone',
        expected: choosable.length === 0 ? 'a choice or an agreement before it' : choosable.join(', '),
        got: String(when.field),
      },
    ];
  const known = on.kind === 'consent' ? ['yes'] : idsOf(on);
  // Of an option that is there twice, the list tells.
  if (new Set(known).size < known.length) return [];
  const named = Array.isArray(when.is) ? when.is.map(String) : [];
  const wrong = named.filter((id) => !known.includes(id));
  const [first] = wrong;
  if (first === undefined) return [];
  const others = {
    expected: known.join(', '),
    related: wrong
      .slice(1)
      .map((id) => ({ pointer: `${at}/when/is/${named.indexOf(id)}`, message: 'and this one' })),
  };
  const whose = before.find(({ one }) => one !== on && named.every((id) => idsOf(one).includes(id)));
  if (whose !== undefined)
    return [
      {
        pointer: `${at}/when/field`,
        message: `\`${String(when.field)}\` has no answer ${named.map((id) => `\`${id}\``).join(', ')}: \`${String(whose.one.id)}\` has`,
        expected: String(whose.one.id),
        got: String(when.field),
        nearest: String(whose.one.id),
      },
    ];
  const unasked = known.filter((id) => !asked.has(`${String(when.field)} ${id}`));
  return [
    {
      pointer: `${at}/when/is/${named.indexOf(first)}`,
      message: `\`${String(when.field)}\` has no such answer`,
      got: wrong.join(', '),
      nearest:
        nearestName(first, unasked) ??
        nearestName(first, known) ??
        (unasked.length === 1 ? unasked[0] : undefined),
      ...others,
    },
  ];
}

/**
 * What is said of one field.
 *
 * @param before those that stand before it, on all pages
 * @param asked answers that fields of the form hang on
 */
export const fieldFaults = (
  file: CheckedFile,
  field: Entry,
  before: readonly Entry[],
  asked: ReadonlySet<string>,
): Problem[] =>
  file.taint.covers(field.at)
    ? []
    : [
        ...bounds(file, field),
        ...days(file, field),
        ...choosable(file, field, { nobody: 'nothing can be answered', what: 'field' }),
        ...hangs(file, field, before, asked),
      ];

/** An answer that several fields hang on and that is gone is told once, at the first. */
export function oncePerAnswer(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>();
  return problems.filter((one) => {
    const key = /\/when\/is\/\d+$/.test(one.pointer) ? `${one.message} ${one.got}` : one.pointer;
    const told = first.get(key);
    if (told === undefined) first.set(key, one);
    else told.related = [...(told.related ?? []), { pointer: one.pointer, message: 'and here' }];
    return told === undefined;
  });
}
