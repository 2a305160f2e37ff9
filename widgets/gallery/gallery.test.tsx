// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../engine/overlay/testing.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { gallery } from './gallery.tsx';
import * as large from './show-large.ts';

const pictures = [
  { src: 'art/a/one.svg', alt: 'One', caption: 'The first', width: 690, height: 320 },
  { src: 'art/a/two.svg', alt: 'Two', width: 320, height: 320 },
  { src: 'art/a/three.svg', alt: 'Three', caption: '<b>bold</b>', width: 320, height: 640 },
];
let page: RenderedNode;
let widths: { mockRestore(): void };
beforeEach(() => {
  openDialogs();
  // jsdom lays nothing out.
  widths = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(async () => {
  for (const one of document.querySelectorAll('dialog')) one.close();
  widths.mockRestore();
  await page.unmount();
});
const render = async (keys: object = {}) => {
  page = await renderNode({ widget: 'gallery', pictures, ...keys }, { widgets: { gallery } });
  return [...page.container.querySelectorAll('button')];
};
const opened = async (index: number, keys: object = {}) => {
  const small = (await render(keys))[index];
  // What opens it is loaded first.
  await act(async () => {
    small?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog[open] li')).not.toBeNull());
    await vi.dynamicImportSettled();
  });
  const dialog = document.querySelector('dialog');
  const row = dialog?.querySelector('ul');
  if (!dialog || !row) throw new Error('nothing is open');
  const scrolled = (): string | null | undefined => {
    row.dispatchEvent(new Event('scroll'));
    return dialog.querySelector('p')?.textContent;
  };
  const press = (key: string) => {
    row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return scrolled();
  };
  const button = (name: string) => dialog.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
  return { dialog, row, scrolled, press, button };
};

describe('pictures in a grid', () => {
  it('have their names below where there is room for them, for those who see them', async () => {
    const names = () =>
      [...page.container.querySelectorAll('li > p')].map((one) => [
        one.textContent,
        one.getAttribute('aria-hidden'),
      ]);
    const all = ['One', 'Two', 'Three'].map((one) => [one, 'true']);
    await render({ columns: 2 });
    expect(names()).toEqual(all);
    await page.unmount();
    await render();
    expect(names(), 'three side by side').toEqual(all);
    await page.unmount();
    await render({ columns: 4 });
    expect(names()).toEqual([]);
  });

  it('say so where what opens them does not load', async () => {
    const failing = vi.spyOn(large, 'showLarge').mockRejectedValue(new TypeError('Failed to fetch'));
    const [first] = await render();
    await page.click(first);
    expect(document.querySelector('.toast--failure')?.textContent).toBe(
      "This couldn't be loaded. Check your connection.",
    );
    failing.mockRestore();
  });

  it('are lazy buttons with the words of their pictures, in as many columns as the document says', async () => {
    const buttons = await render({ columns: 2, label: 'Backstage' });
    expect(buttons.map((one) => one.querySelector('img')?.alt)).toEqual(['One', 'Two', 'Three']);
    expect(buttons[0]?.querySelector('img')?.getAttribute('loading')).toBe('lazy');
    const list = page.container.querySelector('ul');
    expect([list?.className, list?.getAttribute('aria-label')]).toEqual(['gallery gallery--2', 'Backstage']);
  });
});

describe('a picture that is opened', () => {
  it('is the one that was tapped, with its caption as text, in a named dialog', async () => {
    const { dialog, row, scrolled } = await opened(2);
    expect(dialog.getAttribute('aria-label')).toBe('Pictures');
    expect(row.scrollLeft).toBe(780);
    expect(scrolled()).toBe('3 / 3');
    expect([...dialog.querySelectorAll('figcaption')].map((one) => one.textContent)).toEqual([
      'The first',
      '<b>bold</b>',
    ]);
    const [first] = dialog.querySelectorAll('img');
    expect([first?.alt, first?.width, first?.height]).toEqual(['One', 690, 320]);
  });

  it('leads to the others by keys, and stays at the ends', async () => {
    const { press } = await opened(1);
    expect(press('ArrowRight')).toBe('3 / 3');
    expect(press('ArrowRight')).toBe('3 / 3');
    expect(press('Home')).toBe('1 / 3');
    expect(press('ArrowLeft')).toBe('1 / 3');
    expect(press('End')).toBe('3 / 3');
    expect(press('a')).toBe('3 / 3');
  });

  it('leads to the others by arrows, which rest at the ends', async () => {
    const { button, scrolled } = await opened(0);
    const rests = () => ['Previous picture', 'Next picture'].map((name) => button(name)?.ariaDisabled);
    expect(rests()).toEqual(['true', 'false']);
    button('Next picture')?.click();
    expect(scrolled()).toBe('2 / 3');
    button('Next picture')?.click();
    expect(scrolled()).toBe('3 / 3');
    expect(rests()).toEqual(['false', 'true']);
    expect(button('Next picture')?.disabled, 'whoever has pressed it keeps their place').toBe(false);
  });

  it('is heard with its place once it has come to rest, and not again where it stays', async () => {
    const { dialog, press } = await opened(0);
    const heard = dialog.querySelector('[role=status]') as HTMLElement;
    // On a busy machine it may have been said already.
    const said: (string | null)[] = [heard.textContent].filter((words) => words !== '');
    new MutationObserver(() => said.push(heard.textContent)).observe(heard, { childList: true });
    await vi.waitFor(() => expect(said).toEqual(['1 of 3: One']));
    press('ArrowRight');
    press('End');
    press('ArrowRight');
    await vi.waitFor(() => expect(said).toEqual(['1 of 3: One', '3 of 3: Three']));
  });

  it('closes by its button', async () => {
    const { button } = await opened(0);
    button('Close')?.click();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  });

  it('has no arrows where it is alone', async () => {
    const { dialog } = await opened(0, { pictures: pictures.slice(0, 1) });
    expect(dialog.querySelector<HTMLElement>('.gallery-large__bar')?.hidden).toBe(true);
  });
});
