// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../engine/index.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { rewardShelf } from './reward-shelf.tsx';

const prize = (id: string, days?: number) => ({ kind: 'prize', prize: id, ...(days ? { days } : {}) });
const board = {
  id: 'charm',
  name: { cn: '心动榜', en: 'Adored' },
  by: 'receiver',
  rewards: [
    { id: 'a', from: 1, to: 1, gives: [prize('frame', 30), { kind: 'points', points: 1_500 }] },
    { id: 'b', from: 2, to: 3, gives: [prize('frame', 1)] },
    { id: 'c', from: 4, to: 11, gives: [prize('badge')] },
  ],
};
const campaign = {
  currency: { id: 'petal', name: { cn: '花瓣', en: 'Petals' }, icon: 'art/rose-night/currency.svg' },
  prizes: [
    { id: 'frame', name: { cn: '头像框', en: 'Rose frame' }, icon: 'art/rose-night/prizes/frame.svg' },
    { id: 'badge', name: { cn: '徽章', en: 'Badge' } },
  ],
  boards: [board],
};
const { name: _, ...nameless } = board;
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object = {}, lang: Language = 'en', more: object = {}) => {
  page = await renderNode(
    { widget: 'reward-shelf', board: 'charm', ...keys },
    { widgets: { 'reward-shelf': rewardShelf }, campaign: { ...campaign, ...more }, lang },
  );
};
const shelf = () => page.container.querySelector('section');
const places = () => [...page.container.querySelectorAll('h3')].map((one) => one.textContent);
const tier = (index: number) => page.container.querySelectorAll('.reward-shelf__tier')[index];

describe('reward shelf', () => {
  it('shows each reward with picture, name and how much of it', async () => {
    await render();
    const said = [...(tier(0)?.querySelectorAll('.reward-shelf__prize') ?? [])].map((one) => [
      one.querySelector('img')?.getAttribute('src'),
      one.querySelector('strong')?.textContent,
      one.querySelector('.reward-shelf__much')?.textContent,
    ]);
    expect(said).toEqual([
      ['/activities/art/rose-night/prizes/frame.svg', 'Rose frame', '30\u00a0days'],
      ['/activities/art/rose-night/currency.svg', 'Petals', '1,500'],
    ]);
    expect(tier(1)?.textContent).toContain('1\u00a0day');
  });

  it('shows a prize without a picture by its name, and says no days of one that stays', async () => {
    await render();
    expect(tier(2)?.querySelector('img')).toBeNull();
    expect(tier(2)?.querySelector('.reward-shelf__prize')?.textContent).toBe('Badge');
  });

  it('gives a prize without a picture a line of its own beside those that have one', async () => {
    const tiers = [
      { id: 'a', from: 1, to: 1, gives: [prize('frame'), prize('badge')] },
      { id: 'b', from: 2, to: 2, gives: [prize('badge')] },
    ];
    await render({}, 'en', { boards: [{ ...board, rewards: tiers }] });
    const worded = (nth: number) =>
      [...(tier(nth)?.querySelectorAll('.reward-shelf__prize') ?? [])].map((one) =>
        one.classList.contains('is-worded'),
      );
    expect([worded(0), worded(1)]).toEqual([[false, true], [false]]);
  });

  it.each<[Language, string[]]>([
    ['cn', ['第 1 名', '第 2、3 名', '第 4–11 名']],
    ['tw', ['第 1 名', '第 2、3 名', '第 4–11 名']],
    ['en', ['1st place', '2nd & 3rd', '4th–11th']],
    ['th', ['อันดับ 1', 'อันดับ 2 และ 3', 'อันดับ 4–11']],
    ['vi', ['Hạng 1', 'Hạng 2 và 3', 'Hạng 4–11']],
  ])('says places as people say them: %s', async (lang, expected) => {
    await render({}, lang);
    expect(places()).toEqual(expected);
  });

  it('gives the crown of the best place of a tier', async () => {
    const third = { ...board, rewards: [{ id: 'x', from: 3, to: 30, gives: [prize('badge')] }] };
    await render({}, 'en', { boards: [third] });
    expect(tier(0)?.className).toContain('tier--3');
  });

  it('is named by its board, and is a stop for keys where it scrolls', async () => {
    await render();
    expect([shelf()?.getAttribute('aria-label'), shelf()?.tabIndex]).toEqual(['Adored: rank rewards', 0]);
    await page.unmount();
    await render({ look: 'steps' }, 'en', { boards: [nameless] });
    expect([shelf()?.getAttribute('aria-label'), shelf()?.tabIndex]).toEqual(['Rank rewards', -1]);
  });

  it('needs no script', async () => {
    await render();
    expect(page.page.model.body[0]?.live).toBeUndefined();
  });
});
