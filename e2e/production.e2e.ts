// By turns, 85 s: starts the real server, again and again.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '../build/files-below.ts';
import { root } from '../build/schemas.ts';
import { seed } from '../server/seed.ts';
import { openDatabase } from '../server/storage/open-database.ts';

// The command itself, over real HTTP, on the scripts that these tests have built.
const serviceKey = 'service-key-of-these-tests-0123456789';
const settings = {
  GALA_ORIGIN: 'https://h5.example.com',
  GALA_SERVICE_KEY: serviceKey,
  GALA_PROXIES: '192.0.2.7',
  GALA_AREA_HEADER: 'X-Area',
  GALA_AREA: 'VN',
  GALA_IMAGE_ORIGINS: 'https://avatars.example.com',
  PORT: '0',
};

let folder: string;
let server: ChildProcess;
let url = '';
const said: string[] = [];

const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(GALA_|DATABASE_URL|PORT|HOST|NODE_ENV)/.test(name)),
);
const command = ['--import', 'tsx', join(root, 'scripts/serve.ts')];

/** What the command says when it does not start. */
function refused(environment: Record<string, string>, ...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...options], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...inherited, ...environment },
  });
  expect(status, stdout).toBe(1);
  expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/);
  return stderr.trim();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-production-'));
  server = spawn(process.execPath, command, {
    cwd: root,
    env: { ...inherited, ...settings, GALA_DATA: join(folder, 'real') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const listening = new Promise<string>((resolve) => {
    if (server.stdout === null) return;
    createInterface(server.stdout).on('line', (line) => {
      said.push(line);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (line.startsWith('Gala serves') && address) resolve(address);
    });
  });
  const ended = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`It ended with ${code}: ${said}`)),
  );
  url = await Promise.race([listening, ended]);
  ended.catch(() => undefined);
}, 180_000);

afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Bytes as they are sent, and the head of the answer. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('npm run serve', () => {
  test('every kind of answer has a policy and the other headers', async () => {
    const page = await (await fetch(`${url}/h5_ac/activity_center?lang=en`)).text();
    const script = /"(\/h5_ac\/assets\/react-[^"]+\.js)"/.exec(page)?.[1];
    const picture = /\/h5_ac\/assets\/art\/[^"')]+\.svg/.exec(page)?.[0];
    const kinds: [string, RequestInit, number][] = [
      ['/h5_ac/activity_center?lang=en', {}, 200],
      [String(script), {}, 200],
      [String(picture), {}, 200],
      ['/h5_ac/assets/none.js', {}, 404],
      // Pictures of people whom a try-out invents are a try-out's.
      ['/h5_ac/avatars/3.svg', {}, 404],
      ['/h5_ac/settings.json', {}, 200],
      ['/h5_ac/nowhere', {}, 404],
      ['/nowhere', {}, 404],
      ['/nowhere', { method: 'POST' }, 404],
      ['/', {}, 302],
      ['/h5_ac', {}, 302],
      ['/%', {}, 404],
      ['/healthz', {}, 200],
      ['/readyz', {}, 200],
      ['/api-server/v2/time', {}, 200],
      ['/api-server/v2/time', { method: 'HEAD' }, 200],
      ['/api-server/v2/time', { method: 'OPTIONS' }, 405],
      ['/api-server/v2/time', { method: 'DELETE' }, 405],
      ['/api-server/nowhere', {}, 404],
      ['/api-server/%', {}, 400],
      ['/api-server/openapi.json', {}, 200],
      ['/api-server/v2/mbti', {}, 200],
      [
        '/api-server/v2/events',
        { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
        400,
      ],
      ['/api-server/v2/events', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
      ['/api-anchor/query_location', {}, 200],
    ];
    for (const [path, request, status] of kinds) {
      const answer = await fetch(url + path, { redirect: 'manual', ...request });
      const kind = `${request.method ?? 'GET'} ${path}`;
      expect([kind, answer.status]).toEqual([kind, status]);
      expect(answer.headers.get('content-security-policy'), kind).toContain("default-src 'none'");
      expect(answer.headers.get('strict-transport-security'), kind).toBe('max-age=31536000');
      expect(answer.headers.get('cross-origin-resource-policy'), kind).toBe('same-origin');
      expect(answer.headers.get('x-content-type-options'), kind).toBe('nosniff');
      expect(answer.headers.get('referrer-policy'), kind).toBe('no-referrer');
      expect(answer.headers.get('set-cookie'), kind).toBeNull();
    }
    for (const bytes of ['NONSENSE\r\n\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: \0\r\n\r\n']) {
      const answer = await raw(bytes);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      for (const name of [
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'Cross-Origin-Resource-Policy',
      ])
        expect(answer, bytes).toContain(`\r\n${name}: `);
    }
  });

  test('files of the build go out as it has compressed them, for a year; no text leaves as it is', async () => {
    const assets = join(root, 'dist/client/assets');
    const sizeOf = (path: string): number | undefined =>
      statSync(join(assets, path), { throwIfNoEntry: false })?.size;
    const files = filesBelow(assets).filter((path) => !/\.(br|gz)$/.test(path));
    expect(files.length).toBeGreaterThan(150);
    for (const path of files)
      for (const [encoding, ending] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const) {
        const answer = await fetch(`${url}/h5_ac/assets/${path}`, {
          headers: { 'accept-encoding': encoding },
        });
        await answer.arrayBuffer();
        const small = sizeOf(`${path}${ending}`);
        if (/\.(js|css|svg|json)$/.test(path) && Number(sizeOf(path)) > 1000)
          expect(small, path).toBeDefined();
        expect([path, answer.headers.get('content-length'), answer.headers.get('content-encoding')]).toEqual([
          path,
          String(small ?? sizeOf(path)),
          small === undefined ? null : encoding,
        ]);
        expect(answer.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
        expect(answer.headers.get('vary'), path).toBe('Accept-Encoding');
      }
    for (const path of [
      '/h5_ac/activity_20250520?lang=en',
      '/h5_ac/nowhere',
      '/h5_ac/settings.json',
      '/api-server/openapi.json',
      '/api-server/v2/activities',
    ])
      for (const encoding of ['br', 'gzip']) {
        const answer = await fetch(url + path, {
          headers: { accept: 'text/html,*/*', 'accept-encoding': encoding },
        });
        expect((await answer.text()).length, path).toBeGreaterThan(1000);
        expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(answer.headers.get('vary'), path).toContain('Accept-Encoding');
      }
  }, 120_000);

  test('a page may show people’s pictures and call the API where they lie, and turn nowhere else', async () => {
    const answer = await fetch(`${url}/h5_ac/activity_20250520?lang=en`);
    const policy = String(answer.headers.get('content-security-policy')).split('; ');
    expect(policy).toContain("img-src 'self' data: https://avatars.example.com");
    expect(policy.find((part) => part.startsWith('connect-src'))).toMatch(
      /^connect-src 'self' data: https:\/\/api\.\S+/,
    );
    expect(policy.join(';')).not.toMatch(/unsafe|\*/);
  });

  test('has none of the try-out: no simulator, no session, nobody, real dates', async () => {
    for (const query of [
      '?simulator',
      '?simulator=1',
      '?simulator=off',
      '?at=2025-05-20T00:00:00Z',
      '?phase=live',
    ]) {
      const answer = await fetch(`${url}/h5_ac/activity_20250520${query}`, {
        headers: { cookie: 'gala_simulator=1' },
      });
      expect(await answer.text(), query).not.toMatch(/simulator\.js|gala-demo/);
    }
    expect((await fetch(`${url}/h5_ac/simulator.js`)).status).toBe(404);
    const board = await fetch(`${url}/api-server/v2/activities/activity_20250520/boards/charm`);
    const { data } = (await board.json()) as { data: { total: number; settled: boolean } };
    expect(data).toMatchObject({ total: 0, settled: true });
    expect(said[0]).toMatch(/^Gala, production/);
    expect(said.join('\n')).not.toMatch(/token=|user_id=/);
    expect(readdirSync(join(folder, 'real'))).not.toContain('demo-dates.json');
  });

  test('believes a country from its proxy alone, and takes gifts with the service key alone', async () => {
    const where = await fetch(`${url}/api-server/query_location`, {
      headers: { 'x-area': 'TH', 'x-forwarded-for': '192.0.2.7' },
    });
    expect(await where.json()).toMatchObject({ data: { areacode: 'VN' } });
    const gift = (key: string) =>
      fetch(`${url}/api-server/v2/gift_events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': key },
        body: JSON.stringify({
          eventId: 'e:1',
          activity: 'none',
          gift: 'g',
          from: 'a',
          to: 'b',
          count: 1,
          at: Date.now(),
        }),
      }).then((answer) => answer.json());
    expect(await gift('service-key-of-the-tests')).toMatchObject({ code: 2 });
    expect(await gift(serviceKey)).not.toMatchObject({ code: 2 });
  });
});

describe('npm run serve does not start', { timeout: 180_000 }, () => {
  test('without its settings: one message names each, and no database is made', () => {
    const told = refused({ GALA_DATA: join(folder, 'half'), GALA_PROXIES: 'all' });
    for (const name of [
      'GALA_SERVICE_KEY is missing',
      'GALA_PROXIES: "all"',
      'GALA_IMAGE_ORIGINS is missing',
    ])
      expect(told).toContain(name);
    expect(readdirSync(folder)).not.toContain('half');
  });

  test('with an option of the try-out', () => {
    expect(refused({ ...settings, GALA_DATA: join(folder, 'other') }, '--real-dates')).toBe(
      'npm run serve takes no --real-dates: all its settings are in the environment.',
    );
  });

  test('on the database of a try-out', async () => {
    const dataDir = join(folder, 'try-out');
    const db = await openDatabase({ dataDir });
    await seed(db, { byId: new Map(), activities: [], routes: [] }, Date.now());
    await db.close();
    expect(refused({ ...settings, GALA_DATA: dataDir })).toContain('This database is a try-out’s');
  });

  test('on a database that does not answer: it falls back to no other', () => {
    const told = refused({ ...settings, DATABASE_URL: 'postgres://gala@127.0.0.1:1/none' });
    expect(told).toContain('The database of DATABASE_URL does not answer');
  });
});
