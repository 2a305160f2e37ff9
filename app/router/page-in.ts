import { showCurrent } from '../frame/show-current.ts';
import { PAGE_DATA_ID, type PageData } from '../kernel/page-data.ts';

/** A page that was fetched, ready to stand in the frame. */
export interface PageIn {
  readonly data: PageData;
  readonly source: Document;
  /** Where it stands in its own document. */
  readonly outlet: HTMLElement;
}

const outletOf = (document: Document): HTMLElement | null => document.querySelector('[data-outlet]');
const kernelOf = (document: Document): string | null | undefined =>
  document.querySelector('script[type=module]')?.getAttribute('src');

const styleOf = (document: Document): string | undefined => document.querySelector('style')?.textContent;

/** @throws where the page is of another build, has no place in a frame, or is not for everybody */
export function readPage(source: Document, document: Document): PageIn {
  const outlet = outletOf(source);
  const data = JSON.parse(source.getElementById(PAGE_DATA_ID)?.textContent ?? '{}') as Partial<PageData>;
  if (!outlet || !data.model?.frame) throw new Error('no page of a frame');
  if (kernelOf(source) !== kernelOf(document) || styleOf(source) !== styleOf(document))
    throw new Error('another build');
  if (data.model.access.where !== 'anywhere') throw new Error('not for everybody');
  return { data: data as PageData, source, outlet };
}

/** What of a head is the page's own. */
const ownHead =
  'meta[name=description],meta[property^="og:"],meta[name^="twitter:"],link[rel=alternate],link[rel=canonical]';

/** Puts the page in the place of the one that is there: its markup, its title, what links to it show. Their style is one (app/prerender). */
export function putIn({ source, outlet }: PageIn, document: Document): HTMLElement {
  const place = outletOf(document);
  if (!place) throw new Error('no outlet');
  place.replaceChildren(...[...outlet.childNodes].map((node) => document.importNode(node, true)));
  place.setAttribute('aria-label', outlet.getAttribute('aria-label') ?? '');
  document.title = source.title;
  for (const one of document.head.querySelectorAll(ownHead)) one.remove();
  for (const one of source.head.querySelectorAll(ownHead)) document.head.append(document.importNode(one));
  return place;
}

/** Marks the link of the page that is open, and brings it into sight. */
export function markCurrent(document: Document, path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.outlet__row a')) {
    if (link.pathname === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  showCurrent(document);
}
