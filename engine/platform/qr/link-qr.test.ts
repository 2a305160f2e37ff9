// By turns: draws and reads codes.
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { sensitiveKeys as keys } from '../identity/identity.ts';
import { cleanerOf } from '../secrets/index.ts';
import { fittingLink } from './fitting-link.ts';
import { createLinkQr, qrDataImage, qrSvg } from './index.ts';
import { paintSvg } from './testing/paint-svg.ts';
import { readBack } from './testing/read-back.ts';

const silent = (): void => undefined;
const canaries = ['CANARY-token-51f0', 'CANARY-user-7781', 'CANARY-device-90aa'];
const clean = cleanerOf({ keys, values: canaries });
const LINK = 'https://example.onelink.me/AbCd?af_js_web=true&pid=officialsite&c=cn&af_ss_qr=true ';

const readLink = async (link: string): Promise<string | null> => {
  const code = createLinkQr(link, {}, clean, silent);
  if (code === null) return null;
  const read = await readBack(paintSvg(qrSvg(code)));
  expect(read.jsqr).toBe(read.zxing);
  return read.zxing;
};

describe('§9 link QR', () => {
  test('§9 QR correction: Q with a logo, L without (T53)', () => {
    proves('7.10', '9.6', 'T53');
    expect(createLinkQr(LINK, {}, clean, silent)?.symbol?.level).toBe('L');
    expect(createLinkQr(LINK, { logo: '' }, clean, silent)?.symbol?.level).toBe('L');
    expect(createLinkQr(LINK, { logo: '/logo.svg' }, clean, silent)?.symbol?.level).toBe('Q');
  });

  test('§5 QR code: the link is in the code to the letter, with a quiet zone around', async () => {
    proves('5.9', '7.10');
    expect(await readLink(LINK)).toBe(LINK);
    expect(createLinkQr(LINK, {}, clean, silent)?.kept.quietZone).toBe(4);
    expect(createLinkQr(LINK, { quietZone: 1 }, clean, silent)?.kept.quietZone).toBe(1);
  });
});

describe('§5 QR code: a link that is longer than a code can be (T56)', () => {
  beforeEach(() => proves('T56'));
  const page = 'https://h5.example.com/a';
  const long = (length: number): string => 'x'.repeat(length);

  test('§5 QR code: loses its fragment, then its longest parameters, and keeps what fits', async () => {
    expect(await readLink(`${page}?pid=mail&note=${long(3000)}&c=cn`)).toBe(`${page}?pid=mail&c=cn`);
    expect(await readLink(`${page}?pid=mail#${long(3000)}`)).toBe(`${page}?pid=mail`);
    expect(await readLink(`${page}?${long(3000)}`)).toBe(page);
    expect(await readLink(`${page}?q=${'春'.repeat(990)}&c=cn`), 'counted in bytes').toBe(`${page}?c=cn`);
  });

  test('§5 QR code: where the path alone is too long the origin is left', async () => {
    expect(await readLink(`${page}/${long(3000)}?c=cn`)).toBe('https://h5.example.com');
  });

  test('§5 QR code: a link of exactly the capacity stays whole, one byte more does not', () => {
    const base = `${page}?c=cn&q=`;
    for (const [logo, capacity] of [
      ['', 2953],
      ['/logo.svg', 1663],
    ] as const) {
      const whole = base + long(capacity - base.length);
      expect(fittingLink(whole, capacity)).toBe(whole);
      expect(createLinkQr(whole, { logo }, clean, silent)?.symbol?.version).toBe(40);
      expect(createLinkQr(`${whole}x`, { logo }, clean, silent)?.symbol?.version).toBeLessThan(5);
    }
  });

  test('§5 QR code: 500 links of any length: never longer than asked for, and still a link', () => {
    const part = fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.string({ unit: 'grapheme', maxLength: 60 }));
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 12 }),
        fc.webPath(),
        fc.integer({ min: 60, max: 400 }),
        (parts, path, limit) => {
          const link = `https://h5.example.com${path}?${new URLSearchParams(parts)}`;
          const fitting = fittingLink(link, limit);
          expect(new TextEncoder().encode(fitting).length).toBeLessThanOrEqual(limit);
          expect(new URL(fitting).origin).toBe('https://h5.example.com');
          if (link.length <= limit) expect(fitting).toBe(link);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('§3 token hygiene in QR codes (T50)', () => {
  beforeEach(() => proves('T50'));
  const nested = encodeURIComponent(`https://h5.example.com/a?x=1&token=${canaries[0]}#k`);
  const twice = encodeURIComponent(
    `gala://open?url=${encodeURIComponent(`https://h5.example.com/?uid=${canaries[1]}&y=2`)}`,
  );
  const links: Record<string, string> = {
    [`https://h5.example.com/a?token=${canaries[0]}&x=1`]: 'https://h5.example.com/a?x=1',
    [`https://h5.example.com/a?x=1&TOKEN=${canaries[0]}`]: 'https://h5.example.com/a?x=1',
    [`https://h5.example.com/a?x=1&%74oken=${canaries[0]}#z`]: 'https://h5.example.com/a?x=1#z',
    [`https://h5.example.com/a?user_id=${canaries[1]}`]: 'https://h5.example.com/a',
    [`https://h5.example.com/a#/b?device_id=${canaries[2]}&x=1`]: 'https://h5.example.com/a#/b?x=1',
    [`https://h5.example.com/a#token=${canaries[0]}`]: 'https://h5.example.com/a',
    [`https://h5.example.com/a?x=1;token=${canaries[0]};y=2`]: 'https://h5.example.com/a?x=1;y=2',
    [`https://h5.example.com/a?af_r=${nested}&z=1`]: `https://h5.example.com/a?af_r=${encodeURIComponent('https://h5.example.com/a?x=1#k')}&z=1`,
    [`https://h5.example.com/a?deep_link_value=${twice}`]: `https://h5.example.com/a?deep_link_value=${encodeURIComponent(`gala://open?url=${encodeURIComponent('https://h5.example.com/?y=2')}`)}`,
  };
  for (const [link, clean] of Object.entries(links)) {
    test(`§3 token hygiene: ${link.slice(0, 70)} (T50)`, async () => {
      proves('T50');
      expect(await readLink(link)).toBe(clean);
    });
  }

  test('§3 token hygiene: a secret that no name gives away goes, or the link is refused without naming it (T50)', async () => {
    proves('T50');
    for (const canary of canaries) {
      const letters = [...canary].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
      const hidden = [
        `?q=${canary}`,
        `?q=${encodeURIComponent(encodeURIComponent(`a ${canary}`))}`,
        `?q=${letters}`,
        `#${canary}`,
      ];
      for (const rest of hidden)
        expect(await readLink(`https://h5.example.com/${rest}`)).toBe('https://h5.example.com/');
      const heard: string[] = [];
      const inPath = `https://h5.example.com/${canary}/x`;
      expect(createLinkQr(inPath, {}, clean, (message) => heard.push(message))).toBeNull();
      expect(heard).toEqual(['QR Code link is not allowed, no code is drawn']);
    }
  });

  test('§3 token hygiene: the canary is nowhere in what is drawn (T50)', () => {
    proves('T50');
    const link = `https://h5.example.com/a?token=${canaries[0]}&uid=${canaries[1]}&device_id=${canaries[2]}&x=1`;
    const code = createLinkQr(link, { logo: '/logo.svg' }, clean, silent);
    if (code === null) throw new Error('no code');
    expect(JSON.stringify([code, qrSvg(code), qrDataImage(code)])).not.toContain('CANARY');
  });

  test('§3 token hygiene: 1,000 links lose their secrets and nothing else (T50)', () => {
    proves('T50');
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-.~%+ 中ก😀=?&/'), maxLength: 12 });
    const harmless = fc.tuple(
      fc
        .string({ unit: fc.constantFrom(...'abcdefgh_'), minLength: 1, maxLength: 8 })
        .filter((key) => !keys.some((one) => key.endsWith(one))),
      word,
    );
    const secret = fc.tuple(fc.constantFrom(...keys, 'Token', 'UID'), fc.constantFrom(...canaries));
    const write = ([key, value]: readonly [string, string]): string =>
      `${encodeURIComponent(key)}=${encodeURIComponent(value)}`;
    fc.assert(
      fc.property(fc.array(fc.oneof(harmless, secret), { maxLength: 8 }), fc.boolean(), (pairs, inHash) => {
        const join = (some: typeof pairs): string => {
          const query = some.map(write).join('&');
          return query === '' ? '' : (inHash ? '#' : '?') + query;
        };
        const kept = pairs.filter(([, value]) => !canaries.includes(value));
        // A value that looks like a query of its own may be cleaned as one; then only its own spelling may change.
        fc.pre(kept.every(([, value]) => !/[=?&%]/.test(value)));
        expect(clean(`https://h5.example.com/a${join(pairs)}`)).toBe(`https://h5.example.com/a${join(kept)}`);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('§5 QR code: what a link QR never leads to', () => {
  const schemes = [
    'javascript',
    'JaVaScRiPt',
    'data',
    'vbscript',
    'file',
    'ftp',
    'blob',
    'about',
    'intent',
    'ws',
    'mailto',
    'sms',
  ];
  const rests = [
    ':alert(1)',
    '://evil.example',
    ':text/html,<script>',
    ':%0a//evil.example',
    ':\\\\evil.example',
  ];
  const marks = ['', ' ', '\t', '\u0000', '\n'];
  const odd = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://user@evil.example',
    'https://user:pw@evil.example',
    'https://ok.example\\@evil.example',
    'https://ok.example\u0000.evil.example',
    'https://ok.example\r\nX: y',
    'https://[::1',
    'https://ok.example:99999/',
    'https://%00/',
    'https://a b/',
    'evil.example',
    '',
    ' ',
  ];
  const hostile = [
    ...marks.flatMap((mark) => schemes.flatMap((scheme) => rests.map((rest) => mark + scheme + rest))),
    ...odd,
  ];

  test(`§5 QR code: ${hostile.length} hostile addresses make no code`, () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    for (const link of hostile)
      expect(createLinkQr(link, {}, clean, silent), JSON.stringify(link)).toBeNull();
  });

  test('§5 QR code: web links of every honest kind do', () => {
    const honest = [
      'https://h5.example.com',
      'http://127.0.0.1:8080/h5_ac/',
      'https://xn--fsq.example/路?q=中',
      'HTTPS://H5.EXAMPLE.COM/A',
    ];
    for (const link of honest) expect(createLinkQr(link, {}, clean, silent), link).not.toBeNull();
  });
});
