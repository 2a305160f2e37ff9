// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialogs, toasts } from './testing.ts';
import { followTaps, showToast, TOAST_DURATION } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  openDialogs();
});
afterEach(() => vi.useRealTimers());
/** The script that lifts it has come. */
const lifted = () => vi.dynamicImportSettled();

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
    expect(frames).toEqual(['toast__prize part-card is-flying', 'purse', 'toast toast--success toast--won']);
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
