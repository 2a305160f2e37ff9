import { withoutBase } from '../../engine/document/anywhere/href.ts';
import { nearestName } from '../../engine/expression/nearest.ts';
import type { Problem } from '../finding.ts';

/** What a link may lead to, as far as the page that holds it can say. */
interface Targets {
  routes: readonly string[];
  /** Ids of this page that a link may scroll to. */
  anchors: ReadonlySet<string>;
}

const FOREIGN = /^(javascript|data|vbscript|file|blob|mailto|tel|sms|intent|about):/i;
const ROUTE = /^\/[A-Za-z0-9_/-]*$/;

/** A route as it stands in documents: without host, base path, folder of the documents, ending and query. */
const routeIn = (text: string): string =>
  `/${withoutBase(
    text
      .trim()
      .replaceAll('\\', '/')
      .replace(/[?#].*$/, '')
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/^(\.{0,2}\/)+/, ''),
  )
    .replace(/^\//, '')
    .replace(/^activities\//, '')
    .replace(/\.(json|html?)$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/\/$/, '')}`;

/**
 * What somebody meant who wrote a link that cannot be one: a route or a part of the page that exists, and nothing else.
 * @param kind as the schema says: an `alias` is new, so it is offered as it would be written
 */
export function nearestLink(
  value: string,
  kind: unknown,
  { routes, anchors }: Targets,
): Pick<Problem, 'nearest' | 'tip'> {
  const text = value.trim();
  if (FOREIGN.test(text)) {
    const scheme = text.slice(0, text.indexOf(':') + 1);
    return {
      tip: `a link opens a page of this product, a part of this page or an https: address: there is no ${scheme}`,
    };
  }
  const route = routeIn(text);
  if (kind === 'alias') return ROUTE.test(route) && route !== '/' ? { nearest: route } : {};
  const isPart = text.startsWith('#');
  if (isPart && kind === 'link') {
    const anchor = nearestName(text.slice(1), anchors);
    if (anchor !== undefined) return { nearest: `#${anchor}` };
  }
  const named = isPart ? `/${text.slice(1)}` : route;
  if (routes.includes(named)) return { nearest: named };
  if (kind === 'link' && /^http:\/\/[^\s]+$/.test(text)) return { nearest: text.replace(/^http:/, 'https:') };
  if (isPart || /^[a-z]+:/i.test(text)) return {};
  const nearest = nearestName(named, routes);
  return nearest === undefined ? {} : { nearest };
}
