import { act } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Language } from '../../engine/index.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { DrawAnswer, DrawResult } from '../../schemas/generated/types.gen.ts';
import { luckyDraw } from './lucky-draw.tsx';

const icon = 'art/rose-night/gifts/rose.svg';

/** A campaign with a draw `wheel` of these prizes, named as they are called, as tests of widgets need it. */
export const campaignOf = (prizes: readonly string[], name = (id: string): string => `the ${id}`) => ({
  currency: { id: 'petal', name: 'Petals', icon },
  draws: [
    {
      id: 'wheel',
      name: 'Wheel',
      cost: { single: [{ kind: 'points', points: 10 }], ten: [{ kind: 'points', points: 95 }] },
      prizes: prizes.map((id) => ({ id, name: name(id), icon, weight: 1 })),
      exhausted: 'reweight',
      limits: { total: 500, day: 100 },
    },
  ],
});

/** What there is to win. */
export const names = ['crown', 'halo', 'petal', 'thanks'];
const campaign = campaignOf(names, (id) => id);

/** A draw that whoever asks can pay; its petals have run out. */
export const open: DrawAnswer = {
  draw: 'wheel',
  balance: 1250,
  drawn: 0,
  left: 7,
  single: { cost: 10, can: 'draw' },
  ten: { cost: 95, can: 'draw' },
  pity: [{ rarity: 'epic', left: 3 }],
  prizes: names.map((id) => {
    return { id, rarity: 'common', gone: id === 'petal', base: 1, effective: 1, cost: 1 };
  }),
  commitment: { method: '', commitment: '', blockHash: '', seed: null },
  last: null,
};

export const result = (prize: string, rarity: DrawResult['rarity'] = 'common', real = true): DrawResult => ({
  number: 1,
  prize,
  rarity,
  owed: false,
  gives: real ? [{ points: 5, prize: null, days: null }] : [],
  proof: '',
});

/** The draw behind what was drawn last. */
export const won = (...results: DrawResult[]): DrawAnswer => ({ ...open, last: { orderId: '7', results } });

/** What a question shows: the draw, with the best that it has. */
export const about = (name: string) => ({ name, picture: expect.stringContaining('rose') });

/** A draw in each test of a file, whose calls are answered when the test says so, and whose time goes on when it says so. */
export function openDraw() {
  let page: RenderedNode;
  let still = false;
  let answerCall: () => void = () => undefined;
  let hear: (answer: unknown) => void = () => undefined;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    vi.stubGlobal('matchMedia', () => ({ matches: still }));
  });
  afterEach(async () => {
    await page.unmount();
    still = false;
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const one = (selector: string) => page.container.querySelector<HTMLElement>(selector);
  const all = (selector: string) => [...page.container.querySelectorAll<HTMLElement>(selector)];
  return {
    render: async (wheel: object = open, keys: object = {}, lang: Language = 'en') => {
      page = await renderNode(
        {
          widget: 'lucky-draw',
          from: 'wheel',
          draw: 'wheel',
          press: [{ do: 'toast', text: 'drawn' }],
          ...keys,
        },
        {
          widgets: { 'lucky-draw': luckyDraw },
          data: { wheel },
          campaign,
          token: 'token',
          lang,
          onAct: (_steps, _item, heard) =>
            new Promise((resolve) => {
              answerCall = resolve;
              hear = heard ?? hear;
            }),
        },
      );
    },
    page: () => page,
    click: (element: Element | null | undefined) => page.click(element),
    acts: () => page.acts,
    one,
    all,
    buttons: () => all('.lucky-draw__button') as HTMLButtonElement[],
    state: () => one('.lucky-draw')?.className.replace('lucky-draw is-', ''),
    said: () => one('[role=status]')?.textContent,
    /** The source has this answer. */
    answer: async (data: DrawAnswer) => {
      await page.change(({ store, data: sources }) => {
        const source = sources.wheel;
        if (source) store.set(source, { status: 'ready', data });
      });
    },
    /** The call of the tap has this answer. */
    hear: (said: unknown) => act(async () => hear(said)),
    /** The steps of the tap are done. */
    rest: () => act(async () => answerCall()),
    wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    /** From now on whoever looks wants less motion. */
    lessMotion: () => {
      still = true;
    },
  };
}
