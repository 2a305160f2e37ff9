// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { videoCard } from './video-card.tsx';

const address = 'https://media.gala.example.com/h5/a/night.mp4';
let page: RenderedNode;
const asked: unknown[] = [];
const played = vi.fn(async () => undefined);
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(played);
});
afterEach(async () => {
  asked.length = 0;
  played.mockClear();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  await page.unmount();
});
const render = async (keys: object = {}, opens: () => Promise<boolean> = async () => false) => {
  const app = {
    ask: (...all: unknown[]) => {
      asked.push(all);
      return opens();
    },
    open: async (...all: unknown[]) => void asked.push(['open', ...all]),
  };
  page = await renderNode(
    {
      widget: 'video-card',
      title: 'Night',
      poster: 'art/a/night.svg',
      video: 'a/night.mp4',
      seconds: 125,
      ...keys,
    },
    { widgets: { 'video-card': videoCard }, world: { app } },
  );
};
const button = (words: string) =>
  [...page.container.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === words,
  );
const video = () => page.container.querySelector('video');
const said = () => page.container.querySelector('[role="status"]')?.textContent;

describe('a video', () => {
  it('is its poster, lazy and of its size, with title and length; nothing of it is there before a tap', async () => {
    await render({ text: 'Backstage' });
    const picture = page.container.querySelector('img');
    expect([picture?.getAttribute('loading'), picture?.width, picture?.height]).toEqual(['lazy', 358, 201]);
    expect(page.container.textContent).toBe('2:05NightBackstage');
    expect([video(), played.mock.calls.length]).toEqual([null, 0]);
  });

  it('is played by the app where there is one', async () => {
    await render({}, async () => true);
    await page.click(button('Play: Night, 2:05'));
    expect([asked, video()]).toEqual([[['playVideo', { url: address, title: 'Night' }]], null]);
  });

  it('else plays in place, with buttons and captions, the ones of the page on', async () => {
    const captions = ['en', 'th'].map((language) => ({ language, file: `a/night-${language}.vtt` }));
    await render({ captions });
    await page.click(button('Play: Night, 2:05'));
    const one = video();
    expect([one?.src, one?.preload, one?.controls, one?.autoplay]).toEqual([address, 'none', true, false]);
    expect(one?.hasAttribute('playsinline')).toBe(true);
    expect(one?.crossOrigin).toBe('anonymous');
    expect(played).toHaveBeenCalledOnce();
    expect(
      [...page.container.querySelectorAll('track')].map(({ srclang, default: on, src }) => [
        srclang,
        on,
        src,
      ]),
    ).toEqual([
      ['en', true, 'https://media.gala.example.com/h5/a/night-en.vtt'],
      ['th', false, 'https://media.gala.example.com/h5/a/night-th.vtt'],
    ]);
  });

  it('plays in place where the app is not reached', async () => {
    await render({}, () => Promise.reject(new Error('offline')));
    await page.click(button('Play: Night, 2:05'));
    expect(video()).not.toBeNull();
  });

  it('that did not load says so, and can be tried again or seen in the app', async () => {
    await render();
    await page.click(button('Play: Night, 2:05'));
    await act(async () => void video()?.dispatchEvent(new Event('error')));
    expect([said(), video()]).toEqual(["The video didn't load", null]);
    await page.click(button('Watch in the app'));
    expect(asked.at(-1)).toEqual(['open', true]);
    await page.click(button('Try again'));
    expect([said(), video()?.src]).toEqual(['', address]);
  });
});

describe('whoever saves data', () => {
  const saving = () =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  it('is asked first, with what it weighs', async () => {
    saving();
    await render({ megabytes: 12 });
    await page.click(button('Play: Night, 2:05'));
    expect([said(), video()]).toEqual([
      "You're saving data. This video is about 12 MB: tap again to play",
      null,
    ]);
    await new Promise((done) => setTimeout(done, 310));
    await page.click(button('Play: Night, 2:05'));
    expect(video()).not.toBeNull();
  });

  it('is not asked where nobody knows what it weighs', async () => {
    saving();
    await render();
    await page.click(button('Play: Night, 2:05'));
    expect(video()).not.toBeNull();
  });
});
