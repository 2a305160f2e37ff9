// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { markCurrent } from '../router/page-in.ts';
import type { Kernel } from '../stages.ts';
import { startFrame } from './frame.ts';

const kernel = {
  data: { model: { frame: { pages: ['/h5_ac/one', '/h5_ac/nine'] }, lang: 'en', route: 'nine' } },
} as unknown as Kernel;
const part = () => Promise.reject(new Error('no part'));
const row = (): Element | null => document.querySelector('nav');

describe('the row of links of a frame', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<nav class="outlet__row"><a href="/h5_ac/one">One</a><a href="/h5_ac/nine" aria-current="page">Nine</a></nav>';
    Object.defineProperty(row(), 'clientWidth', { value: 360 });
    for (const [nth, link] of document.querySelectorAll('a').entries()) {
      Object.defineProperty(link, 'offsetLeft', { value: nth * 700 });
      Object.defineProperty(link, 'offsetWidth', { value: 100 });
    }
  });

  it('has the link of the open page in its middle from the start', () => {
    startFrame(kernel, part);
    expect(row()?.scrollLeft).toBe(570);
  });

  it('follows the page that is opened', () => {
    startFrame(kernel, part);
    markCurrent(document, '/h5_ac/one');
    expect(row()?.scrollLeft, 'a browser makes 0 of it').toBe(-130);
  });

  it('may have no links', () => {
    document.body.innerHTML = '<div data-outlet></div>';
    expect(() => startFrame(kernel, part)).not.toThrow();
  });
});
