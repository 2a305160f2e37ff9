import { type CheckedFile, choosable, type entriesAt, isObject, type Problem } from '../../../check/room.ts';
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

/** What a field hangs on stands before it, can be chosen, and has the options that are named. */
function hangs(file: CheckedFile, { one, at }: Entry, before: readonly Entry[]): Problem[] {
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
  const options = Array.isArray(on.options) ? on.options : [];
  const known =
    on.kind === 'consent' ? ['yes'] : options.flatMap((each) => (isObject(each) ? [String(each.id)] : []));
  // Of an option that is there twice, the list tells.
  if (new Set(known).size < known.length) return [];
  const named = Array.isArray(when.is) ? when.is : [];
  return named.flatMap((id, nth): Problem[] =>
    known.includes(String(id))
      ? []
      : [
          {
            pointer: `${at}/when/is/${nth}`,
            message: `\`${String(when.field)}\` has no such answer`,
            expected: known.join(', '),
            got: String(id),
          },
        ],
  );
}

/** What is said of one field. @param before those that stand before it, on all pages */
export const fieldFaults = (file: CheckedFile, field: Entry, before: readonly Entry[]): Problem[] =>
  file.taint.covers(field.at)
    ? []
    : [
        ...bounds(file, field),
        ...days(file, field),
        ...choosable(file, field, { nobody: 'nothing can be answered', what: 'field' }),
        ...hangs(file, field, before),
      ];
