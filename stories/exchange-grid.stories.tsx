import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ExchangeAnswer, ExchangeEntry } from '../schemas/generated/types.gen.ts';
import { campaign } from './festival.ts';
import { partedWords } from './large-text.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Exchange grid' } satisfies Meta;
export default meta;

const node = { items: campaign.exchange.map(({ id }) => id) };
const shop = (balance: number | null, reasons: readonly ExchangeEntry['reason'][] = []): ExchangeAnswer => ({
  balance,
  items: campaign.exchange.map(({ id, cost, limits }, index) => ({
    id,
    cost,
    limit: limits.total,
    taken: reasons[index] === 'LIMIT_REACHED' ? limits.total : 0,
    left: reasons[index] === 'LIMIT_REACHED' ? 0 : limits.total,
    ...(reasons[index] === undefined ? { can: 'redeem' } : { reason: reasons[index] }),
  })),
});
const all = (reason: ExchangeEntry['reason']) => campaign.exchange.map(() => reason);
const every = [undefined, 'SOLD_OUT', 'LIMIT_REACHED', 'DAY_LIMIT_REACHED', 'NOT_OPEN', 'OVER'] as const;

export const Filled: Story = storyOf('exchange-grid', { campaign, node, answer: shop(1_000_000) });
export const DearNarrow: Story = {
  ...storyOf('exchange-grid', {
    campaign,
    node,
    answer: {
      ...shop(987_654_321),
      items: shop(987_654_321).items.map((item, index) => ({
        ...item,
        cost: index % 2 ? 9_999_999 : 987_654_321,
      })),
    },
    globals: { viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement }) => {
    for (const cost of canvasElement.querySelectorAll('.exchange-grid__cost'))
      await expect(partedWords(cost)).toEqual([]);
  },
};
export const EveryState: Story = storyOf('exchange-grid', {
  campaign,
  node,
  answer: { ...shop(1_000_000, every), items: shop(1_000_000, every).items.slice(0, -1) },
});
/** A shop of one thing is as wide as the shop, and has its words beside the window. */
const alone = (language: 'en' | 'th', reasons: readonly ExchangeEntry['reason'][] = []): Story => ({
  ...storyOf('exchange-grid', {
    campaign,
    node: { items: node.items.slice(0, 1) },
    answer: { ...shop(1_000_000, reasons), items: shop(1_000_000, reasons).items.slice(0, 1) },
    globals: { language, ...(language === 'th' ? { viewport: { value: 'w320' } } : {}) },
  }),
  play: async ({ canvasElement: root }) => {
    const at = (part: string) =>
      (root.querySelector(`.exchange-grid${part}`) as HTMLElement).getBoundingClientRect();
    // Under letters of twice the size it is a tile again.
    if (!matchMedia('(min-width: 20em)').matches) return;
    await expect(at('__card').width).toBe(at('').width);
    await expect(at('__name').left).toBeGreaterThanOrEqual(at('__pedestal').right);
    await expect(at('__redeem').bottom).toBeLessThan(at('__card').bottom);
  },
});
export const Alone: Story = alone('en');
export const AloneNarrow: Story = alone('th', ['SOLD_OUT']);
export const NotEnough: Story = storyOf('exchange-grid', {
  campaign,
  node,
  answer: shop(36, all('NOT_ENOUGH')),
});
export const Visitor: Story = storyOf('exchange-grid', {
  campaign,
  node,
  answer: shop(null, all('TOKEN_EXPIRED')),
});
const later = shop(0, all('NOT_OPEN')).items.map((item) => ({ ...item, nextAt: '2025-11-19T16:00:00.000Z' }));
/** Whether buttons are seen, and what the shop's head says. */
const seen = (root: HTMLElement) => {
  const shown = (part: string) =>
    [...root.querySelectorAll<HTMLElement>(`.exchange-grid__${part}`)].filter(
      (one) => getComputedStyle(one).display !== 'none',
    );
  return { buttons: shown('redeem').length, heads: shown('opens').length };
};
const once = { buttons: 0, heads: 1 };
export const Before: Story = {
  ...storyOf('exchange-grid', { campaign, node, answer: { ...shop(0), items: later }, phase: 'preview' }),
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual(once);
  },
};
export const Loading: Story = storyOf('exchange-grid', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('exchange-grid', { campaign, node, show: 'error' });
export const Stale: Story = storyOf('exchange-grid', {
  campaign,
  node,
  show: 'stale',
  answer: shop(1_000_000),
});

/** On the page of a campaign that is over the head says so, and prizes keep their colors. */
const overIn = (phase: 'settling' | 'ended'): Story => ({
  ...storyOf('exchange-grid', { campaign, node, phase, answer: shop(36, all('OVER')) }),
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toEqual(once);
    await expect(canvasElement.querySelector('.exchange-grid__stamp')).toBeNull();
  },
});
export const Ended: Story = overIn('ended');
export const Counting: Story = overIn('settling');
