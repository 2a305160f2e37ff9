import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../build/schemas.ts';
import type { Schema } from '../engine/document/schema-set.ts';
import { nearestLink } from './model/nearest-link.ts';
import { nearestPicture } from './model/pictures.ts';
import { tipForList } from './shape/list-tips.ts';
import { momentFault } from './shape/moment-faults.ts';
import { guessByPattern, refusedSigns, wordsOfPattern } from './shape/patterns.ts';
import { choiceOf, languageMeant, synonymOf } from './words/synonyms.ts';

const ID = '^[a-z][a-z0-9-]{0,39}$';
const DATE = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$';
const OFFSET = '^[+-](0[0-9]|1[0-4]):[0-5][0-9]$';
const SPAN = '^[1-9][0-9]{0,4}(s|m|h|d)$';
const COLOUR = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';
const ROUTE = '^/[A-Za-z0-9_/-]+$';

describe('what a pattern asks for', () => {
  it('every pattern of documents has its words', () => {
    const patterns = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, one] of Object.entries(value)) {
        if (key === 'pattern' && typeof one === 'string') patterns.add(one);
        collect(one);
      }
    };
    for (const [path, schema] of loadSchemas(join(root, 'schemas'))) {
      if (/^(common|widgets)\/|^activity/.test(path)) collect(schema);
    }
    expect(patterns.size).toBeGreaterThan(10);
    for (const pattern of patterns) expect(wordsOfPattern(pattern), pattern).toBeTruthy();
  });

  it.each([
    [ID, 'charm_daily', 'charm-daily'],
    [ID, 'Love-Letter', 'love-letter'],
    [ID, 'loveLetter', 'love-letter'],
    [ID, 'ring box ', 'ring-box'],
    [SPAN, '30 s', '30s'],
    [SPAN, '5min', '5m'],
    [SPAN, '30 seconds', '30s'],
    [SPAN, '30000', '30s'],
    [SPAN, '30', '30s'],
    [SPAN, '1.5m', '90s'],
    [SPAN, '0.5 hours', '30m'],
    [SPAN, '2,5 min', '150s'],
    [OFFSET, 'UTC+8', '+08:00'],
    [OFFSET, '+7:00', '+07:00'],
    [OFFSET, 'Asia/Bangkok', undefined],
    [COLOUR, 'ff00aa', '#ff00aa'],
    [COLOUR, 'reddish', undefined],
    [ROUTE, 'activity_center', '/activity_center'],
    [ROUTE, 'https://gala.example/h5_ac/activity_center?a=b', '/activity_center'],
  ])('%s takes %s for %s', (pattern, text, meant) => {
    expect(guessByPattern(pattern, text)).toBe(meant);
  });

  it('the signs that it refuses are named', () => {
    expect(refusedSigns(ID, 'charm_daily')).toEqual(['_']);
    expect(refusedSigns(ID, 'Ring box')).toEqual(['R', ' ']);
    expect(refusedSigns(ID, 'fine')).toEqual([]);
    expect(refusedSigns(ROUTE, '/a.json')).toEqual(['.']);
  });

  it('of a form no signs are named: they are wrong by their place', () => {
    for (const form of [DATE, SPAN, OFFSET]) expect(refusedSigns(form, '5min')).toEqual([]);
  });
});

describe('pictures', () => {
  const known = new Set([
    'art/rose/sky.svg',
    'art/rose/gifts/swan.svg',
    'art/starlight/sky.svg',
    'art/rose/palette.json',
  ]);
  it.each([
    ['art/Rose/Sky.SVG', 'art/rose/sky.svg'],
    ['/art/rose/sky.svg', 'art/rose/sky.svg'],
    ['./art/rose/sky.svg', 'art/rose/sky.svg'],
    ['art\\rose\\sky.svg', 'art/rose/sky.svg'],
    ['https://cdn.example.com/activities/art/rose/sky.svg?v=2', 'art/rose/sky.svg'],
    ['rose/sky.svg', 'art/rose/sky.svg'],
    ['art/rose/sky.png', 'art/rose/sky.svg'],
    ['art/rose/sky', 'art/rose/sky.svg'],
    ['art/rose/skyy.svg', 'art/rose/sky.svg'],
    ['art/rose/swan.svg', 'art/rose/gifts/swan.svg'],
    ['art/nowhere/whatever.svg', undefined],
  ])('%s: %s', (path, meant) => {
    expect(nearestPicture(path, known)).toBe(meant);
  });
});

describe('moments', () => {
  it.each([
    ['2025-05-20 00:00:00+08:00', 'a T', '2025-05-20T00:00:00+08:00'],
    ['2025/05/20T00:00:00+08:00', 'parted by -', '2025-05-20T00:00:00+08:00'],
    ['2025-05-20T00:00:00.000+08:00', 'parts of a second are not written', '2025-05-20T00:00:00+08:00'],
    ['2025-05-20T00:00:00+0800', 'its offset is written as', '2025-05-20T00:00:00+08:00'],
    ['2025-05-20T00:00:00+8:00', 'its offset is written as', '2025-05-20T00:00:00+08:00'],
    ['2025-05-20T00:00:00 +08:00', 'at once after the seconds', '2025-05-20T00:00:00+08:00'],
    ['2025-05-20t00:00:00Z', 'a T', '2025-05-20T00:00:00Z'],
    ['2025-05-20T10:00+08:00', 'seconds are missing', '2025-05-20T10:00:00+08:00'],
    ['2025-05-20T10.00.00+08:00', 'colons', '2025-05-20T10:00:00+08:00'],
    ['20-05-2025T00:00:00+08:00', 'the year comes first', '2025-05-20T00:00:00+08:00'],
    ['05-06-2025T00:00:00+08:00', 'the year comes first', undefined],
    ['25-05-20T00:00:00+08:00', 'four digits', undefined],
    ['2025-9-31T00:00:00+08:00', 'two digits', undefined],
    ['2025-9-3T00:00:00+08:00', 'two digits', '2025-09-03T00:00:00+08:00'],
    ['2025-05-20T00:00:00', 'its offset is missing', undefined],
    ['2025-05-20T00:00:00Z+8', 'or as Z alone', undefined],
    ['2025-05-20', 'its time and its offset are missing', undefined],
    ['May 20, 2025', 'begins with the day', undefined],
  ])('%s', (text, fault, nearest) => {
    expect(momentFault(text)).toEqual({
      fault: expect.stringContaining(fault),
      ...(nearest ? { nearest } : {}),
    });
  });
});

describe('links', () => {
  const targets = { routes: ['/', '/activity_center', '/rookie/autumn'], anchors: new Set(['rules', 'top']) };
  it.each([
    ['activity_center', '/activity_center'],
    ['/activity_center.json', '/activity_center'],
    ['activities/rookie/autumn.json', '/rookie/autumn'],
    ['/h5_ac/activity_center?lang=en', '/activity_center'],
    ['#activity_center', '/activity_center'],
    ['#Rules', '#rules'],
    ['/activity centre', '/activity_center'],
    ['javascript:history.back()', undefined],
    ['mailto:help@example.com', undefined],
    ['nowhere at all', undefined],
    ['http://example.com/a', 'https://example.com/a'],
  ])('%s: %s', (text, meant) => {
    expect(nearestLink(text, 'link', targets).nearest).toBe(meant);
  });

  it('an alias is new: it is offered as it would be written', () => {
    expect(nearestLink('old_page.json', 'alias', targets).nearest).toBe('/old_page');
  });
});

describe('one value where a list is wanted', () => {
  it.each([
    [{ type: 'array' }, 'cn, tw,en', '["cn", "tw", "en"]'],
    [{ type: 'array' }, '1,2', '[1, 2]'],
    [{ type: 'array' }, '1-4', '[1, 2, 3, 4]'],
    [{ type: 'array', items: { type: 'string' } }, 'shop', '["shop"]'],
    [
      { type: 'array', 'x-kind': 'actions' },
      '/activity_center',
      '"do": "navigate", "to": "/activity_center"',
    ],
    [{ type: 'array', 'x-kind': 'actions' }, 'close', 'a list of steps'],
    [{ type: 'array' }, 'all', 'names each entry'],
    [{ type: 'array', examples: [[{ kind: 'points', points: 100 }]] }, 20, '[{"kind":"points","points":20}]'],
  ] as [Schema, unknown, string][])('%j with %s', (schema, value, tip) => {
    expect(tipForList(schema, value)).toContain(tip);
  });
});

describe('words from elsewhere', () => {
  it('keys', () => {
    expect(synonymOf('onClick', ['label', 'press'])).toBe('press');
    expect(synonymOf('url', ['do', 'to'])).toBe('to');
    expect(synonymOf('constructor', ['to'])).toBeUndefined();
    const window = ['opens', 'locks', 'until', 'daily'];
    expect(['start', 'from', 'begin', 'end', 'to', 'finish'].map((one) => synonymOf(one, window))).toEqual([
      ...['opens', 'opens', 'opens'],
      ...['locks', 'locks', 'locks'],
    ]);
    expect(choiceOf('small', ['tall', 'low'])).toBe('low');
    expect(choiceOf('constructor', ['low'])).toBeUndefined();
  });

  it.each([
    ['zh', [], 'cn'],
    ['zh', ['cn'], 'tw'],
    ['zh-CN', [], 'cn'],
    ['zh_Hant_TW', [], 'tw'],
    ['en-US', [], 'en'],
    ['vn', [], 'vi'],
    ['thai', [], 'th'],
    ['fr', [], undefined],
  ] as const)('%s beside %s is %s', (name, taken, code) => {
    expect(languageMeant(name, taken)).toBe(code);
  });
});
