import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AHEAD } from '../../engine/document/anywhere/ahead.ts';

/**
 * Which pages a browser may fetch before they are opened: those of ours that a finger or a pointer is about to choose. A
 * header names the rules, so that no page carries them and the policy of scripts stays as it is. A browser that saves data
 * fetches nothing; for one that does not know the header `app/ahead` stands in.
 */
const speculationRules = {
  prefetch: [{ where: { selector_matches: AHEAD }, eagerness: 'moderate', referrer_policy: 'no-referrer' }],
};

const pathOf = (basePath: string): string => `${basePath}speculation.json`;

export function serveSpeculationRules(fastify: FastifyInstance, basePath: string): void {
  // As bytes: the type has no charset.
  const rules = Buffer.from(JSON.stringify(speculationRules));
  fastify.get(pathOf(basePath), (_request, reply) =>
    reply
      .headers({
        'Content-Type': 'application/speculationrules+json',
        'Cache-Control': 'public, max-age=86400',
      })
      .send(rules),
  );
}

/** The header of a page; none for a phone that saves data. */
export const speculationHeader = ({ headers }: FastifyRequest, basePath: string): Record<string, string> =>
  headers['save-data'] === 'on' ? {} : { 'Speculation-Rules': `"${pathOf(basePath)}"` };
