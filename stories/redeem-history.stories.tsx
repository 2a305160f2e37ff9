import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import type { ExchangeRecord, ExchangeRecordsAnswer } from '../schemas/generated/types.gen.ts';
import { campaign } from './festival.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Redeem history' } satisfies Meta;
export default meta;

const node = { items: campaign.exchange.map(({ id }) => id) };
const at = Date.parse('2025-05-21T20:15:00+08:00');
const granted = [{ points: null, prize: 'frame', days: 7 }];
const order = (nth: number, item: string, more: Partial<ExchangeRecord> = {}): ExchangeRecord => {
  return { orderId: String(nth), item, count: 1, cost: 20, given: granted, at, ...more };
};
const answer: ExchangeRecordsAnswer = {
  items: [
    order(9, 'frame', { cost: 99 }),
    order(8, 'bubble', { count: 2, cost: 40, at: at - 1_800_000 }),
    order(7, 'entrance', { cost: 199, at: at - 86_400_000 }),
    // It has left the document, and nothing was given by itself.
    order(6, 'old-lantern', { cost: 5, given: [], at: at - 90_000_000 }),
  ],
  next: '6',
};
const dearest: ExchangeRecordsAnswer = {
  items: campaign.exchange.map(({ id }, nth) => order(nth, id, { count: 99, cost: 987_654_321 })),
  next: null,
};
const story = (more: StoryOverrides = {}): Story =>
  storyOf('redeem-history', { token: 'story', campaign, node, answer, ...more });
const paged = (state: string) =>
  story({ answers: { redeemed: { status: 'ready', data: answer, more: state } } });
const narrow = (language: Language, more: StoryOverrides = {}) =>
  story({ ...more, globals: { language, viewport: { value: 'w320' } } });

export const Filled: Story = story();
export const MoreToCome: Story = paged('idle');
export const MoreLoading: Story = paged('loading');
export const MoreFailed: Story = paged('error');
export const End: Story = paged('end');
export const Empty: Story = story({ show: 'empty' });
export const EmptyOfTheEnd: Story = story({ show: 'empty', phase: 'ended' });
export const Visitor: Story = storyOf('redeem-history', {
  campaign,
  node,
  answers: { redeemed: { status: 'loading', signedOut: true } },
});
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi', { answer: dearest });
export const NarrowThai: Story = narrow('th', { answer: dearest });
export const EmptyNarrowThai: Story = narrow('th', { show: 'empty' });
