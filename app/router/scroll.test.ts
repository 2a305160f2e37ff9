import { describe, expect, it } from 'vitest';
import { keepScroll } from './scroll.ts';

function open() {
  const heard = new Map<string, () => void>();
  const window = {
    scrollY: 0,
    history: { scrollRestoration: 'auto' as ScrollRestoration },
    scrollTo: (_x: number, y: number) => {
      window.scrollY = y;
    },
    addEventListener: (name: string, listener: () => void) => void heard.set(name, listener),
  };
  const scroll = keepScroll(window as never);
  /** The top of the pages inside lies so far down. */
  const top = (at: number) => ({ getBoundingClientRect: () => ({ top: at - window.scrollY }) }) as Element;
  return { window, scroll, top, tell: (name: string) => heard.get(name)?.() };
}

describe('§2 scrolling of pages in a frame', () => {
  it('a new page begins at its top where that is out of sight, and stays where it is else', () => {
    const { window, scroll, top } = open();
    window.scrollY = 600;
    scroll.leave();
    scroll.enter('b', false, top(250));
    expect(window.scrollY).toBe(250);
    window.scrollY = 100;
    scroll.leave();
    scroll.enter('c', false, top(250));
    expect(window.scrollY).toBe(100);
  });

  it('going back leads to where it was left, each entry to its own place', () => {
    const { window, scroll, top } = open();
    window.scrollY = 600;
    scroll.leave();
    scroll.enter('b', false, top(250));
    window.scrollY = 900;
    scroll.leave();
    scroll.enter('default', true, top(250));
    expect(window.scrollY).toBe(600);
    scroll.leave();
    scroll.enter('b', true, top(250));
    expect(window.scrollY).toBe(900);
  });

  it('goes there once more when the page has its height, unless the reader has moved', () => {
    const { window, scroll, top, tell } = open();
    window.scrollY = 600;
    scroll.leave();
    scroll.enter('b', false, top(250));
    const again = scroll.enter('default', true, top(250));
    window.scrollY = 520;
    again();
    expect(window.scrollY).toBe(600);
    window.scrollY = 700;
    tell('touchstart');
    again();
    expect(window.scrollY).toBe(700);
  });

  it('a load is the browser’s: it puts back where the page was left', () => {
    const { window, tell } = open();
    expect(window.history.scrollRestoration).toBe('manual');
    tell('pagehide');
    expect(window.history.scrollRestoration).toBe('auto');
    tell('pageshow');
    expect(window.history.scrollRestoration).toBe('manual');
  });
});
