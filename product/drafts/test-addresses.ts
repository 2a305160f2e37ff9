import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import { isDynamic } from '../../engine/document/anywhere/match-route.ts';
import { phases } from '../../engine/document/anywhere/phase.ts';
import { DRAFTS_AT } from './kept-drafts.ts';

/** `/activity_testing/:activity_id?`, `/tt/:activity_id?` and `/test_tt/:activity_id/:tt?` (specification §2). */
const ADDRESS = /^(?:(activity_testing|tt)(?:\/([^/]+))?|test_tt\/([^/]+)(?:\/([^/]+))?)\/?$/;

/** A document as far as an id may mean it. */
export interface Testable {
  readonly route: string;
  /** Other addresses of its page, each with a leading slash. */
  readonly aliases?: readonly string[];
}

/**
 * Where an address for testing leads, below the base path, with the moment in its query.
 *
 * @param documents all of them, drafts included
 * @returns null for an address that is none, or that has a page of its own
 */
export function testedAddress(path: string, query: string, documents: readonly Testable[]): string | null {
  const found = ADDRESS.exec(path);
  if (found === null) return null;
  const [, area, plain, timed, moment] = found;
  const id = decoded(plain ?? timed ?? '');
  const to = routesOfId(id).flatMap((route) => routeAt(route, documents) ?? [])[0];
  const route = to ?? (id === '' ? DRAFTS_AT : `${DRAFTS_AT}/${encodeURIComponent(id)}`);
  if (route === path.replace(/\/$/, '') && area === DRAFTS_AT) return null;
  const asked = new URLSearchParams(query);
  if (moment !== undefined && to !== undefined) {
    // The step names the moment: one in the query beside it would be another.
    asked.delete('phase');
    asked.delete('at');
    asked.set((phases as readonly string[]).includes(moment) ? 'phase' : 'at', decoded(moment));
  }
  return asked.size > 0 ? `${route}?${asked}` : route;
}

/** The routes that an id may mean, what it says to the letter first: a document's own, the date of a campaign, a draft. */
const routesOfId = (id: string): string[] => [id, `activity_${id}`, `${DRAFTS_AT}/${id}`];

/** The page at a route or at another address of it. A document of that name goes before one that is only also called so. */
const routeAt = (route: string, documents: readonly Testable[]): string | undefined =>
  [
    documents.find((one) => one.route === route),
    documents.find(({ aliases = [] }) => aliases.includes(`/${route}`)),
  ].find((one) => one !== undefined && !isDynamic(one.route))?.route;

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/**
 * The pages, which a browser with the tools reaches by the addresses for testing as well: any document by its id, at any of its
 * moments (decision 0109). To others there is nothing there.
 *
 * @param documents all of them, drafts included
 */
export const withTestAddresses =
  (
    pages: FastifyPluginAsync,
    documents: () => readonly Testable[],
    holdsTools: (request: FastifyRequest) => boolean,
  ): FastifyPluginAsync =>
  async (fastify, options) => {
    fastify.addHook('onRequest', async (request, reply) => {
      const [path = '', query = ''] = request.url.split('?');
      if (request.method !== 'GET' || !path.startsWith(BASE_PATH) || !holdsTools(request)) return undefined;
      const to = testedAddress(path.slice(BASE_PATH.length), query, documents());
      return to === null
        ? undefined
        : reply.header('Cache-Control', 'no-store').redirect(BASE_PATH + to, 302);
    });
    await pages(fastify, options);
  };
