import type { Place } from '../../engine/document/walk.ts';
import type { Problem } from '../finding.ts';
import { numbersDeep } from '../model/named-facts.ts';
import { child, isObject, type Json } from '../text/pointer.ts';
import { numberOf, numbersInText } from './numbers-in-text.ts';
import { isUnit } from './stated-facts.ts';
import type { Units } from './units.ts';

/** A number with one of these behind it says for how long. */
const DAYS = /^-?(?:天|日|days?\b|วัน|ngày)/;
/** `奖券 ×66`: how many of what stands before it. */
const TIMES = /(\S+)\s*[x×]\s*(\d[\d.,]*)/gi;

/** What a name says in one language. */
interface Said {
  readonly lang: string;
  readonly name: string;
  readonly values: readonly number[];
  /** Those that are so many points, or days. */
  readonly counted: readonly number[];
}

const timesIn = (name: string) =>
  [...name.matchAll(TIMES)].map(([, what = '', count = '']) => ({ what, value: numberOf(count) }));

function saidIn(lang: string, name: string, { all }: Units): Said {
  const written = numbersInText(name);
  const times = timesIn(name).map(({ what, value }) => ({
    value,
    isCounted: all.some(({ word }) => what.toLowerCase().endsWith(word)),
  }));
  const counted = [
    ...written.filter((one) => DAYS.test(one.counted) || all.some(({ word }) => isUnit(one, word))),
    ...times.filter(({ isCounted }) => isCounted),
  ].map(({ value }) => value);
  return { lang, name, values: [...written, ...times].map(({ value }) => value), counted };
}

/**
 * The name of a thing that says a number which the thing has nowhere: `500 points` of what gives 400. In one language, where
 * others say a number of the thing; in all, where it counts points or days. A number that is a name (`520 Badge`) is neither.
 *
 * @param names a text, by language
 * @param thing what has the name
 */
export function misnamed(
  pointer: string,
  names: Json,
  thing: Json,
  unitsIn: (lang: string) => Units | undefined,
): Problem | undefined {
  const said = Object.entries(names).flatMap(([lang, name]): Said[] => {
    const units = typeof name === 'string' && /\d/.test(name) ? unitsIn(lang) : undefined;
    return units === undefined ? [] : [saidIn(lang, String(name), units)];
  });
  if (said.length === 0) return undefined;
  const own = ownOf(thing);
  if (own.length === 0) return undefined;
  const asked = askedIn(thing);
  const isAsked = asked !== undefined && said.length === Object.keys(names).length && isOneNumber(said);
  // The one number of what is done piece by piece is how often, unless it counts the points or the days that it gives.
  const isGiven = said.some(({ counted }) => counted.length > 0);
  const isHowOften = isAsked && !isGiven;
  const may = isHowOften ? [asked] : own;
  const isOwn = (value: number): boolean => may.includes(value);
  const isSaid = said.some(({ values }) => values.some(isOwn));
  const wrong = said.filter(({ values, counted }) =>
    isSaid || isAsked ? values.length > 0 && !values.some(isOwn) : counted.length > 0,
  );
  const [first, ...others] = wrong;
  if (!first) return undefined;
  return {
    pointer: child(pointer, first.lang),
    message: `the name says ${first.values.join(', ')}, and \`${String(thing.id ?? '')}\` ${isHowOften ? `asks for ${asked}` : 'has no such number'}`,
    expected: `a number of its own: ${may.join(', ')}; or a name without one`,
    got: first.name,
    related: others.map(({ lang }) => ({ pointer: child(pointer, lang), message: 'and here' })),
  };
}

/** How much of something has to be done (`at`, `every`), where it is counted piece by piece; undefined of all else. */
function askedIn({ counts, at = undefined, every = at }: Json): number | undefined {
  const list: unknown[] = Array.isArray(counts) ? counts : [];
  const isCounted = list.length > 0 && list.every((one) => isObject(one) && one.measure === 'amount');
  return isCounted && typeof every === 'number' ? every : undefined;
}

/** Whether texts say one and the same number, and nothing else. */
const isOneNumber = (said: readonly Pick<Said, 'values'>[]): boolean =>
  new Set(said.map(({ values }) => values.join())).size === 1 && said[0]?.values.length === 1;

const ownOf = (thing: Json): readonly number[] => [...new Set(Object.values(thing).flatMap(numbersDeep))];

/**
 * Whether the name of a thing says in all its languages another number than how much of something has to be done: rule `facts` tells it of the
 * name, and what else is wrong with that number need not be told.
 */
export function asksOtherThanNamed(thing: unknown): boolean {
  if (!isObject(thing) || !isObject(thing.name) || askedIn(thing) === undefined) return false;
  const said = Object.values(thing.name).map((name) => ({
    values: [...numbersInText(String(name)), ...timesIn(String(name))].map(({ value }) => value),
  }));
  const own = ownOf(thing);
  return isOneNumber(said) && !said[0]?.values.some((one) => own.includes(one));
}

/** Whether a place of the campaign is the name of something. */
export const isName = (place: Pick<Place, 'pointer' | 'key'>, holder: unknown): holder is Json =>
  (place.key === 'name' || place.key === 'title') &&
  isObject(holder) &&
  place.pointer.startsWith('/campaign/');
