// By turns: reads hundreds of codes back.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { createQr, type QrLevel, type QrOptions, qrDataImage, qrSvg } from './index.ts';
import { qrShape } from './qr-shape.ts';

const { errors } = JSON.parse(
  readFileSync(new URL('../../../schemas/spec/errors.json', import.meta.url), 'utf8'),
) as { errors: { id: string; real_text?: string }[] };
const textOf = (id: string): string => errors.find((error) => error.id === id)?.real_text ?? '';

const silent = (): void => undefined;
const made = (options: Partial<QrOptions>) => createQr({ text: 'hello', ...options }, silent);

/** Options as they come from a document that nobody checked. */
const foreign = (options: Record<string, unknown>): QrOptions =>
  JSON.parse(JSON.stringify({ text: 'hello', ...options }));

describe('§5 QR code: options', () => {
  test('§5 QR code: a colour of 3 or 6 hex digits is taken as it is written', () => {
    proves('5.7');
    for (const colour of ['#abc', '#ABC', '#a1b2c3', '#A1B2C3', '#000'])
      expect(made({ colorDark: colour, colorLight: colour }).kept).toMatchObject({
        colorDark: colour,
        colorLight: colour,
      });
  });

  test('§5 QR code: any other colour is black, and white behind', () => {
    proves('5.7');
    for (const colour of [
      '',
      'red',
      'abc',
      '#ab',
      '#abcd',
      '#abcde',
      '#abcdef0',
      '#abg',
      ' #abc ',
      '#abc\n',
      '#abc"/><script>',
    ]) {
      const code = made({ colorDark: colour, colorLight: colour });
      expect(code.kept).toMatchObject({ colorDark: '#000', colorLight: '#fff' });
      expect(code.warnings).toEqual([]);
    }
    expect(createQr(foreign({ colorDark: 123 }), silent).kept.colorDark).toBe('#000');
  });

  test('§5 QR code: a version outside 0 to 40 is reset to automatic with a warning (T54)', () => {
    proves('5.7', 'T54');
    expect(made({ version: 41 }).warnings).toEqual([textOf('qr_version')]);
    for (const version of [-1, 41, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 'seven']) {
      const code = made({ version });
      expect(code.kept.version).toBe(0);
      expect(code.symbol?.version).toBe(1);
      expect(code.warnings).toEqual([`QR Code version '${version}' is invalidate, reset to 0`]);
    }
  });

  test('§5 QR code: a version that is too small grows with a warning, a larger one stays (T54)', () => {
    proves('5.7', 'T54');
    const code = createQr({ text: 'x'.repeat(60), version: 1, correctLevel: 'L' }, silent);
    expect(code.symbol?.version).toBe(4);
    expect(code.kept.version).toBe(1);
    expect(code.warnings).toEqual(['QR Code version 1 too small, run version use 4']);
    expect(made({ version: 12 }).symbol).toMatchObject({ version: 12, size: 65 });
  });

  test('§5 QR code: a dot scale outside 0 to 1, and 0 itself, is reset to 1 with a warning (T55)', () => {
    proves('5.7', 'T55');
    expect(made({ dotScale: 2 }).warnings).toEqual([textOf('qr_dot_scale')]);
    for (const dotScale of [0, -0.1, 1.01, Number.NaN, Number.POSITIVE_INFINITY]) {
      const code = made({ dotScale });
      expect(code.kept.dotScale).toBe(1);
      expect(code.warnings).toHaveLength(1);
      expect(code.warnings[0]).toContain('now reset to 1');
    }
    expect(made({ dotScale: 0.35 }).kept.dotScale).toBe(0.35);
  });

  test('§9 QR correction: high by default, and for a level that does not exist (T53)', () => {
    proves('9.6', 'T53');
    expect(made({}).symbol?.level).toBe('H');
    expect(createQr(foreign({ correctLevel: 'X' }), silent).symbol?.level).toBe('H');
  });

  test('§9 QR default size: 256 by 256, drawn at the nearest whole px per module', () => {
    proves('9.6');
    expect(made({}).kept).toMatchObject({ width: 256, height: 256 });
    expect(qrSvg(made({ correctLevel: 'L' }))).toContain('width="252" height="252"');
  });

  test('§5 QR code: no module is ever smaller than a px, no size is absurd', () => {
    expect(qrSvg(made({ version: 40, width: 20, height: 20 }))).toContain('width="177"');
    for (const width of [0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) {
      const code = made({ width });
      expect(code.kept.width).toBe(256);
      expect(code.warnings).toHaveLength(1);
    }
  });

  test('§5 QR code: a quiet zone adds light modules on all sides', () => {
    expect(qrSvg(made({ correctLevel: 'L', quietZone: 4 }))).toContain(`width="${(21 + 8) * 12}"`);
    expect(made({ quietZone: -3 }).kept.quietZone).toBe(0);
    expect(made({ quietZone: 1e9 }).kept.quietZone).toBe(32);
  });

  test('§5 QR code: an empty text makes no code and no error', () => {
    const code = createQr({ text: '' }, silent);
    expect(code.symbol).toBeNull();
    expect([qrSvg(code), qrDataImage(code)]).toEqual(['', '']);
  });

  test.each([
    [{ a: 1 }, '[object]'],
    [[7], '[object]'],
    ['seven', 'seven'],
  ])('§5 QR code: a warning about %j says %s', (version, told) => {
    expect(createQr(foreign({ version }), silent).warnings).toEqual([
      `QR Code version '${told}' is invalidate, reset to 0`,
    ]);
  });

  test('§5 QR code: the data image is the SVG document', () => {
    const code = made({ colorDark: '#f00' });
    expect(decodeURIComponent(qrDataImage(code).replace('data:image/svg+xml,', ''))).toBe(qrSvg(code));
    expect(qrDataImage(code)).not.toContain('#');
  });
});

describe('§5 QR code: its boxes', () => {
  const plain = made({ correctLevel: 'L' });

  test('§5 QR code: begin behind the quiet zone, and modules that touch in a row are one', () => {
    const { width, dark } = qrShape(made({ correctLevel: 'L', quietZone: 4 }));
    const px = width / (21 + 2 * 4);
    // The upper edge of the first guide: seven modules.
    expect(dark[0]).toEqual({ x: 4 * px, y: 4 * px, width: 7 * px, height: px });
    expect(dark.some(({ x, y }, index) => dark[index + 1]?.y === y && dark[index + 1]?.x === x + px)).toBe(
      false,
    );
  });

  test('§5 QR code: none are hidden for a logo where there is none', () => {
    expect(qrShape(plain, true)).toEqual(qrShape(plain));
  });

  test('§5 QR code: an empty text has none', () => {
    expect(qrShape(made({ text: '' }))).toEqual({ width: 0, height: 0, dark: [], logo: null });
  });
});

describe('§8 QR: too-long-data error', () => {
  beforeEach(() => proves('5.8'));
  const limits: Record<QrLevel, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };
  for (const level of ['L', 'M', 'Q', 'H'] as const) {
    test(`§8 QR: level ${level} holds ${limits[level]} bytes and not one more (T56)`, () => {
      proves('5.8', 'T56');
      const full = 'a'.repeat(limits[level]);
      expect(createQr({ text: full, correctLevel: level }, silent).symbol?.version).toBe(40);
      const message = textOf('qr_too_long')
        .replace('L limit', `${level} limit`)
        .replace('2953', String(limits[level]));
      expect(() => createQr({ text: `${full}a`, correctLevel: level }, silent)).toThrow(new Error(message));
    });
  }

  test('§8 QR: warnings are heard even when the text is too long', () => {
    proves('5.8');
    const heard: string[] = [];
    const call = () => createQr({ text: 'a'.repeat(3000), version: 99 }, (message) => heard.push(message));
    expect(call).toThrow('Too long data. the CorrectLevel.H limit length is 1273');
    expect(heard).toEqual(["QR Code version '99' is invalidate, reset to 0"]);
  });

  test('§8 QR: 1,000 wild option sets make a code or that one error', () => {
    proves('5.8');
    const wild = fc.record(
      {
        version: fc.anything(),
        dotScale: fc.anything(),
        width: fc.anything(),
        height: fc.anything(),
        colorDark: fc.anything(),
        colorLight: fc.anything(),
        correctLevel: fc.oneof(fc.constantFrom('L', 'M', 'Q', 'H'), fc.anything()),
        quietZone: fc.anything(),
        logo: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wild, fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (options, text) => {
        const code = createQr(foreign({ ...json(options), text }), silent);
        expect(code.symbol?.size).toBeGreaterThanOrEqual(21);
        expect(code.kept.colorDark).toMatch(/^#[0-9a-f]{3,6}$/i);
      }),
      { numRuns: 1000 },
    );
  }, 60_000);
});

/** What of a value survives in a document. */
function json(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => {
      try {
        const text: unknown = JSON.parse(JSON.stringify(one));
        return text === null ? [] : [[key, text]];
      } catch {
        return [];
      }
    }),
  );
}
