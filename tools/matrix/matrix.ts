// The matrix: route x its languages x preview, live, settling, ended x visitor, signed in x 390, 320.
import type { Language } from '../../engine/i18n/language.ts';
import { type Cell, cellsOf, type Moment, people, type Wanted } from '../contact-sheet/cells.ts';
import { faultsOf, type Look } from '../contact-sheet/sheet.ts';

/** Of a document's moments one in each phase. */
export const phases = ['before', 'live', 'settling', 'ended'] as const satisfies readonly Moment[];
export const widths = [390, 320] as const;

/** All of it, or of each dimension what is wanted. */
export const matrixOf = (
  documents: Parameters<typeof cellsOf>[0],
  languages: readonly Language[],
  wanted: Partial<Wanted> = {},
): Cell[] =>
  cellsOf(documents, { routes: undefined, languages, widths, moments: phases, who: people, ...wanted });

/** What tells a cell from all others. */
export const keyOf = ({ route, lang, width, moment, who }: Cell): string =>
  [route, lang, width, moment, who].join(' ');

/**
 * A day's sample: of every so many-th route one cell. In as many days each route has its turn, at every turn another cell, until it
 * has been looked at in all of them; neighbouring turns have cells that lie far apart.
 *
 * @param day whole days since 1970
 * @param days how many a route waits for its turn
 */
export function sampleOf(cells: readonly Cell[], day: number, days = 1): Cell[] {
  const routes = [...groupedBy(cells, ({ route }) => route).values()];
  return routes.flatMap((own, index) => {
    if ((index + day) % days !== 0) return [];
    const turn = (index + day) / days;
    return own[(index * 7 + turn * strideOf(own.length)) % own.length] ?? [];
  });
}

function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** About three eighths of a number, without a divisor in common with it: steps of it touch everything. */
function strideOf(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.38));
  while (divisor(count, stride) !== 1) stride++;
  return stride;
}

/** All of them, neighbours far apart: a run that is stopped has seen something of every route, language, phase and person. */
export function spreadOf(cells: readonly Cell[]): Cell[] {
  const stride = strideOf(cells.length);
  return cells.flatMap((_, index) => cells[(index * stride) % cells.length] ?? []);
}

/** A part of several, each spread over all of it. */
export const partOf = (cells: readonly Cell[], part: number, parts: number): Cell[] =>
  cells.filter((_, index) => index % parts === part - 1);

/** What a run has come to, in lines. */
export function figuresOf(looks: readonly Look[]): string[] {
  const bad = looks.filter((look) => faultsOf(look).length > 0);
  const kinds = groupedBy(bad.flatMap(faultsOf), (fault) => fault.split(':')[0] ?? '');
  const worst = (name: string, key: 'shift' | 'pageBytes' | 'scriptBytes' | 'bytes', digits = 0): string => {
    const [one] = looks.toSorted((a, b) => b[key] - a[key]);
    return one ? `${name} ${one[key].toFixed(digits)}: ${keyOf(one)}` : name;
  };
  return [
    `${looks.length} looks at ${new Set(looks.map(({ route }) => route)).size} routes, ${bad.length} with faults`,
    ...[...kinds].map(([kind, found]) => `  ${kind}: ${found.length}`),
    worst('most layout shift', 'shift', 4),
    worst('heaviest page, bytes', 'pageBytes'),
    worst('most bytes of scripts', 'scriptBytes'),
    worst('most bytes of all', 'bytes'),
  ];
}
