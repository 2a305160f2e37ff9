// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { askToConfirm, POPUP_Z_INDEX, showToast, TOAST_DURATION } from './index.ts';
import { followTaps } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  // jsdom has dialogs without the methods that open and close them.
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close ??= function close(this: HTMLDialogElement, value?: string) {
    if (value !== undefined) this.returnValue = value;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => vi.useRealTimers());
/** The script that lifts it has come. */
const lifted = () => vi.dynamicImportSettled();
const toasts = (): (string | null)[] =>
  [...document.querySelectorAll('.toast')].map((one) => one.textContent);

it('a question shows the thing that it is about, with what is left afterwards', () => {
  const about = { picture: '/crown.svg', name: 'Crown', note: '120 left after this' };
  void askToConfirm({ title: 'This one?', text: '', yes: 'Yes', no: 'No', about });
  const dialog = document.querySelector('dialog');
  expect(dialog?.querySelector('img')?.getAttribute('src')).toBe('/crown.svg');
  expect(dialog?.textContent).toBe('This one?Crown120 left after thisNoYes');
});

it('a question is heard with what it is about and what it takes, not by its title alone', () => {
  const about = { picture: '/crown.svg', name: 'Crown', note: '120 left after this' };
  void askToConfirm({ title: 'This one?', text: 'It takes 30.', yes: 'Yes', no: 'No', about });
  const dialog = document.querySelector('dialog');
  const said = (dialog?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect([dialog?.getAttribute('role'), ...said]).toEqual([
    'alertdialog',
    'Crown120 left after this',
    'It takes 30.',
  ]);
});

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

  describe('what was won', () => {
    const crown = { picture: '/crown.svg', name: 'Crown' };
    const animate = vi.fn();
    /** Things lie from a top to a bottom, in px, on a screen of 768. */
    const put = (html: string, top: number, bottom: number) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const one = document.body.lastElementChild as HTMLElement;
      const box = { x: 100, y: top, top, bottom, width: 40, height: bottom - top };
      one.getBoundingClientRect = () => box as DOMRect;
      return one;
    };
    const flown = async () => {
      animate.mockClear();
      showToast('It is yours', 'success', crown);
      await lifted();
      expect(animate, 'it is looked at first').not.toHaveBeenCalled();
      vi.advanceTimersByTime(TOAST_DURATION - 1);
      return flight();
    };
    /** Where the first thing that moved has gone. */
    const flight = () => (animate.mock.calls[0]?.[0] as Keyframe[] | undefined)?.[1]?.transform;
    beforeEach(() => {
      HTMLElement.prototype.animate = animate;
      vi.stubGlobal('matchMedia', () => ({ matches: false }));
      followTaps();
    });
    afterEach(() => vi.unstubAllGlobals());

    it('is lifted in a frame over the words, with its name', async () => {
      await flown();
      showToast('It is yours', 'success', crown);
      const said = toasts();
      await lifted();
      expect(document.querySelector('.toast--won .part-card img')?.getAttribute('src')).toBe('/crown.svg');
      expect(document.querySelector('.toast__name')?.textContent).toBe('Crown');
      expect([said, toasts()], 'heard once').toEqual([['It is yours Crown'], ['It is yours Crown']]);
    });

    it('flies to where one’s points are seen', async () => {
      put('<span data-purse></span>', 40, 60);
      expect(await flown()).toBe('translate(120px, 50px) scale(0.2)');
    });

    it('flies to the card that it came of where no purse is in view, also when its button is gone by then', async () => {
      put('<span data-purse></span>', -90, -70);
      put('<li class="part-row"><button>Claim</button></li>', 300, 400);
      const button = document.querySelector('button');
      button?.click();
      showToast('It is yours', 'success', crown);
      await lifted();
      button?.remove();
      animate.mockClear();
      vi.advanceTimersByTime(TOAST_DURATION - 1);
      expect(flight()).toBe('translate(120px, 350px) scale(0.2)');
    });

    it('flies from where it was lifted, in whatever lies on top, and the purse beats as it comes', async () => {
      const purse = put('<span data-purse></span>', 40, 60);
      const dialog = put('<dialog open></dialog>', 300, 700);
      const frames: (string | undefined)[] = [];
      animate.mockReset().mockImplementation(function (this: HTMLElement) {
        frames.push(this === purse ? 'purse' : this.className);
      });
      showToast('It is yours', 'success', crown);
      await lifted();
      const prize = document.querySelector<HTMLElement>('.toast__prize');
      if (prize) prize.getBoundingClientRect = () => ({ x: 175, y: 300, width: 40, height: 40 }) as DOMRect;
      vi.advanceTimersByTime(TOAST_DURATION - 1);
      expect([prize?.parentElement, prize?.style.left, prize?.style.top]).toEqual([dialog, '175px', '300px']);
      expect(frames).toEqual([
        'toast__prize part-card is-flying',
        'purse',
        'toast toast--success toast--won',
      ]);
      expect(flight()).toBe('translate(-75px, -270px) scale(0.2)');
      animate.mockReset();
    });

    it('is put away by a tap, but not by the echo of the one that won it', async () => {
      put('<span data-purse></span>', 40, 60);
      showToast('It is yours', 'success', crown);
      await lifted();
      animate.mockClear();
      const toast = document.querySelector<HTMLElement>('.toast');
      toast?.click();
      expect(flight(), 'a double tap').toBeUndefined();
      vi.advanceTimersByTime(700);
      toast?.click();
      expect(flight()).toBe('translate(120px, 50px) scale(0.2)');
      vi.advanceTimersByTime(400);
      expect(document.querySelector('.toast, .toast__prize')).toBeNull();
    });

    it('a tap on it leaves the focus where it is', async () => {
      showToast('It is yours', 'success', crown);
      await lifted();
      const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      document.querySelector('.toast__prize')?.dispatchEvent(press);
      expect(press.defaultPrevented).toBe(true);
    });

    it('is gone with what it was lifted from where it has flown', async () => {
      put('<span data-purse></span>', 40, 60);
      await flown();
      expect(document.querySelector('.toast .toast__prize'), 'it fades with nothing').toBeNull();
      expect(document.querySelector('.toast__prize')).not.toBeNull();
      vi.advanceTimersByTime(400);
      expect(document.querySelector('.toast, .toast__prize')).toBeNull();
    });

    it('fades where neither is in view, and goes without motion where less is asked for', async () => {
      expect(await flown()).toBeUndefined();
      expect(animate.mock.calls.map(([frames]) => frames)).toEqual([[{}, { opacity: 0 }]]);
      put('<span data-purse></span>', 40, 60);
      vi.stubGlobal('matchMedia', () => ({ matches: true }));
      expect(await flown()).toBeUndefined();
      expect(animate).not.toHaveBeenCalled();
    });
  });

  it('a picture of it that does not load leaves the words', async () => {
    showToast('It is yours', 'success', { picture: '/gone.svg', name: 'Crown' });
    await lifted();
    document.querySelector('.toast img')?.dispatchEvent(new Event('error'));
    expect(document.querySelector('.toast img, .toast__light, .toast--won')).toBeNull();
    expect(toasts()).toEqual(['It is yours Crown']);
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

describe('the question before going on', () => {
  const ask = { title: 'Sure?', text: 'It costs 30.', yes: 'Redeem', no: 'Cancel' };
  const button = (text: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('dialog button')].find((one) => one.textContent === text);

  it.each([
    ['Redeem', true],
    ['Cancel', false],
  ])('%s is %s, and the dialog is gone', async (text, answer) => {
    const asked = askToConfirm(ask);
    const dialog = document.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Sure?');
    expect(dialog?.textContent).toContain('It costs 30.');
    button(text)?.click();
    expect(await asked).toBe(answer);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('closed in any other way is no', async () => {
    const asked = askToConfirm({ ...ask, text: '' });
    expect(document.querySelector('.sheet__text')).toBeNull();
    document.querySelector('dialog')?.close();
    expect(await asked).toBe(false);
  });
});
