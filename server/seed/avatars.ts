import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import { BASE_PATH } from '../../engine/document/anywhere/href.ts';

/** How many avatars there are for people whom a try-out invents: 1 to 24, as `art/people` has drawn them. */
export const avatarCount = 24;

/** One avatar as an SVG of 80 x 80. Attributes only, no style: it passes the strictest policy. */
export const avatarSvg = (n: number): string =>
  readFileSync(new URL(`avatars/${n}.svg`, import.meta.url), 'utf8');

/** Address of an avatar. */
export function avatarPath(n: number): string {
  return `${BASE_PATH}avatars/${((n - 1) % avatarCount) + 1}.svg`;
}

/** Serves 1.svg to 24.svg below its prefix, to be kept for a year: a number's picture never changes. */
const pictures: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { n: string } }>('/:n(^[0-9]{1,2}).svg', (request, reply) => {
    const n = Number(request.params.n);
    if (n < 1 || n > avatarCount) return reply.callNotFound();
    return reply
      .type('image/svg+xml')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Content-Security-Policy', "default-src 'none'; sandbox")
      .send(avatarSvg(n));
  });
};

/** The pictures of people whom a try-out invents, where `avatarPath` says: a part of try-outs alone. */
export const avatarsPlugin: FastifyPluginAsync = async (app) => {
  await app.register(pictures, { prefix: `${BASE_PATH}avatars` });
};
