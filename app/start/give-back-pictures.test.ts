// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldPictures } from '../../engine/render/held-picture.ts';
import { proves } from '../../tools/testing/proves.ts';
import { giveBackPictures } from './give-back-pictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('§9 pictures that a page holds', () => {
  beforeEach(() => {
    proves('9.7', 'T04');
    document.body.innerHTML = heldPictures(
      '<img data-lazy="" src="/far.svg" alt=""/><img src="/hero.svg" alt=""/>',
    );
  });
  const sources = (): (string | null)[] => [...document.images].map((one) => one.getAttribute('src'));

  it('that nobody comes to look after are given back', () => {
    giveBackPictures(document);
    vi.advanceTimersByTime(7999);
    expect(sources()).toEqual([expect.stringMatching(/^data:/), '/hero.svg']);
    vi.advanceTimersByTime(1);
    expect(sources()).toEqual(['/far.svg', '/hero.svg']);
  });

  it('that somebody looks after wait on', () => {
    clearTimeout(giveBackPictures(document));
    vi.advanceTimersByTime(60_000);
    expect(sources()[0]).toMatch(/^data:/);
  });
});
