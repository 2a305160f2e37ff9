import { userEvent } from 'vitest/browser';
import { flat, type Stop } from '../../tools/heard/stops.ts';
import { numberOf } from './listen.ts';

/** Presses of Tab until a page is taken to have no end. */
const MOST = 60;

const quoted = (one: Element): string =>
  `<${one.localName}> "${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? ''}"`;

/** What can be reached by keys and is hidden from ears. */
const hiddenFaults = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].flatMap((hidden) =>
    [hidden, ...hidden.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility())
      .map((one) => `nothing that is hidden from ears is reached by keys: ${quoted(one)}`),
  );

/** The elements that Tab comes to, by the browser's numbers of them. */
async function reached(): Promise<{ number: number; said: string }[]> {
  (document.activeElement as HTMLElement | null)?.blur();
  getSelection()?.removeAllRanges();
  const found: { number: number; said: string }[] = [];
  for (let press = 0; press < MOST; press++) {
    await userEvent.keyboard('{Tab}');
    const one = document.activeElement;
    if (!one || one === document.body) break;
    const number = await numberOf(one);
    // Round again.
    if (found.some((before) => before.number === number)) break;
    found.push({ number, said: quoted(one) });
  }
  return found;
}

/** What is wrong for who goes from one to the next by keys: by eyes and ears the order is the same. */
export async function keyFaults(stops: readonly Stop[]): Promise<string[]> {
  const order = flat(stops).flatMap(({ node }) => node ?? []);
  const places = (await reached()).map(({ number, said }) => ({ at: order.indexOf(number), said }));
  return [
    ...hiddenFaults(),
    ...places.filter(({ at }) => at < 0).map(({ said }) => `what keys reach is heard: ${said}`),
    ...places.flatMap(({ at, said }, nth) =>
      nth > 0 && at >= 0 && at < (places[nth - 1]?.at ?? -1)
        ? [`keys go in the order of reading: ${said} is reached after ${places[nth - 1]?.said}`]
        : [],
    ),
  ];
}
