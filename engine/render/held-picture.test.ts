// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { hold, isHeld, letGo, startPicture } from './held-picture.ts';

let image: HTMLImageElement;
beforeEach(() => {
  proves('9.7', 'T04');
  image = document.createElement('img');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('src', '/a.svg');
});

describe('§9 a picture that waits', () => {
  it('asks for nothing, keeps its place, and has its address back once it starts', () => {
    hold(image);
    expect(image.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(image.getAttribute('src'), 'a size of its own would move the page').not.toMatch(/width|viewBox/);
    hold(image);
    expect(isHeld(image)).toBe(true);
    startPicture(image);
    expect([image.getAttribute('src'), image.loading, image.dataset.src]).toEqual([
      '/a.svg',
      'eager',
      undefined,
    ]);
  });

  it('that shows another one by now keeps that', () => {
    hold(image);
    image.setAttribute('src', '/b.svg');
    letGo(image);
    expect([image.getAttribute('src'), image.dataset.src]).toEqual(['/b.svg', undefined]);
  });

  it('without an address has none to lose', () => {
    image.removeAttribute('src');
    hold(image);
    expect(image.hasAttribute('src')).toBe(false);
  });
});
