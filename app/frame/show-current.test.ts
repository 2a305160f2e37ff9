// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showCurrent } from './show-current.ts';

describe('the row of links of a frame', () => {
  it('has the link of the open page in its middle', () => {
    document.body.innerHTML =
      '<nav class="outlet__row"><a href="/one">One</a><a href="/nine" aria-current="page">Nine</a></nav>';
    const [row, link] = document.querySelectorAll('nav,[aria-current]');
    Object.defineProperty(row, 'clientWidth', { value: 360 });
    Object.defineProperty(link, 'offsetLeft', { value: 700 });
    Object.defineProperty(link, 'offsetWidth', { value: 100 });
    showCurrent(document);
    expect(row?.scrollLeft).toBe(570);
  });

  it('leaves a frame without links as it is', () => {
    document.body.innerHTML = '<div data-outlet></div>';
    expect(() => showCurrent(document)).not.toThrow();
  });
});
