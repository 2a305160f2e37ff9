import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortOf, takesSort } from '../../../engine/document/anywhere/file-sort.ts';
import { cleaned } from './clean.ts';
import { dot } from './dot.ts';
import { gps, jpeg, pdf, segment, webp } from './testing.ts';

const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');

describe('what a file is', () => {
  it.each([
    ['jpeg', jpeg()],
    ['png', dot],
    ['webp', webp()],
    ['pdf', pdf],
    [null, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [null, Buffer.from('GIF89a')],
    [null, Buffer.from('RIFF\0\0\0\0AVI ')],
    [null, Buffer.alloc(0)],
  ])('its first bytes say: %s', (sort, bytes) => {
    expect(sortOf(bytes)).toBe(sort);
  });

  it('is taken where its question takes it', () => {
    expect(takesSort({ takes: ['picture'] }, 'webp')).toBe(true);
    expect(takesSort({ takes: ['picture'] }, 'pdf')).toBe(false);
    expect(takesSort({ takes: ['picture', 'pdf'] }, null)).toBe(false);
  });
});

describe('what a picture says beside what it shows', () => {
  it('goes from a JPEG: place, notes of makers, comments, and all behind its end', () => {
    const plain = jpeg();
    const full = jpeg([segment(0xe1, gps), segment(0xed, 'Photoshop'), segment(0xfe, 'at home')], 'ftypmp42');
    expect(text(full)).toMatch(/GPS.*at home.*ftyp/s);
    expect(cleaned(full, 'jpeg')).toEqual(plain);
    expect(cleaned(plain, 'jpeg')).toEqual(plain);
  });

  it('leaves a JPEG its colours, and each of its scans', () => {
    const colours = segment(0xe2, 'ICC_PROFILE\0\x01\x01xyz');
    const others = segment(0xe2, 'MPF\0with a second picture');
    expect(cleaned(jpeg([colours, others]), 'jpeg')).toEqual(jpeg([colours]));
    const two = jpeg([], '', 2);
    expect(cleaned(two, 'jpeg')).toEqual(two);
  });

  it('goes from a PNG and a WebP', () => {
    const note = Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('eXIfGPS!'), Buffer.alloc(4)]);
    const noted = Buffer.concat([dot.subarray(0, 33), note, dot.subarray(33), Buffer.from('tail')]);
    expect(cleaned(noted, 'png')).toEqual(dot);
    expect(text(cleaned(webp('EXIF', gps), 'webp'))).not.toContain('GPS');
    expect(cleaned(webp('EXIF', gps), 'webp')).toEqual(webp());
  });
});

describe('a file of more parts than any picture has', () => {
  const many = (part: Buffer, count: number) => Buffer.concat(Array.from({ length: count }, () => part));
  const tables = (count: number) => jpeg([many(segment(0xdb, ''), count)]);
  const chunks = (count: number) =>
    Buffer.concat([
      dot.subarray(0, 33),
      many(Buffer.from('\0\0\0\0IDAT\0\0\0\0', 'latin1'), count),
      dot.subarray(33),
    ]);
  const frames = (count: number) => {
    const body = Buffer.concat([webp().subarray(8), many(Buffer.from('ANMF\0\0\0\0', 'latin1'), count)]);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from('RIFF'), size, body]);
  };

  it.each([
    ['jpeg', tables],
    ['png', chunks],
    ['webp', frames],
  ] as const)('is none, as one that is broken: %s', (sort, of) => {
    expect(cleaned(of(2000), sort)?.length, 'many are still a picture').toBe(of(2000).length);
    expect(cleaned(of(20_000), sort)?.length).toBeUndefined();
  });
});

describe('a file that is cut off', () => {
  it.each([
    ['jpeg', jpeg([segment(0xe2, 'ICC_PROFILE\0')])],
    ['png', dot],
    ['webp', webp()],
    ['pdf', pdf],
  ] as const)('is none, wherever it ends: %s', (sort, bytes) => {
    expect(cleaned(bytes, sort)).not.toBeNull();
    for (let end = 12; end < bytes.length - (sort === 'pdf' ? 1 : 0); end++)
      expect(cleaned(bytes.subarray(0, end), sort), `at ${end}`).toBeNull();
  });

  it('ends the reading, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('jpeg', 'png', 'webp', 'pdf'),
        (rest, sort) => {
          const heads = {
            jpeg: '\xff\xd8\xff',
            png: '\x89PNG\r\n\x1a\n',
            webp: 'RIFF\x40\0\0\0WEBP',
            pdf: '%PDF-',
          };
          const file = Buffer.concat([Buffer.from(heads[sort], 'latin1'), rest]);
          expect((cleaned(file, sort)?.length ?? 0) <= file.length).toBe(true);
        },
      ),
    );
  });
});
