import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';
import { isDynamic } from '../../engine/document/anywhere/match-route.ts';
import { DRAFTS_AT } from './kept-drafts.ts';

/** `/activity_testing/:activity_id?`, `/tt/:activity_id?` and `/test_tt/:activity_id/:tt?` (specification §2). */
const ADDRESS = /^(?:(activity_testing|tt)(?:\/([^/]+))?|test_tt\/([^/]+)(?:\/([^/]+))?)\/?$/;

const phases: readonly string[] = ['preview', 'live', 'settling', 'ended'];

/**
 * Where an address for testing leads, below the base path, with the moment in its query.
 *
 * @param routes of all documents, drafts included
 * @returns null for an address that is none, or that has a page of its own
 */
export function testedAddress(path: string, query: string, routes: readonly string[]): string | null {
  const found = ADDRESS.exec(path);
  if (found === null) return null;
  const [, area, plain, timed, moment] = found;
  const id = decoded(plain ?? timed ?? '');
  const to = routesOfId(id).find((route) => routes.includes(route) && !isDynamic(route));
  const route = to ?? (id === '' ? DRAFTS_AT : `${DRAFTS_AT}/${encodeURIComponent(id)}`);
  if (route === path.replace(/\/$/, '') && area === DRAFTS_AT) return null;
  const asked = new URLSearchParams(query);
  if (moment !== undefined && to !== undefined)
    asked.set(phases.includes(moment) ? 'phase' : 'at', decoded(moment));
  return asked.size > 0 ? `${route}?${asked}` : route;
}

/** The routes that an id may mean, what it says to the letter first: a document's own, the date of a campaign, a draft. */
const routesOfId = (id: string): string[] => [id, `activity_${id}`, `${DRAFTS_AT}/${id}`];

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
 * @param routes of all documents, drafts included
 */
export const withTestAddresses =
  (
    pages: FastifyPluginAsync,
    routes: () => readonly string[],
    holdsTools: (request: FastifyRequest) => boolean,
  ): FastifyPluginAsync =>
  async (fastify, options) => {
    fastify.addHook('onRequest', async (request, reply) => {
      const [path = '', query = ''] = request.url.split('?');
      if (request.method !== 'GET' || !path.startsWith(BASE_PATH) || !holdsTools(request)) return undefined;
      const to = testedAddress(path.slice(BASE_PATH.length), query, routes());
      return to === null
        ? undefined
        : reply.header('Cache-Control', 'no-store').redirect(BASE_PATH + to, 302);
    });
    await pages(fastify, options);
  };
