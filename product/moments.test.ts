import Fastify, { type FastifyPluginAsync } from 'fastify';
import { describe, expect, it } from 'vitest';
import { phaseAt } from '../engine/document/anywhere/phase.ts';
import { createMoments, momentOf } from './moments.ts';

const now = Date.parse('2026-02-12T00:00:00Z');
const schedule = {
  preview: '2026-02-08T00:00:00+08:00',
  start: '2026-02-10T20:00:00+08:00',
  end: '2026-02-14T12:00:00+08:00',
  settle: '2026-02-14T18:00:00+08:00',
};
const times = Object.fromEntries(
  Object.entries(schedule).map(([name, date]) => [name, Date.parse(date)]),
) as {
  start: number;
  end: number;
};

describe('a moment that an address asks for', () => {
  it.each(['preview', 'live', 'settling', 'ended'])('%s lies in that phase', (phase) => {
    expect(phaseAt(times, momentOf(phase, schedule, now) ?? 0)).toBe(phase);
    const bare = { start: schedule.start, end: schedule.end };
    const without = momentOf(phase, bare, now);
    if (phase === 'settling') expect(without).toBeUndefined();
    else expect(phaseAt({ start: times.start, end: times.end }, without ?? 0)).toBe(phase);
  });

  it('live is now in a campaign that is live: nobody has done anything since', () => {
    const usual = Math.floor(times.start + (times.end - times.start) * 0.45);
    for (const during of [times.start, usual - 1, usual + 1, times.end - 1])
      expect(momentOf('live', schedule, during)).toBe(during);
    for (const other of [times.start - 1, times.end]) expect(momentOf('live', schedule, other)).toBe(usual);
  });

  it.each([
    ['1', '2026-02-10T20:00:00+08:00'],
    ['day2', '2026-02-11T12:00:00+08:00'],
    ['5', '2026-02-14T11:59:59.999+08:00'],
  ])('day %s is %s', (day, moment) => {
    expect(momentOf(day, schedule, now)).toBe(Date.parse(moment));
  });

  it.each([
    ['2026-02-12T20:30:00+07:00', '2026-02-12T20:30:00+07:00'],
    ['2026-02-12T20:30:00 07:00', '2026-02-12T20:30:00+07:00'],
    ['2026-02-12T20:30', '2026-02-12T20:30:00+08:00'],
    ['2026-02-12', '2026-02-12T00:00:00+08:00'],
    ['2026-02-12T12:00Z', '2026-02-12T12:00:00Z'],
  ])('%s is %s', (asked, moment) => {
    expect(momentOf(asked, schedule, now)).toBe(Date.parse(moment));
  });

  it.each(['0', '6', 'day', 'later', '2026-02-31T99:00', '2026-13-01', '', '-1'])('%j is none', (asked) => {
    expect(momentOf(asked, schedule, now)).toBeUndefined();
  });

  it('a page without dates has no days and phases, but every date', () => {
    expect(momentOf('live', undefined, now)).toBeUndefined();
    expect(momentOf('2026-02-12', undefined, now)).toBe(Date.parse('2026-02-12T00:00:00+08:00'));
    expect(momentOf('now', undefined, now)).toBe(now);
  });
});

describe('the moment of a browser', () => {
  const open = async () => {
    const moments = createMoments(
      () => now,
      (path) => (path === 'rose' ? schedule : undefined),
      ({ headers }) => !headers.cookie?.includes('stranger'),
    );
    const pages: FastifyPluginAsync = async (fastify) => {
      fastify.get('/h5_ac/*', async (request, reply) =>
        reply
          .header('ETag', '"1"')
          .type('text/html')
          .send(`${moments.ahead(request)} ${moments.told(request)}`),
      );
    };
    const fastify = Fastify();
    await fastify.register(moments.keep(pages));
    fastify.get('/api-server/v2/time', async (request) => moments.ahead(request));
    return (url: string, cookie = '') => fastify.inject({ url, headers: { cookie } });
  };
  const noon = Date.parse('2026-02-13T12:00:00+08:00') - now;

  it('is asked for by a page, kept by a cookie, and holds for the requests that follow', async () => {
    const ask = await open();
    const page = await ask('/h5_ac/rose?lang=en&at=day4');
    expect(page.body).toBe(`${noon} ${noon}`);
    expect(page.headers['set-cookie']).toBe(`gala_at=${noon}; Path=/; SameSite=Lax`);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(page.headers.etag).toBeUndefined();
    expect((await ask('/h5_ac/other', `a=1; gala_at=${noon}`)).body).toBe(`${noon} ${noon}`);
    expect((await ask('/api-server/v2/time', `gala_at=${noon}`)).body).toBe(String(noon));
  });

  it('is chosen by nobody else', async () => {
    const ask = await open();
    const page = await ask('/h5_ac/rose?phase=live', 'stranger=1; gala_at=5000');
    expect([page.body, page.headers['set-cookie']]).toEqual(['0 0', undefined]);
    expect((await ask('/api-server/v2/time', 'stranger=1; gala_at=5000')).body).toBe('0');
  });

  it('goes back to now', async () => {
    const page = await (await open())('/h5_ac/rose?at=now', 'gala_at=5000');
    expect(page.headers['set-cookie']).toContain('Max-Age=0');
    expect(page.body).toBe('0 0');
  });

  it('is said to be unknown where there is none, and stays as it was', async () => {
    expect((await (await open())('/h5_ac/other?phase=live', 'gala_at=5000')).body).toBe('5000 unknown');
  });

  it('is now without a choice, and for what no page asks', async () => {
    const ask = await open();
    const page = await ask('/h5_ac/rose');
    expect([page.body, page.headers.etag, page.headers['set-cookie']]).toEqual(['0 0', '"1"', undefined]);
    expect((await ask('/api-server/v2/time?phase=live')).body).toBe('0');
    expect((await ask('/h5_ac/rose', 'gala_at=999999999999999')).body).toBe('0 0');
    expect((await ask('/h5_ac/rose', 'gala_at=1e9')).body).toBe('1 1');
  });
});
