import { describe, expect, it } from 'vitest';
import { withPalette } from './palette.ts';
import { type Indexed, isIndexed, readPng, writePng } from './png.ts';
import { KEPT_WITHIN } from './run.ts';
import { fullPng, noise, raster } from './testing/full-png.ts';

const shown = ({ palette, places }: Indexed): number[] =>
  [...places].flatMap((place) => [...(palette[place] ?? [])]);

const clouds = raster(90, 60, (x, y) => [(x * 255) / 90, (y * 255) / 60, (x * y) % 256]);

describe('a palette', () => {
  it('is exact for a picture of up to 256 colors', () => {
    const picture = raster(16, 16, (x, y) => [x * 16, y * 16, 40]);
    const small = withPalette(picture);
    expect(small.farthest).toBe(0);
    expect(shown(small)).toEqual([...picture.rgb]);
  });

  it('keeps the commonest color as it is, and says how far the farthest lies', () => {
    const ground = [34, 3, 12];
    const picture = raster(90, 60, (x, y) =>
      x < 30 ? ground : [(x * 255) / 90, (y * 255) / 60, (x * y) % 256],
    );
    const small = withPalette(picture);
    expect(small.palette.length).toBeLessThanOrEqual(256);
    expect(shown(small).slice(0, 3)).toEqual(ground);
    expect(small.farthest).toBeGreaterThan(0);
    expect(small.farthest).toBeLessThan(0.1);
  });

  it('says that a picture of all colors is farther from it than pictures are kept', () => {
    expect(withPalette(noise).farthest).toBeGreaterThan(KEPT_WITHIN);
  });
});

describe('a PNG', () => {
  it.each([0, 1, 2, 3, 4])('is read with filter %i, with and without alpha', (filter) => {
    for (const alpha of [true, false]) expect(readPng(fullPng(clouds, filter, alpha))).toEqual(clouds);
  });

  it('is known by its palette once it has one', () => {
    expect(isIndexed(fullPng(clouds, 0, true))).toBe(false);
    expect(isIndexed(writePng(withPalette(clouds)))).toBe(true);
  });

  it.each([
    ['what is none', Buffer.from('GIF89a, which is another format altogether'), 'no PNG'],
    ['one with a palette', writePng(withPalette(clouds)), 'kind of color 3'],
  ])('is refused: %s', (_, file, message) => {
    expect(() => readPng(file)).toThrow(message);
  });
});
