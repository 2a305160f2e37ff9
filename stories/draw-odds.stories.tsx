import type { Meta } from '@storybook/react-vite';
import { answer, campaign } from './lucky-draws.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Draw odds' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('draw-odds', { campaign, answer, ...more });

export const BeforeSettlement: Story = story();
export const Settled: Story = story({
  answer: { ...answer, commitment: { ...answer.commitment, seed: answer.commitment.blockHash } },
});
export const NoPrizes: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
