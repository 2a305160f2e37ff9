// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import type { ExchangeAnswer, ExchangeEntry } from '../../schemas/generated/types.gen.ts';
import { exchangeGrid } from './exchange-grid.tsx';

const ids = ['halo', 'bubble', 'frame', 'skin'];
const halo = { kind: 'prize', prize: 'halo', days: 7 };
const limits: Record<string, object> = { bubble: { total: 2, day: 1 }, frame: { total: 2, day: 2 } };
const campaign = {
  prizes: [{ id: 'halo', name: 'Halo' }],
  currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' },
  gifts: [{ id: 'rose', name: 'Rose', icon: 'art/rose-night/gifts/rose.svg', price: 1, points: 1, earns: 1 }],
  exchange: ids.map((id) => ({
    id,
    name: { en: `Prize ${id}` },
    icon: 'art/rose-night/prizes/frame.svg',
    cost: 100,
    limits: limits[id] ?? { total: 2 },
    ...(id === 'halo' ? { gives: [halo, { kind: 'points', points: 5 }] } : {}),
    ...(id === 'bubble' ? { gives: [halo] } : {}),
    stock: 50,
  })),
};
const entry = (id: string, changes: Partial<ExchangeEntry> = {}): ExchangeEntry => ({
  id,
  cost: 100,
  limit: 2,
  taken: 1,
  left: 1,
  can: 'redeem',
  ...changes,
});
const no = (id: string, reason: ExchangeEntry['reason'], changes: Partial<ExchangeEntry> = {}) => {
  const { can: _, ...rest } = entry(id, changes);
  return { ...rest, reason };
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (shop: ExchangeAnswer | object, keys: object = {}) => {
  page = await renderNode(
    { widget: 'exchange-grid', from: 'shop', items: ids, redeem: [{ do: 'toast', text: 'ok' }], ...keys },
    { widgets: { 'exchange-grid': exchangeGrid }, data: { shop }, campaign, token: 'token' },
  );
};
const cards = () => [...page.container.querySelectorAll<HTMLElement>('.exchange-grid__card')];
const button = (index: number) => cards()[index]?.querySelector('button');
const heads = () =>
  [...page.container.querySelectorAll<HTMLElement>('.exchange-grid__opens')].map((head) => [
    head.dataset.phases,
    head.textContent,
  ]);
const stamp = (index: number) => cards()[index]?.querySelector('.exchange-grid__stamp')?.textContent;

describe('exchange grid', () => {
  it('shows price and limit, and hands the prize to the action', async () => {
    await render({ balance: 1_250, items: ids.map((id) => entry(id)) });
    expect(cards()[0]?.querySelector('.exchange-grid__cost')?.textContent).toBe('Price 100');
    expect(cards()[0]?.querySelector('.exchange-grid__limit')?.textContent).toBe('1 of 2 redeemed');
    expect([button(0)?.textContent, button(0)?.getAttribute('aria-label')]).toEqual([
      'Redeem',
      'Redeem: Prize halo, Price 100',
    ]);
    await page.click(button(0));
    expect(page.acts[0]?.item).toEqual({
      id: 'halo',
      cost: 100,
      name: 'Prize halo',
      picture: expect.stringContaining('.svg'),
      note: '1,150 left after this',
    });
  });

  it('stamps what cannot be redeemed, and says why on the button', async () => {
    const reasons = ['SOLD_OUT', 'LIMIT_REACHED', 'DAY_LIMIT_REACHED'] as const;
    await render({
      balance: 1_250,
      items: reasons.map((reason, index) => no(ids[index] ?? '', reason, { taken: 2 })),
    });
    expect(reasons.map((_, index) => stamp(index))).toEqual(['Sold out', 'Limit reached', 'Done for today']);
    for (const index of reasons.keys()) {
      expect(button(index)?.disabled).toBe(true);
      expect(button(index)?.textContent).toBe(stamp(index));
      await page.click(button(index));
    }
    expect(page.acts).toHaveLength(0);
  });

  it('says once, in a room that the phase keeps, from when on the shop is open', async () => {
    const later = { nextAt: '2025-05-21T10:00:00.000Z' };
    await render({ balance: 1_250, items: ids.map((id) => no(id, 'NOT_OPEN', later)) });
    expect(heads()).toEqual([
      ['preview', 'Opens May 21, 18:00'],
      ['settling ended', 'Redeeming is over'],
    ]);
    for (const [index, card] of cards().entries()) {
      expect(stamp(index), 'a picture to look forward to').toBeUndefined();
      expect(card.classList.contains('is-closed')).toBe(false);
      expect(card.classList.contains('is-shut')).toBe(true);
    }
    await page.unmount();
    await render({ balance: 1_250, items: ids.map((id) => entry(id)) });
    expect(heads(), 'their room stays, and what can be redeemed is not over').toEqual([
      ['preview', ''],
      ['settling ended', ''],
    ]);
    expect(cards().some((card) => card.classList.contains('is-shut'))).toBe(false);
  });

  it('stamps no prize once the shop is over: that stands in its head', async () => {
    await render({ balance: 1_250, items: ids.map((id) => no(id, 'OVER')) });
    for (const [index, card] of cards().entries())
      expect([
        stamp(index),
        card.classList.contains('is-closed'),
        card.classList.contains('is-shut'),
      ]).toEqual([undefined, false, true]);
  });

  it('says how many there are a day, and that those of today are had', async () => {
    const had = { taken: 1, left: 0 } as const;
    const ofDay = no('bubble', 'DAY_LIMIT_REACHED', had);
    await render({ balance: 1_250, items: [no('halo', 'LIMIT_REACHED', had), ofDay, entry('frame')] });
    expect(cards().map((card) => card.textContent?.includes('a day'))).toEqual([false, true, false, false]);
    expect(cards()[1]?.textContent).toContain('1 a day');
    expect([stamp(1), button(1)?.textContent, button(1)?.disabled]).toEqual([
      'Done for today',
      'Done for today',
      true,
    ]);
    await page.unmount();
    await render({ balance: 1_250, items: [no('bubble', 'LIMIT_REACHED', { ...had, taken: 2 })] });
    expect(stamp(1)).toBe('Limit reached');
  });

  it('says what an item gives that gives more than one thing', async () => {
    await render({ balance: 1_250, items: ids.map((id) => entry(id)) });
    expect(cards()[0]?.textContent).toContain('Gives Halo for 7\u00a0days, 5\u00a0Petals');
    expect(cards()[1]?.textContent).not.toContain('Gives');
  });

  it('says how many points are missing', async () => {
    await render({ balance: 36, items: ids.map((id) => no(id, 'NOT_ENOUGH')) });
    expect([button(0)?.disabled, button(0)?.textContent]).toEqual([true, 'Not enough']);
    expect(cards()[0]?.textContent).toContain('64 more needed');
    expect(stamp(0)).toBeUndefined();
  });

  it('decides nothing: what the server lets redeem can be, whatever the balance says', async () => {
    await render({ balance: 0, items: ids.map((id) => entry(id, { left: 0 })) });
    expect(button(0)?.disabled).toBe(false);
    await page.unmount();
    await render({ balance: 0, items: ids.map((id) => no(id, 'OVER')) });
    expect(button(0)?.disabled).toBe(true);
    expect(cards()[0]?.textContent).not.toContain('needed');
  });

  it('follows the answer in price and limit, and finds each prize by its id', async () => {
    await render({ balance: 1_250, items: [entry('bubble', { cost: 300, limit: 9 }), entry('halo')] });
    expect(cards()[1]?.textContent).toContain('1 of 9 redeemed');
    await page.click(button(1));
    expect(page.acts[0]?.item).toMatchObject({ id: 'bubble', cost: 300 });
  });

  it('keeps a prize that the server does not know, as unavailable', async () => {
    await render({ balance: 1_250, items: [entry('halo')] });
    expect(cards()).toHaveLength(4);
    expect([stamp(3), button(3)?.disabled]).toEqual(['Unavailable', true]);
  });

  it('lets a visitor tap: the server asks for the sign-in', async () => {
    await render({
      balance: null,
      items: ids.map((id) => no(id, 'TOKEN_EXPIRED', { taken: 0, left: null })),
    });
    expect(button(0)?.disabled).toBe(false);
  });

  it('takes the label of the document, and reserves all cards while loading', async () => {
    await render({ status: 'loading' }, { label: 'Swap' });
    expect(cards()).toHaveLength(4);
    expect(page.container.querySelector('.skeleton')?.textContent).toContain('Swap');
  });

  it('draws the cards anew of which an answer says something else, and no other', async () => {
    const drawn: string[] = [];
    const watched = (id: string, limit = 2): ExchangeEntry => ({
      ...entry(id),
      get limit() {
        drawn.push(id);
        return limit;
      },
    });
    const items = ids.map((id) => watched(id));
    await render({ balance: 1_250, items });
    expect(new Set(drawn)).toEqual(new Set(ids));
    drawn.length = 0;
    await page.change(({ store, data }) => {
      const answer = { balance: 1_250, items: items.with(1, watched('bubble', 9)) };
      store.set(data.shop as never, { status: 'ready', data: answer } as never);
    });
    expect(cards()[1]?.textContent).toContain('1 of 9 redeemed');
    expect(drawn).toEqual(['bubble']);
  });
});
