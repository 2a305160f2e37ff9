// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { ExchangeRecord } from '../../schemas/generated/types.gen.ts';
import { redeemHistory } from './redeem-history.tsx';

const item = (id: string, name: string) => {
  return { id, name, icon: `art/rose-night/${id}.svg`, cost: 100, limits: { total: 9 } };
};
const campaign = { exchange: [item('frame', 'The frame'), item('bubble', 'The bubble')] };
const at = Date.parse('2025-05-21T00:30:00+08:00');
const order = (orderId: string, more: Partial<ExchangeRecord> = {}): ExchangeRecord => {
  return { orderId, item: 'frame', count: 1, cost: 100, given: [], at, ...more };
};
const granted = [{ points: null, prize: 'frame', days: 7 }];
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (redeemed: unknown, token: string | undefined = 'token') => {
  page = await renderNode(
    {
      widget: 'redeem-history',
      from: 'redeemed',
      items: ['frame', 'bubble'],
      shop: [{ do: 'toast', text: 'shop' }],
    },
    {
      widgets: { 'redeem-history': redeemHistory },
      data: { redeemed },
      campaign,
      ...(token === undefined ? {} : { token }),
    },
  );
};
const texts = (name: string) =>
  [...page.container.querySelectorAll(`.${name === 'cost' ? 'redeem-history' : 'records'}__${name}`)].map(
    ({ textContent }) => textContent,
  );

describe('history of redemptions', () => {
  it('says by day in the campaign’s offset what, how many, for how much, when, and what became of it', async () => {
    await render({
      items: [
        order('9', { given: granted }),
        order('8', { item: 'bubble', count: 3, cost: 1095, at: at - 1_860_000 }),
      ],
      next: null,
    });
    expect(texts('date')).toEqual(['May 21', 'May 20']);
    expect(texts('words')).toEqual(['The frame00:30 · Sent to you', 'The bubble ×323:59']);
    expect(texts('cost')).toEqual(['100100 spent', '1,0951,095 spent']);
    const pictures = [...page.container.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toEqual([expect.stringContaining('frame'), expect.stringContaining('bubble')]);
  });

  it('keeps what has left the document, by its id and without a picture', async () => {
    await render({ items: [order('9', { item: 'lantern', given: granted })], next: null });
    expect(texts('words')).toEqual(['lantern00:30 · Sent to you · No longer offered']);
    expect(page.container.querySelector('img')).toBeNull();
  });

  it('where nothing was redeemed leads to the shop, until the end', async () => {
    await render({ items: [], next: null });
    const empty = page.container.querySelector('.state--empty');
    expect(empty?.querySelector('p')?.textContent).toBe("You haven't redeemed anything");
    const button = empty?.querySelector('[data-phases="preview live"] button');
    expect(button?.textContent).toBe('See what you can get');
    await page.click(button ?? null);
    expect(page.acts).toHaveLength(1);
    expect(texts('row')).toEqual([]);
  });

  it('has the next page behind a button, and says its end', async () => {
    const data = { items: [order('4')], next: '4' };
    await render({ status: 'ready', data, more: 'idle' });
    expect(page.mores).toEqual([]);
    await page.click(page.container.querySelector('.records__foot button'));
    expect(page.mores).toEqual(['redeemed']);
    await page.unmount();
    await render({ status: 'ready', data, more: 'end' });
    expect(texts('foot')).toEqual(['Nothing More']);
  });

  it('while it loads has rows of the shop’s own names, and what failed has none', async () => {
    await render({ status: 'loading' });
    expect(page.container.querySelector('.skeleton')).not.toBeNull();
    expect(texts('row')).toHaveLength(3);
    expect(texts('words')[0]).toMatch(/^The frame/);
    await page.unmount();
    await render({ status: 'error' });
    expect(texts('row')).toEqual([]);
    expect(page.container.querySelector('.state--error')).not.toBeNull();
  });
});
