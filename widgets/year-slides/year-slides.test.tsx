// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs } from '../../engine/overlay/testing.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { RecapAnswer, RecapFigureEntry } from '../../schemas/generated/types.gen.ts';
import { yearSlides } from './year-slides.tsx';

const campaign = {
  recap: {
    reveals: '2025-12-28T20:00:00+08:00',
    figures: [
      {
        id: 'given',
        of: 'sum',
        name: 'Gifts you sent',
        unit: 'gifts',
        titles: [{ id: 'tenth', share: 10, name: 'First tenth' }],
      },
      { id: 'first', of: 'first', name: 'Your first gift' },
      { id: 'friend', of: 'friend', name: 'Dearest', unit: 'gifts' },
      { id: 'place', of: 'place', name: 'Your place' },
    ],
  },
};
const user = { user_id: '3', nickname: '<b>Mika</b>', avatar: '/a.svg' };
const entry = (id: string, more: Partial<RecapFigureEntry> = {}): RecapFigureEntry => {
  return { id, value: 1288, place: null, people: 2600, at: null, user: null, title: null, ...more };
};
const ready = (...figures: RecapFigureEntry[]): RecapAnswer => {
  return { state: 'ready', people: 3120, mine: { figures }, can: 'open' };
};
const all = ready(
  entry('given', { place: 12, title: 'tenth' }),
  entry('first', { at: Date.parse('2025-01-03T12:00:00Z'), user }),
  entry('friend', { value: 520, user }),
  entry('place', { place: 88 }),
);
let page: RenderedNode;
let less = true;
beforeEach(() => {
  less = true;
  openDialogs();
  // jsdom lays nothing out, and knows no media.
  vi.stubGlobal('matchMedia', () => ({ matches: less }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(async () => {
  for (const one of document.querySelectorAll('dialog')) one.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await page.unmount();
});
const step = [{ do: 'toast', text: 'ok' }];
const render = async (recap: RecapAnswer, keys: object = {}, shares = true, token = 'token') => {
  page = await renderNode(
    {
      widget: 'year-slides',
      from: 'recap',
      figures: ['given', 'first', 'friend', 'place'],
      title: 'My year',
      enter: step,
      go: step,
      ...(shares ? { share: step } : {}),
      ...keys,
    },
    { widgets: { 'year-slides': yearSlides }, data: { recap }, campaign, ...(token === '' ? {} : { token }) },
  );
};
const button = () => page.container.querySelector<HTMLButtonElement>('.btn');
const opened = async (recap = all, keys: object = {}, shares = true) => {
  await render(recap, keys, shares);
  // What opens it is loaded first.
  await act(async () => {
    button()?.click();
    await vi.waitFor(
      () => expect(document.querySelector('dialog[open] [role=status]')?.textContent).toBeTruthy(),
      10_000,
    );
    await vi.dynamicImportSettled();
  });
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const row = dialog.querySelector('ul') as HTMLUListElement;
  const count = () => dialog.querySelector('[role=status]')?.textContent;
  return {
    dialog,
    count,
    seen: () => dialog.querySelector('.is-now.year-show__place')?.textContent,
    press: (key: string) => {
      row.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      return count();
    },
    tap: (clientX: number) => {
      row.dispatchEvent(new Event('pointerdown'));
      const held = dialog.classList.contains('is-held');
      row.dispatchEvent(new Event('pointerup'));
      row.dispatchEvent(new MouseEvent('click', { clientX, bubbles: true }));
      return [held, dialog.classList.contains('is-held'), count()];
    },
  };
};

describe('the cover', () => {
  it('before the reveal says when it is, what it will tell, and has no button', async () => {
    await render({
      state: 'soon',
      people: 0,
      mine: null,
      reason: 'NOT_OPEN',
      nextAt: '2025-12-28T12:00:00.000Z',
    });
    expect(page.container.textContent).toContain('What it will tell you');
    expect(page.container.querySelectorAll('li')).toHaveLength(4);
    expect(page.container.querySelector('[data-to]')?.getAttribute('data-to')).toBe(
      String(Date.parse('2025-12-28T12:00:00Z')),
    );
    expect(button()).toBeNull();
  });

  it('says that it is being counted', async () => {
    await render({ state: 'counting', people: 0, mine: null, reason: 'NOT_OPEN' });
    expect(page.container.querySelector('[role=status]')?.textContent).toContain('Counting');
  });

  it('leads a visitor on, and whoever has no figure', async () => {
    await render({ state: 'ready', people: 5, mine: null, reason: 'TOKEN_EXPIRED' }, {}, true, '');
    await page.click(button());
    expect([button()?.textContent, page.acts.length]).toEqual(['See mine', 1]);
    await page.unmount();
    await render(ready());
    expect(page.container.textContent).toContain('A quiet page');
    await page.click(button());
    expect(page.acts).toHaveLength(1);
  });

  it('says nothing of signing in to whoever has', async () => {
    await render({ state: 'ready', people: 5, mine: null, reason: 'TOKEN_EXPIRED' });
    expect(page.container.textContent).toContain('Fetching your copy');
    expect(button()).toBeNull();
  });

  it('has all of it as a list, names as text', async () => {
    await render(all);
    expect([...page.container.querySelectorAll('details li')].map((one) => one.textContent)).toEqual([
      'Gifts you sent: 1,288 gifts · First tenth',
      'Your first gift: Jan 3 with <b>Mika</b>',
      'Dearest: <b>Mika</b> · 520 gifts',
      'Your place: No. 88 of 2,600',
    ]);
  });

  it('tells figures that the document still shows', async () => {
    await render(all, { figures: ['place'] });
    expect(page.container.querySelectorAll('details li')).toHaveLength(1);
  });
});

describe('slides', () => {
  it('are led by keys, and stay at the ends', async () => {
    const { press, count, seen } = await opened();
    const first = '1 of 5, Gifts you sent: 1,288 gifts · First tenth';
    expect(count()).toBe(first);
    expect(seen()).toContain('First tenth');
    expect(['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home', 'a'].map(press)).toEqual([
      first,
      '2 of 5, Your first gift: Jan 3 with <b>Mika</b>',
      '5 of 5, My year',
      '5 of 5, My year',
      first,
      first,
    ]);
  });

  it('are led by taps on either side, and held by a finger', async () => {
    const { tap } = await opened();
    expect(tap(300)).toEqual([true, false, expect.stringMatching(/^2 of 5, /)]);
    expect(tap(40)).toEqual([true, false, expect.stringMatching(/^1 of 5, /)]);
  });

  it('go on when the bar is full, and stand where the button says so', async () => {
    const { dialog, count } = await opened();
    dialog
      .querySelector('.is-now.year-show__bar')
      ?.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(count()).toMatch(/^2 of 5, /);
    const pause = dialog.querySelector<HTMLButtonElement>('.year-show__pause');
    pause?.click();
    expect([dialog.classList.contains('is-paused'), pause?.getAttribute('aria-pressed')]).toEqual([
      true,
      'true',
    ]);
    pause?.click();
    expect(dialog.classList.contains('is-paused')).toBe(false);
  });

  it('show one at a time to whoever hears them', async () => {
    const { dialog, press } = await opened();
    press('ArrowRight');
    expect(
      [...dialog.querySelectorAll('.year-show__place')].map((one) => one.classList.contains('is-now')),
    ).toEqual([false, true, false, false, false]);
    expect(dialog.querySelectorAll('b').length, 'names are text').toBe(4);
  });

  it('end with a card that is shared', async () => {
    const { dialog, press } = await opened();
    press('End');
    const share = dialog.querySelector<HTMLButtonElement>('.year-show__card .btn');
    expect(share?.textContent).toBe('Share this page');
    await page.click(share);
    expect(page.acts).toHaveLength(1);
  });

  it('end with the last figure, also where there are more than the card has lines, and with nothing to pause', async () => {
    const more = ['given', 'first', 'friend', 'place', 'given', 'place'];
    const { dialog, press } = await opened(all, { figures: more });
    const pause = dialog.querySelector<HTMLButtonElement>('.year-show__pause');
    expect(pause?.hidden).toBe(false);
    press('End');
    expect(pause?.hidden).toBe(true);
    press('ArrowLeft');
    expect(pause?.hidden).toBe(false);
    const lines = [...dialog.querySelectorAll('.year-show__lines li')].map((one) => one.textContent);
    expect([lines.length, lines.at(-1)]).toEqual([5, 'Your place: No. 88 of 2,600']);
  });

  it('have picture, words and number in one order', async () => {
    const { dialog } = await opened();
    for (const face of dialog.querySelectorAll('.year-show__face'))
      expect(face.nextElementSibling?.className).toBe('year-show__name');
    expect(dialog.querySelectorAll('.year-show__face')).toHaveLength(2);
  });

  it('have no button at their end where the document has none', async () => {
    const { dialog } = await opened(all, {}, false);
    expect(dialog.querySelector('.btn')).toBeNull();
  });
});

describe('numbers', () => {
  it('count up, and are heard whole', async () => {
    less = false;
    const { dialog } = await opened(ready(entry('given', { place: 1 })));
    const [number] = dialog.querySelectorAll('.year-show__big');
    expect(dialog.querySelector('.year-show__slide .sr-only')?.textContent).toBe('1,288');
    await vi.waitFor(() => expect(number?.textContent).toBe('1,288'), { timeout: 3000 });
  });

  it('stand still for whoever wants less motion', async () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame');
    const { dialog } = await opened();
    expect(dialog.querySelector('.year-show__big')?.textContent).toBe('1,288');
    expect(frame).not.toHaveBeenCalled();
  });
});
