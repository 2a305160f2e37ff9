import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { type Operation, readContract } from './contract.ts';
import type { Database } from './database/database.ts';
import { errors } from './errors.ts';
import { boundless, fair, LogCapture, newKey, newUser, noon, serviceKey } from './fixtures/harness.ts';
import { openTestDatabase } from './fixtures/test-database.ts';
import { request } from './fixtures/wire.ts';

let db: Database;
let app: FastifyInstance;
let port: number;
let me: { readonly id: string; readonly token: string };
let friend: { readonly id: string };
const log = new LogCapture();

beforeAll(async () => {
  db = await openTestDatabase();
  [me, friend] = [await newUser(db, 50_000), await newUser(db)];
  await db.query("INSERT INTO activity_totals (activity, points) VALUES ('fair', 5000)");
  app = await createApp({
    db,
    documents: [fair],
    clock: () => noon,
    logger: { level: 'trace', stream: log },
    options: { serviceKey, rateLimits: boundless },
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}, 60_000);

afterAll(async () => {
  await app.close();
  await db.close();
});

const event = () => ({
  id: `event-${newKey()}`,
  event: 'seen',
  at: noon,
  page: '/h5_ac/fair',
  props: { n: 1 },
});
const report = () => ({
  id: `report-${newKey()}`,
  kind: 'error',
  message: 'x',
  page: '/h5_ac/fair',
  at: noon,
});

/** One right body of each call that moves something; `fields` are those that are judged. */
const calls: Readonly<
  Record<string, { readonly path?: string; readonly body: () => Record<string, unknown> }>
> = {
  joinCarnival: { body: () => ({ idol_id: friend.id, follow: true, join: true }) },
  redeemItem: { path: '/v2/activities/fair/exchange/sticker', body: () => ({ count: 1 }) },
  claimMilestone: { path: '/v2/activities/fair/milestones/first', body: () => ({}) },
  postThanks: { path: '/v2/activities/fair/wall', body: () => ({ message: 'thank-you' }) },
  storeMbtiResult: { body: () => ({ level: 'picked', type: 'INFP' }) },
  joinMbtiTopic: { path: '/v2/mbti/topics/first-message', body: () => ({ join: true }) },
  setMbtiVisibility: { body: () => ({ visible: true }) },
  recordGift: {
    body: () => ({
      eventId: newKey(),
      activity: 'fair',
      gift: 'rose',
      from: me.id,
      to: friend.id,
      count: 1,
      at: noon,
    }),
  },
  recordEvents: { body: () => ({ app: 'gala-h5', events: [event()] }) },
  countReport: { body: () => ({ app: 'gala-h5', reports: [report()] }) },
};

const operations = readContract().operations.filter(({ method }) => method !== 'GET');
const json = 'application/json';

async function send(operation: Operation, body: string, type: string) {
  const path = calls[operation.id]?.path ?? operation.path;
  const answer = await request(
    port,
    `${operation.method} /api-server${path}`,
    [
      `Content-Type: ${type}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      operation.caller === 'service' ? `X-Service-Key: ${serviceKey}` : `Authorization: Bearer ${me.token}`,
      `Idempotency-Key: ${newKey()}`,
      'lang: en',
    ],
    body,
  );
  const envelope = JSON.parse(answer.body) as { code: number; message: string; data: unknown };
  return { status: answer.status, ...envelope };
}

/** Everything that the database holds, in short. */
async function fingerprint(): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1",
  );
  const parts = [];
  for (const { name } of rows) {
    const found = await db.query(
      `SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS sum FROM "${name}" t`,
    );
    parts.push(`${name} ${JSON.stringify(found.rows)}`);
  }
  expect(parts.length).toBeGreaterThan(15);
  return parts.join('\n');
}

async function expectNothingMoved(work: () => Promise<void>): Promise<void> {
  const before = await fingerprint();
  log.lines.length = 0;
  await work();
  expect(await fingerprint()).toBe(before);
  expect(log.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
}

describe('a body that is none orders nothing', () => {
  it('every call that moves something is in this table', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
  });

  const noBodies = ['null', '[]', '[{}]', '"x"', '5', 'true', '{', '', '{"__proto__":{"count":1}}'];
  const reports = operations.find(({ id }) => id === 'countReport');

  it.each(operations.filter((one) => one !== reports))('$id, as JSON', async (operation) => {
    await expectNothingMoved(async () => {
      for (const body of noBodies) {
        const answer = await send(operation, body, json);
        expect([body, answer.status, answer.code]).toEqual([body, 400, errors.BAD_REQUEST.code]);
      }
    });
  });

  it('countReport, as JSON', async () => {
    if (reports === undefined) throw new Error('countReport has left the contract');
    await expectNothingMoved(async () => {
      for (const body of noBodies)
        expect([body, (await send(reports, body, json)).status]).toEqual([body, 400]);
    });
  });

  it.each(operations)('$id, in a kind that it does not take', async (operation) => {
    const kinds = [
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/csp-report',
      'multipart/form-data',
      'x/y',
    ];
    const others = [
      ...kinds,
      json,
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      'JSON',
    ];
    const refused = others.filter((kind) => !operation.bodyTypes.includes(kind.split(';')[0] ?? ''));
    expect(refused.length).toBeGreaterThan(3);
    await expectNothingMoved(async () => {
      for (const kind of refused) {
        const answer = await send(operation, JSON.stringify(calls[operation.id]?.body()), kind);
        expect([kind, answer.status, answer.code]).toEqual([kind, 415, errors.MEDIA_TYPE.code]);
      }
    });
  });

  it.each(operations)('$id is too large at 64 KiB and more', async (operation) => {
    await expectNothingMoved(async () => {
      const [type = json] = operation.bodyTypes;
      expect((await send(operation, `{"x":"${'y'.repeat(66_000)}"}`, type)).status).toBe(413);
    });
  });
});

describe('§5 a wrong value is refused by the name of its field, and moves nothing', () => {
  const texts = [
    '"a\\u0000b"',
    '"\\u0000"',
    '"\\ud800"',
    '"x\\udc00y"',
    '7',
    'null',
    '{"a":1}',
    '["a"]',
    '""',
  ];
  const integers = [
    '1e19',
    '-1',
    '1.5',
    '1e400',
    '9007199254740993e9',
    '"1"',
    'null',
    '[1]',
    '{}',
    'true',
    '-0.5',
  ];
  const booleans = ['"true"', '1', '0', 'null', '[]', '{}'];
  const table: [string, string, readonly string[]][] = [
    ['joinCarnival', 'idol_id', texts],
    ['joinCarnival', 'follow', booleans],
    ['joinCarnival', 'join', booleans],
    ['redeemItem', 'count', [...integers, '0', '100']],
    ['postThanks', 'message', texts],
    ['storeMbtiResult', 'level', texts],
    ['storeMbtiResult', 'type', [...texts, '"XXXX"', '"infp"']],
    ['joinMbtiTopic', 'join', booleans],
    ['setMbtiVisibility', 'visible', booleans],
    ...['eventId', 'activity', 'gift', 'from', 'to'].map((field): [string, string, string[]] => [
      'recordGift',
      field,
      texts,
    ]),
    ['recordGift', 'count', [...integers, '0', '10000']],
    ['recordGift', 'at', [...integers, '8640000000000001', String(noon + 3_600_000)]],
    ['recordEvents', 'app', texts],
    ['recordEvents', 'events', ['null', '{}', '[]', '"x"', '5', 'true']],
    ['countReport', 'app', texts],
    ['countReport', 'reports', ['null', '{}', '"x"', '5']],
  ];
  it.each(table)('%s %s', async (id, field, values) => {
    const operation = operations.find((one) => one.id === id);
    const call = calls[id];
    if (operation === undefined || call === undefined) throw new Error(id);
    await expectNothingMoved(async () => {
      for (const value of values) {
        const members = Object.entries({ ...call.body(), [field]: 0 }).map(([name, one]) =>
          name === field ? `"${name}":${value}` : `"${name}":${JSON.stringify(one)}`,
        );
        const answer = await send(operation, `{${members.join(',')}}`, json);
        expect([value, answer.status, answer.message]).toEqual([
          value,
          400,
          `${errors.BAD_REQUEST.message.en}: ${field}`,
        ]);
      }
    });
  });

  it('a field that is missing is named, one that nobody knows is not', async () => {
    const [redeem, thanks] = ['redeemItem', 'postThanks'].map((id) =>
      operations.find((one) => one.id === id),
    );
    if (!redeem || !thanks) throw new Error('missing');
    await expectNothingMoved(async () => {
      expect((await send(thanks, '{}', json)).message).toContain(': message');
      const strange = await send(redeem, `{"${me.token}":1,"count":1}`, json);
      expect(strange).toMatchObject({ status: 400, message: `${errors.BAD_REQUEST.message.en}: body` });
    });
  });
});

describe('a key that stands twice in an object is refused, and moves nothing', () => {
  const counted = operations.filter(({ batch }) => batch === null);
  const doubled = (body: object, spelt = (name: string) => name) => {
    const [[name, value] = ['', 0]] = Object.entries(body);
    return { name, text: `{"${spelt(name)}":${JSON.stringify(value)},${JSON.stringify(body).slice(1)}` };
  };
  const escaped = (name: string) => `\\u${name.charCodeAt(0).toString(16).padStart(4, '0')}${name.slice(1)}`;

  it.each(counted.filter(({ id }) => id !== 'claimMilestone'))('$id', async (operation) => {
    await expectNothingMoved(async () => {
      for (const spelt of [(name: string) => name, escaped]) {
        const { name, text } = doubled(calls[operation.id]?.body() ?? {}, spelt);
        const answer = await send(operation, text, json);
        expect([text, answer.status, answer.message]).toEqual([
          text,
          400,
          `${errors.BAD_REQUEST.message.en}: ${name}`,
        ]);
      }
    });
  });

  it('also within another, and one that no schema names is not said again', async () => {
    const [redeem] = operations.filter(({ id }) => id === 'redeemItem');
    if (!redeem) throw new Error('redeemItem');
    await expectNothingMoved(async () => {
      for (const [text, field] of [
        ['{"count":{"level":1,"level":2},"count":1}', 'count.level'],
        [`{"${me.token}":1,"${me.token}":2,"count":1}`, 'body'],
        [`{"count":{"${me.token}":1,"${me.token}":2},"count":1}`, 'count'],
        [`{"count":${'['.repeat(20_000)}${']'.repeat(20_000)},"count":1}`, 'count'],
      ] as const) {
        const { status, message } = await send(redeem, text, json);
        expect([status, message]).toEqual([400, `${errors.BAD_REQUEST.message.en}: ${field}`]);
      }
    });
  });

  it('in a form as well', async () => {
    const form = 'application/x-www-form-urlencoded';
    await expectNothingMoved(async () => {
      const forms = operations.filter(({ bodyTypes }) => bodyTypes.includes(form));
      expect(forms.length).toBeGreaterThan(3);
      for (const operation of forms) {
        const { status, message } = await send(operation, 'count=1&%63ount=99', form);
        expect([status, message]).toEqual([400, `${errors.BAD_REQUEST.message.en}: count`]);
      }
    });
  });

  it.each(counted)('$id: nor does a key that reaches for a prototype', async (operation) => {
    const rest = JSON.stringify(calls[operation.id]?.body()).slice(1);
    const more = rest === '}' ? rest : `,${rest}`;
    const prototypes = ['"__proto__":{"count":99}', '"\\u005f_proto__":1'];
    await expectNothingMoved(async () => {
      for (const key of [...prototypes, '"constructor":{"prototype":{"count":99}}']) {
        const { status, code } = await send(operation, `{${key}${more}`, json);
        expect([key, status, code]).toEqual([key, 400, errors.BAD_REQUEST.code]);
      }
    });
  });
});

describe('a form judges numbers as JSON does', () => {
  const form = 'application/x-www-form-urlencoded';
  const redeem = operations.find(({ id }) => id === 'redeemItem');
  const wrong = [
    '0x1',
    '1e0',
    ' 1',
    '1 ',
    '+1',
    '１',
    '01',
    '1.0',
    '1_0',
    '',
    'NaN',
    'Infinity',
    '-1',
    '0',
    '100',
  ];
  it.each([...wrong, '1\0', '٣', '0b1', '99999999999999999999', 'true', 'null'])(
    'count=%j is refused',
    async (count) => {
      if (redeem === undefined) throw new Error('redeemItem');
      await expectNothingMoved(async () => {
        const answer = await send(redeem, String(new URLSearchParams({ count })), form);
        expect([answer.status, answer.message]).toEqual([400, `${errors.BAD_REQUEST.message.en}: count`]);
      });
    },
  );

  it('and takes what is one; the query alike', async () => {
    if (redeem === undefined) throw new Error('redeemItem');
    expect((await send(redeem, 'count=3', form)).data).toMatchObject({ count: 3 });
    const list = (size: string) =>
      request(port, `GET /api-server/v2/activities/fair/wall?size=${encodeURIComponent(size)}`, ['lang: en']);
    expect((await list('5')).status).toBe(200);
    for (const size of wrong.filter((one) => one !== '100')) {
      const answer = await list(size);
      expect([size, answer.status, JSON.parse(answer.body).message]).toEqual([
        size,
        400,
        `${errors.BAD_REQUEST.message.en}: size`,
      ]);
    }
  });
});
