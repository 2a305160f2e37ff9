import type { Cleaner } from '../secrets/index.ts';
import { asList, asRecord, asText, encoded, parsed } from './plain.ts';

/** What an address brought: parameters by name, values percent-encoded, and when they expire. */
export type ParameterSet = Readonly<Record<string, unknown>>;

/** How long a set is kept, in ms (specification §9). */
export const KEPT_FOR = 7_200_000;
/** Name of the expiry in a set: ms since 1970. */
const EXPIRES = 'af_ss_exp_at';

/** The set of an address; of a name that comes twice the last value counts (specification §3, §4). */
export function setOfQuery(query: string, now: number, clean: Cleaner): ParameterSet {
  const found = new Map<string, unknown>();
  for (const [key, value] of new URLSearchParams(query)) {
    if (isHarmless(key, clean)) found.set(key, cleanValue(key, encoded(value), clean));
  }
  found.set(EXPIRES, now + KEPT_FOR);
  // Not by assigning: a parameter may be called __proto__, and is kept as any other.
  return Object.fromEntries(found);
}

/** Those that have not expired (T48): a set without a time, or with none that is a number, has. */
export function liveSets(stored: unknown, now: number): ParameterSet[] {
  return asList(stored)
    .map(asRecord)
    .filter((set) => Number(asText(set[EXPIRES])) > now);
}

/** A set that something else may have stored, without what says who somebody is (T50). */
export function cleanSet(set: ParameterSet, clean: Cleaner): ParameterSet {
  return Object.fromEntries(
    Object.entries(set).flatMap(([key, value]) => {
      if (!isHarmless(key, clean)) return [];
      if (typeof value !== 'string') {
        const written = JSON.stringify(value) ?? '';
        return clean(written) === written ? [[key, value]] : [];
      }
      return [[key, cleanValue(key, value, clean)]];
    }),
  );
}

/** An encoded value as it may be kept under its name: empty where nothing of it may. */
export function cleanValue(name: string, value: string, clean: Cleaner): string {
  const kept = clean(`${name}=${value}`);
  return kept.startsWith(`${name}=`) ? kept.slice(name.length + 1) : '';
}

const isHarmless = (key: string, clean: Cleaner): boolean => clean(`${key}=`) === `${key}=`;

/** The query of an address, `?` included. */
export function queryOf(address: string): string {
  return parsed(address)?.search ?? '';
}
