import { QR_LOGO_REFUSED, qrDotScaleReset, qrSizeReset, qrVersionReset } from '../../errors/qr-texts.ts';
import { safeLogo } from './safe-logo.ts';

/** Error-correction level: how much of a code may be dirty or covered, from 7 % (L) to 30 % (H). */
export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Who hears that an option was put right. */
export type QrWarn = (message: string) => void;

/** What a code shall be. All but the text have defaults; a wrong value is put right with a warning, never an error. */
export interface QrOptions {
  text: string;
  /** Size asked for in px, 256 by default (specification §9); the drawn size is the nearest whole px per module. */
  width?: number;
  height?: number;
  /** #rgb or #rrggbb, otherwise black (§5). */
  colorDark?: string;
  /** #rgb or #rrggbb, otherwise white. */
  colorLight?: string;
  /** H by default (§9, T53). */
  correctLevel?: QrLevel;
  /** 1 to 40; 0 is automatic and so is what is out of range (§5, T54). */
  version?: number | string;
  /** Share of a module that its dot fills, above 0 and up to 1, otherwise 1 (§5, T55). */
  dotScale?: number;
  /** Light modules around the code. 4 is what scanners ask for; 0, the default, leaves them to the page. */
  quietZone?: number;
  /** Address of the picture in the middle: a data image, blob, https or path of our own. */
  logo?: string;
}

/** The options after the checks. */
export interface QrKept {
  version: number | string;
  dotScale: number;
  width: number;
  height: number;
  level: QrLevel;
  colorDark: string;
  colorLight: string;
  quietZone: number;
  logo: string;
}

const SIZE = 256;
const MAX_SIZE = 8192;
const MAX_QUIET_ZONE = 32;
const LEVELS: readonly string[] = ['L', 'M', 'Q', 'H'];
const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Checks the options; the warnings have the texts of `errors.json` (qr_version, qr_dot_scale). */
export function keepOptions(given: QrOptions, warn: QrWarn): QrKept {
  const options = plain(given);
  return {
    version: keepVersion(options.version ?? 0, warn),
    dotScale: keepDotScale(options.dotScale ?? 1, warn),
    width: keepSize('width', options.width ?? SIZE, warn),
    height: keepSize('height', options.height ?? SIZE, warn),
    level: LEVELS.includes(options.correctLevel ?? '') ? (options.correctLevel ?? 'H') : 'H',
    colorDark: keepColour(options.colorDark, '#000'),
    colorLight: keepColour(options.colorLight, '#fff'),
    quietZone: Math.max(0, Math.min(MAX_QUIET_ZONE, Math.floor(numberOf(options.quietZone)) || 0)),
    logo: keepLogo(options.logo ?? '', warn),
  };
}

/** What came from outside may hold anything: what is no text and no number is told as an object, and refused as one. */
const plain = (options: QrOptions): QrOptions => ({
  ...options,
  ...Object.fromEntries(
    Object.entries(options).flatMap(([key, value]: [string, unknown]) =>
      (typeof value === 'object' && value !== null) || typeof value === 'function' ? [[key, '[object]']] : [],
    ),
  ),
});

function keepVersion(version: number | string, warn: QrWarn): number | string {
  const asked = numberOf(version);
  if (Number.isInteger(asked) && asked >= 0 && asked <= 40) return version;
  warn(qrVersionReset(String(version)));
  return 0;
}

function keepDotScale(scale: number, warn: QrWarn): number {
  if (numberOf(scale) > 0 && numberOf(scale) <= 1) return numberOf(scale);
  warn(qrDotScaleReset(String(scale)));
  return 1;
}

function keepSize(side: string, size: number, warn: QrWarn): number {
  if (numberOf(size) > 0 && numberOf(size) <= MAX_SIZE) return numberOf(size);
  warn(qrSizeReset(side, String(size), SIZE));
  return SIZE;
}

/** Options may come from a document that says otherwise than its type: lists and objects are no numbers. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;

function keepColour(colour: string | undefined, otherwise: string): string {
  return typeof colour === 'string' && HEX_COLOUR.test(colour) ? colour : otherwise;
}

function keepLogo(logo: string, warn: QrWarn): string {
  if (logo === '' || safeLogo(logo)) return logo;
  warn(QR_LOGO_REFUSED);
  return '';
}
