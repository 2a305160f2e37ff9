import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
};

/** A picture of one colour, 8 by 8: what a try-out's people have sent. */
export function pictureOf(red: number, green: number, blue: number): Buffer {
  const side = 8;
  const row = Buffer.from([0, ...Array.from({ length: side }, () => [red, green, blue]).flat()]);
  const head = Buffer.from([0, 0, 0, side, 0, 0, 0, side, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export const dot = pictureOf(240, 120, 60);
