// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { attachImages } from './image-loader.ts';

let number = 0;
let detach = () => {};

/** A picture of its own address whose top is `top` px below the top of the viewport (which is 768 px high in jsdom). */
function picture(top: number, url = `/art/${number++}.svg`): HTMLImageElement {
  const image = document.createElement('img');
  image.dataset.lazy = '';
  image.loading = 'lazy';
  image.setAttribute('src', url);
  let place = top;
  Object.defineProperty(image, 'complete', { value: false, configurable: true });
  image.getBoundingClientRect = () => new DOMRect(0, place, 100, 100);
  image.addEventListener('move', (event) => {
    place = (event as CustomEvent<number>).detail;
  });
  document.body.append(image);
  return image;
}
const scrollTo = (image: HTMLImageElement, top: number) => {
  image.dispatchEvent(new CustomEvent('move', { detail: top }));
  document.dispatchEvent(new Event('scroll'));
};
/** Counts how often the picture's address is asked for again. */
function loads(image: HTMLImageElement): () => number {
  let count = 0;
  new MutationObserver((changes) => {
    count += changes.length;
  }).observe(image, { attributeFilter: ['src'] });
  return () => count;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  detach();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('§9 lazy image: preload 1.3', () => {
  beforeEach(() => proves('9.7', 'T04'));
  it('starts within 1.3 viewport heights and not beyond', () => {
    const near = picture(768 * 1.3 - 1);
    const far = picture(768 * 1.3 + 1);
    const passed = picture(-200);
    detach = attachImages(document);
    expect(near.loading).toBe('eager');
    expect(far.loading).toBe('lazy');
    expect(passed.loading).toBe('lazy');
  });

  it('asks nothing of what the browser leaves out as far, and starts it once that is over', () => {
    const image = picture(100);
    let leftOut = true;
    image.checkVisibility = () => !leftOut;
    const asked = vi.spyOn(image, 'getBoundingClientRect');
    detach = attachImages(document);
    expect(asked).not.toHaveBeenCalled();
    expect(image.loading).toBe('lazy');
    leftOut = false;
    vi.advanceTimersByTime(200);
    image.dispatchEvent(new Event('contentvisibilityautostatechange'));
    expect(image.loading).toBe('eager');
  });

  it('starts when scrolling brings it near, looked at every 200 ms at most', () => {
    const image = picture(5000);
    detach = attachImages(document);
    document.dispatchEvent(new Event('scroll'));
    scrollTo(image, 300);
    expect(image.loading).toBe('lazy');
    vi.advanceTimersByTime(200);
    expect(image.loading).toBe('eager');
  });

  it('finds pictures that are added later, also inside what is added', async () => {
    detach = attachImages(document);
    const image = picture(10);
    const box = document.createElement('div');
    box.append(image);
    document.body.append(box);
    await vi.advanceTimersByTimeAsync(200);
    expect(image.loading).toBe('eager');
  });

  it('asks where a new picture lies once the frame is laid out, and lets it load nothing before', async () => {
    detach = attachImages(document);
    await vi.advanceTimersByTimeAsync(200);
    const image = picture(10, '/art/new.svg');
    const asked = vi.spyOn(image, 'getBoundingClientRect');
    await Promise.resolve();
    expect(asked).not.toHaveBeenCalled();
    expect(image.getAttribute('src'), 'held').toMatch(/^data:/);
    await vi.advanceTimersByTimeAsync(50);
    expect(image.loading).toBe('eager');
    expect(image.getAttribute('src')).toBe('/art/new.svg');
  });

  it('lets a picture that its address holds wait for nothing, wherever it lies', async () => {
    detach = attachImages(document);
    const image = picture(9000, 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=');
    await Promise.resolve();
    expect(image.loading).toBe('eager');
  });

  it('starts nothing that was added just before it was detached', async () => {
    detach = attachImages(document);
    const image = picture(10, '/art/late.svg');
    await Promise.resolve();
    detach();
    await vi.advanceTimersByTimeAsync(1000);
    expect(image.loading).toBe('lazy');
  });

  it('does nothing any more once detached', () => {
    const image = picture(5000);
    attachImages(document)();
    scrollTo(image, 10);
    vi.advanceTimersByTime(1000);
    expect(image.loading).toBe('lazy');
  });
});

describe('§4 §9 image loading: 3 loads in all (T05)', () => {
  beforeEach(() => proves('4.9', '9.7', 'T05'));
  it('loads a failed picture twice more, marks it all the while, and tells once', async () => {
    const onFail = vi.fn();
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const image = picture(10);
    const again = loads(image);
    detach = attachImages(document, { onFail });
    for (let n = 0; n < 3; n++) {
      image.dispatchEvent(new Event('error'));
      expect(image.classList.contains('is-broken')).toBe(true);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(again()).toBe(2);
    expect(onFail).toHaveBeenCalledExactlyOnceWith('image tried 3 times');
    expect(logged.mock.calls, '§8 and no address of it').toEqual([['image tried 3 times']]);
    logged.mockRestore();
  });

  it('forgets failures once the picture is there', async () => {
    const onFail = vi.fn();
    const image = picture(10);
    detach = attachImages(document, { onFail });
    for (const event of ['error', 'error', 'load', 'error', 'error']) {
      image.dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(onFail).not.toHaveBeenCalled();
    expect(image.classList.contains('is-broken')).toBe(true);
    image.dispatchEvent(new Event('load'));
    expect(image.classList.contains('is-broken')).toBe(false);
  });

  it('leaves a picture alone that has been given another address meanwhile', async () => {
    const image = picture(10);
    detach = attachImages(document);
    image.dispatchEvent(new Event('error'));
    image.setAttribute('src', '/art/other.svg');
    const again = loads(image);
    await vi.advanceTimersByTimeAsync(5000);
    expect(again()).toBe(0);
  });

  it('counts a picture that had failed before the script came', async () => {
    const image = picture(10);
    Object.defineProperty(image, 'complete', { value: true });
    Object.defineProperty(image, 'naturalWidth', { value: 0 });
    const again = loads(image);
    detach = attachImages(document);
    await vi.advanceTimersByTimeAsync(5000);
    expect(again()).toBe(1);
  });

  it('ignores pictures that are not lazy', () => {
    const onFail = vi.fn();
    const image = picture(10);
    delete image.dataset.lazy;
    detach = attachImages(document, { onFail });
    for (let n = 0; n < 3; n++) image.dispatchEvent(new Event('error'));
    expect(onFail).not.toHaveBeenCalled();
  });
});

describe('§9 lazy image: cache', () => {
  beforeEach(() => proves('9.7'));
  it('shows a picture at once that has been loaded before, wherever it is', async () => {
    const first = picture(10, '/art/seen.svg');
    detach = attachImages(document);
    first.dispatchEvent(new Event('load'));
    const second = picture(9000, '/art/seen.svg');
    const third = picture(9000, '/art/unseen.svg');
    await vi.advanceTimersByTimeAsync(0);
    expect(second.loading).toBe('eager');
    expect(third.loading).toBe('lazy');
  });
});
