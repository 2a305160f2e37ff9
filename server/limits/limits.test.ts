// Every third day, 4 s: opens a server with a database of its own.
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { errors } from '../errors.ts';
import { rightCalls } from '../fixtures/fair.ts';
import { boundless, createHarness, fair, LogCapture, newUser, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { request } from '../fixtures/wire.ts';
import { ownAddress, type RateLimits } from './guard.ts';

let db: Database;
let app: FastifyInstance | undefined;
let port: number;
let now = noon;
const few = { burst: 5, perSecond: 1 };

beforeAll(async () => {
  db = await openTestDatabase();
}, 60_000);

afterEach(async () => {
  await app?.close();
  app = undefined;
  now = noon;
});

afterAll(async () => {
  await db.close();
});

/** A server on a port, with these limits; all its callers come from one address. */
async function listen(rateLimits: Partial<RateLimits>, over: Database = db): Promise<void> {
  app = await createApp({
    db: over,
    documents: [fair],
    clock: () => now,
    logger: { level: 'info', stream: new LogCapture() },
    options: { rateLimits: { ...boundless, ...rateLimits } },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

const ask = async (path: string, token?: string): Promise<number> =>
  (await request(port, `GET /api-server${path}`, token ? [`Authorization: Bearer ${token}`] : [])).status;

const times = async (count: number, one: (n: number) => Promise<number>): Promise<number[]> => {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push(await one(n));
  return statuses;
};

const balance = '/v2/activities/fair/balance';
const report = (n: number) => {
  const body = JSON.stringify({ kind: 'error', n });
  const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  return request(port, 'POST /api-server/v2/reports', headers, body).then(({ status }) => status);
};

describe('budgets that do not touch each other', () => {
  it('one anonymous client does not lock out the users behind its address', async () => {
    await listen({ address: few, token: few });
    const [one, other] = [await newUser(db), await newUser(db)];
    expect(await times(7, () => ask('/v2/time'))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await times(5, () => ask(balance, one.token))).toEqual([200, 200, 200, 200, 200]);
    expect(await ask(balance, other.token)).toBe(200);
    expect(await ask('/v2/time')).toBe(429);
  });

  it('one user beyond the rate gets 429 with a time to wait; others do not', async () => {
    await listen({ token: few });
    const [one, other] = [await newUser(db), await newUser(db)];
    await times(5, () => ask(balance, one.token));
    const refused = await request(port, `GET /api-server${balance}`, [`Authorization: Bearer ${one.token}`]);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect(JSON.parse(refused.body)).toMatchObject({ code: errors.TOO_MANY.code, data: null });
    expect(await ask(balance, other.token)).toBe(200);
    now += 1000;
    expect(await ask(balance, one.token)).toBe(200);
  });

  it('made-up tokens share the budget of those without one, and a known token that expires does from then on', async () => {
    await listen({ address: few });
    const user = await newUser(db);
    expect(await ask(balance, user.token)).toBe(200);
    expect(await times(7, (n) => ask('/v2/time', `made-up-${n}`))).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ]);
    await db.query('UPDATE tokens SET expires_at = 0 WHERE user_id = $1', [user.id]);
    now += 60_000 - 1;
    const { code } = JSON.parse(
      (await request(port, `GET /api-server${balance}`, [`Authorization: Bearer ${user.token}`])).body,
    );
    expect(code).toBe(errors.TOKEN_EXPIRED.code);
    now += 1;
    expect((await times(6, () => ask('/v2/time', user.token))).at(-1)).toBe(429);
  });

  it('of many tokens that are known, each is looked for once a minute', async () => {
    let looks = 0;
    const counted: Database = {
      ...db,
      query: (sql, parameters) => {
        if (sql.includes('FROM tokens')) looks += 1;
        return db.query(sql, parameters);
      },
    };
    await listen({}, counted);
    const users = [await newUser(db), await newUser(db), await newUser(db)];
    // This call asks for no user: what looks for the token is the budget alone.
    const all = async () => {
      for (const { token } of users) await ask('/v2/time', token);
      return looks;
    };
    expect([await all(), await all()]).toEqual([3, 3]);
    now += 60_000;
    expect([await all(), await all()]).toEqual([6, 6]);
  });

  it('a flood of made-up tokens reaches the database a few at a time, and users still get through', async () => {
    let [under, most] = [0, 0];
    const slow: Database = {
      ...db,
      async query<Row>(sql: string, parameters?: readonly unknown[]) {
        if (!sql.includes('FROM tokens')) return db.query<Row>(sql, parameters);
        under += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setTimeout(resolve, 5));
        under -= 1;
        return db.query<Row>(sql, parameters);
      },
    };
    await listen({ address: few }, slow);
    const user = await newUser(db);
    const flood = Promise.all(Array.from({ length: 200 }, (_, n) => ask('/v2/time', `flood-${n}`)));
    const statuses = await flood;
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    expect(most).toBeLessThanOrEqual(4);
    expect(await ask(balance, user.token)).toBe(200);
  });

  it('what pages report about themselves has a budget of its own', async () => {
    await listen({ address: few, telemetry: few });
    expect(await times(7, report)).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await times(6, () => ask('/v2/time'))).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('both clients’ addresses of the API count as one', async () => {
    await listen({ address: few });
    const anchor = async () => (await request(port, 'GET /api-anchor/query_location')).status;
    expect([...(await times(3, anchor)), ...(await times(3, () => ask('/v2/time')))]).toEqual([
      200, 200, 200, 200, 200, 429,
    ]);
  });

  it('what the server asks itself, to draw a page, counts against nobody', async () => {
    await listen({ address: few });
    await times(6, () => ask('/v2/time'));
    const own = () => app?.inject({ url: '/api-server/v2/time', remoteAddress: ownAddress });
    expect((await own())?.statusCode).toBe(200);
  });
});

describe('/readyz', () => {
  const ready = async () => {
    const { status, body } = await request(port, 'GET /readyz', ['lang: en']);
    return { status, ...(JSON.parse(body) as { code: number; message: string }) };
  };

  it('is 200 while the database takes writes, and says what is missing when it does not', async () => {
    await listen({});
    expect(await ready()).toMatchObject({ status: 200, code: 0 });
    await app?.close();
    // As after a failover to a standby, or by an administrator's hand: reads go on.
    const readOnly: Database = {
      ...db,
      query: (sql, parameters) =>
        db.transaction(async (tx) => {
          await tx.query('SET TRANSACTION READ ONLY');
          return tx.query(sql, parameters);
        }),
    };
    await listen({}, readOnly);
    expect(await ready()).toMatchObject({
      status: 503,
      code: errors.NOT_READY.code,
      message: `${errors.NOT_READY.message.en}: writes`,
    });
    expect((await request(port, 'GET /healthz')).status).toBe(200);
    expect((await request(port, 'GET /api-server/readyz')).status).toBe(503);
  });

  it('asks the database once a second, however many ask', async () => {
    let writes = 0;
    const counting: Database = {
      ...db,
      query: (sql, parameters) => {
        if (sql.includes('INTO readiness')) writes += 1;
        return db.query(sql, parameters);
      },
    };
    await listen({}, counting);
    await Promise.all(Array.from({ length: 30 }, ready));
    expect(writes).toBeLessThanOrEqual(3);
    expect(writes).toBeGreaterThan(0);
  });
});

describe('calls that count more where many make them', () => {
  const vote = async (token: string): Promise<number> => {
    const headers = [`Authorization: Bearer ${token}`, 'Content-Type: application/json', 'Content-Length: 2'];
    const path = rightCalls.get('castVote')?.path ?? '';
    return (await request(port, `POST /api-server${path}`, headers, '{}')).status;
  };

  it('new accounts at one address wait; those that have come, and their other calls, do not', async () => {
    await listen({ crowd: few });
    const people = await Promise.all(Array.from({ length: 7 }, () => newUser(db)));
    const tokenOf = (n: number) => people[n]?.token ?? '';
    expect(await times(7, (n) => vote(tokenOf(n)))).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect(await times(5, (n) => vote(tokenOf(n))), 'an order without a key is bad, and no crowd').toEqual([
      400, 400, 400, 400, 400,
    ]);
    expect(await ask(balance, tokenOf(6))).toBe(200);
    now += 1000;
    expect(await vote(tokenOf(5))).toBe(400);
  });
});

describe('§7 telemetry', () => {
  const body = (list: 'events' | 'reports', ...ids: (string | object)[]) => ({
    app: 'gala-h5',
    [list]: ids.map((one) => {
      const base = { id: one, page: '/h5_ac/fair', at: noon };
      const own = list === 'events' ? { event: 'seen', props: { n: 'x' } } : { kind: 'error', message: 'x' };
      return typeof one === 'string'
        ? { ...base, ...own }
        : { ...base, ...own, id: `bad-${ids.length}-xxxx`, ...one };
    }),
  });

  it.each(['events', 'reports'] as const)(
    'one bad entry of %s does not lose the good ones beside it',
    async (list) => {
      const h = await createHarness(db);
      const send = (...ids: (string | object)[]) =>
        h.call('POST', `/v2/${list}`, { body: body(list, ...ids), lang: 'en' });
      const bad = [
        { at: 1e19 },
        { at: -1 },
        { at: '5' },
        { page: 'a\0b' },
        { page: '\ud800' },
        { id: 'x' },
        { more: 1 },
      ];
      for (const [n, one] of bad.entries()) {
        const [field = ''] = Object.keys(one);
        const place = `${list}[1]${field === 'more' ? '' : `.${field}`}`;
        const answer = await send(`${list}-${n}-first`, one, `${list}-${n}-third`);
        expect([one, answer.data]).toEqual([one, { stored: 2, refused: [place], dropped: 0 }]);
        const alone = await send(one);
        expect([one, alone.status, alone.message]).toEqual([
          one,
          400,
          `${errors.BAD_REQUEST.message.en}: ${place.replace('[1]', '[0]')}`,
        ]);
      }
      const { rows } = await db.query(`SELECT id FROM ${list} WHERE id LIKE 'bad%'`);
      expect(rows).toEqual([]);
      await h.app.close();
    },
  );

  it('NUL and half characters in names and values of properties are refused, and nothing else is changed', async () => {
    const h = await createHarness(db);
    const props = { 'a\0': 1 };
    const answer = await h.call('POST', '/v2/events', {
      body: body('events', { props }, { props: { a: '\0' } }, 'props-event-1'),
    });
    expect(answer.data).toMatchObject({ stored: 1, refused: ['events[0].props', 'events[1].props'] });
    await h.app.close();
  });
});
