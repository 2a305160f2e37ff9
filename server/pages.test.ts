import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { knownLanguage } from '../engine/i18n/language.ts';
import { sharedRoute } from '../engine/platform/attribution/index.ts';
import { proves } from '../scripts/test/proves.ts';
import { createPages, match, type PageDocument } from './pages.ts';

const five = ['cn', 'tw', 'en', 'th', 'vi'];
const page = (route: string, more: Partial<PageDocument> = {}): PageDocument => ({
  route,
  languages: five,
  aliases: [],
  ...more,
});
const documents: PageDocument[] = [
  page('index'),
  page('activity_20250520', { aliases: ['/activity_five_twenty'] }),
  page('starlight_hall/entrance'),
  page('thai_only', { languages: ['th', 'en'] }),
  page('wx_page', { redirect: '/wx_page/withdrawal' }),
  page('wx_page/withdrawal'),
  page('activity_testing/[[activity_id]]'),
  page('test_tt/[activity_id]/[[tt]]'),
  page('not_found'),
];

let folder: string;
let server: FastifyInstance;
let drawn: string[];
let draw: (route: string, lang: string) => Promise<string>;
let fresh: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-pages-'));
  mkdirSync(join(folder, 'assets/art'), { recursive: true });
  writeFileSync(join(folder, 'assets/kernel-abc.js'), 'console.log(1);'.repeat(50));
  writeFileSync(join(folder, 'assets/art/cover-abc.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets/notes.txt'), 'not served');
  writeFileSync(join(folder, 'manifest.json'), '{"secret":1}');
  drawn = [];
  fresh = 60_000;
  draw = async (route, lang) => `<!doctype html><title>${route} ${lang}</title>${'x'.repeat(500)}`;
  server = Fastify();
  await server.register(
    createPages({
      basePath: '/h5_ac/',
      clientFolder: folder,
      settingsFile: join(folder, 'settings.json'),
      otherOrigins: { api: ['https://api.gala.example.com'], images: ['https://avatars.gala.example.com'] },
      documents: () => documents,
      language: knownLanguage,
      shared: sharedRoute,
      freshFor: () => fresh,
      render: async (route, lang) => {
        drawn.push(`${route} ${lang}`);
        return { html: await draw(route, lang), styleHashes: ['c3R5bGU='] };
      },
    }).plugin,
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const title = (body: string): string | undefined => /<title>(.*)<\/title>/.exec(body)?.[1];
const shown = async (url: string, headers: Record<string, string> = {}): Promise<string | undefined> =>
  title((await get(url, headers)).body);

describe('the document of an address', () => {
  it.each([
    ['', 'index'],
    ['activity_20250520', 'activity_20250520'],
    ['activity_five_twenty', 'activity_20250520'],
    ['starlight_hall/entrance', 'starlight_hall/entrance'],
    ['activity_testing', 'activity_testing/[[activity_id]]'],
    ['activity_testing/77', 'activity_testing/[[activity_id]]'],
    ['test_tt/77', 'test_tt/[activity_id]/[[tt]]'],
    ['test_tt/77/8', 'test_tt/[activity_id]/[[tt]]'],
    ['test_tt', undefined],
    ['test_tt/77/8/9', undefined],
    ['activity_testing/77/8', undefined],
    ['xactivity_testing/77', undefined],
    ['starlight_hall', undefined],
    ['activity_2025052', undefined],
    ['ACTIVITY_20250520', undefined],
    ['__proto__', undefined],
  ])('%j is %s', (path, route) => {
    expect(match(documents, path)?.route).toBe(route);
  });

  it('an exact route wins over one with parameters', () => {
    const both = [page('tt/[activity_id]'), page('tt/rule')];
    expect(match(both, 'tt/rule')?.route).toBe('tt/rule');
    expect(match(both, 'tt/other')?.route).toBe('tt/[activity_id]');
  });

  it('a dot in a route is a dot', () => {
    expect(match([page('a.b/[x]')], 'aXb/1')).toBeUndefined();
    expect(match([page('a.b/[x]')], 'a.b/1')?.route).toBe('a.b/[x]');
  });

  it('is served with and without a slash at the end, by its alias and with parameters', async () => {
    expect(await shown('/h5_ac/')).toBe('index cn');
    expect(await shown('/h5_ac/activity_20250520/')).toBe('activity_20250520 cn');
    expect(await shown('/h5_ac/activity_five_twenty?lang=en')).toBe('activity_20250520 en');
    expect(await shown('/h5_ac/test_tt/5?lang=th')).toBe('test_tt/[activity_id]/[[tt]] th');
  });
});

describe('T34 the language of a page: the query, else what this browser used last, else cn', () => {
  beforeEach(() => proves('T34'));
  const cookie = { cookie: 'a=1; gala_lang=th; b=2' };

  it.each([
    ['/h5_ac/activity_20250520', {}, 'cn'],
    ['/h5_ac/activity_20250520', cookie, 'th'],
    ['/h5_ac/activity_20250520?lang=vi', cookie, 'vi'],
    ['/h5_ac/activity_20250520?lang=zh-TW', cookie, 'tw'],
    ['/h5_ac/activity_20250520?lang=fr', cookie, 'cn'],
    ['/h5_ac/activity_20250520?lang=', cookie, 'cn'],
    ['/h5_ac/activity_20250520?lang=en&lang=th', cookie, 'en'],
    ['/h5_ac/activity_20250520', { cookie: 'gala_lang=fr' }, 'cn'],
    ['/h5_ac/activity_20250520', { cookie: 'xgala_lang=th' }, 'cn'],
    ['/h5_ac/thai_only?lang=en', {}, 'en'],
    ['/h5_ac/thai_only?lang=vi', {}, 'th'],
  ])('%s with %j is in %s', async (url, headers, lang) => {
    expect((await shown(url, headers))?.split(' ').at(-1)).toBe(lang);
  });
});

describe('share links', () => {
  const lead = async (path: string) => {
    const { statusCode, headers } = await server.inject({ url: `/h5_ac/${path}` });
    return [statusCode, headers.location];
  };

  it('§7 share (T03, T68): leads to the page in the language of the link, marked as shared', async () => {
    proves('T03', 'T68');
    expect(await lead('s/vi/starlight_hall/entrance')).toEqual([
      302,
      '/h5_ac/starlight_hall/entrance?lang=vi&gala_shared=1',
    ]);
    expect(await lead('s/en/')).toEqual([302, '/h5_ac/?lang=en&gala_shared=1']);
    expect(await lead('s/th/activity_five_twenty?utm_pid=mail')).toEqual([
      302,
      '/h5_ac/activity_five_twenty?lang=th&gala_shared=1&utm_pid=mail',
    ]);
  });

  it('§7 share: to a page or in a language that is not there is not found, and nowhere else', async () => {
    for (const path of [
      's/vi/nowhere',
      's/xx/index',
      's/en//evil.example',
      's/en/https://evil.example',
      's/en',
      's',
    ])
      expect((await lead(path))[0], path).toBe(path === 's/en' ? 302 : 404);
  });
});

describe('redirects', () => {
  it.each([
    ['/h5_ac/wx_page?token=t&lang=th&x=a?b', '/h5_ac/wx_page/withdrawal?token=t&lang=th&x=a?b'],
    ['/h5_ac/wx_page', '/h5_ac/wx_page/withdrawal'],
    ['/h5_ac?lang=th', '/h5_ac/?lang=th'],
    ['/?token=t', '/h5_ac/?token=t'],
    ['/', '/h5_ac/'],
  ])('%s leads to %s, with its query', async (url, to) => {
    const response = await get(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(to);
  });
});

describe('a page that there is not', () => {
  it('is 404, with the page for it in the reader’s language, and kept by nobody', async () => {
    const response = await get('/h5_ac/activity_2099?lang=vi');
    expect(response.statusCode).toBe(404);
    expect(title(response.body)).toBe('not_found vi');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it('says so in plain words where no document does', async () => {
    const bare = Fastify();
    const options = {
      basePath: '/h5_ac/',
      clientFolder: folder,
      settingsFile: join(folder, 'settings.json'),
      language: knownLanguage,
      freshFor: () => 1,
    };
    const render = async () => ({ html: '', styleHashes: [] });
    await bare.register(createPages({ ...options, documents: () => [], render }).plugin);
    const response = await bare.inject('/h5_ac/x%3Cscript%3E');
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
    expect(response.body).toBe('Not found');
    await bare.close();
  });
});

describe('§2 environment (T18): the settings file', () => {
  beforeEach(() => proves('T18'));
  it('is read for every request: a change reaches the next page without a build', async () => {
    writeFileSync(join(folder, 'settings.json'), '{"webDomain":"a.example"}');
    const first = await get('/h5_ac/settings.json');
    expect(first.json()).toEqual({ webDomain: 'a.example' });
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    expect((await get('/h5_ac/settings.json', { 'if-none-match': etag })).statusCode).toBe(304);
    writeFileSync(join(folder, 'settings.json'), '{"webDomain":"b.example"}');
    expect((await get('/h5_ac/settings.json', { 'if-none-match': etag })).json()).toEqual({
      webDomain: 'b.example',
    });
  });

  it('§7 API base: pages may call the API where it lies on another host, and no other one', async () => {
    const policy = (await get('/h5_ac/')).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https://api.gala.example.com;");
    expect(policy).toContain("img-src 'self' data: https://avatars.gala.example.com;");
  });
});

describe('what travels', () => {
  it('strict headers on every page', async () => {
    const { headers } = await get('/h5_ac/activity_20250520');
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-c3R5bGU='",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "base-uri 'none'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe-/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie, Save-Data',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['deflate', undefined, (body: Buffer) => body],
  ])('for "%s" it is compressed by %s, and the same page', async (accepts, encoding, open) => {
    for (const url of ['/h5_ac/activity_20250520', '/h5_ac/assets/kernel-abc.js']) {
      const plain = await get(url);
      const response = await get(url, { 'accept-encoding': accepts });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(open(response.rawPayload).toString()).toBe(plain.body);
    }
  });

  it('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/h5_ac/activity_20250520');
    const etag = String(headers.etag);
    for (const kept of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get('/h5_ac/activity_20250520', { 'if-none-match': kept });
      expect([kept, response.statusCode, response.body]).toEqual([kept, 304, '']);
      expect(response.headers['content-security-policy']).toBeDefined();
    }
    expect((await get('/h5_ac/activity_20250520', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/h5_ac/activity_20250520?lang=en', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('drawing', () => {
  it('happens once a page and language, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/h5_ac/activity_20250520')));
    await get('/h5_ac/activity_20250520?utm=1');
    await get('/h5_ac/activity_20250520?lang=en');
    expect(drawn).toEqual(['activity_20250520 cn', 'activity_20250520 en']);
  });

  it('an old page is served once more while it is drawn again', async () => {
    let version = 1;
    draw = async () => `<title>v${version}</title>`;
    expect(await shown('/h5_ac/')).toBe('v1');
    version = 2;
    expect(await shown('/h5_ac/')).toBe('v1');
    expect(drawn).toHaveLength(1);
    fresh = -1;
    expect(await shown('/h5_ac/'), 'nobody waits for it').toBe('v1');
    await vi.waitFor(() => expect(drawn).toHaveLength(2));
    fresh = 60_000;
    await vi.waitFor(async () => expect(await shown('/h5_ac/')).toBe('v2'));
  });

  it('a page that nobody has asked for in a long time is drawn before it is served', async () => {
    let version = 0;
    draw = async () => `<title>v${++version}</title>`;
    expect(await shown('/h5_ac/')).toBe('v1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect(await shown('/h5_ac/')).toBe('v2');
  });

  it('a page that cannot be drawn again stays as it was, and is tried again later', async () => {
    await get('/h5_ac/');
    fresh = -1;
    draw = () => Promise.reject(new Error('database gone'));
    expect((await get('/h5_ac/')).statusCode).toBe(200);
    expect(await shown('/h5_ac/')).toBe('index cn');
    draw = async () => '<title>back</title>';
    await vi.waitFor(async () => expect(await shown('/h5_ac/')).toBe('back'));
  });

  it('a page that could never be drawn is an error, and is tried at the next request', async () => {
    draw = () => Promise.reject(new Error('no theme'));
    expect((await get('/h5_ac/')).statusCode).toBe(500);
    draw = async () => '<title>ok</title>';
    expect(await shown('/h5_ac/')).toBe('ok');
  });
});

describe('files of the client build', () => {
  it('are kept for a year, because their names change with their content', async () => {
    const script = await get('/h5_ac/assets/kernel-abc.js');
    expect(script.statusCode).toBe(200);
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    const picture = await get('/h5_ac/assets/art/cover-abc.svg');
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.headers['content-security-policy'], 'a picture runs no script').toContain('sandbox');
  });

  it.each([
    '/h5_ac/assets/none.js',
    '/h5_ac/assets/notes.txt',
    '/h5_ac/assets/art',
    '/h5_ac/assets/../manifest.json',
    '/h5_ac/assets/..%2fmanifest.json',
    '/h5_ac/assets/%2e%2e/manifest.json',
    '/h5_ac/assets/art/../../manifest.json',
    '/h5_ac/assets/art%2f..%2f..%2fmanifest.json',
    '/h5_ac/assets/..%5cmanifest.json',
    '/h5_ac/assets/%2fetc/hosts.json',
    '/h5_ac/assets/kernel-abc.js%00.json',
    '/h5_ac/assets/....//manifest.json',
    '/h5_ac/..%2f..%2fmanifest.json',
  ])('no path leads out of them: %s', async (path) => {
    // Sent as it is: clients that tidy paths up would hide the attempt.
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    const { status, body } = await new Promise<{ status: number | undefined; body: string }>((done, fail) => {
      httpRequest({ host: '127.0.0.1', port, path }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => {
          body += part.toString();
        });
        response.on('end', () => done({ status: response.statusCode, body }));
      })
        .on('error', fail)
        .end();
    });
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
    expect(body).not.toContain('not served');
  });
});
