// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '../../engine/index.ts';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { DrawAnswer } from '../../schemas/generated/types.gen.ts';
import { campaignOf } from '../lucky-draw/testing.ts';
import { drawOdds } from './draw-odds.tsx';

const campaign = campaignOf(['halo', 'thanks']);
const answer: DrawAnswer = {
  draw: 'wheel',
  balance: null,
  drawn: 0,
  left: null,
  single: { cost: 10 },
  pity: [{ rarity: 'epic', left: 27 }],
  prizes: [
    { id: 'halo', rarity: 'epic', gone: false, base: 25_000, effective: 46_800, cost: 214 },
    { id: 'thanks', rarity: 'common', gone: true, base: 953_200, effective: 953_200, cost: null },
  ],
  commitment: { method: 'gala-draw/1', commitment: 'abc', blockHash: 'def', seed: null },
  last: null,
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (data: DrawAnswer, lang: Language = 'en') => {
  page = await renderNode(
    { widget: 'draw-odds', from: 'odds', draw: 'wheel' },
    { widgets: { 'draw-odds': drawOdds }, data: { odds: data }, campaign, lang },
  );
};
const texts = (selector: string) =>
  [...page.container.querySelectorAll(selector)].map((element) => element.textContent);

describe('odds of a draw', () => {
  it('says how likely each prize is, with promises and without where that differs', async () => {
    await render(answer);
    expect(texts('tbody tr')).toEqual(['the haloepic4.68%2.5% without guarantees', 'the thanksGone95.32%']);
    expect(texts('.draw-odds__pity')).toEqual(['Guaranteed: epic or better within 27 draws']);
    expect(page.container.querySelector<HTMLElement>('.draw-odds__pity')?.dataset.phases).toBe(
      'preview live',
    );
  });

  it('speaks of the very next draw where no other is left, in each language', async () => {
    const next = { ...answer, pity: [{ rarity: 'epic' as const, left: 1 }] };
    for (const [lang, words] of [
      ['en', 'Guaranteed: your next draw is epic or better'],
      ['cn', '保底：下一次必得史诗及以上'],
      ['tw', '保底：下一次必得史詩以上'],
      ['th', 'การันตี: ครั้งต่อไปได้ระดับเอปิกขึ้นไป'],
      ['vi', 'Bảo hiểm: lượt tới chắc chắn có quà sử thi trở lên'],
    ] as const) {
      await render(next, lang);
      expect(texts('.draw-odds__pity')).toEqual([words]);
      await page.unmount();
    }
    await render(answer);
  });

  it('shows what the server is bound to, and the seed once it is known', async () => {
    await render(answer);
    expect(texts('dd')).toEqual(['abc', 'def', 'Shown after settlement', 'gala-draw/1']);
    await page.unmount();
    await render({ ...answer, commitment: { ...answer.commitment, seed: '1234' } });
    expect(texts('dd')[2]).toBe('1234');
  });
});
