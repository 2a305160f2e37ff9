// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { MilestoneEntry } from '../../schemas/generated/types.gen.ts';
import { milestoneTrack } from './milestone-track.tsx';

const icon = 'art/rose-night/gifts/rose.svg';
const both = [
  { kind: 'prize', prize: 'frame', days: 30 },
  { kind: 'points', points: 50 },
];
const campaign = {
  currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' },
  prizes: [{ id: 'frame', name: 'Rose frame' }],
  gifts: [{ id: 'rose', name: 'Rose', icon, price: 1, points: 1, earns: 1 }],
  milestones: [
    { id: 'first', name: 'First bloom', icon, at: 10_000, gives: [{ kind: 'points', points: 50 }] },
    { id: 'second', name: 'Garden', icon, at: 20_000, gives: both },
    { id: 'third', name: 'Sea of flowers', icon, at: 40_000 },
  ],
};
const given = { points: 50, prize: null, days: null };
const entry = (id: string, at: number, changes: Partial<MilestoneEntry> = {}): MilestoneEntry => ({
  id,
  at,
  total: 30_000,
  reached: false,
  claimed: false,
  gives: [given],
  ...changes,
});
const open = { reached: true, can: 'claim' } as const;
const half = {
  total: 30_000,
  milestones: [
    entry('first', 10_000, { reached: true, claimed: true, reason: 'ALREADY_CLAIMED' }),
    entry('second', 20_000, { ...open, gives: [{ points: null, prize: 'frame', days: 30 }] }),
    entry('third', 40_000, { gives: [], reason: 'NOTHING_TO_CLAIM' }),
  ],
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (goals: object, keys: object = {}) => {
  page = await renderNode(
    {
      widget: 'milestone-track',
      from: 'goals',
      milestones: ['first', 'second', 'third'],
      claim: [{ do: 'toast', text: 'ok' }],
      ...keys,
    },
    { widgets: { 'milestone-track': milestoneTrack }, data: { goals }, campaign, token: 'token' },
  );
};
const goals = () => [...page.container.querySelectorAll<HTMLElement>('.milestone-track__goal')];
/** How a goal stands in a phase. */
const state = (index: number, phase = 'live') => {
  const said = goals()[index]?.querySelector('.milestone-track__state');
  return (said?.querySelector(`[data-phases~="${phase}"]`) ?? said)?.textContent;
};

describe('milestone track', () => {
  it('shows the total and what each goal stands at: claimed, to be claimed, ahead', async () => {
    await render(half);
    expect(page.container.querySelector('.milestone-track__number [aria-hidden]')?.textContent).toBe('3.0w');
    expect(page.container.querySelector('.milestone-track__number .sr-only')?.textContent).toBe(
      '30,000 points',
    );
    expect(state(0)).toBe('Claimed');
    expect(goals()[1]?.querySelector('button')?.textContent).toBe('Claim');
    expect(state(2), 'seen in short, heard in full').toBe('1.0w to go10,000 to go');
    expect(page.container.querySelectorAll('button')).toHaveLength(1);
  });

  it('asks nobody for more while it is settled: it says what lacks', async () => {
    await render(half);
    expect(state(2, 'settling')).toBe('1.0w short10,000 short');
    expect(state(0, 'settling'), 'what was claimed stays claimed').toBe('Claimed');
  });

  it('says in words what a goal gives, points with their coin', async () => {
    await render(half);
    const rewards = goals().map((goal) => goal.querySelector('.milestone-track__reward'));
    expect(rewards.map((reward) => reward?.textContent)).toEqual([
      'Reward 50\u00a0Petals',
      'Reward Rose frame for 30\u00a0days, 50\u00a0Petals',
      undefined,
    ]);
    // The coin is the piece's own, so that it never stands alone on a line.
    expect(
      rewards.map((reward) => reward?.querySelector('.milestone-track__piece--coin')?.textContent),
    ).toEqual(['50\u00a0Petals', undefined, undefined]);
  });

  it('keeps each of several rewards together, so that a line ends between them', async () => {
    await render(half);
    const pieces = goals()[1]?.querySelectorAll('.milestone-track__piece') ?? [];
    expect([...pieces].map((one) => one.textContent)).toEqual([
      'Rose frame for 30\u00a0days,',
      '50\u00a0Petals',
    ]);
  });

  it('fills the road as far as the community has come', async () => {
    await render(half);
    const ends = goals().map((goal) => goal.querySelector('.milestone-track__fill')?.getAttribute('y2'));
    expect(ends).toEqual(['100%', '50%', undefined]);
  });

  it('shows the total of what its own goals count', async () => {
    const other = { ...entry('minutes', 600), total: 45 };
    await render({ total: 45, milestones: [other, ...half.milestones] });
    expect(page.container.querySelector('.milestone-track__number .sr-only')?.textContent).toBe(
      '30,000 points',
    );
  });

  it('hands the goal to the action', async () => {
    await render(half);
    await page.click(goals()[1]?.querySelector('button'));
    expect(page.acts[0]?.item).toEqual({
      id: 'second',
      name: 'Garden',
      picture: expect.stringContaining('.svg'),
    });
  });

  it('says reached, without a button, where there is no reward', async () => {
    const milestones = [
      entry('third', 40_000, { total: 50_000, reached: true, gives: [], reason: 'NOTHING_TO_CLAIM' }),
    ];
    await render({ total: 50_000, milestones }, { milestones: ['third'] });
    expect(state(0)).toBe('Reached');
    expect(page.container.querySelector('button')).toBeNull();
  });

  it('says why a goal that was reached cannot be claimed, and lets a visitor tap', async () => {
    const milestones = [
      entry('first', 10_000, { reached: true, reason: 'OVER' }),
      entry('second', 20_000, { reached: true, reason: 'NOT_OPEN', nextAt: '2025-05-21T10:00:00.000Z' }),
      entry('third', 40_000, { reason: 'OVER' }),
    ];
    await render({ total: 30_000, milestones });
    expect([state(0), state(1)]).toEqual(['Claims closed', 'Claim from May 21, 18:00']);
    const [first, second] = milestones;
    const { nextAt: _, ...unknown } = second as MilestoneEntry;
    expect(state(2), 'nobody asks for more when it is over').toBe('Not reached');
    expect(page.container.querySelector('button')).toBeNull();
    await page.unmount();
    await render({ total: 30_000, milestones: [first, unknown] });
    expect(state(1), 'an answer that lacks the moment').toBe('Time to be announced');
    await page.unmount();
    const visitor = entry('first', 10_000, { reached: true, reason: 'TOKEN_EXPIRED' });
    await render({ total: 30_000, milestones: [visitor] }, { milestones: ['first'] });
    expect(page.container.querySelector('button')?.textContent).toBe('Claim');
  });

  it('while results are counted, says which goals may still be claimed and until when, and which since when no more', async () => {
    const nextAt = '2025-05-21T10:00:00.000Z';
    const prize = { points: null, prize: 'frame', days: 30 };
    const milestones = [
      entry('first', 10_000, { reached: true, reason: 'OVER' }),
      entry('second', 20_000, { ...open, gives: [prize], nextAt }),
    ];
    await render({ total: 30_000, milestones }, { milestones: ['first', 'second'] });
    expect(state(0, 'settling')).toMatch(/^Closed [A-Z][a-z]+ \d+, \d\d:\d\d$/);
    expect(state(0, 'ended')).toBe('Claims closed');
    const until = goals().map((goal) => goal.querySelector('.milestone-track__until'));
    expect(until.map((one) => one?.textContent)).toEqual([undefined, 'Claim by May 21, 18:00']);
    expect(until[1]?.getAttribute('data-phases')).toBe('settling');
  });

  it('shows a goal that the server does not know by the total alone, and lets nobody claim it', async () => {
    await render({ total: 15_000, milestones: [] });
    expect([state(0), state(1)]).toEqual(['Reached', '5000 to go']);
    expect(page.container.querySelector('button')).toBeNull();
  });
});
