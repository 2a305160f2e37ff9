// By turns: thousands of hostile answers.
import fc from 'fast-check';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { createClient, type HttpClient } from './client.ts';
import { RequestError } from './errors.ts';
import { messageOf } from './shape.ts';
import { type Loopback, OK, openLoopback } from './testing.ts';

let server: Loopback;
let evil: Loopback;
let client: HttpClient;
let warn: MockInstance;
const canary = 'canary-token-4711';

beforeAll(async () => {
  server = await openLoopback();
  evil = await openLoopback();
  client = createClient({
    base: `${server.origin}/api-server`,
    lang: 'en',
    token: () => canary,
    page: undefined,
  });
});
afterAll(async () => {
  await server.close();
  await evil.close();
});
beforeEach(() => {
  server.received = [];
  server.answer = (response) => response.end(OK);
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

/** Ways to write an address of another host into a path. */
function hostilePaths(host: string): string[] {
  const bare = [
    `http://${host}/x`,
    `HTTP://${host}/x`,
    `http:${host}/x`,
    `http:/${host}/x`,
    `http:\\\\${host}\\x`,
    `//${host}/x`,
    `///${host}/x`,
    `/\\${host}/x`,
    `\\\\${host}\\x`,
    `/\t/${host}/x`,
    `@${host}/x`,
    `:80@${host}/x`,
    `user:pass@${host}`,
    `.${host}`,
    `/..//${host}/x`,
    `/../..//${host}/x`,
    `/%2e%2e//${host}/x`,
    `/%5c%5c${host}`,
    `#@${host}/`,
    `?@${host}/`,
    `javascript:fetch('http://${host}')`,
    `data:text/html,http://${host}`,
    `file:///etc/passwd?${host}`,
    `blob:http://${host}/1`,
    `ftp://${host}/x`,
    `http://xn--gla-5na.example@${host}/x`,
    `http://[::ffff:127.0.0.1]:${host.split(':')[1]}/x`,
  ];
  const before = ['', ' ', '\t', '\n', '\r\n', '\u0000', '\u00a0', '/'];
  return bare.flatMap((one) => before.map((space) => space + one));
}

describe('§7 paths', () => {
  it('§7 (T28): at least 200 hostile paths never leave the API’s host, and never take the token elsewhere', async () => {
    proves('T28');
    const paths = hostilePaths(new URL(evil.origin).host);
    expect(paths.length).toBeGreaterThanOrEqual(200);
    let asked = 0;
    for (const path of paths) {
      for (const call of [client.get(path), client.put(path, {})]) {
        await call.then(
          () => asked++,
          (error: unknown) => expect(error).toBeInstanceOf(RequestError),
        );
      }
    }
    expect(evil.received).toEqual([]);
    expect(asked, 'most of them are just odd paths of ours').toBeGreaterThan(200);
    expect(JSON.stringify(warn.mock.calls)).not.toContain(canary);
  });

  it('the other host would be seen', async () => {
    const other = createClient({ base: evil.origin, lang: 'en', token: () => '', page: undefined });
    await other.get('/x');
    expect(evil.received).toHaveLength(1);
    evil.received = [];
  });
});

describe('§3 §4 answers', () => {
  /** One answer through the wire: what the call came to. */
  const heard = async (status: number, text: string) => {
    server.answer = (response) => {
      response.statusCode = status;
      response.end(text);
    };
    return client.get('/x').then(
      (data) => ({ data }),
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        return { fault: error.fault, code: error.code, message: error.message };
      },
    );
  };
  const codes = fc.oneof(fc.constantFrom(0, 1, 2, 3, -1, 1001), fc.integer(), fc.jsonValue());
  const statuses = fc.constantFrom(200, 201, 400, 401, 403, 404, 409, 429, 500, 502, 503);

  it('§3 §4: 1,000 envelopes over the wire; code 0 loses nothing, the others are what the table says', async () => {
    proves('3.5');
    const seen: Record<string, number> = {};
    const envelope = fc.record(
      {
        code: codes,
        message: fc.oneof(fc.string({ unit: 'grapheme' }), fc.jsonValue()),
        data: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(statuses, envelope, async (status, sent) => {
        const text = JSON.stringify(sent);
        const came = JSON.parse(text) as typeof sent;
        const outcome = await heard(status, text);
        const code = typeof came.code === 'number' ? came.code : undefined;
        const kind =
          code === undefined ? 'none' : code === 0 || code === 1 || code === 2 ? String(code) : 'other';
        seen[kind] = (seen[kind] ?? 0) + 1;
        const message = typeof came.message === 'string' ? messageOf(came.message) : '';
        const wanted = {
          none: { fault: 'transport', code: undefined, message: 'request fail' },
          0: { data: came.data },
          1: { fault: 'expired', code: 1, message: 'Token expired' },
          2: { fault: 'forbidden', code: 2, message: 'No permission' },
          other: { fault: 'refused', code, message },
        }[kind];
        expect(outcome).toEqual(wanted);
      }),
      { numRuns: 1000 },
    );
    for (const kind of ['none', '0', '1', '2', 'other']) expect(seen[kind] ?? 0, kind).toBeGreaterThan(20);
  }, 60_000);

  it('§8: 1,000 answers of any bytes: data or a RequestError, the log in our words alone', async () => {
    const broken = fc.tuple(fc.constant(OK), fc.nat(OK.length), fc.string()).map(([text, at, junk]) => {
      return text.slice(0, at) + junk;
    });
    const bytes = fc.oneof(
      fc.string({ unit: 'binary' }),
      broken,
      fc.json(),
      fc.constantFrom('', '\ufeff{}', '[]'),
    );
    await fc.assert(
      fc.asyncProperty(statuses, bytes, async (status, text) => {
        const outcome = await heard(status, text);
        if ('fault' in outcome)
          expect(['transport', 'refused', 'expired', 'forbidden']).toContain(outcome.fault);
      }),
      { numRuns: 1000 },
    );
    const reasons = new Set(warn.mock.calls.map((call) => JSON.stringify(call)));
    for (const reason of reasons) {
      expect(reason).toMatch(
        /^\["request fail","(The answer is not an envelope\.|Request failed with status code \d{3}|Network Error)"\]$/,
      );
    }
  }, 60_000);

  it('§7: 1,000 payloads arrive as they were sent: query, form and JSON', async () => {
    const texts = fc.dictionary(
      fc.oneof(
        fc.stringMatching(/^[a-z_]{1,10}$/),
        fc.constantFrom('prototype', 'constructor', 'hasOwnProperty'),
      ),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean()),
      { maxKeys: 6 },
    );
    let at = 0;
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('get', 'post', 'put', 'delete'), async (payload, method) => {
        const plain = { ...payload };
        await client[method as 'get'](`/${at++}`, plain);
        const flat = Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, String(value)]));
        const last = server.received.at(-1);
        const { searchParams } = new URL(last?.url ?? '', server.origin);
        const body = String(last?.body);
        if (method === 'get') expect(Object.fromEntries(searchParams)).toEqual(flat);
        else if (method === 'post') expect(Object.fromEntries(new URLSearchParams(body))).toEqual(flat);
        else expect(JSON.parse(body)).toEqual(plain);
      }),
      { numRuns: 1000 },
    );
    expect(at).toBeGreaterThanOrEqual(1000);
  }, 60_000);
});
