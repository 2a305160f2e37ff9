import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proves } from '../tools/testing/proves.ts';
import type { Database } from './database/database.ts';
import { errors } from './errors.ts';
import { expireToken } from './fixtures/expire-token.ts';
import { createHarness, fair, type Harness, newKey, noon, serviceKey } from './fixtures/harness.ts';
import { openTestDatabase } from './fixtures/test-database.ts';
import { issueToken } from './operations/tokens.ts';
import { DatabaseUnavailable } from './storage/database-unavailable.ts';

let db: Database;
let h: Harness;

beforeAll(async () => {
  db = await openTestDatabase();
  h = await createHarness(db);
}, 60_000);

afterAll(async () => {
  await h.app.close();
  await db.close();
});

describe('§3 the envelope', () => {
  it('wraps an answer with code 0 and message ok', async () => {
    const answer = await h.call('GET', '/v2/time');
    expect(JSON.parse(answer.text)).toEqual({ code: 0, message: 'ok', data: { now: noon } });
    expect(answer.status).toBe(200);
  });

  it('carries the server time, nosniff and no-store', async () => {
    const { headers } = await h.call('GET', '/v2/time');
    expect(headers['x-server-time']).toBe(String(noon));
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('wraps an unknown path, malformed JSON, and a body beyond 64 KiB', async () => {
    expect(await h.call('GET', '/v2/nothing')).toMatchObject({ status: 404, code: errors.NOT_FOUND.code });
    const { token } = await h.newUser();
    const broken = {
      token,
      key: newKey(),
      body: '{"count":',
      headers: { 'content-type': 'application/json' },
    };
    const path = '/v2/activities/fair/exchange/badge';
    expect(await h.call('POST', path, broken)).toMatchObject({ status: 400, code: errors.BAD_REQUEST.code });
    const large = { token, key: newKey(), body: { count: 1, pad: 'x'.repeat(70_000) } };
    expect(await h.call('POST', path, large)).toMatchObject({ status: 413, code: errors.TOO_LARGE.code });
  });

  it('wraps a path that cannot be decoded, and a parameter beyond all length', async () => {
    expect(await h.call('GET', '/v2/%ZZ')).toMatchObject({ status: 400, code: errors.BAD_REQUEST.code });
    const long = await h.call('GET', `/v2/activities/${'x'.repeat(300)}/balance`);
    expect([errors.NOT_FOUND.code, errors.BAD_REQUEST.code]).toContain(long.code);
    expect(long.text).not.toContain('xxx');
  });

  it('tells failures in the five languages, cn where the header is unknown', async () => {
    const messages = new Set<string>();
    for (const lang of ['cn', 'tw', 'en', 'th', 'vi']) {
      messages.add((await h.call('GET', '/v2/activities/none/balance', { lang })).message);
    }
    expect(messages.size).toBe(5);
    const other = await h.call('GET', '/v2/activities/none/balance', { lang: 'xx' });
    expect(other.message).toBe(errors.TOKEN_EXPIRED.message.cn);
  });

  it('answers 500 without any detail when the database fails', async () => {
    const failing: Database = { ...db, query: () => Promise.reject(new Error('secret detail')) };
    const broken = await createHarness(failing);
    const answer = await broken.call('GET', '/v2/activities/fair/milestones', { lang: 'en' });
    expect(answer).toMatchObject({
      status: 500,
      code: errors.SERVER.code,
      message: errors.SERVER.message.en,
    });
    expect(answer.text).not.toContain('secret');
    expect(await broken.call('GET', '/readyz')).toMatchObject({ status: 503, code: errors.NOT_READY.code });
    expect((await broken.call('GET', '/healthz')).status).toBe(200);
    await broken.app.close();
  });

  it('answers 503 without any detail where the database cannot be reached', async () => {
    const unavailable = () => Promise.reject(new DatabaseUnavailable('secret detail', undefined));
    const broken = await createHarness({ ...db, query: unavailable });
    const answer = await broken.call('GET', '/v2/activities/fair/milestones', { lang: 'en' });
    expect(answer).toMatchObject({ status: 503, code: errors.NOT_READY.code });
    expect(answer.text).not.toContain('secret');
    expect(broken.log.lines.join('')).toContain('request failed');
    await broken.app.close();
  });
});

describe('§4 codes 1 and 2', () => {
  it('English texts are exactly those of the specification §8', () => {
    expect(errors.TOKEN_EXPIRED.message.en).toBe('Token expired');
    expect(errors.NO_PERMISSION.message.en).toBe('No permission');
  });

  it('a personal answer needs a token that is known and has not expired', async () => {
    const path = '/v2/activities/fair/balance';
    const { id, token } = await h.newUser(30);
    expect(await h.call('GET', path)).toMatchObject({ status: 200, code: 1 });
    expect(await h.call('GET', path, { token: 'unknown' })).toMatchObject({ code: 1 });
    expect(await h.call('GET', path, { token })).toMatchObject({ code: 0, data: { amount: 30 } });
    expect(await h.call('GET', path, { token: await issueToken(db, id, noon) })).toMatchObject({ code: 1 });
    await expireToken(db, token);
    expect(await h.call('GET', path, { token })).toMatchObject({ code: 1 });
  });

  it('a public answer is for visitors too, and tells an expired token', async () => {
    const path = '/v2/activities/fair/exchange';
    expect(await h.call('GET', path)).toMatchObject({ code: 0, data: { balance: null } });
    expect(await h.call('GET', path, { token: 'expired' })).toMatchObject({ code: 1 });
  });

  it('gift events are for the app’s own server only', async () => {
    const body = { eventId: 'e', activity: 'fair', gift: 'rose', from: 'a', to: 'b', count: 1, at: noon };
    const { token } = await h.newUser();
    expect(await h.call('POST', '/v2/gift_events', { body, token })).toMatchObject({ code: 2 });
    const wrong = { 'x-service-key': `${serviceKey}x` };
    expect(await h.call('POST', '/v2/gift_events', { body, headers: wrong })).toMatchObject({ code: 2 });
    const right = { 'x-service-key': serviceKey };
    expect((await h.call('POST', '/v2/gift_events', { body, headers: right })).code).toBe(
      errors.UNKNOWN_USER.code,
    );
  });

  it('stores no token as it is', async () => {
    const { token } = await h.newUser();
    const { rows } = await db.query<{ all: string }>(
      'SELECT string_agg(tokens::text, $1) AS all FROM tokens',
      [' '],
    );
    expect(rows[0]?.all.length).toBeGreaterThan(64);
    expect(rows[0]?.all).not.toContain(token);
  });
});

describe('§7 the calls', () => {
  it('POST takes a url-encoded form and JSON alike', async () => {
    const { token } = await h.newUser(1000);
    const path = '/v2/activities/fair/exchange/sticker';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const form = await h.call('POST', path, { token, key: newKey(), body: 'count=2', headers });
    expect(form).toMatchObject({ code: 0, data: { count: 2, cost: 14, balance: 986 } });
    const json = await h.call('POST', path, { token, key: newKey(), body: { count: 2 } });
    expect(json).toMatchObject({ code: 0, data: { count: 2, balance: 972 } });
    const bare = await h.call('POST', path, { token, key: newKey() });
    expect(bare).toMatchObject({ code: 0, data: { count: 1, balance: 965 } });
    const text = await h.call('POST', path, { token, key: newKey(), body: { count: '2' } });
    expect(text).toMatchObject({ status: 400, code: errors.BAD_REQUEST.code });
  });

  it('counts reports and keeps nothing else of them', async () => {
    const { token } = await h.newUser();
    const csp = { 'csp-report': { 'document-uri': `https://x.example/?token=${token}` } };
    const headers = { 'content-type': 'application/csp-report' };
    expect((await h.call('POST', '/v2/reports', { body: JSON.stringify(csp), headers })).code).toBe(0);
    await h.call('POST', '/v2/reports', { body: { kind: 'error', message: token } });
    const beacon = { 'content-type': 'text/plain;charset=UTF-8' };
    await h.call('POST', '/v2/reports', { body: '{"kind":"error"}', headers: beacon });
    const { rows } = await db.query('SELECT day, kind, count FROM report_counts ORDER BY kind');
    expect(rows).toEqual([
      { day: '2025-06-11', kind: 'csp', count: 1 },
      { day: '2025-06-11', kind: 'error', count: 2 },
    ]);
  });

  it('§7 events: keeps each once, however often it arrives, and nothing of who sent it', async () => {
    proves('7.12');
    const { token } = await h.newUser();
    const event = {
      id: 'event-0001',
      event: 'H5_activity_general',
      at: noon,
      page: '/h5_ac/fair',
      props: { H5_activity: 'fair', page_type: 'in_app', token: 'abc', n: 'x?user_id=7&y=1' },
    };
    const body = JSON.stringify({ app: 'gala-h5', events: [event] });
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await h.call('POST', '/v2/events', { token, body, headers })).data).toMatchObject({ stored: 1 });
    expect((await h.call('POST', '/v2/events', { token, body, headers })).data).toMatchObject({ stored: 0 });
    const { rows } = await db.query('SELECT * FROM events');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.parse((rows[0] as { props: string }).props)).toEqual({
      H5_activity: 'fair',
      page_type: 'in_app',
    });
    const many = { app: 'gala-h5', events: Array.from({ length: 31 }, () => event) };
    expect(await h.call('POST', '/v2/events', { body: JSON.stringify(many), headers })).toMatchObject({
      status: 400,
      code: errors.BAD_REQUEST.code,
    });
    expect((await h.call('POST', '/v2/events', { body: 'no JSON', headers })).status).toBe(400);
  });

  it('§7 reports: keeps those of our pages, and counts their kinds', async () => {
    proves('7.12');
    const report = {
      id: 'report-0001',
      kind: 'resource',
      message: 'img x.svg',
      page: '/h5_ac/fair',
      at: noon,
    };
    const headers = { 'content-type': 'text/plain;charset=UTF-8' };
    const body = JSON.stringify({ app: 'gala-h5', reports: [report, report] });
    expect((await h.call('POST', '/v2/reports', { body, headers })).code).toBe(0);
    const kept = await db.query("SELECT kind, message FROM reports WHERE id = 'report-0001'");
    expect(kept.rows).toEqual([{ kind: 'resource', message: 'img x.svg' }]);
    const counted = await db.query("SELECT count FROM report_counts WHERE kind = 'resource'");
    expect(counted.rows).toEqual([{ count: 1 }]);
  });

  it('follows replaced documents without a restart', async () => {
    expect((await h.call('GET', '/v2/activities/second/milestones')).code).toBe(errors.UNKNOWN_ACTIVITY.code);
    await h.app.setDocuments([fair, { ...fair, route: 'hall/second' }]);
    expect((await h.call('GET', '/v2/activities/hall%2Fsecond/milestones')).code).toBe(0);
    await h.app.setDocuments([fair]);
  });
});

describe('§7 token hygiene: the log', () => {
  it('holds no token, user, key or query, whatever happens', async () => {
    const { id, token } = await h.newUser(500);
    const key = newKey();
    const before = h.log.lines.length;
    const badge = '/v2/activities/fair/exchange/badge';
    await h.call('POST', badge, { token, key });
    await h.call('POST', badge, { token, key, body: { count: 2 } });
    await h.call('GET', `/v2/activities/fair/balance?token=${token}&user_id=${id}`, { token });
    await h.call('GET', `/v2/${token}/${id}`, { token });
    const headers = { 'x-service-key': serviceKey };
    const body = { eventId: `e-${id}`, activity: 'fair', gift: 'rose', from: id, to: id, count: 1, at: noon };
    await h.call('POST', '/v2/gift_events', { body, headers });
    const log = h.log.lines.slice(before).join('');
    expect(h.log.lines.length).toBeGreaterThan(before + 8);
    expect(log).toContain('/api-server/v2/activities/:id/exchange/:item');
    for (const secret of [token, id, key, serviceKey, 'user_id=']) expect(log).not.toContain(secret);
  });

  it('describes a failure of the database by its state and constraint, not by its message', async () => {
    const { id, token } = await h.newUser(500);
    let armed = false;
    const failing: Database = {
      ...db,
      transaction: (work) => (armed ? Promise.reject(dbError(id)) : db.transaction(work)),
    };
    const broken = await createHarness(failing);
    armed = true;
    const path = '/v2/activities/fair/exchange/badge';
    expect((await broken.call('POST', path, { token, key: newKey() })).status).toBe(500);
    const log = broken.log.lines.join('');
    expect(log).toContain('accounts_balance_check');
    expect(log).not.toContain(id);
    await broken.app.close();
  });
});

function dbError(id: string): Error {
  const error = new Error(`duplicate key value (${id})`);
  return Object.assign(error, { code: '23514', constraint: 'accounts_balance_check', detail: `(${id})` });
}
