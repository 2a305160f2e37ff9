import { loadDocuments } from '../../build/documents.ts';

/** A page whose parts are tried. */
export interface TriedPage {
  /** Its address, without an origin. */
  readonly path: string;
  /** Widgets that data feeds and that no page before it has: each must be seen there. */
  readonly widgets: readonly string[];
}

/** Screens of modules: they read data that no document names. */
const screens = ['/h5_ac/mbti', '/h5_ac/mbti/test?view=result'];

/** Whether a part is hidden as long as the campaign is live, as it is while its page is tried. */
const isHidden = (visible: unknown): boolean =>
  typeof visible === 'string' && /^phase (in|==) /.test(visible) && !visible.includes("'live'");

/** Widgets of a part of a document that data feeds, as far as they are seen while its campaign is live. */
export function fedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fedIn);
  if (typeof value !== 'object' || value === null) return [];
  const { widget, from, visible } = value as Readonly<Record<string, unknown>>;
  if (isHidden(visible)) return [];
  const own = typeof widget === 'string' && typeof from === 'string' ? [widget] : [];
  return [...own, ...Object.values(value).flatMap(fedIn)];
}

/** A document as far as it says what its page shows. */
interface Shown {
  readonly route: string;
  readonly document: {
    readonly body?: unknown;
    readonly redirect?: unknown;
    readonly access?: { readonly tools?: boolean };
  };
}

/**
 * The fewest pages that show every widget that data feeds, the one with most of them first. What pop-ups alone show nobody sees
 * who opens a page, and what only a try-out's tools open is no page of people.
 */
export function pagesOf(documents: readonly Shown[]): TriedPage[] {
  const all = documents
    .filter(({ document }) => document.redirect === undefined && document.access?.tools !== true)
    .map(({ route, document }) => ({ path: `/h5_ac/${route}`, fed: new Set(fedIn(document.body)) }));
  const seen = new Set<string>();
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
