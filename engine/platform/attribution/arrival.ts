import type { Cleaner } from '../secrets/index.ts';
import { cleanSet, liveSets, type ParameterSet, queryOf, setOfQuery } from './parameter-sets.ts';
import { asList, asRecord, parsed } from './plain.ts';

/** As much of a browser as arriving touches. `localStorage` may throw on being looked at. */
export interface ArrivalBrowser {
  readonly location: { readonly href: string };
  readonly document: { readonly referrer: string };
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Where a visitor came from, as links are made of it. */
export interface Visit {
  /** The address bar as it is now. */
  address: string;
  /** The page that led here, of whatever origin. */
  referrer: string;
  /** The last referrer of another origin. */
  webReferrer: string;
  /** What this and earlier addresses brought, newest first. */
  sets: readonly ParameterSet[];
}

const SETS = 'ss_incoming_params';
const REFERRER = 'ss_webReferrer';

/**
 * Page load (specification §4): drops expired sets, puts the address' parameters to the front, keeps the referrer
 * unless it is of our own origin; no referrer is kept as none (T49). Nothing of it says who somebody is (T50).
 *
 * @param inside a page of ours led here, which sends no referrer: then none leaves what is kept as it is
 * @returns what is known of the visit, read anew each time; from memory where the browser keeps nothing
 */
export function rememberArrival(
  browser: ArrivalBrowser,
  now: number,
  clean: Cleaner,
  inside = false,
): () => Visit {
  const { href } = browser.location;
  const referrer = clean(browser.document.referrer);
  const memory = new Map<string, unknown>();
  const refused = new Set<string>();
  const read = (name: string): unknown => {
    if (refused.has(name)) return memory.get(name);
    try {
      return JSON.parse(browser.localStorage.getItem(name) ?? 'null');
    } catch {
      return memory.get(name);
    }
  };
  const write = (name: string, value: unknown): boolean => {
    memory.set(name, value);
    try {
      browser.localStorage.setItem(name, JSON.stringify(value));
      refused.delete(name);
      return true;
    } catch {
      refused.add(name);
      return false;
    }
  };

  const earlier = liveSets(read(SETS), now).map((set) => cleanSet(set, clean));
  const sets = [setOfQuery(queryOf(href), now, clean), ...earlier];
  // A full storage takes fewer: the oldest go first.
  while (!write(SETS, sets) && sets.length > 1) sets.length = Math.ceil(sets.length / 2);
  const ours = referrer === '' ? inside : parsed(referrer)?.origin === parsed(href)?.origin;
  if (!ours) write(REFERRER, referrer);

  return () => {
    const kept = read(REFERRER);
    return {
      address: browser.location.href,
      referrer,
      // What is no address did not lead anybody here.
      webReferrer: typeof kept === 'string' && parsed(kept) ? clean(kept) : '',
      sets: asList(read(SETS)).map((set) => cleanSet(asRecord(set), clean)),
    };
  };
}
