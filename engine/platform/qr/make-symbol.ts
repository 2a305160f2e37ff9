import { H, L, M, Q } from 'qrcode/lib/core/error-correction-level.js';
import { create } from 'qrcode/lib/core/qrcode.js';
import { getCapacity } from 'qrcode/lib/core/version.js';
import { qrTooLong, qrVersionRaised } from '../../errors/qr-texts.ts';
import { chooseMask } from './mask.ts';
import type { QrLevel, QrWarn } from './qr-options.ts';

/** The square of modules that carries a text. */
export interface QrSymbol {
  /** Modules per side. */
  size: number;
  version: number;
  level: QrLevel;
  /** 1 is dark, row by row. */
  modules: Uint8Array;
  /** 1 where a module guides the scanner (finders, timing, alignment, format) and carries no text. */
  guides: Uint8Array;
}

const LEVELS = { L, M, Q, H };
const LAST_VERSION = 40;

/** Bytes of UTF-8 that a level holds at most (T56). */
export const capacityOf = (level: QrLevel): number => getCapacity(LAST_VERSION, LEVELS[level]);

/**
 * Encodes a text as one segment of UTF-8 bytes (T57), in the smallest version that holds it or the one asked for, when
 * that is larger (T54); 0 asks for none.
 *
 * @throws {Error} `Too long data...` (§8, errors.json qr_too_long) above the bytes that the level holds (T56)
 */
export function makeSymbol(text: string, level: QrLevel, asked: number, warn: QrWarn): QrSymbol {
  const bytes = new TextEncoder().encode(text);
  const limit = capacityOf(level);
  if (bytes.length > limit) throw new Error(qrTooLong(level, limit));
  const needed = smallestVersion(bytes.length, bytes.length === text.length, level);
  if (asked > 0 && asked < needed) warn(qrVersionRaised(asked, needed));
  return draw(bytes, level, Math.max(asked, needed));
}

/**
 * Text beyond ASCII keeps three bytes free, as the recorded generator does, so that the same text draws the same code;
 * the last version is filled to its last byte (T56).
 */
function smallestVersion(length: number, ascii: boolean, level: QrLevel): number {
  const wanted = ascii ? length : length + 3;
  let version = 1;
  while (version < LAST_VERSION && getCapacity(version, LEVELS[level]) < wanted) version++;
  return version;
}

function draw(bytes: Uint8Array, level: QrLevel, version: number): QrSymbol {
  const masked = (mask: number) =>
    create([{ data: bytes, mode: 'byte' }], {
      errorCorrectionLevel: level,
      version,
      maskPattern: maskPattern(mask),
    }).modules;
  const trial = masked(0);
  const mask = chooseMask(trial.data, trial.reservedBit, trial.size);
  const { size, data, reservedBit } = mask === 0 ? trial : masked(mask);
  return { size, version, level, modules: data.map((one) => (one ? 1 : 0)), guides: reservedBit };
}

const PATTERNS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
function maskPattern(mask: number): (typeof PATTERNS)[number] {
  return PATTERNS[mask] ?? 0;
}
