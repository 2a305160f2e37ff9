// By turns, 15 s: reads codes back from pictures.
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { createQr, type QrLevel, qrSvg } from './index.ts';
import { paintSvg } from './testing/paint-svg.ts';
import { framed } from './testing/picture.ts';
import { readBack } from './testing/read-back.ts';

const silent = (): void => undefined;
const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

/** Addresses that must never become the source of a picture. */
function hostileAddresses(): string[] {
  const schemes = [
    'javascript',
    'JavaScript',
    'vbscript',
    'file',
    'ftp',
    'http',
    'ws',
    'about',
    'chrome',
    'intent',
  ];
  const rests = [
    ':alert(1)',
    '://evil.example/x.png',
    ':/evil.example',
    '://user:pw@evil.example/x',
    ':%0aalert(1)',
  ];
  const odd = [
    '//evil.example/x.png',
    '\\\\evil.example\\x.png',
    '/\\evil.example/x.png',
    '/\t/evil.example',
    ' https://ok.example/x.png',
    'https://user@ok.example/x.png',
    'https://user:pw@ok.example/x.png',
    'https:\\\\evil.example',
    'https://ok.example/\u0000x.png',
    'https://ok.example/x.png\n',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg,<svg/>',
    'data:application/javascript,alert(1)',
    'data:image/pngx;base64,AAAA',
    'x.png',
    '../x.png',
    '?x',
    '#x',
    'https://',
  ];
  const spoilt = ['\u0000', '\t', '\n', '\u0001', ' '].flatMap((mark) =>
    schemes.flatMap((scheme) => rests.slice(0, 3).map((rest) => mark + scheme + rest)),
  );
  return [...schemes.flatMap((scheme) => rests.map((rest) => scheme + rest)), ...odd, ...spoilt];
}

describe('§5 QR code: logo', () => {
  test('§5 QR code: a logo leaves a quiet hole in the middle, without a module in it', () => {
    const code = createQr({ text: 'https://h5.example.com/gala', logo: LOGO }, silent);
    const { hole, symbol } = code;
    if (!hole || !symbol) throw new Error('no hole');
    expect(hole.from * 2 + hole.side).toBe(symbol.size);
    const px = Math.round(256 / symbol.size);
    const picture = paintSvg(qrSvg(code), '#f00');
    const colourAt = (module: number) => [
      ...picture.data.subarray(...[0, 3].map((one) => (module * px * picture.width + module * px) * 4 + one)),
    ];
    expect(colourAt(hole.from)).toEqual([255, 255, 255]);
    expect(colourAt(hole.from + 1)).toEqual([255, 0, 0]);
  });

  test('§5 QR code: with the worst of logos the code is read back, at every level', async () => {
    for (const correctLevel of ['L', 'M', 'Q', 'H'] as const) {
      for (const version of [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 18, 25, 34, 40]) {
        const text = `logo ${version}${correctLevel}`;
        const size = (17 + 4 * version) * 2;
        const code = createQr({ text, version, correctLevel, logo: LOGO, width: size, height: size }, silent);
        for (const logo of ['#000', 'noise']) {
          const read = await readBack(framed(paintSvg(qrSvg(code), logo), 8));
          expect([read.zxing, read.jsqr], `version ${version}`).toEqual([text, text]);
        }
      }
    }
  }, 60_000);

  test('§5 QR code: half of the repair is left beside the logo: a stain elsewhere does no harm', async () => {
    const text = 'https://h5.example.com/h5_ac/activity_anniversary?af_js_web=true&c=cn';
    const code = createQr({ text, correctLevel: 'Q', logo: LOGO, width: 600, height: 600 }, silent);
    const picture = framed(paintSvg(qrSvg(code), '#000'), 50);
    const px = Math.round(600 / (code.symbol?.size ?? 1));
    const [from, to] = [50 + 12 * px, 50 + 17 * px];
    for (let row = from; row < to; row++)
      picture.data.fill(0, (row * picture.width + from) * 4, (row * picture.width + to) * 4);
    expect(await readBack(picture)).toMatchObject({ zxing: text });
  });

  test('§5 QR code: no logo where none fits, and the code says so', () => {
    const code = createQr({ text: 'A', correctLevel: 'L', logo: LOGO }, silent);
    expect([code.hole, code.kept.logo]).toEqual([null, '']);
    expect(code.warnings).toEqual(['QR Code version 1 at level L has no room for a logo, none is drawn']);
    expect(qrSvg(code)).not.toContain('<image');
  });

  test('§5 QR code: the hole grows with the level and never past 30 % of the width', () => {
    const sides = (['L', 'M', 'Q', 'H'] satisfies QrLevel[]).map((correctLevel) => {
      const { hole } = createQr({ text: 'x', version: 10, correctLevel, logo: LOGO }, silent);
      return hole?.side ?? 0;
    });
    expect(sides).toEqual([...sides].sort((a, b) => a - b));
    expect(Math.max(...sides)).toBeLessThanOrEqual(57 * 0.3);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(3);
  });

  // Each is the widest of which no block loses more than half of what it can repair: one step more may not be read.
  test.each([
    [
      'L',
      '0 0 3 3 3 5 7 7 9 9 9 11 11 13 13 13 13 13 15 13 15 19 17 19 17 21 21 21 21 23 25 23 21 13 23 17 25 27 31 29',
    ],
    [
      'M',
      '3 3 3 5 7 7 7 9 9 13 15 11 15 11 15 13 21 19 21 23 23 27 25 27 27 27 29 25 31 29 27 33 29 21 27 21 27 35 41 43',
    ],
    [
      'Q',
      '3 3 5 7 9 11 11 13 15 15 17 17 19 17 23 19 23 23 21 27 21 21 23 31 27 35 27 33 37 39 41 39 43 45 47 43 43 45 37 53',
    ],
    [
      'H',
      '3 5 5 7 9 11 11 13 15 17 17 19 15 21 15 21 25 21 27 27 27 31 31 33 35 35 37 37 39 41 41 43 43 45 47 45 49 49 47 53',
    ],
  ] as const)(
    '§5 QR code: how wide the hole is at level %s, in modules by version',
    (correctLevel, sides) => {
      const drawn = Array.from({ length: 40 }, (_, nth) => {
        const { hole } = createQr({ text: 'x', version: nth + 1, correctLevel, logo: LOGO }, silent);
        return hole?.side ?? 0;
      });
      expect(drawn.join(' ')).toBe(sides);
    },
  );

  test('§5 QR code: pictures of our own, https, blobs and data images are logos', () => {
    const own = [
      '/h5_ac/logo.svg',
      'https://x.example/l.png',
      'blob:https://x.example/1-2',
      LOGO,
      'data:image/svg+xml,%3Csvg/%3E',
    ];
    for (const logo of own) expect(createQr({ text: 'x'.repeat(50), logo }, silent).kept.logo).toBe(logo);
  });

  test('§5 QR code: hostile addresses are never the source of a picture', () => {
    const hostile = hostileAddresses();
    expect(hostile.length).toBeGreaterThanOrEqual(200);
    for (const logo of hostile) {
      const code = createQr({ text: 'x'.repeat(50), logo }, silent);
      expect(code.kept.logo, logo).toBe('');
      expect(code.warnings, logo).toEqual(['QR Code logo address is not allowed, no logo is drawn']);
      expect(qrSvg(code)).not.toContain('<image');
    }
  });

  test('§5 QR code: whatever a logo address holds, the SVG stays one picture', () => {
    const parser = new new JSDOM('').window.DOMParser();
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('"', "'", '<', '>', '&', ';', '/', 'x', '=', '中'),
          maxLength: 30,
        }),
        (tail) => {
          const logo = `/logo.png?${tail}`;
          const root = parser.parseFromString(
            qrSvg(createQr({ text: 'hello world', logo }, silent)),
            'image/svg+xml',
          ).documentElement;
          expect([...root.children].map((child) => child.nodeName)).toEqual(['path', 'path', 'image']);
          expect(root.lastElementChild?.getAttribute('href')).toBe(logo);
        },
      ),
      { numRuns: 300 },
    );
  });
});
