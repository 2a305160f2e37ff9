const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A segment of a JPEG. */
export function segment(marker: number, text: string): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, latin(text)]);
}

/** Exif that says where a picture was taken. */
export const gps = 'Exif\0\0MM\0*GPS 22.2783 N 114.1747 E';

/** A JPEG of the right build, that shows nothing. @param behind what stands behind its end */
export const jpeg = (more: readonly Buffer[] = [], behind = '', scans = 1): Buffer =>
  Buffer.concat([
    latin('\xff\xd8'),
    segment(0xe0, 'JFIF\0\x01\x02\0\0\x01\0\x01\0\0'),
    ...more,
    segment(0xdb, `\0${'\x10'.repeat(64)}`),
    segment(0xc0, '\x08\0\x08\0\x08\x01\x01\x11\0'),
    ...Array.from({ length: scans }, () => [
      segment(0xda, '\x01\x01\0\0\x3f\0'),
      latin('ab\xff\0c\xff\xd0d'),
    ]).flat(),
    latin('\xff\xd9'),
    latin(behind),
  ]);

const part = (name: string, text: string): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  return Buffer.concat([latin(name), size, latin(text + (text.length % 2 ? '\0' : ''))]);
};

/** A WebP of the right build. @param name of one more part, with what it says */
export function webp(name?: string, text = ''): Buffer {
  const parts = [
    part('VP8X', `${name === undefined ? '\0' : '\x0c'}\0\0\0\x07\0\0\x07\0\0`),
    part('VP8 ', 'picture'),
    ...(name === undefined ? [] : [part(name, text)]),
  ];
  const body = Buffer.concat([latin('WEBP'), ...parts]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin('RIFF'), size, body]);
}

export const pdf = latin('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

/** A multipart form with one file, as browsers send it. */
export function multipart(field: string, file: Buffer, name = 'x.html', type = 'text/html') {
  const border = 'border-of-the-tests';
  const body = Buffer.concat([
    latin(`--${border}\r\nContent-Disposition: form-data; name="field"\r\n\r\n${field}\r\n`),
    latin(`--${border}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`),
    latin(`Content-Type: ${type}\r\n\r\n`),
    file,
    latin(`\r\n--${border}--\r\n`),
  ]);
  return { body, type: `multipart/form-data; boundary=${border}` };
}
