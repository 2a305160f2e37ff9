import type { FileSort } from '../../../engine/document/anywhere/file-sort.ts';

/** The parts of a file that stay, joined; null where it ends before it should. */
type Kept = Uint8Array | null;

/**
 * Parts of a picture at most: segments, chunks, frames. The largest that phones and programs write have some hundreds. A file of
 * two million bytes that has half a million of them would hold everybody up for a second, and it costs nothing to send the next.
 */
const mostParts = 10_000;

const latin = (bytes: Buffer, from: number, length: number): string =>
  bytes.toString('latin1', from, from + length);

/** Behind the picture's data: the next marker that is neither a restart nor a byte of it. -1 where the file is cut off. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}

/** What a picture is drawn by stays (tables, frames, scans, JFIF, colours): Exif, XMP, what makers add, comments and all behind its end go. */
function cleanJpeg(bytes: Buffer): Kept {
  const [EOI, SOS, COM, JFIF, COLOURS, ADOBE] = [0xd9, 0xda, 0xfe, 0xe0, 0xe2, 0xee];
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  for (let at = 2, seen = 0; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    // Between two segments any number of 0xff may stand.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI)
      return parts.length < 3 ? null : Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.length) return null;
    const head = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === SOS ? afterScan(bytes, head) : head;
    seen += 1;
    if (end < at + 4 || end > bytes.length || seen > mostParts) return null;
    const named = latin(bytes, at + 4, 11);
    const stays =
      marker === JFIF
        ? named.startsWith('JFIF\0')
        : marker === COLOURS
          ? named === 'ICC_PROFILE'
          : marker === ADOBE
            ? named.startsWith('Adobe')
            : marker !== COM && !(marker >= 0xe0 && marker <= 0xef);
    if (stays) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

/** Chunks that a picture is drawn by: texts, times, Exif and whatever is unknown go. */
const drawnPng = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
]);

function cleanPng(bytes: Buffer): Kept {
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8, seen = 0; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = latin(bytes, at + 4, 4);
    seen += 1;
    if (end > bytes.length || (at === 8 && name !== 'IHDR') || seen > mostParts) return null;
    if (drawnPng.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts.length < 4 ? null : Buffer.concat(parts);
    at = end;
  }
  return null;
}

const drawnWebp = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of VP8X that say that Exif and XMP follow. */
const toldWebp = 0b0000_1100;

function cleanWebp(bytes: Buffer): Kept {
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length || whole < 20) return null;
  const parts: Uint8Array[] = [];
  for (let at = 12, seen = 0; at < whole; ) {
    seen += 1;
    if (at + 8 > whole || seen > mostParts) return null;
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const name = latin(bytes, at, 4);
    if (end > whole) return null;
    const part = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') part.writeUInt8((part[8] ?? 0) & ~toldWebp, 8);
    if (drawnWebp.has(name)) parts.push(part);
    at = end;
  }
  if (parts.length === 0) return null;
  const body = Buffer.concat(parts);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** A PDF is kept as it is: it is never shown, and what its writer has put into it is what they send. */
const cleanPdf = (bytes: Buffer): Kept => (bytes.subarray(-1024).includes('%%EOF') ? bytes : null);

const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp, pdf: cleanPdf };

/**
 * A file without what people do not know that it says: where and when a picture was taken, with which phone, what lies behind
 * its end. What it shows stays as it is.
 *
 * @param sort what it is, by its first bytes
 * @returns null for one that is cut off, broken, or of more parts than any picture has
 */
export const cleaned = (bytes: Uint8Array, sort: FileSort): Uint8Array | null =>
  cleaners[sort](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
