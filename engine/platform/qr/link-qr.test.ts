import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinkQr, qrDataImage, qrSvg } from './index.ts';
import { paintSvg } from './testing/paint-svg.ts';
import { readBack } from './testing/read-back.ts';
import { withoutSecrets } from './without-secrets.ts';

const silent = (): void => undefined;
const keys = ['token', 'user_id', 'uid', 'device_id', 'live_obj_id', 'bundle_id'];
const canaries = ['CANARY-token-51f0', 'CANARY-user-7781', 'CANARY-device-90aa'];
const secrets = { keys, values: canaries };
const LINK = 'https://example.onelink.me/AbCd?af_js_web=true&pid=officialsite&c=cn&af_ss_qr=true ';

const readLink = async (link: string): Promise<string | null> => {
  const code = createLinkQr(link, {}, secrets, silent);
  if (code === null) return null;
  const read = await readBack(paintSvg(qrSvg(code)));
  expect(read.jsqr).toBe(read.zxing);
  return read.zxing;
};

describe('§9 link QR', () => {
  test('§9 QR correction: Q with a logo, L without (T53)', () => {
    expect(createLinkQr(LINK, {}, secrets, silent)?.symbol?.level).toBe('L');
    expect(createLinkQr(LINK, { logo: '' }, secrets, silent)?.symbol?.level).toBe('L');
    expect(createLinkQr(LINK, { logo: '/logo.svg' }, secrets, silent)?.symbol?.level).toBe('Q');
  });

  test('§5 QR code: the link is in the code to the letter, with a quiet zone around', async () => {
    expect(await readLink(LINK)).toBe(LINK);
    expect(createLinkQr(LINK, {}, secrets, silent)?.kept.quietZone).toBe(4);
    expect(createLinkQr(LINK, { quietZone: 1 }, secrets, silent)?.kept.quietZone).toBe(1);
  });

  test('§8 QR: a link that is too long is the same error', () => {
    const long = `https://h5.example.com/?q=${'a'.repeat(3000)}`;
    expect(() => createLinkQr(long, {}, secrets, silent)).toThrow(
      'Too long data. the CorrectLevel.L limit length is 2953',
    );
  });
});

describe('§3 token hygiene in QR codes (T50)', () => {
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
      expect(await readLink(link)).toBe(clean);
    });
  }

  test('§3 token hygiene: a secret that no name gives away refuses the link and stays out of the warning (T50)', () => {
    for (const canary of canaries) {
      const hidden = [
        `https://h5.example.com/${canary}/x`,
        `https://h5.example.com/?q=${canary}`,
        `https://h5.example.com/?q=${encodeURIComponent(encodeURIComponent(`a ${canary}`))}`,
        `https://h5.example.com/?q=${[...canary].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
        `https://h5.example.com/#${canary}`,
      ];
      for (const link of hidden) {
        const heard: string[] = [];
        expect(
          createLinkQr(link, {}, secrets, (message) => heard.push(message)),
          link,
        ).toBeNull();
        expect(heard).toEqual(['QR Code link is not allowed, no code is drawn']);
      }
    }
  });

  test('§3 token hygiene: the canary is nowhere in what is drawn (T50)', () => {
    const link = `https://h5.example.com/a?token=${canaries[0]}&uid=${canaries[1]}&device_id=${canaries[2]}&x=1`;
    const code = createLinkQr(link, { logo: '/logo.svg' }, secrets, silent);
    if (code === null) throw new Error('no code');
    expect(JSON.stringify([code, qrSvg(code), qrDataImage(code)])).not.toContain('CANARY');
  });

  test('§3 token hygiene: 1,000 links lose their secrets and nothing else (T50)', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-.~%+ 中ก😀=?&/'), maxLength: 12 });
    const harmless = fc.tuple(
      fc
        .string({ unit: fc.constantFrom(...'abcdefgh_'), minLength: 1, maxLength: 8 })
        .filter((key) => !keys.includes(key)),
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
        expect(withoutSecrets(`https://h5.example.com/a${join(pairs)}`, new Set(keys))).toBe(
          `https://h5.example.com/a${join(kept)}`,
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('§3 token hygiene: 1,000 strings of any kind: no throw, no loop, no change where there is no secret (T50)', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...'%25=?&#;+aé/:'), maxLength: 60 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
    );
    fc.assert(
      fc.property(text, (link) => {
        const clean = withoutSecrets(link, new Set(['no-such-key']));
        const shallow = !/%25(?:25){3}/.test(link) && (link.match(/[=?#]/g)?.length ?? 0) < 4;
        if (shallow) expect(clean).toBe(link);
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
      expect(createLinkQr(link, {}, secrets, silent), JSON.stringify(link)).toBeNull();
  });

  test('§5 QR code: web links of every honest kind do', () => {
    const honest = [
      'https://h5.example.com',
      'http://127.0.0.1:8080/h5_ac/',
      'https://xn--fsq.example/路?q=中',
      'HTTPS://H5.EXAMPLE.COM/A',
    ];
    for (const link of honest) expect(createLinkQr(link, {}, secrets, silent), link).not.toBeNull();
  });
});
