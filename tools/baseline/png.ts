// As much of PNG (ISO/IEC 15948) as the pictures of the baseline need: what vitest writes is read, what is kept is written.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, line by line. */
  readonly rgb: Uint8Array;
}

/** A picture by a palette: up to 256 colors, and for each pixel the place of its own. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly (readonly [red: number, green: number, blue: number])[];
  readonly places: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Kinds of color (11.2.2), with bytes a pixel. */
const bytesOf: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const INDEXED = 3;

interface Header {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly kind: number;
}

/** @throws Error for what is no PNG, or not one of 8 bits a channel line by line */
export function headerOf(png: Buffer): Header {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('this is no PNG');
  const [depth, kind = -1, , , interlace] = png.subarray(24, 29);
  if (depth !== 8 || interlace !== 0) throw new Error('a PNG of other than 8 bits a channel, or interlaced');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), kind };
}

/** Whether it has been made small already. */
export const isIndexed = (png: Buffer): boolean => headerOf(png).kind === INDEXED;

/** The chunks of one kind, joined. */
function chunksOf(png: Buffer, wanted: string): Buffer {
  const found: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === wanted) found.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(found);
}

/** What a byte was taken from (9.2): left, above, and left above. */
function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [guess - left, guess - up, guess - corner].map(Math.abs) as [
    number,
    number,
    number,
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/**
 * Reads a picture of a browser, without what shines through.
 * @throws Error for what is no PNG of 8 bits a channel, with or without alpha
 */
export function readPng(png: Buffer): Raster {
  const { width, height, kind } = headerOf(png);
  const size = bytesOf[kind];
  if (size === undefined) throw new Error(`a PNG of the kind of color ${kind}`);
  const packed = inflateSync(chunksOf(png, 'IDAT'));
  const line = width * size;
  const pixels = new Uint8Array(line * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (line + 1)] ?? 0;
    for (let x = 0; x < line; x++) {
      const at = y * line + x;
      const left = x < size ? 0 : (pixels[at - size] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - line] ?? 0);
      const corner = x < size || y === 0 ? 0 : (pixels[at - line - size] ?? 0);
      pixels[at] = (packed[y * (line + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  if (size === 3) return { width, height, rgb: pixels };
  return { width, height, rgb: pixels.filter((_, at) => at % 4 !== 3) };
}

function chunk(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** Writes a picture by its palette, without filters, which do not help there. */
export function writePng({ width, height, palette, places }: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
