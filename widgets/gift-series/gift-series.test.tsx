// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { type RenderedNode, renderNode } from '../../engine/testing.tsx';
import { giftSeries } from './gift-series.tsx';

const gift = (id: string, keys: object = {}) => ({
  id,
  name: { cn: `礼物${id}`, en: `Gift ${id}` },
  icon: 'art/rose-night/gifts/rose.svg',
  price: 13_140,
  points: 520,
  earns: 5,
  ...keys,
});
const campaign = {
  currency: { id: 'petal', name: 'Petals', icon: 'art/rose-night/currency.svg' },
  gifts: [gift('rose'), gift('swan', { rarity: 'legendary', points: 0 })],
};
let page: RenderedNode;
afterEach(() => page.unmount());
const render = async (keys: object = {}, gifts: object[] = campaign.gifts) => {
  page = await renderNode(
    { widget: 'gift-series', gifts: ['swan', 'rose'], ...keys },
    { widgets: { 'gift-series': giftSeries }, campaign: { ...campaign, gifts } },
  );
};
const cards = () => [...page.container.querySelectorAll('.gift-series__card')];

describe('gift series', () => {
  it('shows each gift in the order of the document, with price in diamonds and points', async () => {
    await render();
    expect(cards().map((one) => one.querySelector('.gift-series__name')?.textContent)).toEqual([
      'Gift swan',
      'Gift rose',
    ]);
    expect(cards()[1]?.querySelector('.gift-series__price')?.textContent).toBe('13,140 diamonds');
    expect(cards()[1]?.querySelector('.gift-series__points')?.textContent).toBe('+520 pts');
  });

  it('shows what the sender gets while it is given, and nothing where a gift gives nothing', async () => {
    await render({}, [gift('rose', { earns: 1005 }), gift('swan', { earns: 0 })]);
    const earns = cards().map((one) => one.querySelector<HTMLElement>('.gift-series__earns'));
    expect(earns.map((one) => one?.textContent)).toEqual([undefined, 'The sender gets +1,005']);
    expect(earns[1]?.dataset.phases).toBe('preview live');
  });

  it('names the rarity in words, not by colour alone, and leaves out points that a gift does not give', async () => {
    await render();
    expect(cards()[0]?.querySelector('.gift-series__rarity')?.textContent).toBe('Legendary');
    expect(cards()[0]?.querySelector('.gift-series__points')).toBeNull();
    expect(cards()[1]?.querySelector('.gift-series__rarity')).toBeNull();
  });

  it('promises points while they are given alone, and says before and after that gifts do not count', async () => {
    await render({ note: 'All of them count.' });
    const notes = [...page.container.querySelectorAll<HTMLElement>('.gift-series__note')];
    expect(notes.map((one) => [one.dataset.phases, one.textContent])).toEqual([
      ['preview', 'Gifts count once the event has started'],
      ['live', 'All of them count.'],
      ['settling ended', 'Gifts no longer count'],
    ]);
    expect(page.container.querySelector<HTMLElement>('.gift-series__points')?.dataset.phases).toBe(
      'preview live',
    );
    await page.unmount();
    await render(
      { note: 'Just pretty.' },
      campaign.gifts.map((one) => ({ ...one, points: 0, earns: 0 })),
    );
    expect(page.container.querySelectorAll('.gift-series__note')).toHaveLength(1);
    await page.unmount();
    await render(
      { note: 'A ticket each.' },
      campaign.gifts.map((one) => ({ ...one, points: 0 })),
    );
    expect(page.container.querySelectorAll('.gift-series__note'), 'they earn').toHaveLength(3);
  });

  it('needs no script', async () => {
    await render({ note: 'All of them count.' });
    expect(page.page.model.body[0]?.live).toBeUndefined();
    expect(page.container.textContent).toContain('All of them count.');
  });
});
