import { DAY } from '../../engine/document/anywhere/days.ts';
import type { Problem } from '../finding.ts';
import { isReal } from '../model/days.ts';
import { type CheckedFile, stringsOf } from '../model/file.ts';
import type { DocumentRule } from '../rule.ts';

const ORDER = ['preview', 'start', 'end', 'settle'] as const;
type Moment = (typeof ORDER)[number];

/**
 * The longest from one date to the next, ms: two years. What a campaign counts by the hour is listed from its first hour to its last wherever it
 * is read; behind more than that is a wrong digit of a year (decision 0118).
 */
const LONGEST = 2 * 366 * DAY;

export const schedule: DocumentRule = {
  id: 'schedule',
  description:
    'Dates exist in the calendar, are of this century and stand in order, no two years apart: preview, start, end, settle; a countdown has dates to count to.',
  severity: 'error',
  stage: 'document',
  check(file) {
    const dateless = countdowns(file);
    if (dateless.length > 0) return dateless;
    const dates = stringsOf(file.byKind.get('date'));
    const impossible = dates.filter((place) => !isReal(place.value));
    const problems: Problem[] = impossible.map(({ pointer, value }) => ({
      pointer,
      message: 'this date is not in the calendar',
      expected: 'a date and time that exist, with an offset up to 14:00',
      got: `\`${value}\``,
      nearest: nextMidnight(value),
    }));
    if (problems.length > 0) return problems;
    const times = new Map<Moment, number>();
    for (const { pointer, value } of dates) {
      const name = ORDER.find((one) => pointer === `/schedule/${one}`);
      if (name) times.set(name, Date.parse(value));
    }
    if (inOrder(times)) {
      const apart = tooFarApart(times, dates);
      return apart.length > 0 ? apart : ofAnotherAge(dates);
    }
    const culprits = (['settle', 'preview', 'end', 'start'] as const).filter((one) => inOrder(times, one));
    // Of two that may be wrong, the one of another month or year: without it the rest lie close together.
    const [first] = culprits;
    const far = culprits.find((one) => spanWithout(times, one) + FAR < spanWithout(times, first));
    const name = far ?? first ?? 'end';
    return [
      {
        pointer: `/schedule/${name}`,
        message: `\`${name}\` is out of order`,
        expected: 'preview <= start < end <= settle',
        got: `\`${dates.find((one) => one.key === name)?.value}\``,
      },
    ];
  },
};

/** Midnight at the end of a day, `T24:00:00`, as the beginning of the next one; undefined where it says anything else. */
function nextMidnight(value: string): string | undefined {
  const [, day = '', offset = ''] = /^(\d{4}-\d{2}-\d{2})T24:00:00(.+)$/.exec(value) ?? [];
  if (!isReal(`${day}T00:00:00${offset}`)) return undefined;
  return `${new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10)}T00:00:00${offset}`;
}

/** The date that lies too far from the one before it; of `preview` and `start` the former. */
function tooFarApart(
  times: ReadonlyMap<Moment, number>,
  dates: readonly { readonly key: string; readonly value: string }[],
): Problem[] {
  const there = ORDER.filter((name) => times.has(name));
  return there.flatMap((name, nth): Problem[] => {
    const before = there[nth - 1];
    if (before === undefined || (times.get(name) ?? 0) - (times.get(before) ?? 0) <= LONGEST) return [];
    const wrong = before === 'preview' ? before : name;
    return [
      {
        pointer: `/schedule/${wrong}`,
        message: `between \`${before}\` and \`${name}\` lie more than two years`,
        expected: `a date at most two years ${wrong === before ? 'before' : 'after'} that of \`${wrong === before ? name : before}\``,
        got: `\`${dates.find(({ key }) => key === wrong)?.value}\``,
      },
    ];
  });
}

/** No campaign is of a year before or after these: all of its dates have the same wrong digit. */
const YEARS = { from: 2015, to: 2099 };

/** The first date of a year in which nobody is there; those that follow it are moved with it. */
function ofAnotherAge(dates: readonly { readonly pointer: string; readonly value: string }[]): Problem[] {
  const wrong = dates.find(({ value }) => {
    const year = Number(value.slice(0, 4));
    return year < YEARS.from || year > YEARS.to;
  });
  if (wrong === undefined) return [];
  return [
    {
      pointer: wrong.pointer,
      message: `the year ${wrong.value.slice(0, 4)} is none of a campaign`,
      expected: `a year from ${YEARS.from} to ${YEARS.to}`,
      got: `\`${wrong.value}\``,
    },
  ];
}

/** Widgets that say dates, in a document without any; a campaign without dates is told by rule campaign. */
function countdowns(file: CheckedFile): Problem[] {
  const { document, taint } = file;
  if (Object.hasOwn(document, 'schedule') || Object.hasOwn(document, 'campaign')) return [];
  if (taint.covers('/schedule') || taint.covers('/campaign')) return [];
  return (file.byKind.get('node') ?? [])
    .filter(({ schema }) => schema['x-dates'] === true)
    .map(({ pointer, schema }) => ({
      pointer,
      message: `this ${schema.properties?.widget?.const} has no date to count to: the document has no \`schedule\``,
      expected: `a \`schedule\`, or no ${schema.properties?.widget?.const}`,
      got: 'a document without dates',
    }));
}

/** Day and month changed over, ms: a date is mostly months away from where it was meant. */
const FAR = 45 * DAY;

/** From the first to the last of all dates but one, ms. */
function spanWithout(times: ReadonlyMap<Moment, number>, without: Moment | undefined): number {
  const rest = [...times].flatMap(([name, at]) => (name === without ? [] : [at]));
  return Math.max(...rest) - Math.min(...rest);
}

function inOrder(times: ReadonlyMap<Moment, number>, without?: Moment): boolean {
  const rows = ORDER.filter((name) => times.has(name) && name !== without);
  return rows.every((name, i) => {
    const before = rows[i - 1];
    if (before === undefined) return true;
    const [a, b] = [times.get(before) ?? 0, times.get(name) ?? 0];
    return name === 'end' ? a < b : a <= b;
  });
}
