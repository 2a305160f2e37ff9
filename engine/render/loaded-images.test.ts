import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { lazyImage } from './image-constants.ts';
import { LoadedImages } from './loaded-images.ts';

describe('§9 lazy image: cache 200', () => {
  beforeEach(() => proves('9.7', 'T04'));
  it('remembers 200 addresses and lets the longest unused go', () => {
    const loaded = new LoadedImages();
    for (let n = 0; n < 200; n++) loaded.add(`/${n}.svg`);
    loaded.add('/0.svg');
    loaded.add('/new.svg');
    expect(lazyImage.cache).toBe(200);
    expect(loaded.size).toBe(200);
    expect(loaded.has('/0.svg')).toBe(true);
    expect(loaded.has('/1.svg')).toBe(false);
    expect(loaded.has('/new.svg')).toBe(true);
  });
});
