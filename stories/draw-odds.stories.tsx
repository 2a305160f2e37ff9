import type { Meta } from '@storybook/react-vite';
import { answer, campaign, statesOf } from './lucky-draws.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Draw odds' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('draw-odds', { campaign, answer, ...more });
const states = statesOf('draw-odds', { answer });

export const BeforeSettlement: Story = story();
export const Settled: Story = story({
  answer: { ...answer, commitment: { ...answer.commitment, seed: answer.commitment.blockHash } },
});
export const NoPrizes: Story = story({ show: 'empty' });
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Stale: Story = states.stale;
export const NarrowVietnamese: Story = states.vietnamese;
export const NarrowThai: Story = states.thai;
