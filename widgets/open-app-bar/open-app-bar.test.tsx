// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { openAppBar } from './open-app-bar.tsx';

let page: RenderedNode;
/** What is watched for its size, with what is to be done then. */
let resized: (() => void) | undefined;
class Resizes {
  constructor(done: () => void) {
    resized = done;
  }
  observe() {}
  disconnect() {
    resized = undefined;
  }
}
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('ResizeObserver', Resizes);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.unmount();
});
const stores = async () => [
  { name: 'google-play', href: 'https://play.google.com/store/apps/details?id=x' } as const,
  { name: 'app-store', href: 'https://apps.apple.com/us/app/x' } as const,
];
const render = async (keys: object = {}, app: object = { stores }, hydrated = false) => {
  page = await renderNode(
    {
      widget: 'open-app-bar',
      title: 'Send roses in the app',
      label: 'Open',
      press: [{ do: 'open-app', oneLink: true }],
      ...keys,
    },
    { widgets: { 'open-app-bar': openAppBar }, world: { app }, hydrated },
  );
  return page.container.querySelector('aside');
};
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === words,
  );

describe('the bar of the way into the app', () => {
  it('is named by its title, and its button does what the document says', async () => {
    const bar = await render({ text: 'Tonight', icon: 'art/a/rose.svg' });
    expect(bar?.getAttribute('aria-label')).toBe('Send roses in the app');
    expect([bar?.querySelector('p')?.textContent, bar?.querySelector('img')?.alt]).toEqual([
      'Send roses in the appTonight',
      '',
    ]);
    await page.click(button('Open'));
    expect(page.acts.map(({ steps }) => steps)).toEqual([[{ do: 'open-app', oneLink: true }]]);
  });

  it('is not in the page that was drawn before: it comes with the script, without a mismatch', async () => {
    expect(await render({}, { stores }, true)).not.toBeNull();
    expect(page.reports).toEqual([]);
  });

  it('goes away when it is told to, and stays away for the visit', async () => {
    await render();
    await page.click(button('Not now'));
    expect(page.container.querySelector('aside')).toBeNull();
    await page.unmount();
    expect(await render()).toBeNull();
  });

  it('keeps clear what the keyboard leads to, as high as it is, and lets go with it', async () => {
    const high = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(80);
    const { style } = document.documentElement;
    await render();
    expect(style.getPropertyValue('--app-bar')).toBe('80px');
    high.mockReturnValue(140);
    resized?.();
    expect(style.getPropertyValue('--app-bar')).toBe('140px');
    await page.click(button('Not now'));
    expect([style.getPropertyValue('--app-bar'), resized]).toEqual(['', undefined]);
  });

  it('goes away where nothing can be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(await render()).not.toBeNull();
    await page.click(button('Not now'));
    expect(page.container.querySelector('aside')).toBeNull();
  });
});

describe('its stores', () => {
  it('are asked for with the tap, once, and are links', async () => {
    const asks = vi.fn(stores);
    await render({}, { stores: asks });
    expect([asks.mock.calls.length, page.container.querySelector('a')]).toEqual([0, null]);
    expect(button('No app yet?')?.getAttribute('aria-expanded')).toBe('false');
    await page.click(button('No app yet?'));
    await page.click(button('No app yet?'));
    expect(asks).toHaveBeenCalledOnce();
    expect(button('No app yet?')?.getAttribute('aria-expanded')).toBe('true');
    expect([...page.container.querySelectorAll('a')].map((one) => [one.textContent, one.href])).toEqual([
      ['Get it on Google Play', 'https://play.google.com/store/apps/details?id=x'],
      ['Get it on the App Store', 'https://apps.apple.com/us/app/x'],
    ]);
  });

  it('that are not known are told of, and can be asked for again', async () => {
    await render({}, { stores: () => Promise.reject(new Error('no settings')) });
    await page.click(button('No app yet?'));
    expect(document.querySelector('.toast--failure')).not.toBeNull();
    expect(button('No app yet?')?.getAttribute('aria-expanded')).toBe('false');
  });

  it('are not offered where the document does not want them', async () => {
    await render({ stores: false });
    expect(button('No app yet?')).toBeUndefined();
  });
});
