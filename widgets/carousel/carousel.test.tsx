// @vitest-environment jsdom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldPictures } from '../../engine/render/held-picture.ts';
import { Picture } from '../../engine/render/picture.tsx';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { carousel } from './carousel.tsx';

const slides = [
  { src: 'art/a/one.svg', alt: 'One', press: [{ do: 'navigate', to: '/activity_center' }] },
  { src: 'art/a/two.svg', alt: 'Two' },
  { src: 'art/a/three.svg', alt: 'Three', press: [{ do: 'toast', text: 'Here' }] },
];
const node = { widget: 'carousel', slides, width: 366, height: 172 };
let page: RenderedNode;
let less = false;
beforeEach(() => {
  vi.useFakeTimers();
  less = false;
  vi.stubGlobal('matchMedia', () => ({ matches: less }));
});
afterEach(async () => {
  await page.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** jsdom lays nothing out: the row is told how wide it is, and scrolls as a browser's would. */
const render = async (keys: object = {}) => {
  page = await renderNode({ ...node, ...keys }, { widgets: { carousel } });
  const row = page.container.querySelector('ul');
  if (!row) throw new Error('no row');
  Object.defineProperty(row, 'clientWidth', { value: 366 });
  row.getBoundingClientRect = () => ({ top: 10, bottom: 182 }) as DOMRect;
  let left = 0;
  Object.defineProperty(row, 'scrollLeft', {
    get: () => left,
    set: (to: number) => {
      left = to;
      row.dispatchEvent(new Event('scroll'));
    },
  });
  return row;
};
const button = (name: string) => page.container.querySelector(`button[aria-label="${name}"]`);
const now = () =>
  [...page.container.querySelectorAll('.carousel__dot')].findIndex((one) => one.classList.contains('is-now'));
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

describe('banners', () => {
  it('are a named row for the keys, whose first picture loads at once and the others later', async () => {
    const row = await render();
    expect(row.tabIndex).toBe(0);
    expect(row.closest('section')?.getAttribute('aria-label')).toBe('Highlights');
    const pictures = [...row.querySelectorAll('img')];
    expect(pictures.map((one) => [one.alt, one.getAttribute('loading')])).toEqual([
      ['One', 'eager'],
      ['Two', 'lazy'],
      ['Three', 'lazy'],
    ]);
    expect(row.querySelector('a')?.getAttribute('href')).toBe('/h5_ac/activity_center');
    await page.click(row.querySelector('button'));
    expect(page.acts).toHaveLength(1);
  });

  it('an early picture keeps its address in the markup, where others are held back', async () => {
    await render();
    const html = (early: boolean) =>
      heldPictures(renderToStaticMarkup(<Picture src="/a.svg" alt="" width={1} height={1} early={early} />));
    expect(html(true)).toContain(' src="/a.svg"');
    expect(html(false)).not.toContain(' src="/a.svg"');
  });

  it('are led by the arrows, round the ends, and the dots follow', async () => {
    const row = await render();
    await page.click(button('Next'));
    expect([row.scrollLeft, now()]).toEqual([366, 1]);
    await page.click(button('Previous'));
    await page.click(button('Previous'));
    expect([row.scrollLeft, now()]).toEqual([732, 2]);
    await page.click(button('Next'));
    expect(row.scrollLeft).toBe(0);
  });

  it('say which one is shown once somebody has moved them, and nothing while they move by themselves', async () => {
    await render({ every: 5 });
    const said = () => page.container.querySelector('[role=status]')?.textContent;
    await wait(6);
    expect([now(), said()]).toEqual([1, '']);
    await page.click(button('Next'));
    expect(said()).toBe('3 of 3: Three');
  });

  it('stand where the document says no seconds', async () => {
    const row = await render();
    await wait(60);
    expect(row.scrollLeft).toBe(0);
    expect(button('Stop autoplay')).toBeNull();
  });
});

describe('banners that move on by themselves', () => {
  it('move at the pace of the document, until the button stops them, and again', async () => {
    const row = await render({ every: 5 });
    await wait(4.9);
    expect(row.scrollLeft).toBe(0);
    await wait(0.2);
    expect(row.scrollLeft).toBe(366);
    await page.click(button('Stop autoplay'));
    await wait(20);
    expect(row.scrollLeft).toBe(366);
    await page.click(button('Autoplay'));
    await wait(5);
    expect(row.scrollLeft).toBe(732);
  });

  it.each(['pointerdown', 'focusin', 'wheel'])('stop for good at %s', async (kind) => {
    const row = await render({ every: 5 });
    await act(async () => row.dispatchEvent(new Event(kind, { bubbles: true })));
    await wait(20);
    expect(row.scrollLeft).toBe(0);
  });

  it('rest on a hidden page, off the screen, and for whoever wants less motion', async () => {
    const row = await render({ every: 5 });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await wait(5);
    expect(row.scrollLeft).toBe(0);
    hidden.mockRestore();
    const seen = row.getBoundingClientRect;
    row.getBoundingClientRect = () => ({ top: -300, bottom: -128 }) as DOMRect;
    await wait(5);
    expect(row.scrollLeft).toBe(0);
    row.getBoundingClientRect = seen;
    less = true;
    await page.unmount();
    const still = await render({ every: 5 });
    await wait(10);
    expect(still.scrollLeft).toBe(0);
  });
});
