import { pairs, type Scale, scalesOf, tallyOfType, typeCodes } from './score.ts';

/** A person as matching sees them: four scales, or a type for somebody of whom no more is known. */
export type Leaning = readonly Scale[] | string;

/** How many people there are of each type; a type that is missing has none. */
export type PeopleByType = ReadonlyMap<string, number>;

/**
 * What makes two people fit, in the order of the pairs. To see the world alike counts most, then to decide alike; a
 * planner and an improviser, a talker and a listener complete each other. The weights add up to 100.
 */
const rules = [
  { weight: 15, alike: false },
  { weight: 40, alike: true },
  { weight: 25, alike: true },
  { weight: 20, alike: false },
] as const;

/** The least that anybody is told: no two people are hopeless. */
const LEAST = 40;

/** From this compatibility on somebody is recommended. */
export const COMPATIBLE_FROM = 60;

function sharesOf(who: Leaning): readonly number[] {
  const scales = typeof who === 'string' ? scalesOf(tallyOfType(who)) : who;
  return pairs.map((_pair, index) => scales[index]?.share ?? 50);
}

/** 0 to 1,000,000 and exact, so that two types tie only where they really do. */
function fitOf(one: Leaning, other: Leaning): number {
  const [mine, theirs] = [sharesOf(one), sharesOf(other)];
  return rules.reduce((sum, { weight, alike }, index) => {
    const [a, b] = [mine[index] ?? 50, theirs[index] ?? 50];
    const same = a * b + (100 - a) * (100 - b);
    return sum + weight * (alike ? same : 10_000 - same);
  }, 0);
}

/**
 * How well two people fit, in percent: an integer from 40 to 100, the same in both directions (T40). In each pair it
 * asks how likely the two are to choose the same letter.
 */
export function compatibilityOf(one: Leaning, other: Leaning): number {
  return Math.round(LEAST + ((100 - LEAST) * fitOf(one, other)) / 1_000_000);
}

/**
 * The type that fits best (T40). A tie goes to the type of which there are more people, then to the alphabet.
 *
 * @param people all people by their type
 */
export function bestMatchOf(who: Leaning, people: PeopleByType = new Map()): string {
  const rated = typeCodes.map((type) => ({ type, fit: fitOf(who, type), people: people.get(type) ?? 0 }));
  const [best] = rated.toSorted((a, b) => b.fit - a.fit || b.people - a.people);
  return best?.type ?? '';
}

/**
 * The chance of love, in percent: the mean compatibility with everybody who shows their type (T40).
 *
 * @param shown people who show their type, without the person themselves
 * @returns an integer, or null when nobody is there
 */
export function loveProbabilityOf(who: Leaning, shown: PeopleByType): number | null {
  let people = 0;
  let sum = 0;
  for (const type of typeCodes) {
    const count = shown.get(type) ?? 0;
    people += count;
    sum += count * compatibilityOf(who, type);
  }
  return people === 0 ? null : Math.round(sum / people);
}
