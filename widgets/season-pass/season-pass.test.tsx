// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { PassAnswer, PassLevelEntry } from '../../schemas/generated/types.gen.ts';
import { newsIn } from './news.ts';
import { seasonPass } from './season-pass.tsx';

const icon = 'art/rose-night/gifts/rose.svg';
const points = (amount: number) => [{ kind: 'points', points: amount }];
const both = { free: { icon, gives: points(10) }, paid: { icon, gives: points(40) } };
const campaign = {
  currency: { id: 'petal', name: 'Petals', icon },
  pass: {
    levels: [
      { id: 'one', at: 100, ...both },
      { id: 'two', at: 300, free: both.free },
      { id: 'three', at: 600, ...both, big: true },
    ],
    track: { cost: points(60) },
    catchUp: { cost: points(20), limits: { total: 2 } },
  },
};
const level = (
  id: string,
  at: number,
  states: string,
  more: Partial<PassLevelEntry> = {},
): PassLevelEntry => {
  const [free, paid] = states.split('+') as [PassLevelEntry['free'], PassLevelEntry['paid']];
  return { id, at, reached: free !== 'locked', free, paid, ...more };
};
const open: PassAnswer = {
  level: 1,
  points: 150,
  balance: 100,
  levels: [
    level('one', 100, 'waiting+unpaid', { can: 'claim' }),
    level('two', 300, 'locked+none', { reason: 'PASS_LOCKED' }),
    level('three', 600, 'locked+locked', { reason: 'PASS_LOCKED' }),
  ],
  track: { cost: 60, bought: false, past: 1, can: 'buyTrack' },
  catchUp: { cost: 20, left: 2, level: 'two', can: 'buyLevel' },
  waiting: 1,
  can: 'claim',
};
const { can: _, ...rest } = open;
const claimed: PassAnswer = {
  ...rest,
  levels: [level('one', 100, 'claimed+unpaid', { reason: 'PASS_UNPAID' }), ...open.levels.slice(1)],
  waiting: 0,
  reason: 'PASS_UNPAID',
};
let page: RenderedNode;
afterEach(() => page.unmount());
let hear: (answer: unknown) => void = () => undefined;
const render = async (season: object, keys: object = {}, lang: 'cn' | 'en' | 'th' = 'en') => {
  page = await renderNode(
    {
      widget: 'season-pass',
      from: 'season',
      levels: ['one', 'two', 'three'],
      unit: 'Miles',
      claim: [{ do: 'toast', text: 'claim' }],
      claimAll: [{ do: 'toast', text: 'all' }],
      buyTrack: [{ do: 'toast', text: 'track' }],
      buyLevel: [{ do: 'toast', text: 'level' }],
      ...keys,
    },
    {
      widgets: { 'season-pass': seasonPass },
      data: { season },
      campaign,
      token: 'token',
      phase: 'live',
      lang,
      onAct: (_steps, _item, heard) => {
        hear = heard ?? hear;
      },
    },
  );
};
const all = (name: string) => [...page.container.querySelectorAll<HTMLElement>(`.season-pass__${name}`)];
const words = (name: string) => all(name).map((one) => one.textContent?.replaceAll('\u00a0', ' '));
const button = () => all('all')[0] as HTMLButtonElement;
const answer = (data: PassAnswer) =>
  page.change(({ store, data: sources }) => {
    const source = sources.season;
    if (source) store.set(source, { status: 'ready', data });
  });

describe('season pass', () => {
  it('says the level, how far the next one is, and how long there is', async () => {
    await render(open);
    expect(words('badge')).toEqual(['Level 1LV1']);
    expect(words('way')[0]).toContain('150 to the next level');
    expect(page.container.querySelector('progress')?.value).toBe(0.25);
    expect(all('left')[0]?.querySelector('[data-time-left=days]')?.getAttribute('data-to')).toBe('end');
    expect(words('days'), 'the word goes with its number').toEqual(['-- d ']);
  });

  it('says the word of a level on the side of the number where the language has it', async () => {
    await render(open, {}, 'cn');
    expect(words('badge')).toEqual(['1 级1级']);
  });

  it('shows each level with both rewards, those to come as well, and the next as the one where one stands', async () => {
    await render(open);
    expect(all('level').map((one) => [one.className, one.getAttribute('aria-current')])).toEqual([
      ['season-pass__level is-reached', null],
      ['season-pass__level', 'step'],
      ['season-pass__level is-big', null],
    ]);
    // What is heard, and what is seen where nothing can be tapped.
    expect(words('reward')).toEqual([
      'Level 1, Free: 10 PetalsClaim',
      'Paid: 40 Petals, Locked40 Petals',
      'Free: 10 Petals, Not reached10 Petals',
      'Free: 10 Petals, Not reached10 Petals',
      'Paid: 40 Petals, Not reached40 Petals',
    ]);
    expect(all('track')[0]?.tabIndex).toBe(0);
  });

  it('has one tall card where a level gives something on one track alone, and no frame with nothing in it', async () => {
    await render(open);
    expect([...page.container.querySelectorAll('.part-card')].filter((one) => !one.textContent)).toEqual([]);
    expect(all('level').map((one) => one.querySelectorAll('.is-alone').length)).toEqual([0, 1, 0]);
  });

  it('claims a level, or all', async () => {
    await render(open);
    await page.click(all('reward')[0]);
    expect(button().textContent).toBe('Claim all (1)');
    await page.click(button());
    const picture = expect.stringContaining('.svg');
    expect(
      page.acts.map(({ item }) => item),
      'what it gives, to be lifted up',
    ).toEqual([
      { id: 'one', name: '10\u00a0Petals', picture },
      { name: '10\u00a0Petals', picture },
    ]);
  });

  it('names how many there are where one tap claims several: the words say that they are theirs', async () => {
    await render({ ...open, waiting: 3 });
    await page.click(button());
    expect(page.acts[0]?.item).toMatchObject({ name: '3 rewards' });
  });

  it('names price and what remains before anything is paid', async () => {
    await render(open);
    expect(words('plate')).toEqual([
      'PaidUnlock to claim 1 reward nowUnlock Price 60',
      'Jump to level 22 jumps leftJump Price 20',
    ]);
    expect(all('buy').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Unlock 60: Paid',
      'Jump 20: Jump to level 2',
    ]);
    for (const one of all('buy')) await page.click(one);
    const picture = expect.stringContaining('.svg');
    expect(page.acts.map(({ item }) => item)).toEqual([
      { past: 1, cost: 60, remains: 40, name: 'Paid', picture },
      { level: 2, cost: 20, remains: 80, name: 'Level 2', picture },
    ]);
  });

  it('cheers at a level that was bought before, where the answer to that had been lost', async () => {
    await render(open);
    await page.click(all('buy')[1]);
    await act(async () => hear(undefined));
    expect(words('news')).toEqual([' ']);
    await act(async () => hear({ level: 'one', left: 2, balance: 80 }));
    expect(words('news')).toEqual(['Level 1 reached! ']);
  });

  it('asks nobody to level up once no level comes any more', async () => {
    await render({ ...claimed, reason: 'PASS_LOCKED' });
    const said = [...button().querySelectorAll<HTMLElement>('span')];
    expect(said.map((one) => [one.dataset.phases, one.textContent])).toEqual([
      ['preview live', 'Level up for the next reward'],
      ['settling ended', "It's over"],
    ]);
    expect(all('way')[0]?.querySelector<HTMLElement>('span.tabular')?.dataset.phases).toBe('preview live');
  });

  it('says in the server’s words why nothing can be had', async () => {
    for (const [reason, text] of [
      ['PASS_CLAIMED', 'Everything claimed'],
      ['OVER', "It's over"],
    ] as const) {
      await render({ ...claimed, reason });
      expect([button().textContent, button().disabled]).toEqual([text, true]);
      await page.unmount();
    }
    const poor = {
      ...claimed,
      balance: 15,
      track: { cost: 60, bought: false, past: 0, reason: 'NOT_ENOUGH' },
      catchUp: { cost: 20, left: 0, level: 'two', reason: 'LIMIT_REACHED' },
    };
    await render(poor);
    expect(words('why')).toEqual(['45 short', 'No jumps left']);
    await page.unmount();
    const own = { cost: 60, bought: true, past: 0, reason: 'PASS_BOUGHT' };
    await render({
      ...claimed,
      track: own,
      catchUp: { cost: 20, left: 1, level: null, reason: 'PASS_FULL' },
    });
    expect(words('plate')).toEqual(['Paid✓ Unlocked']);
  });

  it('says once from when on it is open, not beside each price', async () => {
    const nextAt = '2025-05-21T10:00:00.000Z';
    const shut = { reason: 'NOT_OPEN', nextAt } as const;
    await render({
      ...claimed,
      ...shut,
      track: { cost: 60, bought: false, past: 0, ...shut },
      catchUp: { cost: 20, left: 2, level: 'two', ...shut },
    });
    expect(page.container.textContent?.split('Opens May 21, 18:00')).toHaveLength(2);
    expect(words('price'), 'what it will cost is told').toHaveLength(2);
    await page.unmount();
    await render({ ...claimed, ...shut, track: { cost: 60, bought: false, past: 1, ...shut } });
    expect(words('plate')[0], 'nothing can be claimed now').toBe('PaidPrice 60');
  });

  it('sells nothing when the season is over, and shows what was bought', async () => {
    const catchUp = { cost: 20, left: 2, level: 'two', reason: 'OVER' };
    const track = { cost: 60, bought: false, past: 1, reason: 'OVER' };
    await render({ ...claimed, reason: 'OVER', track, catchUp });
    expect(all('shop')).toEqual([]);
    await page.unmount();
    await render({ ...open, track: { ...track, bought: true }, catchUp });
    expect([words('plate'), button().textContent]).toEqual([['Paid✓ Unlocked'], 'Claim all (1)']);
    expect(document.querySelector('[data-visitors]')).toBeNull();
  });

  it('tells nobody that what is over can be claimed', async () => {
    await render({
      ...claimed,
      levels: open.levels.map(({ id, at }) => level(id, at, 'waiting+locked', { reason: 'OVER' })),
      reason: 'OVER',
    });
    const heard = all('reward').map((one) => one.querySelector('.sr-only')?.textContent ?? '');
    expect(heard[0]).toMatch(/, Not claimed$/);
    expect(heard.join()).not.toContain('Yours to claim');
  });

  it('promises no level of a season that is over', async () => {
    const heard = async (more: Partial<PassLevelEntry>) => {
      const levels = open.levels.map(({ id, at }) => level(id, at, 'unpaid+locked', more));
      await render({ ...claimed, levels }, {}, 'th');
      const said = all('reward').map((one) => one.querySelector('.sr-only')?.textContent?.split(' ').at(-1));
      await page.unmount();
      return new Set(said);
    };
    expect(await heard({ reason: 'PASS_LOCKED' })).toEqual(new Set(['ยังไม่ปลดล็อก', 'ยังไม่ถึง']));
    expect(await heard({ reason: 'OVER' })).toEqual(new Set(['ไม่ได้ปลดล็อก', 'ไม่ถึง']));
    await render(claimed);
  });

  it('lets a visitor tap: the server asks for the sign-in', async () => {
    const { can: _can, ...catchUp } = open.catchUp as NonNullable<PassAnswer['catchUp']>;
    const reason = 'TOKEN_EXPIRED' as const;
    await render({
      ...claimed,
      level: 0,
      balance: null,
      levels: open.levels.map(({ id, at }) => level(id, at, 'locked+locked', { reason })),
      track: { cost: 60, bought: false, past: 0, reason },
      catchUp: { ...catchUp, left: null, reason },
      reason,
    });
    const asked = [...button().querySelectorAll<HTMLElement>('[data-phases]')];
    expect(asked.map((one) => [one.dataset.phases, one.textContent])).toEqual([
      ['preview live', 'Sign in to join'],
      ['settling ended', 'Sign in to claim'],
    ]);
    expect(button().disabled).toBe(false);
    expect(button().dataset.visitors, 'not for those who are signed in').toBe('kept');
    expect(words('price')).toEqual(['Price 60', 'Price 20']);
    expect(all('buy')).toEqual([]);
  });

  it('scrolls one’s own place into view, and nothing of the page', async () => {
    Object.defineProperties(HTMLElement.prototype, {
      offsetLeft: {
        configurable: true,
        get(this: HTMLElement) {
          return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
        },
      },
    });
    await render({
      ...claimed,
      points: 400,
      levels: [open.levels[0], level('two', 300, 'claimed+none'), open.levels[2]].map((one) => ({
        ...one,
        can: undefined,
      })),
    });
    expect(all('track')[0]?.scrollLeft).toBe(200);
    Reflect.deleteProperty(HTMLElement.prototype, 'offsetLeft');
  });

  it('cheers at a claim and at a level that are made while one looks, and lies still afterwards', async () => {
    await render(open);
    expect(words('news')).toEqual([' ']);
    await answer({ ...claimed, level: 2 });
    expect(words('news')).toEqual(['Level 2 reached! 1 reward is yours']);
    expect(all('reward')[0]?.className).toBe('season-pass__reward part-card is-free is-claimed is-won');
    expect(all('head')[0]?.className).toContain('is-up');
    await page.unmount();
    await render(claimed);
    expect([all('head')[0]?.className, all('reward')[0]?.className]).toEqual([
      'season-pass__head part-row',
      'season-pass__reward part-card is-free is-claimed',
    ]);
    expect(newsIn({ ...open, balance: null }, { ...claimed, level: 9 }).level, 'known with the reader').toBe(
      0,
    );
  });
});
