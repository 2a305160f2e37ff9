// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';

type Inside = typeof import('./inside.ts');

const mark = (): string | null => window.sessionStorage.getItem('gala.inside');
const here = `${window.location.origin}/h5_ac/b`;
/** The browser's own event of a page that is being left, where it has one. */
const navigation = new EventTarget();
const heads = (url: string, sameDocument = false): void =>
  void navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url, sameDocument } }));
const leave = (): void => void window.dispatchEvent(new Event('pagehide'));

let inside: Inside;
/** @param type how the browser says that the page was loaded; none: it does not say */
const loadedBy = async (type?: string): Promise<void> => {
  vi.resetModules();
  vi.spyOn(window.performance, 'getEntriesByType').mockReturnValue(
    type === undefined ? [] : [{ type } as never],
  );
  inside = await import('./inside.ts');
};

let closed = new AbortController();

beforeEach(async () => {
  closed = new AbortController();
  // A test's page is gone with the test.
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    listen(type, listener as EventListener, { signal: closed.signal }),
  );
  window.sessionStorage.clear();
  vi.stubGlobal('navigation', navigation);
  await loadedBy('navigate');
});
afterEach(() => {
  closed.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('§4 T49 a step from one page of ours to the next is no arrival', () => {
  beforeEach(() => proves('T49'));
  it('§4 T49 the next page hears of it once, the one after a real arrival does not', async () => {
    proves('T49');
    inside.markLeaving(window);
    heads(here);
    leave();
    await loadedBy('navigate');
    expect(inside.cameFromInside(window)).toBe(true);
    expect(inside.cameFromInside(window), 'asked again by another part of the page').toBe(true);
    expect(mark()).toBeNull();
    await loadedBy('navigate');
    expect(inside.cameFromInside(window)).toBe(false);
  });

  it.each(['https://elsewhere.example/', 'gala://cn', `${window.location.origin}.evil.example/`])(
    '§4 T49 leaving for %s leaves no mark',
    (url) => {
      proves('T49');
      inside.markLeaving(window);
      heads(here);
      heads(url);
      leave();
      expect(mark()).toBeNull();
    },
  );

  it('§4 T49 a page that is left before it has loaded leaves its mark', () => {
    proves('T49');
    inside.markLeaving(window);
    heads(here);
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    leave();
    expect(mark()).toBe('1');
  });

  it('§4 T49 nor does a jump on the page, an address typed by hand, or one after coming back', () => {
    proves('T49');
    inside.markLeaving(window);
    heads(`${here}#rules`, true);
    leave();
    expect(mark()).toBeNull();
    heads(here);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    leave();
    expect(mark()).toBeNull();
  });

  it.each(['reload', 'back_forward'])('§4 T49 %s is no arrival either', async (type) => {
    proves('T49');
    await loadedBy(type);
    expect(inside.cameFromInside(window)).toBe(true);
  });

  it('§4 T49 whoever comes by a browser that does not say how has arrived', async () => {
    proves('T49');
    await loadedBy();
    expect(inside.cameFromInside(window)).toBe(false);
  });

  it('§4 T49 without the Navigation API links and scripts tell', () => {
    proves('T49');
    vi.stubGlobal('navigation', undefined);
    inside.markLeaving(window);
    document.body.innerHTML = `<a href="${here}"><b>on</b></a>`;
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('b')?.click();
    leave();
    expect(mark()).toBe('1');
    window.sessionStorage.clear();
    inside.leavingFor('https://elsewhere.example/');
    leave();
    expect(mark()).toBeNull();
    inside.leavingFor(here);
    leave();
    expect(mark()).toBe('1');
  });

  it('§4 T49 without the Navigation API a click on nothing leads nowhere, and is no error', () => {
    proves('T49');
    vi.stubGlobal('navigation', undefined);
    const failed = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', failed);
    inside.markLeaving(window);
    document.dispatchEvent(new Event('click', { bubbles: true }));
    expect(failed).not.toHaveBeenCalled();
    leave();
    expect(mark()).toBeNull();
  });

  it('§4 T49 where the browser keeps nothing each page is an arrival', () => {
    proves('T49');
    inside.markLeaving(window);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(inside.cameFromInside(window)).toBe(false);
    heads(here);
    expect(leave).not.toThrow();
  });
});
