import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { placeOf } from './place.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

describe('where a page is open (§6, T16, T22)', () => {
  beforeEach(() => proves('6.1', 'T16', 'T22'));
  it.each([
    ['the app', `${iphone} GalaApp/5.2`, { inApp: true, mobile: true }],
    ['an outside browser on a phone', iphone, { inApp: false, mobile: true }],
    ['a tablet', 'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', { inApp: false, mobile: true }],
    ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126', { inApp: false, mobile: false }],
    ['nothing known', '', { inApp: false, mobile: false }],
  ])('%s', (_name, agent, place) => {
    expect(placeOf(agent)).toEqual(place);
  });
});
