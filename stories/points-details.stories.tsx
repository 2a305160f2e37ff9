import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Points details' } satisfies Meta;
export default meta;

const at = Date.parse('2025-05-21T20:15:00+08:00');
const answer = {
  currency: 'petal',
  amount: 1250,
  lapses: { amount: 1250, at: Date.parse('2025-06-25T00:00:00+08:00') },
  items: [
    { id: '9', said: 'Check-in', at, amount: 30, balance: 1250 },
    { id: '8', said: 'Redeemed', at: at - 1_800_000, amount: -100, balance: 1220 },
    { id: '7', said: 'Ranking reward', at: at - 86_400_000, amount: 500, balance: 1320 },
    { id: '6', said: 'Gift sent', at: at - 90_000_000, amount: 660, balance: 820 },
  ],
  next: '6',
};
const longest = {
  ...answer,
  items: [
    { id: '9', said: 'Thưởng điểm danh liên tiếp nhiều ngày', at, amount: 98_765_432, balance: 987_654_321 },
    { id: '8', said: 'รางวัลสำหรับผู้ที่เช็กอินต่อเนื่องทุกวัน', at, amount: -98_765_432, balance: 888_888_889 },
  ],
};
const story = (more: StoryOverrides = {}): Story =>
  storyOf('points-details', { token: 'story', answer, ...more });
const paged = (state: string) =>
  story({ answers: { details: { status: 'ready', data: answer, more: state } } });
const narrow = (language: Language) =>
  story({ answer: longest, globals: { language, viewport: { value: 'w320' } } });

export const Filled: Story = story();
// No `idle`: it asks for what follows as soon as it is seen.
export const MoreLoading: Story = paged('loading');
export const MoreFailed: Story = paged('error');
export const End: Story = paged('end');
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
