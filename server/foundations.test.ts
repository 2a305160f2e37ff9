import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayOf, daysBetween, endOfDay } from '../engine/document/anywhere/days.ts';
import { mechanics } from '../mechanics/index.ts';
import { proves } from '../tools/testing/proves.ts';
import { parseInt8 } from './database/database.ts';
import { withRetry } from './database/retry.ts';
import { readCampaigns } from './kernel/campaigns.ts';
import { languageOf, textIn } from './language.ts';
import { createLanes } from './limits/lanes.ts';
import { createRateLimiter } from './limits/rate-limit.ts';
import { bearerOf } from './operations/tokens.ts';
import { avatarCount, avatarPath, avatarSvg } from './seed/avatars.ts';
import { DatabaseUnavailable } from './storage/database-unavailable.ts';
import { openDatabase } from './storage/open-database.ts';

describe('days by an offset', () => {
  it('begin at midnight of the offset', () => {
    expect(dayOf(Date.parse('2025-05-19T16:00:00Z'), 480)).toBe('2025-05-20');
    expect(dayOf(Date.parse('2025-05-19T15:59:59.999Z'), 480)).toBe('2025-05-19');
    expect(endOfDay('2025-05-19', 480)).toBe(Date.parse('2025-05-20T00:00:00+08:00'));
  });

  it('a span touches its days, without the day that begins at its end', () => {
    const span = (a: string, b: string) => daysBetween(Date.parse(a), Date.parse(b), 480);
    expect(span('2025-10-01T00:00:00+08:00', '2025-10-03T00:00:00+08:00')).toEqual([
      '2025-10-01',
      '2025-10-02',
    ]);
    expect(span('2025-10-01T20:00:00+08:00', '2025-10-02T00:00:01+08:00')).toEqual([
      '2025-10-01',
      '2025-10-02',
    ]);
    expect(span('2025-10-01T00:00:00+08:00', '2025-10-01T00:00:00+08:00')).toEqual([]);
  });
});

describe('§5 Language', () => {
  beforeEach(() => proves('1.2'));
  it.each([
    ['en', 'en'],
    ['ZH_Hant', 'tw'],
    ['zh-CN', 'cn'],
    ['en-us', 'cn'],
    ['constructor', 'cn'],
    [undefined, 'cn'],
  ])('%s is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it('a text that lacks the language falls back to cn', () => {
    expect(textIn({ cn: '你好', en: 'Hello' }, 'en')).toBe('Hello');
    expect(textIn({ cn: '你好' }, 'th')).toBe('你好');
    expect(textIn({ vi: 'Chào' }, 'th')).toBe('Chào');
    expect(textIn(null, 'th')).toBe('');
  });
});

describe('documents', () => {
  const schedule = { start: '2025-10-01T00:00:00+08:00', end: '2025-10-08T00:00:00+08:00' };
  const currency = { id: 'coin' };
  const gifts = [{ id: 'rose', points: 1, earns: 1 }];

  it('without a schedule, and redirects, are none of the server’s business', () => {
    const documents = [
      { route: 'seed_rule', document: { title: 'Rules' } },
      { route: 'old', document: { redirect: '/new' } },
      { route: 'broken', document: null },
    ];
    expect(readCampaigns(documents, mechanics)).toMatchObject({ byId: new Map(), activities: [] });
  });

  it('stand in the list with the latest beginning first, and by their names where that is the same', () => {
    const begins = (month: string) => ({ ...schedule, start: `2025-${month}-01T00:00:00+08:00` });
    const documents = [
      { route: 'early', document: { schedule: begins('08') } },
      { route: 'b', document: { schedule: begins('09') } },
      { route: 'late', document: { schedule } },
      { route: 'a', document: { schedule: begins('09') } },
    ];
    expect(readCampaigns(documents, mechanics).activities.map(({ id }) => id)).toEqual([
      'late',
      'a',
      'b',
      'early',
    ]);
  });

  it('name themselves when a date or a key is wrong', () => {
    const wrongDate = { schedule: { ...schedule, end: 'tomorrow' } };
    expect(() => readCampaigns([{ route: 'a', document: wrongDate }], mechanics)).toThrow('a: schedule.end');
    const wrongKey = { schedule, campaign: { currency, gifts, tombola: {} } };
    const read = () => readCampaigns([{ route: 'b', document: wrongKey }], mechanics);
    expect(read).toThrow('b: no mechanic reads campaign.tombola');
  });
});

describe('the database', () => {
  it('an amount that a number cannot hold is an error', () => {
    expect(parseInt8('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => parseInt8('9007199254740992')).toThrow(RangeError);
  });

  it('runs a transaction again after a deadlock, five times in all, and no other error', async () => {
    const failing = (code: string, until: number) => {
      let runs = 0;
      const work = async () => {
        runs += 1;
        if (runs <= until) throw Object.assign(new Error('x'), { code });
        return runs;
      };
      return { work, runs: () => runs };
    };
    expect(await withRetry(failing('40P01', 4).work)).toBe(5);
    expect(await withRetry(failing('40001', 1).work)).toBe(2);
    const hopeless = failing('40001', 9);
    await expect(withRetry(hopeless.work)).rejects.toThrow();
    expect(hopeless.runs()).toBe(5);
    const other = failing('23505', 1);
    await expect(withRetry(other.work)).rejects.toThrow();
    expect(other.runs()).toBe(1);
  });

  it('says in one sentence why a folder cannot be used', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gala-'));
    try {
      writeFileSync(join(folder, 'file'), '');
      const onFile = openDatabase({ dataDir: join(folder, 'file') });
      await expect(onFile).rejects.toThrow(/data folder .*file is not writable/);
      await expect(onFile).rejects.toBeInstanceOf(DatabaseUnavailable);
      if (process.getuid?.() !== 0) {
        chmodSync(folder, 0o500);
        await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/not writable/);
        chmodSync(folder, 0o700);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says in one sentence that DATABASE_URL does not answer', async () => {
    const databaseUrl = 'postgres://nobody:hunter2@127.0.0.1:1/none';
    const opening = openDatabase({ dataDir: null, databaseUrl });
    await expect(opening).rejects.toThrow(/DATABASE_URL does not answer: .*ECONNREFUSED/);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });
});

describe('the rate limiter', () => {
  it('refills with time and never beyond its burst', () => {
    const limiter = createRateLimiter({ burst: 2, perSecond: 0.5 });
    expect([limiter.take('a', 0), limiter.take('a', 0), limiter.take('a', 0)]).toEqual([0, 0, 2]);
    expect(limiter.take('a', 2000)).toBe(0);
    expect([limiter.take('a', 1e9), limiter.take('a', 1e9), limiter.take('a', 1e9)]).toEqual([0, 0, 2]);
  });

  it('remembers no more callers than it may', () => {
    const limiter = createRateLimiter({ burst: 1, perSecond: 1 }, 10);
    for (let i = 0; i < 1000; i += 1) limiter.take(`caller ${i}`, 0);
    expect(limiter.size).toBe(10);
  });
});

describe('lanes', () => {
  it('let a few through at once, a few wait in order, and refuse the rest of that lane alone', async () => {
    const lanes = createLanes({ atOnce: 1, waiting: 2 });
    const done: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const work = (name: string) => async () => {
      await gate;
      done.push(name);
    };
    const all = [lanes.run('x', work('1')), lanes.run('x', work('2')), lanes.run('x', work('3'))];
    await expect(lanes.run('x', work('4'))).rejects.toThrow('TOO_MANY');
    all.push(lanes.run('y', work('other')));
    const failing = lanes.run('z', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(lanes.size).toBe(2);
    open();
    await Promise.all(all);
    expect(done.filter((name) => name !== 'other')).toEqual(['1', '2', '3']);
    expect(lanes.size).toBe(0);
  });
});

describe('T28 the token travels in Authorization: Bearer', () => {
  beforeEach(() => proves('T28'));
  it('and nothing else is one', () => {
    expect(bearerOf('Bearer abc-_.~+/=')).toBe('abc-_.~+/=');
    expect(bearerOf('bearer abc')).toBe('abc');
    for (const header of [undefined, '', 'Basic abc', 'Bearer', 'Bearer a b'])
      expect(bearerOf(header)).toBeNull();
  });
});

describe('avatars', () => {
  const all = Array.from({ length: avatarCount }, (_, index) => avatarSvg(index + 1));

  it('are 24 different pictures under 1.2 kB each', () => {
    expect(new Set(all).size).toBe(24);
    for (const svg of all) expect(Buffer.byteLength(svg)).toBeLessThan(1200);
  });

  it('come round again for as many people as there are', () => {
    const paths = Array.from({ length: 2 * avatarCount }, (_, index) => avatarPath(index + 1));
    expect(new Set(paths).size).toBe(avatarCount);
    expect([paths[0], paths[23], paths[24]]).toEqual([1, 24, 1].map((n) => `/h5_ac/avatars/${n}.svg`));
  });

  it('hold neither style, script nor addresses', () => {
    for (const svg of all)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/style|script|http|url\(/);
  });
});
