import { deflateSync } from 'node:zlib';
import { type Raster, writePng } from '../png.ts';

/** A picture whose pixels are told one by one. */
export function raster(
  width: number,
  height: number,
  color: (x: number, y: number) => readonly number[],
): Raster {
  const pixels = Array.from({ length: width * height }, (_, at) => color(at % width, Math.floor(at / width)));
  return { width, height, rgb: Uint8Array.from(pixels.flat()) };
}

/** Every color of a coarse cube, side by side. */
export const noise = raster(128, 128, (x, y) => {
  const at = x + y * 128;
  return [(at & 31) * 8, ((at >> 5) & 31) * 8, ((at >> 10) & 15) * 16];
});

/** As an encoder would write it with one filter for all lines. */
export function fullPng({ width, height, rgb }: Raster, filter: number, alpha: boolean): Buffer {
  const size = alpha ? 4 : 3;
  const line = width * size;
  const plain = Buffer.alloc(line * height, 255);
  for (let at = 0; at < width * height; at++) plain.set(rgb.subarray(at * 3, at * 3 + 3), at * size);
  const packed = Buffer.alloc((line + 1) * height);
  const of = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (plain[y * line + x] ?? 0));
  for (let y = 0; y < height; y++) {
    packed[y * (line + 1)] = filter;
    for (let x = 0; x < line; x++) {
      const [left, up, corner] = [of(x - size, y), of(x, y - 1), of(x - size, y - 1)];
      const nearest = [left, up, corner].sort(
        (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
      )[0];
      const from = [0, left, up, Math.floor((left + up) / 2), nearest][filter] ?? 0;
      packed[y * (line + 1) + 1 + x] = of(x, y) - from;
    }
  }
  const indexed = writePng({ width, height, palette: [[0, 0, 0]], places: new Uint8Array(width * height) });
  const header = Buffer.from(indexed.subarray(0, 33));
  header[25] = alpha ? 6 : 2;
  const data = deflateSync(packed);
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write('IDAT', 4, 'latin1');
  chunk.set(data, 8);
  return Buffer.concat([header, chunk]);
}
