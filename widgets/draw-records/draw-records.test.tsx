// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { DrawResult } from '../../schemas/generated/types.gen.ts';
import { campaignOf } from '../lucky-draw/testing.ts';
import { drawRecords } from './draw-records.tsx';

const campaign = campaignOf(['halo', 'thanks']);
const result = (number: number, prize: string, owed = false): DrawResult => {
  return { number, prize, rarity: owed ? 'epic' : 'common', owed, gives: [], proof: '' };
};
const order = (orderId: string, cost: number, ...results: DrawResult[]) => {
  return { orderId, count: results.length, cost, at: Date.parse('2025-05-21T20:15:00+08:00'), results };
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (records: object) => {
  page = await renderNode(
    { widget: 'draw-records', from: 'records', draw: 'wheel' },
    { widgets: { 'draw-records': drawRecords }, data: { records }, campaign, token: 'token' },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll(`.draw-records__${name}`)].map((element) => element.textContent);

describe('records of a draw', () => {
  it('says when, how often, for how much, and what was won', async () => {
    await render({
      items: [
        order('9', 1095, result(2, 'thanks'), result(3, 'halo', true)),
        order('4', 10, result(1, 'gone')),
      ],
      next: null,
    });
    expect(texts('when')).toEqual(['May 21, 20:152 draws · Cost 1,095', 'May 21, 20:151 draw · Cost 10']);
    expect(texts('prize'), 'a prize that the page does not know has its id').toEqual([
      'the thanks',
      'the haloGuaranteed',
      'gone',
    ]);
  });

  it('says how many tickets were taken in place of points', async () => {
    const paid = { ...order('4', 0, result(1, 'halo')), tickets: 1 };
    await render({ items: [paid], next: null });
    expect(texts('when')).toEqual(['May 21, 20:151 draw · 1 ticket']);
  });

  it('has the next page behind a button, and says its end', async () => {
    const data = { items: [order('4', 10, result(1, 'halo'))], next: '4' };
    await render({ status: 'ready', data, more: 'idle' });
    await page.click(page.container.querySelector('.draw-records__foot button'));
    expect(page.mores).toEqual(['records']);
    await page.unmount();
    await render({ status: 'ready', data, more: 'end' });
    expect(texts('foot')).toEqual(['Nothing More']);
  });
});
