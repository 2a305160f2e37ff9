import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../engine/document/api.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors.ts';
import { addressGroup } from '../http/address-group.ts';
import { bearerOf, hashToken, userOfToken } from '../operations/tokens.ts';
import { createCrowdLimiter } from './crowd.ts';
import { createLanes } from './lanes.ts';
import { createRateLimiter, type RateLimit } from './rate-limit.ts';

/** Budgets that do not touch each other: whoever spends one, the others stay whole (decision 0033). */
export interface RateLimits {
  /** Of each token that is known. */
  readonly token: RateLimit;
  /** Of all callers at one address who show no known token: it may be a gateway with many phones behind it. */
  readonly address: RateLimit;
  /** Of what pages at one address report about themselves. */
  readonly telemetry: RateLimit;
  /** Of accounts that come to one address, in calls that count more where many people make them. */
  readonly crowd: RateLimit;
}

export const defaultRateLimits: RateLimits = {
  token: { burst: 60, perSecond: 10 },
  address: { burst: 600, perSecond: 100 },
  telemetry: { burst: 300, perSecond: 50 },
  crowd: { burst: 300, perSecond: 1 },
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes what pages report about themselves. */
    telemetry?: boolean;
    /** The operation counts more where many people call it. */
    crowd?: boolean;
  }
}

/** The remote address of the server's own requests (`inject`), which count against nobody: no socket has it. */
export const ownAddress = 'this server';

/** How long a token that was good counts as known, in ms. Whether it still is good is asked with each request. */
const knownFor = 60_000;

/** Most tokens remembered as known. */
const mostKnown = 20_000;

/** Tokens that were good a short while ago, by hash. What is unknown is never remembered, and so fills nothing. */
function createKnownTokens(db: Database, clock: () => number) {
  const seen = new Map<string, number>();
  const lanes = createLanes({ atOnce: 4, waiting: 2000 });
  return async (token: string, hash: string, group: string): Promise<boolean> => {
    const at = seen.get(hash);
    if (at !== undefined && clock() - at < knownFor) return true;
    // A database that does not answer knows nobody; the operation itself will say so.
    const look = () => userOfToken(db, token, clock()).catch(() => null);
    const user = await lanes.run(group, look);
    seen.delete(hash);
    if (user === null) return false;
    seen.set(hash, clock());
    const oldest = seen.size > mostKnown ? seen.keys().next().value : undefined;
    if (oldest !== undefined) seen.delete(oldest);
    return true;
  };
}

/** A hook that counts each request against one budget. */
export function rateLimitHook(limits: RateLimits, db: Database, clock: () => number) {
  const addresses = createRateLimiter(limits.address);
  const telemetry = createRateLimiter(limits.telemetry);
  const tokens = createRateLimiter(limits.token);
  const crowd = createCrowdLimiter(limits.crowd);
  const isKnown = createKnownTokens(db, clock);
  return async (request: FastifyRequest) => {
    if (request.raw.socket.remoteAddress === ownAddress) return;
    const refuse = (seconds: number): void => {
      if (seconds > 0) throw new Refusal('TOO_MANY', '', seconds);
    };
    const group = addressGroup(request.ip);
    if (request.routeOptions.config.telemetry) return refuse(telemetry.take(group, clock()));
    const token = bearerOf(request.headers.authorization);
    const hash = token === null ? null : hashToken(token);
    if (token !== null && hash !== null && (await isKnown(token, hash, group))) {
      refuse(tokens.take(hash, clock()));
      return request.routeOptions.config.crowd ? refuse(crowd.take(group, hash, clock())) : undefined;
    }
    return refuse(addresses.take(group, clock()));
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
