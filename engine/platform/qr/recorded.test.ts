// By turns, 20 s: draws hundreds of codes anew.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createQr, type QrCode, type QrOptions, qrSvg } from './index.ts';
import { paintSvg } from './testing/paint-svg.ts';
import { framed } from './testing/picture.ts';
import { readBack } from './testing/read-back.ts';

interface RecordedCase {
  name: string;
  options: Omit<QrOptions, 'text'> & { text: string | { repeat: string; times: number } };
  expect: {
    modules: number | null;
    version: number | null;
    kept: Record<string, unknown> | null;
    canvas: [number, number] | null;
    warnings: string[];
    error: { name: string; message: string } | null;
    matrixSha256?: string;
    decoded?: Record<string, unknown>;
  };
}

const { cases } = JSON.parse(readFileSync(new URL('./fixtures/qr-cases.json', import.meta.url), 'utf8')) as {
  cases: RecordedCase[];
};

/** Where a decision makes a case come out otherwise than it was recorded. */
const decided: Record<string, { id: string; why: string; expect: Partial<RecordedCase['expect']> }> = {
  'U+0080': {
    id: 'T57',
    why: 'U+0080 is two bytes in UTF-8; recorded as one, which no strict decoder reads',
    expect: { matrixSha256: '' },
  },
  'chinese 984 characters, level L (2952 bytes + 3)': {
    id: 'T56',
    why: '2952 bytes are within 2953: no bytes are kept free at version 40',
    expect: { modules: 177, version: 40, canvas: [1416, 1416], error: null, matrixSha256: '' },
  },
};

const textOf = ({ text }: RecordedCase['options']): string =>
  typeof text === 'string' ? text : text.repeat.repeat(text.times);

const fingerprint = ({ symbol }: QrCode): string => {
  if (symbol === null) return '';
  const rows = Array.from({ length: symbol.size }, (_, row) =>
    [...symbol.modules.subarray(row * symbol.size, (row + 1) * symbol.size)].join(''),
  );
  return createHash('sha256')
    .update(`${rows.join('\n')}\n`)
    .digest('hex');
};

describe('§5 QR code: as recorded', () => {
  for (const one of cases) {
    const otherwise = decided[one.name];
    const want = { ...one.expect, ...otherwise?.expect };
    const options: QrOptions = { ...one.options, text: textOf(one.options) };

    test(`§5 QR code: ${one.name}${otherwise ? ` (${otherwise.id}: ${otherwise.why})` : ''}`, async () => {
      const heard: string[] = [];
      if (want.error) {
        expect(() => createQr(options, (message) => heard.push(message))).toThrow(
          new Error(want.error.message),
        );
        expect(heard).toEqual(want.warnings);
        return;
      }
      const code = createQr(options, (message) => heard.push(message));
      expect(heard).toEqual(want.warnings);
      expect(code.warnings).toEqual(want.warnings);
      expect(code.symbol?.size ?? null).toBe(want.modules);
      expect(code.symbol?.version ?? null).toBe(want.version);
      if (want.kept) expect(code.kept).toMatchObject(want.kept);
      if (code.symbol === null) {
        expect(qrSvg(code)).toBe('');
        return;
      }
      if (want.matrixSha256) expect(fingerprint(code)).toBe(want.matrixSha256);

      const picture = paintSvg(qrSvg(code));
      expect([picture.width, picture.height]).toEqual(want.canvas);
      const read = await readBack(framed(picture, 4 * (picture.width / code.symbol.size)));
      expect(read).toEqual({
        zxing: options.text,
        jsqr: options.text,
        version: want.version,
        level: code.kept.level,
      });
    });
  }

  test('§5 QR code: every decision named above belongs to a case', () => {
    for (const name of Object.keys(decided)) expect(cases.map((one) => one.name)).toContain(name);
  });
});
