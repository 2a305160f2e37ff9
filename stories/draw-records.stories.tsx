import type { Meta } from '@storybook/react-vite';
import { campaign, results, statesOf } from './lucky-draws.ts';
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
const states = statesOf('draw-records', { answer });
const paged = (state: string) => ({ answers: { records: { status: 'ready', data: answer, more: state } } });

export const Filled: Story = story();
export const MoreToCome: Story = story(paged('idle'));
export const End: Story = story(paged('end'));
export const MoreFailed: Story = story(paged('error'));
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Stale: Story = states.stale;
export const NarrowVietnamese: Story = states.vietnamese;
export const NarrowThai: Story = states.thai;
