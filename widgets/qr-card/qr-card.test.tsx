// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { qrCard } from './qr-card.tsx';

const page = 'https://x.test/h5_ac/s/en/test';
let node: RenderedNode;
let near: ((seen: { isIntersecting: boolean }[]) => void) | undefined;
const drawn: unknown[] = [];
const links = {
  invite: async () => page,
  fromCode: async (chosen: boolean): Promise<string | null> =>
    `https://one.test/?af_ss_qr=${chosen ? 'c' : 'true'}`,
  qr: async (...all: unknown[]): Promise<string | null> => {
    drawn.push(all);
    return 'data:image/svg+xml,code';
  },
};
beforeEach(() => {
  drawn.length = 0;
  near = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(look: typeof near) {
        near = look;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await node.unmount();
  vi.unstubAllGlobals();
});
const render = async (keys: object = {}, more: object = {}) => {
  node = await renderNode(
    { widget: 'qr-card', title: 'Scan me', ...keys },
    { widgets: { 'qr-card': qrCard }, world: { links: { ...links, ...more } } },
  );
};
const comesNear = () => act(async () => near?.([{ isIntersecting: true }]));
const image = () => node.container.querySelector('img');

describe('a card with a code', () => {
  it('is drawn when it comes near, with the link of the page and its picture, and said in words', async () => {
    await render({ text: 'With your phone', picture: 'art/a/rose.svg' });
    expect(node.container.querySelector('section')?.className).toBe('qr-card qr-card--desktop');
    await act(async () => near?.([{ isIntersecting: false }]));
    expect([drawn, image()]).toEqual([[], null]);
    await comesNear();
    expect(drawn).toEqual([[page, 232, '/activities/art/a/rose.svg']]);
    expect([image()?.alt, image()?.getAttribute('src')]).toEqual([
      'QR code: Scan me',
      'data:image/svg+xml,code',
    ]);
    expect(node.container.textContent).toBe('Scan meWith your phone');
  });

  it.each([
    ['desktop', 1],
    ['always', 0],
  ])('%s: says whether it stands beside the page, where there is room for one code', async (shows, count) => {
    await render({ shows });
    expect(node.container.querySelectorAll('[data-beside]')).toHaveLength(count);
  });

  it.each([
    [undefined, 'true'],
    ['art/a/rose.svg', 'c'],
  ])(
    'leads into the app where the document says so, marked as read from a code: %s',
    async (picture, mark) => {
      await render({ opens: 'app', ...(picture && { picture }) });
      await comesNear();
      const logo = picture && `/activities/${picture}`;
      expect(drawn).toEqual([[`https://one.test/?af_ss_qr=${mark}`, 232, logo]]);
    },
  );

  it('leads to the page where no link into the app is made', async () => {
    await render({ opens: 'app' }, { fromCode: async () => null });
    await comesNear();
    expect(drawn).toEqual([[page, 232, undefined]]);
  });

  it.each([
    ['nothing may be drawn', async () => null],
    ['drawing does not load', () => Promise.reject(new Error('offline'))],
  ])('is the link as text where %s', async (_, qr) => {
    await render({}, { qr });
    await comesNear();
    expect([image(), node.container.querySelector('.qr-card__link')?.textContent]).toEqual([null, page]);
  });

  it('can be tried again where not even the link is known', async () => {
    let fails = true;
    await render({}, { invite: async () => (fails ? Promise.reject(new Error('offline')) : page) });
    await comesNear();
    expect(node.container.textContent).toContain("The QR code didn't load. Try again");
    fails = false;
    await node.click(node.container.querySelector('button'));
    expect(image()).not.toBeNull();
  });
});
