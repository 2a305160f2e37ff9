import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { regionFrom } from './region-from.ts';

describe('§3 §4 the region by the location’s answer', () => {
  it.each([
    ['CN', false],
    ['cn', false],
    [' CN ', false],
    ['US', true],
    ['TW', true],
    ['HK', true],
    ['TH', true],
    ['CNX', true],
    ['0', true],
  ])('§3 overseas flag (T19): %j is %s', (code, overseas) => {
    proves('3.2', 'T19');
    expect(regionFrom(code)?.ipIsUs).toBe(overseas);
  });

  it('§3 location (T23): data.areacode becomes location.area_code', () => {
    proves('T23');
    expect(regionFrom('VN')).toEqual({ ipIsUs: true, location: { area_code: 'VN' } });
  });

  it.each([[undefined], [null], [''], ['  '], [0], [86], [true], [{}], [['CN']]])(
    '§4 location (T20): without an area code nothing changes: %j',
    (areacode) => {
      proves('4.3', 'T20');
      expect(regionFrom(areacode)).toBeUndefined();
    },
  );

  it('§4 location: lives with 1,000 random answers', () => {
    proves('4.3');
    fc.assert(
      fc.property(fc.anything(), (areacode) => {
        const region = regionFrom(areacode);
        if (region) expect(region.location.area_code).toBe(String(areacode).trim());
      }),
      { numRuns: 1000 },
    );
  });
});
