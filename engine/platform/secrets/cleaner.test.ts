// By turns: thousands of invented secrets.
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { sensitiveKeys } from '../identity/identity.ts';
import { cleanerOf } from './index.ts';

const canaries = ['CANARY-token-51f0c2', 'CANARY_user_7781', 'CANARY.device.90aa'];
const clean = cleanerOf({ keys: sensitiveKeys, values: canaries });
const enc = encodeURIComponent;
const page = 'https://h5.example.com/h5_ac/a';

/** Text as whoever gets it could read it: decoded, unescaped, out of base64, again and again. */
function everyReading(text: string): string {
  const seen = new Set([text]);
  for (const one of seen) {
    if (seen.size > 400) break;
    const decoded = one.replace(/%[0-9a-f]{2}/gi, (byte) =>
      String.fromCharCode(Number.parseInt(byte.slice(1), 16)),
    );
    seen.add(decoded);
    seen.add(one.replaceAll('+', ' '));
    seen.add(one.replace(/\\u(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
    for (const run of one.match(/[\w+/-]{8,}/g) ?? [])
      seen.add(Buffer.from(run.replaceAll('-', '+').replaceAll('_', '/'), 'base64').toString());
  }
  return [...seen].join('\n');
}

describe('§3 (T50) the cleaner: names, however they are written', () => {
  beforeEach(() => proves('T50'));
  it.each(
    [
      'token=S',
      'Token=S',
      'TOKEN=S',
      'token[]=S',
      'token[0]=S',
      'token%5B%5D=S',
      'a[token]=S',
      'a[token][0]=S',
      'user.token=S',
      'amp;token=S',
      'access_token=S',
      'accessToken=S',
      'accesstoken=S',
      'refresh-token=S',
      'userId=S',
      'userid=S',
      'USER-ID=S',
      'user%20id=S',
      'my_uid=S',
      'myUid=S',
      'deviceId=S',
      'liveObjId=S',
      'token2=S',
      '%74oken=S',
      'to\\u006ben=S',
      'ｔｏｋｅｎ=S',
      'to\u200bken=S',
      `d=${enc('{"token":"S"}')}`,
      `d=${enc('{"a":{"userId":"S"}}')}`,
      `d=${enc('{\\"token\\":\\"S\\"}')}`,
      `d=${enc("{'uid' : 'S'}")}`,
      `d=${enc(enc('token=S'))}`,
      `d=${btoa('token=S')}`,
      `d=${btoa(btoa('{"uid":"S"}'))}`,
      `d=x.${btoa('{"user_id":"S"}').replace(/=+$/, '')}.y`,
    ].map((one) => [one]),
  )('§3 (T50) %s', (parameter) => {
    proves('T50');
    expect(clean(`${page}?b=1&${parameter}&c=2#rules`)).toMatch(/\?b=1(&amp|&a)?&c=2#rules$/);
    expect(clean(`${page}#/r?${parameter}`)).toMatch(/^https:\/\/h5\.example\.com\/h5_ac\/a#\/r(\?amp)?$/);
    expect(clean(parameter)).toMatch(/^(amp)?$/);
  });

  it.each([
    'token_kind=1&tokens=2&tokenKind=3&betokens=4',
    'my_uid_x=2&liquid=3&fluid=4&guid=5&uids=6&druid: yes',
    'user_ids=1&user=2&id=3&device=4&device_idle=5&live=6&bundle=7',
    'gclid=G&fbclid=F&utm_id=1&af_sub1=token',
    'Unexpected token < in JSON at position 3: see the log',
    'Unexpected token \'<\', "<!doctype "... is not valid JSON',
    'https://h5.example.com/h5_ac/token/rules?n=%e4%BD%A0&q=a+b#/uid',
    'dG9rZW4=',
  ])('§3 (T50) what only looks alike stays, byte for byte: %s', (text) => {
    proves('T50');
    expect(clean(text)).toBe(text);
    expect(clean(`${page}?x=${enc(text)}`)).toBe(`${page}?x=${enc(text)}`);
  });
});

describe('§3 (T50) the cleaner: values', () => {
  beforeEach(() => proves('T50'));
  const short = cleanerOf({ keys: sensitiveKeys, values: ['2025', '7', 'rose', 'device-7'] });

  it.each([
    'act_20251011',
    'activity_2025',
    'utm_c=spring2025',
    '2025-10-11',
    '12.2025.3',
    'version 1.7.2',
    '17 77 7th',
    'primrose rosemary',
    '/h5_ac/activity_20251011/more?day=17&v=7.5',
    'device-70',
  ])('§3 (T50) a short id inside a longer name or number is none: %s', (text) => {
    proves('T50');
    expect(short(text)).toBe(text);
  });

  it.each([
    ['utm_c=2025&utm_ad=x', 'utm_ad=x'],
    ['?id=7&x=1', '?x=1'],
    [`?id=${enc('2025')}&x=%37&y=1`, '?y=1'],
    [`?d=${enc('{"friend":2025}')}&y=1`, '?y=1'],
    [`?list=${enc('1,7,9')}&y=1`, '?y=1'],
    ['https://h5.example.com/u/2025/x', ''],
    ['https://h5.example.com/u/7.png', ''],
    ['/h5_ac/u/rose', ''],
    ['ROSE sends a gift', ' sends a gift'],
    ['row 7 of /u/2025 failed', 'row  of  failed'],
    ['user:2025', ''],
    ['device-7', ''],
    [`?d=${btoa('friend 2025!')}&y=1`, '?y=1'],
  ])('§3 (T50) where it stands as a value it goes: %s', (text, left) => {
    proves('T50');
    expect(short(text)).toBe(left);
  });

  it('§3 (T50) a long value is found inside a longer word too', () => {
    proves('T50');
    expect(clean(`?x=a${canaries[0]}b&y=1`)).toBe('?y=1');
  });

  it('§3 (T50) of an address inside a parameter only the telling parameters go', () => {
    proves('T50');
    const inner = (query: string) => enc(`https://a.example/?x=1${query}#k`);
    expect(clean(`${page}?back=${inner('&token=S')}&y=1`)).toBe(`${page}?back=${inner('')}&y=1`);
    const deep = (query: string) => `${page}?a=${enc(`gala://open?url=${inner(query)}`)}`;
    expect(clean(deep('&uid=S'))).toBe(deep(''));
  });

  it('§5 what is encoded six times is left out alone, what is encoded five times is read', () => {
    const times = (text: string, count: number): string => (count === 0 ? text : times(enc(text), count - 1));
    expect(clean(`${page}?x=${times('a b', 5)}&y=1`)).toBe(`${page}?x=${times('a b', 5)}&y=1`);
    expect(clean(`${page}?x=${times('a b', 6)}&y=1`)).toBe(`${page}?y=1`);
    expect(clean(`${page}?x=${times('token=S', 4)}&y=1`)).toBe(`${page}?y=1`);
  });

  it('with nothing to hide nothing changes', () => {
    const idle = cleanerOf({ keys: [], values: [] });
    expect(idle('?token=S&x=%2525252525252525')).toBe('?token=S&x=%2525252525252525');
  });
});

describe('§3 (T50) the cleaner: texts of any shape', () => {
  beforeEach(() => proves('T50'));
  const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019_.~ 中ก😀'), maxLength: 8 });
  const canary = fc.constantFrom(...canaries);
  const key = fc.constantFrom(
    ...sensitiveKeys,
    'accessToken',
    'USER-ID',
    'a[token]',
    'token[]',
    'amp;uid',
    'x',
    'ref',
  );
  /** Ways to wrap a text, one inside the other. */
  const wraps: ((text: string) => string)[] = [
    enc,
    (text) => `https://a.example/p?q=1&back=${enc(text)}#k`,
    (text) => JSON.stringify({ state: text, n: 1 }),
    (text) => btoa(unescape(enc(text))),
    (text) =>
      btoa(unescape(enc(text)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, ''),
    (text) => text.replace(/[a-z]/gi, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (text) => text.replace(/[a-z]/gi, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
    (text) => `<${text}>`,
    (text) => text.toLowerCase(),
  ];
  const shapes: ((text: string) => string)[] = [
    (text) => text,
    (text) => `${page}?a=1&${text}&z=2`,
    (text) => `${page}?v=${enc(text)}&z=2#k`,
    (text) => `${page}#/r?${text}`,
    (text) => `${page}/${text}?a=1`,
    (text) => `GET ${page}?v=${text} failed: 500`,
    (text) => `TypeError: no ${text} in it`,
  ];
  const secret = fc
    .tuple(key, canary, fc.array(fc.constantFrom(...wraps), { maxLength: 3 }), word, word)
    .map(([name, value, around, before, after]) =>
      around.reduce((text, wrap) => wrap(text), `${before}&${name}=${value};${after}`),
    );
  const told = (text: string): boolean =>
    canaries.some((one) => everyReading(text).toLowerCase().includes(one.toLowerCase()));

  it('§3 (T50) 600 shapes: no canary in what is left, by whatever way it is read', () => {
    proves('T50');
    let seen = 0;
    fc.assert(
      fc.property(secret, fc.constantFrom(...shapes), (text, shape) => {
        const dirty = shape(text);
        if (told(dirty)) seen++;
        expect(told(clean(dirty)), dirty).toBe(false);
        expect(clean(clean(dirty)), 'and what is clean stays').toBe(clean(dirty));
      }),
      { numRuns: 600 },
    );
    expect(seen, 'the canary was there to be found').toBeGreaterThan(550);
  });

  it('§3 (T50) 600 innocent texts stay as they are', () => {
    proves('T50');
    const name = fc.constantFrom(
      'token_kind',
      'liquid',
      'tokens',
      'utm_c',
      'userx',
      'q',
      'bundle',
      'device_idle',
    );
    const innocent = fc
      .tuple(
        fc.array(fc.tuple(name, word), { maxLength: 5 }),
        fc.array(fc.constantFrom(enc), { maxLength: 3 }),
      )
      .map(([pairs, around]) =>
        around.reduce(
          (text, wrap) => wrap(text),
          pairs.map(([one, value]) => `${one}=${enc(value)}`).join('&'),
        ),
      );
    fc.assert(
      fc.property(innocent, fc.constantFrom(...shapes), (text, shape) => {
        expect(clean(shape(text))).toBe(shape(text));
      }),
      { numRuns: 600 },
    );
  });

  it('§3 (T50) 1,000 texts of any letters: no throw, and short ids go from each place of a value', () => {
    proves('T50');
    const short = cleanerOf({ keys: sensitiveKeys, values: ['2025'] });
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('&', ';', '?', '#'),
        (text, mark) => {
          const left = short(`${text}${mark}x=2025`);
          expect(left.endsWith('=2025')).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('§3 (T50) the cleaner: what goes with what tells', () => {
  beforeEach(() => proves('T50'));

  it('an address that tells in its path goes whole, with its parameters', () => {
    expect(clean(`https://x.example/${canaries[0]}?a=1`)).toBe('');
    expect(clean(`/h5_ac/${canaries[0]}#top`)).toBe('');
  });

  it('with a bound, what would have to be read beyond it counts as telling, and so does all that follows', () => {
    const bounded = cleanerOf({ keys: ['token'], most: 400 });
    expect(bounded('/h5_ac/dress_center')).toBe('/h5_ac/dress_center');
    const parts = Array.from({ length: 16 }, (_, nth) => `a${nth}`).join('/');
    expect(bounded(`seen ${parts}`)).toBe('');
    expect(bounded('/h5_ac/dress_center')).toBe('');
    expect(cleanerOf({ keys: ['token'] })(`seen ${parts}`)).toBe(`seen ${parts}`);
  });

  it('of a value that is no address nothing is left', () => {
    expect(clean(`?x=${enc(`${canaries[0]} and more`)}&a=1`)).toBe('?a=1');
  });

  it('a value of twelve characters is found inside of a longer word, a shorter one is not', () => {
    const found = (value: string) => cleanerOf({ keys: [], values: [value] })(`?a=my${value}s&b=1`);
    expect(found('abcdefghij12')).toBe('?b=1');
    expect(found('abcdefghij1')).toBe('?a=myabcdefghij1s&b=1');
  });
});
