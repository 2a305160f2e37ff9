import { loadDocuments } from '../../build/documents.ts';

/** A page whose parts are tried. */
export interface TriedPage {
  /** Its address, without an origin; one with a phase is for who holds the tools of a try-out. */
  readonly path: string;
  /** Widgets that data feeds and that no page before it has: each must be seen there. */
  readonly widgets: readonly string[];
  /** They stand in a tab that is not chosen, or in a pop-up: it is opened when the page stands. */
  readonly behind?: true;
}

/** Screens of modules: they read data that no document names. */
const screens = ['/h5_ac/mbti', '/h5_ac/mbti/test?view=result'];

/** Phases in which pages are tried: while a campaign is live, and of what is not seen then, when it is over. */
type TriedPhase = 'live' | 'ended';

/** Whether a part is hidden in a phase. */
const isHidden = (visible: unknown, phase: TriedPhase): boolean =>
  typeof visible === 'string' && /^phase (in|==) /.test(visible) && !visible.includes(`'${phase}'`);

/** Widgets of a part of a document that data feeds, as far as they are seen in a phase of its campaign by whoever opens no tab. */
export function fedIn(value: unknown, phase: TriedPhase = 'live'): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => fedIn(one, phase));
  if (typeof value !== 'object' || value === null) return [];
  const { widget, from, visible, tabs, ...rest } = value as Readonly<Record<string, unknown>>;
  if (isHidden(visible, phase)) return [];
  const own = typeof widget === 'string' && typeof from === 'string' ? [widget] : [];
  const [first] = Array.isArray(tabs) ? (tabs as unknown[]) : [];
  return [...own, ...[first, ...Object.values(rest)].flatMap((one) => fedIn(one, phase))];
}

/** What the tabs hold that are not chosen when a page is opened. */
function tabsBehind(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { tabs } = value as { tabs?: unknown };
  const own: unknown[] = Array.isArray(tabs) ? tabs.slice(1) : [];
  return [...own, ...Object.values(value).flatMap(tabsBehind)];
}

/** A document as far as it says what its page shows. */
interface Shown {
  readonly route: string;
  readonly document: {
    readonly body?: unknown;
    readonly popups?: Readonly<Record<string, { readonly body?: unknown }>>;
    readonly redirect?: unknown;
    readonly access?: { readonly tools?: boolean };
  };
}

/**
 * The fewest pages that show every widget that data feeds, the one with most of them first; what stands in tabs and pop-ups alone, on the
 * first page that has it there. What only a try-out's tools open is no page of people.
 */
export function pagesOf(documents: readonly Shown[]): TriedPage[] {
  const shown = documents.filter(
    ({ document }) => document.redirect === undefined && document.access?.tools !== true,
  );
  const seen = new Set<string>();
  const inPhase = (phase: TriedPhase, query: string): TriedPage[] =>
    fewest(
      shown.map(({ route, document }) => {
        return { path: `/h5_ac/${route}${query}`, fed: new Set(fedIn(document.body, phase)) };
      }),
      seen,
    );
  const behind = (): TriedPage[] =>
    shown.flatMap(({ route, document: { body, popups } }) =>
      [...tabsBehind(body), ...Object.values(popups ?? {})].flatMap((one) => {
        const widgets = [...new Set(fedIn(one))].filter((widget) => !seen.has(widget));
        for (const widget of widgets) seen.add(widget);
        return widgets.length === 0 ? [] : [{ path: `/h5_ac/${route}`, widgets, behind: true as const }];
      }),
    );
  return [...inPhase('live', ''), ...inPhase('ended', '?phase=ended'), ...behind()];
}

/** The fewest of these pages that show all that none before them has shown. @param seen what has been; grows */
function fewest(
  all: readonly { readonly path: string; readonly fed: ReadonlySet<string> }[],
  seen: Set<string>,
): TriedPage[] {
  const found: TriedPage[] = [];
  for (;;) {
    const fresh = all.map(({ path, fed }) => ({ path, widgets: [...fed].filter((one) => !seen.has(one)) }));
    const [most] = fresh.sort((a, b) => b.widgets.length - a.widgets.length || (a.path < b.path ? -1 : 1));
    if (most === undefined || most.widgets.length === 0) return found;
    found.push(most);
    for (const one of most.widgets) seen.add(one);
  }
}

/** The pages whose parts are tried: every widget that is fed by data, and the screens of modules. */
export const pages: readonly TriedPage[] = [
  ...pagesOf(loadDocuments()),
  ...screens.map((path) => ({ path, widgets: [] })),
];
