import { qrNoRoomForLogo } from '../../errors/qr-texts.ts';
import { logoHole, type QrHole } from './logo-hole.ts';
import { makeSymbol, type QrSymbol } from './make-symbol.ts';
import { keepOptions, type QrKept, type QrOptions, type QrWarn } from './qr-options.ts';

/** A code, ready to be drawn by `qrSvg`, `drawQr` or `qrFile`. */
export interface QrCode {
  kept: QrKept;
  /** Null for an empty text: there is nothing to draw. */
  symbol: QrSymbol | null;
  /** Where the logo sits; null without a logo. */
  hole: QrHole | null;
  warnings: readonly string[];
}

/**
 * Makes a QR code (specification §5, §9; T53 to T57). The text is encoded to the letter: a link that leaves the page
 * goes through `createLinkQr`, which takes out what is sensitive.
 *
 * @param warn hears each option that was put right, also when the call throws afterwards
 * @throws {Error} `Too long data. the CorrectLevel.H limit length is 1273` and likewise for L 2953, M 2331, Q 1663
 */
export function createQr(options: QrOptions, warn: QrWarn = (message) => console.warn(message)): QrCode {
  const warnings: string[] = [];
  const tell: QrWarn = (message) => {
    warnings.push(message);
    warn(message);
  };
  const kept = keepOptions(options, tell);
  if (options.text === '') return { kept, symbol: null, hole: null, warnings };
  const symbol = makeSymbol(options.text, kept.level, Number(kept.version), tell);
  const hole = kept.logo === '' ? null : logoHole(symbol);
  if (kept.logo !== '' && hole === null) {
    kept.logo = '';
    tell(qrNoRoomForLogo(symbol.version, kept.level));
  }
  return { kept, symbol, hole, warnings };
}
