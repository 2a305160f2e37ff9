// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { BattleEntry, BattleEntryRound, BattlesAnswer } from '../../schemas/generated/types.gen.ts';
import { battleBar } from './battle-bar.tsx';
import { newsIn } from './news.ts';

const ids = ['dawn', 'dusk'];
const campaign = (changes: object = {}) => ({
  battles: [
    {
      id: 'skies',
      sides: ids.map((id) => ({ id, title: `Team ${id}` })),
      rounds: ['one', 'two'].map((id) => ({
        id,
        opens: '2025-05-20T00:00:00+08:00',
        locks: '2025-05-21T00:00:00+08:00',
      })),
      plunder: { percent: 20 },
      ...changes,
    },
  ],
});
const round = (
  id: string,
  state: BattleEntryRound['state'],
  points: number[],
  more: Partial<BattleEntryRound> = {},
) => ({
  id,
  state,
  winner: null,
  sides: points.map((one, nth) => ({ id: ids[nth] ?? '', points: one, outcome: null })),
  plunders: [],
  mine: 0,
  ...more,
});
const told = (
  totals: number[],
  rounds: BattleEntryRound[],
  more: Partial<BattleEntry> = {},
): BattlesAnswer => ({
  battles: [
    {
      id: 'skies',
      settled: false,
      sides: totals.map((total, nth) => ({
        id: ids[nth] ?? '',
        total,
        won: 0,
        place: 1 + totals.filter((one) => one > total).length,
      })),
      rounds,
      side: null,
      brought: 0,
      ...more,
    },
  ],
});
const next = '2025-05-21T16:00:00.000Z';
const first = round('one', 'settled', [500, 300], {
  winner: 'dawn',
  plunders: [{ from: 'dusk', to: 'dawn', points: 60 }],
});
const open = told([560, 240], [first, round('two', 'live', [0, 0], { nextAt: next })], { can: 'join' });
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (battles: object, changes: object = {}) => {
  page = await renderNode(
    { widget: 'battle-bar', from: 'battles', battle: 'skies', press: [{ do: 'toast', text: 'joined' }] },
    { widgets: { 'battle-bar': battleBar }, data: { battles }, campaign: campaign(changes), token: 'token' },
  );
};
const all = (name: string) => [...page.container.querySelectorAll<HTMLElement>(`.battle__${name}`)];
const texts = (name: string) => all(name).map((one) => one.textContent);
const answer = (data: BattlesAnswer) =>
  page.change(({ store, data: sources }) => {
    const source = sources.battles;
    if (source) store.set(source, { status: 'ready', data });
  });

describe('a battle', () => {
  it('shows the sides, who leads, the bar, and the plunder as what happened', async () => {
    await render(open);
    expect(texts('name')).toEqual(['Team dawn', 'Team dusk']);
    expect(texts('points')).toEqual(['Points 560', 'Points 240']);
    expect(all('part').map((part) => part.getAttribute('width'))).toEqual(['100%', '70%']);
    expect(texts('lead')).toEqual(['Team dawn leads by 320']);
    // Before the words the sign of the side that took: without a picture its letter, which is not said.
    expect(texts('raid')).toEqual(['TTeam dawn took 60 from Team duskRound 1']);
    expect(texts('outcome')).toEqual(['Team dawn won', 'On now']);
    expect(texts('label')).toEqual(['Round 1', 'Round 2']);
  });

  it('joins a side, which is said to be for good', async () => {
    await render(open);
    expect(texts('join')).toEqual(['Join Team dawn', 'Join Team dusk']);
    expect(texts('note')[0]).toContain('You pick once');
    await page.click(all('join')[1]);
    expect(page.acts.map(({ item }) => item)).toEqual([{ battle: 'skies', side: 'dusk' }]);
    const mine = { side: 'dusk', brought: 40, reason: 'SIDE_TAKEN' } as const;
    await answer(told([560, 280], open.battles[0]?.rounds ?? [], mine));
    expect(texts('join')).toEqual([]);
    expect(texts('news')).toEqual(['Welcome to Team dusk!']);
    expect(texts('own')).toEqual(["You've brought Team dusk 40"]);
    expect(all('side').map((side) => side.classList.contains('is-mine'))).toEqual([false, true]);
  });

  it('leads a visitor on, and offers nothing where nobody joins', async () => {
    await render(told([1, 1], [first], { reason: 'TOKEN_EXPIRED' }));
    expect(texts('join')).toHaveLength(2);
    await page.unmount();
    await render(told([1, 1], [first], { reason: 'NO_JOINING' }), { joining: 'support' });
    expect(texts('join')).toEqual([]);
    expect(texts('note')[0]).toContain('counts for that side');
    expect(texts('lead')).toEqual(['Neck and neck']);
  });

  it('says a moment to who listens, and the seconds to the eye alone', async () => {
    await render(open);
    expect(page.container.querySelector('.battle__now .sr-only')?.textContent).toBe(
      'The bell rings May 22, 00:00',
    );
    expect(all('clock')[0]?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(
      page.container.querySelectorAll('[role="status"], [aria-live]'),
      'points are not read out',
    ).toHaveLength(1);
  });

  it('says days by an element of its own behind their number, which goes with it once there is none', async () => {
    await render(told([560, 240], [first, round('two', 'next', [0, 0], { nextAt: next })], { can: 'join' }));
    const days = page.container.querySelector('.battle__clock [data-time-left="days"]');
    expect([days?.nextElementSibling?.tagName, days?.nextElementSibling?.textContent]).toEqual([
      'SPAN',
      'd ',
    ]);
  });

  it('says who leads, and no champion, when all rounds are over and the order is not final', async () => {
    const last = round('two', 'settled', [60, 0], { winner: 'dawn' });
    await render(told([620, 240], [first, last], { reason: 'OVER' }));
    expect([texts('lead'), texts('champion')]).toEqual([['Team dawn leads by 380'], []]);
    expect(page.container.querySelectorAll('.is-champion')).toHaveLength(0);
  });

  it('says when pairs are drawn, then who stands against whom, who has won, and what proves it', async () => {
    const lots = { drawsAt: next, odd: 'bye', commitment: 'c'.repeat(64), pairs: null } as const;
    const withLots = (more: object) =>
      told([0, 0], [round('one', 'live', [0, 0], { nextAt: next, lots: { ...lots, ...more } })]);
    await render(withLots({}));
    const lines = () =>
      [...page.container.querySelectorAll('.battle__lots > p, .battle__lots li')].map(
        (one) => one.textContent,
      );
    const proof = () =>
      [...page.container.querySelectorAll('.battle__lots code')].map((one) => one.textContent);
    expect(lines()).toEqual(['Pairs are drawn May 22, 00:00']);
    expect(proof()).toEqual(['c'.repeat(64)]);
    await answer(withLots({ pairs: [{ sides: ['dusk', 'dawn'], winner: 'dawn' }] }));
    expect(lines()).toEqual(['TTeam dusk 0TTeam dawn 0Team dawn won']);
    expect(all('corner').map((one) => one.className.split(' ').at(-1))).toEqual(['has-lost', 'has-won']);
    expect(all('score'), 'points stand at the pairs alone').toEqual([]);
    expect(proof()[1]).toMatch(/^\/v2\/activities\/.+\/battles\/skies\/receipt$/);
    await answer(withLots({ pairs: [{ sides: ['dusk'], winner: 'dusk' }] }));
    expect(lines()).toEqual(['Team dusk drew no opponent and wins the round']);
    await answer(withLots({ odd: 'rest', pairs: [{ sides: ['dusk'], winner: null }] }));
    expect(lines()).toEqual(['Team dusk drew no opponent and sits this round out']);
  });

  it('keeps the duels of rounds that have ended, the last one open', async () => {
    const lots = { drawsAt: next, odd: 'bye', commitment: 'c'.repeat(64) } as const;
    const ended = (id: string, winner: string) =>
      round(id, 'settled', [5, 9], { lots: { ...lots, pairs: [{ sides: ['dusk', 'dawn'], winner }] } });
    await render(told([10, 18], [ended('one', 'dawn'), ended('two', 'dusk')], { reason: 'OVER' }));
    const ladder = () => all('ladder').map((one) => [one.textContent, (one as HTMLDetailsElement).open]);
    expect(ladder()).toEqual([
      ['Round 2TTeam dusk 9TTeam dawn 5Team dusk won', true],
      ['Round 1TTeam dusk 9TTeam dawn 5Team dawn won', false],
    ]);
  });

  it('shows whoever stands for a side by name and picture, and who is out of a knockout', async () => {
    const user = { user_id: 'u7', nickname: '咪咪', avatar: '/h5_ac/avatars/7.svg' };
    const lost = round('one', 'settled', [5, 9]);
    lost.sides = lost.sides.map(
      (side) => ({ ...side, outcome: side.id === 'dusk' ? 'won' : 'lost' }) as never,
    );
    const data = told([5, 9], [lost], { reason: 'NO_JOINING' });
    const entry = data.battles[0];
    if (entry === undefined) throw new Error('there is a battle');
    entry.sides = entry.sides.map((side) => (side.id === 'dawn' ? { ...side, user } : side));
    await render(data, { joining: 'support', pairs: { odd: 'bye', losers: 'out' } });
    expect(texts('name')).toEqual(['咪咪', 'Team dusk']);
    expect(all('picture').map((one) => one.getAttribute('src'))).toEqual([user.avatar]);
    const outs = () => all('side').map((side) => side.classList.contains('is-out'));
    expect(outs()).toEqual([true, false]);
    entry.sides = entry.sides.map((side) => (side.user ? { ...side, user: { ...user, avatar: '' } } : side));
    await answer(structuredClone(data));
    expect(texts('face'), 'a letter for who has no picture').toEqual(['咪', 'T']);
    expect(all('picture')).toEqual([]);
    expect(texts('lead'), 'rounds are won, not points').toEqual([]);
    await page.unmount();
    await render(data, { joining: 'support', pairs: { odd: 'bye' } });
    expect(outs(), 'who has lost a round fights on').toEqual([false, false]);
  });

  it('says that somebody takes the lead, once', async () => {
    await render(open);
    const after = told([560, 700], open.battles[0]?.rounds ?? [], { can: 'join' });
    await answer(after);
    expect(texts('news')).toEqual(['Team dusk takes the lead!']);
    expect(all('side').map((side) => side.classList.contains('has-lead'))).toEqual([false, true]);
    const [before, now] = [open.battles[0], after.battles[0]];
    expect(newsIn(now, now)).toBeNull();
    expect(newsIn(told([0, 0], [], {}).battles[0], before), 'the first points are no change').toBeNull();
    const visitor = told([560, 240], [], { reason: 'TOKEN_EXPIRED' }).battles[0];
    expect(
      newsIn(visitor, told([560, 240], [], { side: 'dawn' }).battles[0]),
      'was joined before',
    ).toBeNull();
  });

  it('a round that nobody has scored in has ended without points, and is no tie', async () => {
    const lots = { drawsAt: next, odd: 'bye', commitment: 'c'.repeat(64) } as const;
    const pair = (winner: string | null, points: number[]) =>
      round('two', 'settled', points, { lots: { ...lots, pairs: [{ sides: ['dusk', 'dawn'], winner }] } });
    const ends = () => [texts('outcome')[1], all('seal')[1]?.querySelector('.battle__wax')?.textContent];
    for (const [two, end] of [
      [round('two', 'settled', [0, 0]), ['No points', '–']],
      [round('two', 'settled', [5, 5]), ['Tied', '=']],
      [pair(null, [0, 0]), ['No points', '2']],
      [pair(null, [5, 5]), ['Tied', '2']],
      [pair('dusk', [0, 0]), ['Decided', '2']],
    ] as const) {
      await render(told([560, 240], [first, two], { reason: 'OVER' }));
      expect(ends()).toEqual(end);
      await page.unmount();
    }
    await render(told([560, 240], [first]));
  });

  it('has no champion where nobody has scored', async () => {
    const none = round('one', 'settled', [0, 0]);
    await render(told([0, 0], [none], { settled: true, reason: 'OVER', side: 'dawn' }));
    expect([texts('champion'), texts('ours')]).toEqual([[], []]);
    expect(texts('lead')).toEqual(['No points, so no champion']);
    expect(page.container.querySelectorAll('.is-champion')).toHaveLength(0);
  });

  it('tells how points are made while they can be made alone', async () => {
    await render(told([560, 240], [first], { can: 'join' }));
    expect(all('note').length, 'else this proves nothing').toBeGreaterThan(0);
    expect(all('note').map(({ dataset }) => dataset.phases)).toEqual(all('note').map(() => 'preview live'));
  });

  it('shows how it ended: the champion, whether one was part of it, joint ones', async () => {
    await render(told([560, 240], [first], { settled: true, reason: 'OVER', side: 'dawn', brought: 5 }));
    expect(texts('champion')).toEqual(['Team dawn wins it all!']);
    expect(texts('ours')).toEqual(['You were part of it']);
    expect([texts('lead'), texts('join'), all('now')]).toEqual([[], [], []]);
    await page.unmount();
    await render(told([240, 240], [first], { settled: true, reason: 'OVER' }));
    expect(texts('champion')).toEqual(['Joint champions: Team dawn · Team dusk']);
  });
});
