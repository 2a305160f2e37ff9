// What a contact sheet looks at: every document in languages, widths and at moments of its own.
import type { ActivityDocument } from '../../engine/document/document.ts';
import { type Language, languages } from '../../engine/i18n/language.ts';
import { liveMoment } from '../../product/demo-dates.ts';

/** A document's own moments, in the order in which they come. */
export const moments = ['before', 'first', 'live', 'last', 'settling', 'ended'] as const;
export type Moment = (typeof moments)[number];

export interface Cell {
  readonly route: string;
  readonly lang: Language;
  /** px */
  readonly width: number;
  /** `always` for a document without a schedule. */
  readonly moment: Moment | 'always';
  /** The moment, in ms; undefined for now. */
  readonly at: number | undefined;
  readonly who: Who;
}

/** Whoever comes without a token, or somebody who is signed in. */
export const people = ['visitor', 'signed'] as const;
export type Who = (typeof people)[number];

export interface Wanted {
  readonly routes: readonly string[] | undefined;
  readonly languages: readonly Language[];
  readonly widths: readonly number[];
  readonly moments: readonly Moment[];
  readonly who: readonly Who[];
}

interface Schedule {
  readonly start: number;
  readonly end: number;
  /** When its points are settled; `end` where nothing is. */
  readonly settle: number;
}

const HOUR = 3_600_000;
/** While a page loads, its last seconds must not run out. */
const LAST = 30_000;

/** A moment of a schedule in ms; undefined where the schedule has none: what is settled at its end is never settling. */
export function momentAt(
  moment: Moment,
  { start, end, settle }: Schedule,
  now = Date.now(),
): number | undefined {
  switch (moment) {
    case 'before':
      return start - HOUR;
    case 'first':
      return start + 1000;
    case 'live':
      return liveMoment(start, end, now);
    case 'last':
      return Math.max(start, end - LAST);
    case 'settling':
      return settle > end ? Math.round((end + settle) / 2) : undefined;
    case 'ended':
      return settle + HOUR;
  }
}

/**
 * @param documents routes, with values in the place of parameters, what their schedule says as they are served, and the languages to
 *   which they are looked at; all without
 * @throws Error for a route that none of them has
 */
export function cellsOf(
  documents: readonly {
    readonly route: string;
    readonly schedule: Schedule | undefined;
    readonly languages?: readonly string[] | undefined;
  }[],
  wanted: Wanted,
): Cell[] {
  const lost = wanted.routes?.filter((route) => !documents.some((one) => one.route === route)) ?? [];
  if (lost.length > 0) {
    const known = documents.map(({ route }) => route).join(', ');
    throw new Error(`no document has the route ${lost.join(', ')}: expected some of ${known}`);
  }
  return documents
    .filter(({ route }) => wanted.routes?.includes(route) ?? true)
    .flatMap(({ route, schedule, languages: spoken }) =>
      wanted.widths.flatMap((width) =>
        wanted.languages
          .filter((lang) => spoken?.includes(lang) ?? true)
          .flatMap((lang) =>
            wanted.who.flatMap((who): Cell[] => {
              if (!schedule) return [{ route, lang, width, moment: 'always', at: undefined, who }];
              return wanted.moments.flatMap((moment) => {
                const at = momentAt(moment, schedule);
                return at === undefined ? [] : [{ route, lang, width, moment, at, who }];
              });
            }),
          ),
      ),
    );
}

/** Languages of the product in which a document does not speak. */
export const missingLanguages = ({ languages: spoken }: Pick<ActivityDocument, 'languages'>): Language[] =>
  languages.filter((lang) => spoken?.includes(lang) === false);
