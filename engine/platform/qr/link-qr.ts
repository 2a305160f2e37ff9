import type { Cleaner } from '../secrets/index.ts';
import { createQr, type QrCode } from './create-qr.ts';
import { fittingLink } from './fitting-link.ts';
import { capacityOf } from './make-symbol.ts';
import type { QrOptions, QrWarn } from './qr-options.ts';

const QUIET_ZONE = 4;

/**
 * A code that leads to a link: level Q with a logo and L without (T53), a quiet zone, and nothing that says who somebody
 * is (T50). A link that is longer than a code can be loses its longest parameters, and all but its origin if it must.
 *
 * @returns null for what is no http(s) link, has userinfo, or is nothing without what had to go
 */
export function createLinkQr(
  link: string,
  options: Omit<QrOptions, 'text' | 'correctLevel'>,
  clean: Cleaner,
  warn: QrWarn = (message) => console.warn(message),
): QrCode | null {
  const cleaned = clean(link);
  if (!isWebLink(cleaned)) {
    warn('QR Code link is not allowed, no code is drawn');
    return null;
  }
  const correctLevel = options.logo ? 'Q' : 'L';
  const text = fittingLink(cleaned, capacityOf(correctLevel));
  return createQr({ quietZone: QUIET_ZONE, ...options, text, correctLevel }, warn);
}

function isWebLink(text: string): boolean {
  if (/[\p{Cc}\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
