// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isPlainClick } from './plain-click.ts';

const click = (html: string, init: MouseEventInit = {}): MouseEvent => {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('b')?.dispatchEvent(event);
  return event;
};
const link = '<a href="/h5_ac/x"><b>x</b></a>';

describe('§2 a click that a frame may take', () => {
  it('is a plain one on a link', () => {
    expect(isPlainClick(click(link))?.pathname).toBe('/h5_ac/x');
  });

  it.each([
    [link, { ctrlKey: true }],
    [link, { metaKey: true }],
    [link, { shiftKey: true }],
    [link, { altKey: true }],
    [link, { button: 1 }],
    ['<a href="/h5_ac/x" target="_blank"><b>x</b></a>', {}],
    ['<a href="/h5_ac/x" download><b>x</b></a>', {}],
    ['<a><b>x</b></a>', {}],
    ['<b>x</b>', {}],
  ])('is none otherwise: %s %o', (html, init) => {
    expect(isPlainClick(click(html, init))).toBeUndefined();
  });

  it('is none that somebody has taken', () => {
    const event = click(link);
    event.preventDefault();
    expect(isPlainClick(event)).toBeUndefined();
  });
});
