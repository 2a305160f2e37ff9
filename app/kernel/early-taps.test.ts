// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { Core } from '../stages.ts';
import { takeEarlyTaps } from './early-taps.ts';

let pressed: [place: string, item: string | undefined][];
let arrive: (core: Pick<Core, 'press'>) => void;
let lose: (error: Error) => void;
let release: () => void;
let finish: () => void;
let clicks: string[];

beforeEach(() => {
  document.body.innerHTML = `
    <div data-island="b0">
      <button id="share" data-press="b0/press"><b>Share</b></button>
      <button id="redeem" data-press="b0/redeem" data-item='{"id":"halo"}'>Redeem</button>
      <button id="other">Other</button>
      <a id="link" href="#x">Link</a>
      <div role="tablist">
        <button role="tab" id="one" aria-controls="p1" aria-selected="true">One</button>
        <button role="tab" id="two" aria-controls="p2" aria-selected="false">Two</button>
        <button role="tab" id="three" aria-controls="p3" aria-selected="false">Three</button>
      </div>
      <div id="p1"><p>1</p></div><div id="p2" hidden><p>2</p></div><div id="p3" hidden></div>
    </div>
    <button id="static">Static</button>`;
  pressed = [];
  clicks = [];
  for (const element of document.querySelectorAll('button, a')) {
    element.addEventListener('click', () => clicks.push(element.id));
  }
  const core = new Promise<Core>((resolve, reject) => {
    arrive = (one) => resolve(one as Core);
    lose = reject;
  });
  release = takeEarlyTaps(document, core);
});
afterEach(() => release());

const find = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const tap = (id: string): void => find(id).click();
/** Shown and told as waiting. */
const busy = (id: string): boolean => {
  const is = find(id).classList.contains('is-busy');
  expect(find(id).getAttribute('aria-busy')).toBe(is ? 'true' : null);
  return is;
};
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
const core: Pick<Core, 'press'> = {
  press: async (place, item) => {
    pressed.push([place, item]);
    return new Promise((done) => {
      finish = () => done(true);
    });
  },
};

describe('a tap before React has the page', () => {
  it('runs what the button does as soon as its steps are there, and shows that it was taken', async () => {
    (find('share').firstElementChild as HTMLElement).click();
    expect(busy('share')).toBe(true);
    expect(pressed).toEqual([]);
    arrive(core);
    await settle();
    expect(pressed).toEqual([['b0/press', undefined]]);
    finish();
    await settle();
    expect(busy('share')).toBe(false);
    expect(clicks, 'nobody else has heard of it').toEqual([]);
  });

  it('goes with the thing that it stands for', async () => {
    arrive(core);
    tap('redeem');
    await settle();
    expect(pressed).toEqual([['b0/redeem', '{"id":"halo"}']]);
  });

  it('§5 T63: many taps are one while it runs', async () => {
    proves('T63');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    tap('redeem');
    tap('redeem');
    arrive(core);
    await settle();
    clock.mockReturnValue(60_000);
    tap('redeem');
    await settle();
    clock.mockRestore();
    expect(pressed).toHaveLength(1);
  });

  it('§5 T63: a second tap within 300 ms counts as the first, though that one has been answered', async () => {
    proves('T63');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    arrive({ press: async (place, item) => pressed.push([place, item]) > 0 });
    tap('redeem');
    await settle();
    clock.mockReturnValue(1300);
    tap('redeem');
    await settle();
    expect(pressed).toHaveLength(1);
    clock.mockReturnValue(1301);
    tap('redeem');
    await settle();
    clock.mockRestore();
    expect(pressed).toHaveLength(2);
  });

  it('is not given back: what has run is not run again', async () => {
    arrive(core);
    tap('redeem');
    await settle();
    finish();
    release();
    expect(clicks).toEqual([]);
  });

  it('leaves no button busy where the steps cannot be loaded', async () => {
    tap('share');
    lose(new Error('offline'));
    await settle();
    expect(busy('share')).toBe(false);
  });

  it('on anything else is kept, shown as taken, and given back once', () => {
    tap('other');
    tap('other');
    expect(busy('other')).toBe(true);
    expect(clicks).toEqual([]);
    release();
    expect(busy('other')).toBe(false);
    expect(clicks).toEqual(['other']);
  });

  it('on a link or outside of live parts goes its own way', () => {
    tap('link');
    tap('static');
    expect(clicks).toEqual(['link', 'static']);
    expect(busy('static')).toBe(false);
  });

  it('on a tab shows its panel where it is on the page already, and React hears of it later', () => {
    tap('two');
    expect(find('two').getAttribute('aria-selected')).toBe('true');
    expect(find('one').getAttribute('aria-selected')).toBe('false');
    expect([find('p1').hidden, find('p2').hidden]).toEqual([true, false]);
    expect(busy('two')).toBe(false);
    release();
    expect(clicks).toEqual(['two']);
  });

  it('on a tab whose panel is still empty waits', () => {
    tap('three');
    expect(find('p1').hidden).toBe(false);
    expect(busy('three')).toBe(true);
  });

  it('afterwards nothing is kept any more', () => {
    release();
    tap('other');
    expect(clicks).toEqual(['other']);
  });

  it('on a button whose steps choose by who is there is given to React, which knows', async () => {
    arrive({ press: async () => false });
    tap('share');
    await settle();
    expect(busy('share'), 'shown as taken while it waits').toBe(true);
    release();
    expect(clicks).toEqual(['share']);
    expect(busy('share')).toBe(false);
  });
});
