import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus: the nearest named class, and whether it is the page's own body. */
export const focus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one === null || one === document.body ? 'body' : `${one.localName}.${one.className}`;
  });

/** What is told of what has the focus: its name, else its words. */
export const told = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return (one?.getAttribute('aria-label') ?? one?.textContent ?? '').trim();
  });

/** Presses a button as who has no pointer does. */
export async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

/** Once the page has come to rest, the focus is where it was put, not at the top of the page. */
export const restsAt = (page: Page, place: RegExp) => expect.poll(() => focus(page)).toMatch(place);

/** Of what has the focus, once the page has come to rest: what is on top of all of it; none where one sees any of it. */
export const coverOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const one = document.activeElement;
    if (!one || one === document.body) return 'nothing has the focus';
    let before = Number.NaN;
    for (let at = scrollY; at !== before; at = scrollY) {
      before = at;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = [1, 3, 5, 7, 9].map((part) =>
      document.elementFromPoint(left + width / 2, top + (height * part) / 10),
    );
    if (there.some((shown) => shown && (one.contains(shown) || shown.contains(one)))) return undefined;
    return `${one.className} "${one.textContent?.trim().slice(0, 20)}" below ${there[0]?.className ?? 'the edge'}`;
  });
