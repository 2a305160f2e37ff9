import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas, root } from '../build/schemas.ts';
import type { Schema } from '../engine/document/schema-set.ts';
import { nearestLink } from './model/nearest-link.ts';
import { nearestPicture } from './model/pictures.ts';
import { tipForList } from './shape/list-tips.ts';
import { momentFault } from './shape/moment-faults.ts';
import { guessByPattern, refusedSigns, wordsOfPattern } from './shape/patterns.ts';
import { check, mended, only, rename, set, sound, swap } from './testing/workbench.ts';
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

describe('messages', () => {
  it('zh is offered cn', () => {
    expect(only(set('/languages/0', 'zh')).nearest).toBe('cn');
    expect(only(set('/languages/0', 'zh')).message).toContain('entry 1 of `languages`');
    expect(only(rename('/title/cn', 'zh')).nearest).toBe('cn');
  });

  it('a wrong key beside a missing one is offered the missing one', () => {
    expect(only(rename('/body/2/redeem/0/success/0/name', 'to'))).toMatchObject({ nearest: 'name' });
  });

  it('a picture that is written wrongly is offered the right one', () => {
    expect(only(set('/body/0/art/sky', '/art/Rose/sky.svg')).nearest).toBe('art/rose/sky.svg');
    expect(only(set('/body/0/art/sky', 'art/rose/sky.png')).nearest).toBe('art/rose/sky.svg');
  });

  it('inner quotes are offered', () => {
    const text = set('/state/turn', { type: 'string', values: ['all', 'mine'], initial: 'all' });
    const finding = check(text).find((one) => one.pointer === '/state/turn/initial');
    expect(finding).toMatchObject({ nearest: "'all'", fix: { title: expect.stringContaining("'all'") } });
    const props = set('/body/6/press/0', { do: 'track', event: 'tapped', props: { place: 'main stage' } });
    expect(only(props)).toMatchObject({
      nearest: "'main stage'",
      tip: expect.stringContaining('quotes of its own'),
    });
  });

  it('true or false in the place of a condition is not put in quotes, where it would ask nothing', () => {
    for (const value of [true, false]) {
      const found = only(set('/body/6/visible', value));
      expect(found).toMatchObject({
        rule: 'schema',
        pointer: '/body/6/visible',
        expected: expect.stringContaining('a condition in quotes'),
        tip: expect.stringContaining(value ? 'leave out the key' : 'leave out what it is for'),
      });
      expect([found.fix, found.nearest]).toEqual([undefined, undefined]);
    }
  });

  it('names in the place of entries that are objects are offered as those', () => {
    const bar = (parts: unknown) => set('/body/5', { widget: 'anchor-bar', parts });
    const told = (parts: unknown) => check(bar(parts)).find(({ rule }) => rule === 'schema');
    expect(told(['top', 'rules'])).toMatchObject({ tip: 'it is written as { "to": "top" }' });
    expect(told('top, rules')?.tip).toContain('[{ "to": "top" }, { "to": "rules" }]');
  });

  it('a key that is wrong in all entries of a list is told once', () => {
    const bar = (...parts: object[]) =>
      check(set('/body/5', { widget: 'anchor-bar', parts })).filter(({ rule }) => rule === 'schema');
    const all = bar({ id: 'top' }, { id: 'rules' });
    expect(all).toMatchObject([{ pointer: '/body/5/parts/0/id', nearest: 'to' }]);
    expect(all[0]?.related).toMatchObject([{ message: 'and here' }]);
    // In two of three it is two slips.
    expect(bar({ id: 'top' }, { id: 'rules' }, { to: 'top' })).toHaveLength(2);
  });

  it('a number where an expression stands is put in quotes', () => {
    const wrong = set('/body/4/send/1/value', 2);
    expect(only(wrong)).toMatchObject({ nearest: '"2"' });
    expect(JSON.parse(mended(wrong))).toEqual(JSON.parse(sound));
  });

  it('braces around an expression are taken away', () => {
    const wrong = swap('"while": "phase == \'live\'"', '"while": "{{ phase == \'live\' }}"');
    expect(only(wrong).message).toContain('braces');
    expect(mended(wrong)).toBe(sound);
  });

  it('a link with a query says so', () => {
    expect(only(set('/body/6/press/0/to', '/other?from=here'))).toMatchObject({
      message: expect.stringContaining('has a query'),
      nearest: '/other',
    });
  });

  it('a link that cannot be one is offered a route that exists', () => {
    expect(only(set('/body/6/press/0/to', '/other.json')).nearest).toBe('/other');
    expect(only(set('/aliases/0', '/roses.json')).nearest).toBe('/roses');
  });

  it('what is empty is called empty', () => {
    expect(only(set('/title/en', ''))).toMatchObject({
      message: '`en` is an empty text',
      expected: 'a text',
    });
    expect(only(set('/body/1/visible', ''))).toMatchObject({ message: '`visible` is empty' });
  });

  it('a moment says what it lacks', () => {
    expect(only(set('/schedule/start', '2025-05-20T00:00:00'))).toMatchObject({
      message: '`start`: its offset is missing at the end',
      got: '"2025-05-20T00:00:00"',
    });
  });

  it('a key that has its place elsewhere is not taken for a misspelling', () => {
    const wrong = swap(
      '"widget": "rule-section",',
      '"widget": "section",\n      "from": "charm",\n      "body": [],',
    );
    expect(check(wrong).every((one) => !one.fix)).toBe(true);
    const section = swap(
      '{ "widget": "gift-series", "gifts": ["rose", "swan"] }',
      '{ "widget": "section", "from": "charm", "body": [{ "widget": "gift-series", "gifts": ["rose", "swan"] }] }',
    );
    expect(only(section)).toMatchObject({ message: 'there is no key `from` here' });
    expect(only(section).fix).toBeUndefined();
  });

  it('a redirect beside a page is one error', () => {
    const wrong = swap('"version": 1,', '"version": 1,\n  "redirect": "/other",');
    expect(only(wrong)).toMatchObject({ line: 4, message: expect.stringContaining('a page or a redirect') });
  });

  it('a campaign that is lost is one error, with the places that ask for it', () => {
    const { campaign: _campaign, ...rest } = JSON.parse(sound);
    const finding = only(JSON.stringify(rest, null, 2));
    expect(finding).toMatchObject({
      rule: 'campaign',
      line: 1,
      message: expect.stringContaining('no campaign'),
    });
    expect(finding.related?.length).toBeGreaterThan(3);
  });

  it('a definition that was renamed is one error there, with its uses', () => {
    const finding = only(rename('/data/charm', 'popular'));
    expect(finding).toMatchObject({ rule: 'references', pointer: '/data/popular', nearest: 'charm' });
    expect(finding.related).toHaveLength(4);
  });

  it('a use that is misspelt is told at the use', () => {
    expect(only(set('/body/1/from', 'charmm')).pointer).toBe('/body/1/from');
  });
});
