// Who tries out: a browser that was opened with the key of this start (decision 0031).
import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

/** Made anew at each start and told at the terminal alone: no link that somebody else has made can hold it. */
export const newTryOutKey = (): string => randomBytes(12).toString('base64url');

export const KEY_COOKIE = 'gala_try';

/** What a browser with the key sends. */
export const keyCookie = (key: string): string => `${KEY_COOKIE}=${key}`;

/** Whether a request comes from a browser that was opened with the key. */
export const holdsKey = ({ headers }: FastifyRequest, key: string): boolean =>
  new RegExp(`(?:^|;\\s*)${KEY_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] === key;

/**
 * The pages of a try-out: an address with `try=<key>` leaves the key in this browser, where scripts cannot read it and
 * other sites' pages cannot send it, and leads to the same address without it.
 */
export const withKey =
  (pages: FastifyPluginAsync, key: string): FastifyPluginAsync =>
  async (fastify, options) => {
    fastify.addHook('onRequest', async (request, reply) => {
      const [path = '', query = ''] = request.url.split('?');
      const rest = new URLSearchParams(query);
      if (request.method !== 'GET' || rest.get('try') !== key) return undefined;
      rest.delete('try');
      return reply
        .header('Set-Cookie', `${keyCookie(key)}; Path=/; HttpOnly; SameSite=Strict`)
        .header('Cache-Control', 'no-store')
        .redirect(rest.size > 0 ? `${path}?${rest}` : path);
    });
    await pages(fastify, options);
  };
