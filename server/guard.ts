import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './contract.ts';
import type { Database } from './database/database.ts';
import { Refusal } from './errors.ts';
import { createRateLimiter, type RateLimit } from './rate-limit.ts';
import { bearerOf, hashToken, userOfToken } from './tokens.ts';

/** Limits by token and by address. The address may stand for many phones behind one gateway, so it may do more. */
export interface RateLimits {
  readonly token: RateLimit;
  readonly address: RateLimit;
}

export const defaultRateLimits: RateLimits = {
  token: { burst: 60, perSecond: 10 },
  address: { burst: 600, perSecond: 100 },
};

/** A hook that counts each request against its address and, where it has one, its token. */
export function rateLimitHook(limits: RateLimits, clock: () => number) {
  const addresses = createRateLimiter(limits.address);
  const tokens = createRateLimiter(limits.token);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerOf(request.headers.authorization);
    const now = clock();
    const wait = addresses.take(request.ip, now) || (token === null ? 0 : tokens.take(hashToken(token), now));
    if (wait === 0) return;
    reply.header('Retry-After', String(wait));
    throw new Refusal('TOO_MANY');
  };
}

function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/**
 * Who is asking. A token that is unknown or has expired is code 1 wherever tokens count (specification §4);
 * no token at all is code 1 only where a user is needed.
 *
 * @returns user_id, or null for a visitor and for the app's own server
 */
export async function identify(
  request: FastifyRequest,
  caller: Caller,
  db: Database,
  now: number,
  serviceKey: string | null,
): Promise<string | null> {
  if (caller === 'anyone') return null;
  if (caller === 'service') {
    const key = request.headers['x-service-key'];
    if (serviceKey === null || typeof key !== 'string' || !sameText(key, serviceKey)) {
      throw new Refusal('NO_PERMISSION');
    }
    return null;
  }
  const token = bearerOf(request.headers.authorization);
  const user = token === null ? null : await userOfToken(db, token, now);
  if (user === null && (token !== null || caller === 'user')) throw new Refusal('TOKEN_EXPIRED');
  return user;
}
