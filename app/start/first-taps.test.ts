// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepFirstTaps } from './first-taps.ts';

afterEach(() => document.body.replaceChildren());

it('keeps taps on buttons of live parts, in order, and lets all others be', () => {
  document.body.innerHTML =
    '<a href="#x"><b>elsewhere</b></a><div data-island="a"><button id="one"><i>1</i></button><button id="two">2</button></div>';
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const heard = vi.fn();
  document.body.addEventListener('click', heard);
  const taken = keepFirstTaps(document);
  tap('#two');
  tap('#one i');
  expect(heard, 'nobody else hears of them meanwhile').not.toHaveBeenCalled();
  tap('b');
  expect(heard).toHaveBeenCalledOnce();
  expect(taken().map(({ id }) => id)).toEqual(['two', 'one']);
  expect(taken(), 'once').toEqual([]);
  tap('#one');
  expect(heard, 'and nothing is kept any more').toHaveBeenCalledTimes(2);
  document.body.removeEventListener('click', heard);
});
