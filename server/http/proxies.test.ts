// Every third day, 4 s: opens a server with a database of its own.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { fair, noon } from '../fixtures/harness.ts';
import { openTestDatabase } from '../fixtures/test-database.ts';
import { trustedProxies } from './proxies.ts';

describe('trusted proxies', () => {
  it.each([
    [[], '127.0.0.1', false],
    [['127.0.0.1'], '127.0.0.1', true],
    [['127.0.0.1'], '::ffff:127.0.0.1', true],
    [['10.0.0.0/8'], '10.200.3.4', true],
    [['10.0.0.0/8'], '11.0.0.1', false],
    [['2001:db8::/32'], '2001:db8::7', true],
    [['2001:db8::/32'], '2001:db9::7', false],
    [['192.0.2.7', '10.0.0.0/8'], '10.1.1.1', true],
    [['192.0.2.7'], '192.0.2.8', false],
    [['192.0.2.7/32'], '192.0.2.7', true],
    [['192.0.2.7/32'], '192.0.2.8', false],
    [['2001:db8::7'], '2001:db8::7', true],
    [['2001:db8::7'], '2001:db8::8', false],
    [['2001:db8::7/128'], '2001:db8::7', true],
    [['2001:db8::7/128'], '2001:db8::8', false],
    [['0.0.0.0/0'], '198.51.100.4', true],
    [['10.0.0.0/8'], undefined, false],
    [['10.0.0.0/8'], 'this server', false],
  ])('%j and %s: %s', (list, address, trusted) => {
    expect(trustedProxies(list)(address)).toBe(trusted);
  });

  it.each([
    '*',
    'true',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/1e1',
    '2001:db8::/129',
    '/8',
    '10.0.0.0/8/8',
    'proxy.example.com',
  ])('no proxy: %s', (entry) => expect(() => trustedProxies([entry])).toThrow(entry));
});

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
}, 120_000);
afterAll(() => db.close());

/** Asks a listening server where the request is from. */
async function areaOf(options: AppOptions['options'], headers: Record<string, string>): Promise<string> {
  const app = await createApp({
    db,
    documents: [fair],
    clock: () => noon,
    logger: { level: 'silent' },
    options: { areaHeader: 'X-Area', area: 'VN', ...options },
  });
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api-server/query_location`, { headers });
  return ((await answer.json()) as { data: { areacode: string } }).data.areacode;
}

describe('over HTTP, the country of a request', () => {
  it('is what a trusted proxy tells', async () => {
    expect(await areaOf({ proxies: ['127.0.0.1'] }, { 'x-area': 'th' })).toBe('TH');
  });

  it('is the setting’s, whatever anybody else tells', async () => {
    expect(await areaOf({}, { 'x-area': 'TH' })).toBe('VN');
    expect(await areaOf({ proxies: ['192.0.2.7'] }, { 'x-area': 'TH' })).toBe('VN');
    // Whom the request names is not who sends it.
    const posing = { 'x-area': 'TH', 'x-forwarded-for': '192.0.2.7', forwarded: 'for=192.0.2.7' };
    expect(await areaOf({ proxies: ['192.0.2.7'] }, posing)).toBe('VN');
  });

  it('is the setting’s where a proxy tells something that is no country', async () => {
    expect(await areaOf({ proxies: ['127.0.0.1'] }, { 'x-area': 'THA' })).toBe('VN');
  });
});
