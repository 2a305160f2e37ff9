// Door for the tests of the questions: the screen, and what a reader does to it.
import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setPhone } from '../testing.ts';
import { renderTest, type TestScreen } from './testing.ts';

export let page: TestScreen;

/** The screen of the test, drawn anew. */
export const show = async (test?: Parameters<typeof renderTest>[0]): Promise<void> => {
  page = await renderTest(test);
};

/** For the tests of one file: before each of them a phone that keeps nothing, at the start of the entry level. */
export function openPhones(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('scrollTo', vi.fn());
    setPhone();
  });
  afterEach(async () => {
    // A step back that is under way ends here.
    await wait(400);
    await page.unmount();
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Does what goes back in the history, and waits until the browser is there. */
export const back = async (work: () => Promise<unknown>) => {
  const there = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await work();
  // jsdom goes back by a timer.
  await act(async () => {
    vi.advanceTimersByTime(1);
    await there;
  });
};
export const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
export const section = () => page.container.querySelector<HTMLElement>('.mbti-question');
export const heading = () => page.container.querySelector<HTMLElement>('.mbti-question h2');
export const at = () => Number(section()?.dataset.question);
export const option = (choice: 'A' | 'B') =>
  page.container.querySelector<HTMLElement>(`[data-choice="${choice}"]`);
export const chosen = () =>
  page.container.querySelector<HTMLElement>('.mbti-option[aria-pressed="true"]')?.dataset.choice;
export const foot = (name: string) =>
  [...page.container.querySelectorAll<HTMLButtonElement>('.mbti-question__foot button')].find(
    (one) => one.textContent === name,
  );
export const tap = async (choice: 'A' | 'B') => {
  await page.click(option(choice));
  await wait(320);
};
/** A key, pressed by who is at the question; at something else where that is given. */
export const press = async (key: string, keys: KeyboardEventInit = {}, at: Element | null = heading()) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys });
  await act(async () => void at?.dispatchEvent(event));
  await wait(320);
  return event;
};
/** A finger from one place to another; more fingers for a pinch. */
export const swipe = async (x: number, y = 0, fingers = 1) => {
  const touch = (type: string, place: { clientX: number; clientY: number }) => {
    const event = new Event(type, { bubbles: true });
    const all = Array.from({ length: fingers }, () => place);
    Object.assign(event, { touches: type === 'touchend' ? [] : all, changedTouches: all });
    return event;
  };
  await act(async () => {
    section()?.dispatchEvent(touch('touchstart', { clientX: 200, clientY: 300 }));
    section()?.dispatchEvent(touch('touchend', { clientX: 200 + x, clientY: 300 + y }));
  });
};
