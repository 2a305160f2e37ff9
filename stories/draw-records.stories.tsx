import type { Meta } from '@storybook/react-vite';
import { campaign, results } from './lucky-draws.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Draw records' } satisfies Meta;
export default meta;

const at = Date.parse('2025-05-21T20:15:00+08:00');
const answer = {
  items: [
    { orderId: '9', count: 10, cost: 95, at, results: [0, 1, 2, 3, 4, 5, 2, 5, 5, 2].map(results) },
    { orderId: '4', count: 1, cost: 10, at: at - 86_400_000, results: [results(5)] },
  ],
  next: null,
};
const story = (more: object = {}): Story => storyOf('draw-records', { campaign, answer, ...more });
const paged = (state: string) => ({ answers: { records: { status: 'ready', data: answer, more: state } } });

export const Filled: Story = story();
export const MoreToCome: Story = story(paged('idle'));
export const End: Story = story(paged('end'));
export const MoreFailed: Story = story(paged('error'));
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
