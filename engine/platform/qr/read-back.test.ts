// By turns, 25 s: draws and reads hundreds of codes.
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { createQr, type QrLevel, type QrOptions, qrSvg } from './index.ts';
import { paintSvg } from './testing/paint-svg.ts';
import { framed } from './testing/picture.ts';
import { readBack } from './testing/read-back.ts';

const LEVELS: readonly QrLevel[] = ['L', 'M', 'Q', 'H'];
/** How many made-up texts are read back; GALA_PROOF_TEXTS=1200 for a longer look. */
const TEXTS = Number(process.env.GALA_PROOF_TEXTS ?? 300);
const silent = (): void => undefined;

/** The second decoder looks for a guide of version 23 in the wrong place and needs the repair of level M or above. */
const jsqrKnows = (version: number, level: QrLevel): boolean => version !== 23 || level !== 'L';

async function readAt(options: QrOptions, px: number) {
  const size = createQr(options, silent).symbol?.size ?? 0;
  const code = createQr({ ...options, width: size * px, height: size * px }, silent);
  const read = await readBack(framed(paintSvg(qrSvg(code)), 4 * px));
  return { ...read, kept: code.kept, symbol: code.symbol };
}

async function expectReadBack(options: QrOptions, px = 3): Promise<void> {
  const read = await readAt(options, px);
  const { version = 0, level = 'H' } = read.symbol ?? {};
  expect(read.zxing).toBe(options.text);
  if (jsqrKnows(version, level)) expect(read.jsqr).toBe(options.text);
  expect([read.version, read.level]).toEqual([version, level]);
}

describe('§5 QR code: read back by two decoders', () => {
  beforeEach(() => proves('5.9'));
  const texts = {
    Thai: 'สวัสดีชาวโลก ของขวัญน้ำใจ ๒๕๖๘ กิจกรรมพิเศษ',
    'Chinese, simplified': '你好，世界！七夕表白节：送礼物，上榜单。',
    'Chinese, traditional': '繁體中文：週年慶典，龍與鳳凰，憂鬱的臺灣烏龜',
    Vietnamese: 'Xin chào Việt Nam, đường phố rộn ràng, quà tặng miễn phí ạ ắ ặ ỗ ữ',
    emoji: '🎁🎉❤️‍🔥👨‍👩‍👧‍👦🇹🇭🇻🇳🇨🇳👋🏽',
    'emoji alone': '😀',
    'a letter outside the first plane': '𠮷野家 𝒳',
    'a mix': 'A1 你好 สวัสดี chào 🎁 éß ñ',
    'one letter with an accent': 'é',
    digits: '0123456789',
    'capitals and digits': 'HELLO WORLD $%*+-./: 42',
    'line breaks and tabs': 'one\ntwo\r\nthree\tfour',
    'a space at the end': 'https://example.onelink.me/AbCd?af_ss_qr=true ',
    'percent signs': 'https://h5.example.com/?q=%E4%BD%A0%zz&a=100%',
  };
  for (const [name, text] of Object.entries(texts)) {
    test(`§5 QR code: ${name} (T57)`, async () => {
      proves('5.9', 'T57');
      for (const correctLevel of LEVELS) await expectReadBack({ text, correctLevel });
    });
  }

  test('§5 QR code: half of a letter becomes the replacement character, as UTF-8 has it (T57)', async () => {
    proves('5.9', 'T57');
    expect((await readAt({ text: 'a\ud83db' }, 3)).zxing).toBe('a\ufffdb');
  });

  test('§5 QR code: long texts in Thai, Chinese and emoji up to the last byte (T56)', async () => {
    proves('5.8', '5.9', 'T56');
    const limits = { L: 2953, M: 2331, Q: 1663, H: 1273 };
    for (const correctLevel of LEVELS) {
      for (const letter of ['ก', '中', '🎁']) {
        const bytes = new TextEncoder().encode(letter).length;
        const whole = Math.floor(limits[correctLevel] / bytes);
        const text = letter.repeat(whole) + 'a'.repeat(limits[correctLevel] - whole * bytes);
        await expectReadBack({ text, correctLevel });
        const code = createQr({ text, correctLevel }, silent);
        expect(code.symbol?.version).toBe(40);
        expect(() => createQr({ text: `${text}a`, correctLevel }, silent)).toThrow('Too long data.');
      }
    }
  });

  test('§5 QR code: every version, the levels taking turns, and all levels at every eighth', async () => {
    proves('5.9');
    for (let version = 1; version <= 40; version++) {
      const levels =
        version % 8 === 1 || version === 23 ? LEVELS : LEVELS.slice(version % 4, (version % 4) + 1);
      for (const correctLevel of levels)
        await expectReadBack({ text: `v${version}`, version, correctLevel }, 2);
    }
  }, 60_000);

  test('§5 QR code: texts of any kind, others in each run, come back as they were', async () => {
    proves('5.9');
    const scripts = ['ก๙', '一龥', 'Àỹ', ' ~', '😀🙏'].map((ends) => {
      const [from = 0, to = 0] = [...ends].map((letter) => letter.codePointAt(0) ?? 0);
      return fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point));
    });
    const anything = fc.oneof(
      fc.string({ unit: fc.oneof(...scripts), minLength: 1, maxLength: 60 }),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, fc.constantFrom(...LEVELS), async (text, correctLevel) => {
        await expectReadBack({ text, correctLevel });
      }),
      { numRuns: TEXTS },
    );
  }, 300_000);

  test('§5 QR code: dots of any scale, in any size (T55)', async () => {
    proves('5.9', 'T55');
    for (const dotScale of [0.01, 0.2, 0.4, 0.55, 0.7, 0.95])
      for (const px of [1, 2, 3, 5, 8])
        await expectReadBack({ text: 'https://h5.example.com/gala', dotScale }, px);
  });

  test('§5 QR code: dark colours, and a light colour that is no white', async () => {
    proves('5.9');
    for (const colorDark of ['#f00', '#e91e63', '#3f2b96', '#0a7', '#7c3aed'])
      await expectReadBack({ text: 'https://h5.example.com/gala', colorDark, colorLight: '#fff8e1' });
  });

  test('§5 QR code: a decoder that is wrong would be noticed', async () => {
    proves('5.9');
    const picture = framed(paintSvg(qrSvg(createQr({ text: 'seen' }, silent))), 40);
    expect((await readBack(picture)).zxing).toBe('seen');
    picture.data.fill(255, 0, picture.data.length / 2);
    expect(await readBack(picture)).toMatchObject({ zxing: null, jsqr: null });
  });
});
