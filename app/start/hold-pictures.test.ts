// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { holdPictures } from './hold-pictures.ts';

/** A picture whose top is `top` px below the top of the viewport, which is 768 px high in jsdom. */
function picture(top: number): HTMLImageElement {
  const image = document.createElement('img');
  image.dataset.lazy = '';
  image.setAttribute('src', `/${top}.svg`);
  image.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
  document.body.append(image);
  return image;
}
const src = (image: HTMLImageElement): string | null => image.getAttribute('src');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('§9 lazy pictures while a page is read', () => {
  beforeEach(() => proves('9.7', 'T04'));

  it('ask for nothing; once it is read, those near the screen start', async () => {
    clearTimeout(holdPictures(document));
    const other = document.createElement('img');
    other.setAttribute('src', '/hero.svg');
    document.body.append(other);
    const near = picture(700);
    await Promise.resolve();
    expect(src(near)).toMatch(/^data:/);
    const far = picture(2000);
    document.dispatchEvent(new Event('readystatechange'));
    expect([src(near), src(other)]).toEqual(['/700.svg', '/hero.svg']);
    expect(src(far)).toMatch(/^data:/);
    const later = picture(3000);
    await Promise.resolve();
    expect(src(later), 'now it is the loader’s').toBe('/3000.svg');
    vi.advanceTimersByTime(60_000);
    expect(src(far), 'somebody looks after it').toMatch(/^data:/);
  });

  it('that nobody comes to look after are given back', () => {
    holdPictures(document);
    const far = picture(2000);
    document.dispatchEvent(new Event('readystatechange'));
    vi.advanceTimersByTime(7999);
    expect(src(far)).toMatch(/^data:/);
    vi.advanceTimersByTime(1);
    expect(src(far)).toBe('/2000.svg');
  });
});
