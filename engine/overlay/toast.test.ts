// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { askToConfirm, POPUP_Z_INDEX, showToast, TOAST_DURATION } from './index.ts';
import { openDialogs, toasts } from './testing.ts';
import { followTaps } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  openDialogs();
});
afterEach(() => vi.useRealTimers());

describe('§4 §9 toasts and popups', () => {
  it('the constants are the text’s', () => {
    proves('9.5');
    expect([TOAST_DURATION, POPUP_Z_INDEX]).toEqual([2000, 2000]);
  });

  it('a toast closes by itself after its duration', () => {
    proves('4.8', '9.5');
    showToast('Saved', 'success');
    vi.advanceTimersByTime(1999);
    expect(toasts()).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(toasts()).toEqual([]);
  });

  it('the next one takes its place, with its own full time', () => {
    showToast('One', 'plain');
    vi.advanceTimersByTime(1500);
    showToast('Two', 'plain');
    expect(toasts()).toEqual(['Two']);
    vi.advanceTimersByTime(1999);
    expect(toasts()).toEqual(['Two']);
    vi.advanceTimersByTime(1);
    expect(toasts()).toEqual([]);
  });

  describe('lies over what is on top', () => {
    const shown = () => document.querySelector('.toast')?.parentElement?.id;
    beforeEach(() => {
      document.body.id = 'page';
      document.body.innerHTML =
        '<dialog id="shut"></dialog><dialog id="first"></dialog><dialog id="second"></dialog>';
    });
    afterEach(() => document.body.removeAttribute('id'));
    const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

    it('the page where no dialog is open', () => {
      showToast('Saved', 'success');
      expect(shown()).toBe('page');
    });

    it('the dialog that was opened over the others, and what is there once it has closed', () => {
      dialog('first').showModal();
      showToast('One', 'plain');
      expect(shown()).toBe('first');
      dialog('second').showModal();
      showToast('Two', 'plain');
      expect(shown()).toBe('second');
      dialog('second').close();
      showToast('Three', 'plain');
      expect([shown(), toasts()]).toEqual(['first', ['Three']]);
    });

    it('and gives way to what was tapped there, not to what was tapped below it', () => {
      const boxes = new Map<Element | null, readonly [number, number]>();
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const [top, bottom] =
          boxes.get(this) ?? (this.classList.contains('toast--high') ? [72, 120] : [700, 748]);
        return { top, bottom } as DOMRect;
      });
      followTaps();
      const isHigh = () => document.querySelector('.toast')?.classList.contains('toast--high');
      document.body.insertAdjacentHTML('beforeend', '<button id="below"></button>');
      const below = document.getElementById('below');
      boxes.set(below, [690, 740]);
      below?.click();
      dialog('first').showModal();
      showToast('No', 'failure');
      expect(isHigh(), 'nothing was tapped in it').toBe(false);
      dialog('first').innerHTML = '<button></button>';
      const button = dialog('first').querySelector('button');
      boxes.set(button, [700, 740]);
      button?.click();
      showToast('No', 'failure');
      expect(isHigh()).toBe(true);
      vi.restoreAllMocks();
    });
  });

  describe('never lies on what it speaks of', () => {
    /** px: a toast below, and above, on a screen of 844. */
    const places = { low: [700, 748], high: [72, 120] } as const;
    const boxes = new Map<Element, readonly [top: number, bottom: number]>();
    const isHigh = () => document.querySelector('.toast')?.classList.contains('toast--high');
    beforeEach(() => {
      boxes.clear();
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
        const at = this.classList.contains('toast--high') ? places.high : places.low;
        const [top, bottom] = boxes.get(this) ?? at;
        return { top, bottom } as DOMRect;
      });
      followTaps();
    });
    afterEach(() => vi.restoreAllMocks());
    /** Taps the button of a card, each from a top to a bottom in px. */
    const tap = (card: readonly [number, number], button: readonly [number, number]) => {
      document.body.innerHTML = '<li class="part-card"><button><b>Redeem</b></button></li>';
      boxes.set(document.querySelector('li') as Element, card);
      boxes.set(document.querySelector('button') as Element, button);
      document.querySelector('b')?.click();
      showToast('Sold out', 'failure');
    };

    it.each([
      ['nothing below', [200, 400], [350, 390], false],
      ['the card below', [500, 720], [660, 700], true],
      ['a card on both places: its button is free', [60, 760], [110, 150], false],
      ['a card on both places, its button below', [60, 760], [710, 750], true],
    ] as const)('%s', (_, card, button, high) => {
      tap(card, button);
      expect(isHigh()).toBe(high);
    });

    it('a row of a list that has no card of its own is kept free as one is', () => {
      document.body.innerHTML = '<ul><li>The Owls <button>Join</button></li></ul>';
      boxes.set(document.querySelector('li') as Element, [660, 710]);
      boxes.set(document.querySelector('button') as Element, [664, 690]);
      document.querySelector('button')?.click();
      showToast('This team is full', 'failure');
      expect(isHigh()).toBe(true);
    });

    it('after a question has been answered it gives way to what was asked about', () => {
      tap([500, 720], [660, 700]);
      void askToConfirm({ title: 'This one?', text: '', yes: 'Yes', no: 'No' });
      document.querySelector<HTMLElement>('.btn--primary')?.click();
      document.querySelector('dialog')?.remove();
      showToast('Sold out', 'failure');
      expect(isHigh()).toBe(true);
    });
  });

  it('a failure interrupts a screen reader, the others wait for it', () => {
    showToast('No', 'failure');
    expect(document.querySelector('.toast--failure')?.getAttribute('role')).toBe('alert');
    showToast('Yes', 'success');
    expect(document.querySelector('.toast--success')?.getAttribute('role')).toBe('status');
  });

  it('what a server says stays text', () => {
    showToast('<img src=x onerror=alert(1)>', 'failure');
    expect(document.querySelector('img')).toBeNull();
  });
});
