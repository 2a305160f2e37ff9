import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { get, openPages, site } from '../fixtures/open-pages.ts';

openPages();

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
      vary: 'Accept-Encoding, Cookie',
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

  it('a page is sent smaller after a while, and stays so when it is drawn the same again', async () => {
    const text = readFileSync(join(import.meta.dirname, 'pages.ts'), 'utf8');
    site.draw = async () => text;
    const sent = async (): Promise<Buffer> => (await get('/h5_ac/', { 'accept-encoding': 'br' })).rawPayload;
    const first = (await sent()).length;
    await vi.waitFor(async () => expect((await sent()).length).toBeLessThan(first * 0.97));
    const small = await sent();
    expect(brotliDecompressSync(small).toString()).toBe(text);
    site.fresh = -1;
    await sent();
    await vi.waitFor(() => expect(site.drawn.length).toBeGreaterThan(1));
    site.fresh = 60_000;
    expect(await sent()).toEqual(small);
  });

  it('a page that has not changed is not sent again', async () => {
    const { headers } = await get('/h5_ac/activity_20250520');
    expect(headers.etag).toMatch(/^W\/"[\w-]{16}"$/);
    const etag = String(headers.etag).slice(2);
    for (const kept of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get('/h5_ac/activity_20250520', { 'if-none-match': kept });
      expect([kept, response.statusCode, response.body]).toEqual([kept, 304, '']);
      expect(response.headers['content-security-policy']).toBeDefined();
    }
    expect((await get('/h5_ac/activity_20250520', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get('/h5_ac/activity_20250520?lang=en', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('files of the client build', () => {
  it('tells the phone the time at which it was asked for, also where the phone keeps it already', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-05-20T12:00:00Z') });
    const first = await get('/h5_ac/activity_20250520');
    vi.setSystemTime(Date.parse('2025-05-20T12:00:30Z'));
    const again = await get('/h5_ac/activity_20250520', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.headers['server-timing']]).toEqual([
      304,
      `served-at;dur=${Date.parse('2025-05-20T12:00:30Z')}`,
    ]);
  });

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

  it('are sent as the build has compressed them, and as they are where it has not', async () => {
    for (const [url, accepts, ending, encoding] of [
      ['kernel-abc.js', 'br, gzip', '.br', 'br'],
      ['kernel-abc.js', 'gzip', '.gz', 'gzip'],
      ['kernel-abc.js', '', '', undefined],
      ['short-abc.js', 'br, gzip', '', undefined],
    ] as const) {
      const { headers, rawPayload } = await get(`/h5_ac/assets/${url}`, { 'accept-encoding': accepts });
      const file = readFileSync(join(site.folder, `assets/${url}${ending}`));
      expect(rawPayload.equals(file), `${url} for ${accepts}`).toBe(true);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(file.length));
      expect(headers.vary).toBe('Accept-Encoding');
    }
  });

  it('stay to be had by the pages that name them when a newer build has taken their place', async () => {
    const file = join(site.folder, 'assets/older-abc.js');
    writeFileSync(file, 'old()');
    expect((await get('/h5_ac/assets/older-abc.js')).body).toBe('old()');
    rmSync(file);
    expect(await get('/h5_ac/assets/older-abc.js')).toMatchObject({ statusCode: 200, body: 'old()' });
  });

  it.each([
    '/h5_ac/assets/none.js',
    '/h5_ac/assets/kernel-abc.js.br',
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
    await site.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.server.server.address() as AddressInfo;
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
