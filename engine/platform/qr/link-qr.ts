import { createQr, type QrCode } from './create-qr.ts';
import type { QrOptions, QrWarn } from './qr-options.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What must never be in a code (T50). */
interface QrSecrets {
  /** Names of query parameters that are taken out, in any letter case. */
  keys: readonly string[];
  /** The visitor's own token, user id and device id, if known: a link that still holds one is refused. */
  values: readonly string[];
}

/** Shorter values turn up in any link by chance. */
const LEAST_SECRET = 4;
const QUIET_ZONE = 4;

/**
 * A code that leads to a link: level Q with a logo and L without (T53), a quiet zone, and no secrets (T50).
 *
 * @returns null for what is no http(s) link, has userinfo, or still holds a secret value
 * @throws {Error} `Too long data...` as `createQr`
 */
export function createLinkQr(
  link: string,
  options: Omit<QrOptions, 'text' | 'correctLevel'>,
  secrets: QrSecrets,
  warn: QrWarn = (message) => console.warn(message),
): QrCode | null {
  const text = withoutSecrets(link, new Set(secrets.keys.map((key) => key.toLowerCase())));
  if (!isWebLink(text) || holdsSecret(text, secrets.values)) {
    warn('QR Code link is not allowed, no code is drawn');
    return null;
  }
  const code = createQr(
    { quietZone: QUIET_ZONE, ...options, text, correctLevel: options.logo ? 'Q' : 'L' },
    warn,
  );
  return code;
}

function isWebLink(text: string): boolean {
  if (/[\p{Cc}\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

function holdsSecret(text: string, values: readonly string[]): boolean {
  const forms = [text];
  for (let round = 0; round < 3; round++) forms.push(decodedOnce(forms.at(-1) ?? ''));
  return values.some((value) => value.length >= LEAST_SECRET && forms.some((form) => form.includes(value)));
}

function decodedOnce(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
}
