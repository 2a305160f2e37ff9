// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { campaignOf } from '../lucky-draw/testing.ts';
import { drawWinners } from './draw-winners.tsx';

const campaign = campaignOf(['halo', 'thanks']);
const wins = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({
    id: String(index),
    user: { user_id: String(index), nickname: `N${index}`, avatar: '' },
    prize: index === 1 ? 'unknown' : 'halo',
    rarity: 'epic',
    at: 0,
  })),
  next: null,
});
let page: RenderedNode;
let still = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
});
afterEach(async () => {
  await page.unmount();
  still = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const render = async (winners: object) => {
  page = await renderNode(
    { widget: 'draw-winners', from: 'winners', draw: 'wheel' },
    { widgets: { 'draw-winners': drawWinners }, data: { winners }, campaign },
  );
};
const names = () =>
  [...page.container.querySelectorAll('.draw-winners__text b')].map((element) => element.textContent);
const stop = () => page.container.querySelector('.draw-winners__stop');
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

describe('winners of a draw', () => {
  it('says who has won what', async () => {
    await render(wins(2));
    expect(
      [...page.container.querySelectorAll('.draw-winners__text')].map((element) => element.textContent),
    ).toEqual(['N0 won the halo', 'N1 won a rare prize']);
    expect(stop(), 'nothing moves').toBeNull();
  });

  it('lines take turns, and can be stopped: then all are there', async () => {
    await render(wins(4));
    expect(names()).toEqual(['N0', 'N1', 'N2']);
    await wait(3000);
    expect(names()).toEqual(['N1', 'N2', 'N3']);
    await wait(3000);
    expect(names()).toEqual(['N2', 'N3', 'N0']);
    await page.click(stop());
    await wait(3000);
    expect([names(), stop()?.textContent]).toEqual([['N0', 'N1', 'N2', 'N3'], 'Play']);
    await page.click(stop());
    expect(names()).toEqual(['N2', 'N3', 'N0']);
  });

  it('stand still for whoever wants less motion', async () => {
    still = true;
    await render(wins(4));
    await wait(9000);
    expect([names(), stop()]).toEqual([['N0', 'N1', 'N2', 'N3'], null]);
  });
});
