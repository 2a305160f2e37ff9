import assert from 'node:assert/strict';
import type { FastifyInstance } from 'fastify';
import { HOUR } from '../../engine/document/anywhere/days.ts';
import { mechanics } from '../../mechanics/index.ts';
import { readContract } from '../api/contract.ts';
import { createApp } from '../app.ts';
import { audit } from '../audit.ts';
import type { Database } from '../database/database.ts';
import { insertAll } from '../database/insert-all.ts';
import { everyRoom } from '../fixtures/every-room.ts';
import { fair } from '../fixtures/fair.ts';
import { boundless, serviceKey } from '../fixtures/harness.ts';
import { withTestIds } from '../fixtures/test-ids.ts';
import { readCampaigns } from '../kernel/campaigns.ts';
import { passTime } from '../kernel/pass-time.ts';
import { hashToken } from '../operations/tokens.ts';
import { tryOutSecret } from '../seed/demo.ts';
import { diceOf } from '../simulate/dice.ts';
import { playsOf, requestOf } from '../simulate/requests.ts';
import type { Request } from '../simulate/world.ts';
import type { Figures } from './proofs.ts';

/** So far the clock of the second server is behind that of the first, ms. */
const BEHIND = 1500;

/** Calls at once in each round. */
const WIDTH = 24;

const tokenOf = (user: string): string => `token-of-${user}`.padEnd(24, '0');

async function invite(db: Database, count: number): Promise<readonly string[]> {
  const people = Array.from({ length: count }, (_, i) => `storm-${i}`);
  const named = people.map((user_id) => ({ user_id, nickname: user_id, avatar: '' }));
  await insertAll(db, 'users', 'user_id text, nickname text, avatar text', named);
  const tokens = people.map((user_id) => {
    return { token_hash: hashToken(tokenOf(user_id)), user_id, expires_at: Number.MAX_SAFE_INTEGER };
  });
  await insertAll(db, 'tokens', 'token_hash text, user_id text, expires_at int8', tokens);
  return people;
}

async function ask(app: FastifyInstance, { operation, path, user, key, body = {} }: Request) {
  const { statusCode, body: text } = await app.inject({
    method: operation.method as 'POST' | 'PUT',
    url: `/api-server${path}`,
    payload: body,
    headers: {
      ...(operation.caller === 'service'
        ? { 'x-service-key': serviceKey }
        : { authorization: `Bearer ${tokenOf(user)}` }),
      ...(operation.needsKey ? { 'idempotency-key': key } : {}),
    },
  });
  assert.ok(statusCode < 500, `${operation.id} ${path} ${JSON.stringify(body)}: ${statusCode} ${text}`);
  return { code: (JSON.parse(text) as { code: number }).code, text };
}

/**
 * A few people do everything that can be done in a campaign, many things at once, through two servers whose clocks differ, while both settle what
 * is due: nothing fails, one key has one answer, and all audits are zero.
 *
 * @param dbs the same migrated database, with connections for each server
 * @param rounds over which the campaign goes by
 */
export async function proveStorm(dbs: readonly [Database, Database], rounds: number): Promise<Figures> {
  const [db] = dbs;
  await withTestIds(db);
  const people = await invite(db, 10);
  let now = 0;
  const clocks = [() => now, () => now - BEHIND] as const;
  const apps = await Promise.all(
    dbs.map((one, n) =>
      createApp({
        db: one,
        documents: [fair],
        clock: clocks[n] ?? clocks[0],
        logger: { level: 'silent' },
        options: { serviceKey, secret: tryOutSecret, rateLimits: boundless },
      }),
    ),
  );
  const [ahead, behind] = apps as [FastifyInstance, FastifyInstance];
  const campaigns = readCampaigns([fair], mechanics);
  const settle = (one: Database, at: number): Promise<void> => passTime(one, campaigns, mechanics, at);
  const { operations } = readContract();
  const plays = playsOf(operations);
  const world = {
    operations: new Map(operations.map((one) => [one.id, one])),
    rows: async (sql: string) => (await db.query<Readonly<Record<string, unknown>>>(sql)).rows,
  };
  const { schedule } = fair.document as { schedule: { start: string; settle: string } };
  const [first, last] = [Date.parse(schedule.start) - HOUR, Date.parse(schedule.settle) + HOUR];
  const figures = { sent: 0, done: 0, sentTwice: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    now = Math.floor(first + ((last - first) * round) / rounds);
    const { call } = diceOf('storm', round, now, people).pick(plays);
    const requests = await Promise.all(
      Array.from({ length: WIDTH }, (_, n) => {
        // A third do the same: these meet.
        const some = n % 3 === 0 ? plays.filter((play) => play.call === call) : plays;
        return requestOf(world, some, diceOf('storm', round * 1000 + n, now, people));
      }),
    );
    const answers = requests.map(async (request, n) => {
      const [one, other] = n % 2 === 0 ? [ahead, behind] : [behind, ahead];
      const again = n % 4 === 0 ? ask(other, request) : null;
      const [answer, same] = await Promise.all([ask(one, request), again]);
      figures.sent += 1;
      figures.done += answer.code === 0 ? 1 : 0;
      if (same === null || !request.operation.needsKey) return;
      figures.sentTwice += 1;
      if (answer.code === 0 && same.code === 0) assert.equal(answer.text, same.text, request.operation.id);
    });
    const work = dbs.map((one, n) => settle(one, clocks[n]?.() ?? now));
    await Promise.all([...answers, ...(round % 3 === 0 ? work : [])]);
  }
  const broken = Object.entries(await audit(db, everyRoom)).filter(([, rows]) => rows > 0);
  assert.deepEqual(broken, [], 'the audit finds nothing');
  await Promise.all(apps.map((app) => app.close()));
  return figures;
}
