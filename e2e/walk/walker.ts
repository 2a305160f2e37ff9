import { MOMENT_COOKIE } from '../../product/moments.ts';
import { product } from '../product/visit.ts';

/** What an address answers in the end. */
export interface Arrival {
  readonly status: number;
  /** Path below the base path, and query, of where it ends. */
  readonly path: string;
  readonly query: string;
  /** Whether a step on the way names a part of a page, which would replace the one that the reader asked for. */
  readonly namesPart: boolean;
  readonly html: string;
  readonly lang: string | undefined;
  readonly phase: string | undefined;
  readonly title: string | undefined;
}

const BASE = '/h5_ac';
const MOST_STEPS = 5;

/**
 * Follows an address as a browser that holds the tools of a try-out does.
 *
 * @param at the moment at which it is looked at, in ms; without one, now
 * @param holdsTools others see what everybody sees
 */
export async function walkTo(address: string, at?: number, holdsTools = true): Promise<Arrival> {
  const cookies = holdsTools ? [`${product.tools.name}=${product.tools.value}`] : [];
  if (at !== undefined) cookies.push(`${MOMENT_COOKIE}=${Math.round(at - Date.now())}`);
  const headers = { Accept: 'text/html', Cookie: cookies.join('; ') };
  let url = new URL(`${product.url}${BASE}${address}`);
  let namesPart = false;
  for (let step = 0; step < MOST_STEPS; step++) {
    const answer = await fetch(url, { headers, redirect: 'manual' });
    const to = answer.headers.get('location');
    if (to === null) {
      const html = await answer.text();
      return {
        status: answer.status,
        path: readable(url.pathname.slice(BASE.length)) || '/',
        query: url.search.slice(1),
        namesPart,
        html,
        lang: /<html lang="([^"]*)"/.exec(html)?.[1],
        phase: /<html [^>]*data-phase="([^"]*)"/.exec(html)?.[1],
        title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
      };
    }
    namesPart ||= to.includes('#');
    url = new URL(to, url);
  }
  throw new Error(
    `${address}: expected a page after ${MOST_STEPS} redirects, got another one to ${url.pathname}`,
  );
}

/** An address that nothing can be read from stays as it is. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescaped = (text: string | undefined): string | undefined =>
  text?.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => marks[name] ?? '');
