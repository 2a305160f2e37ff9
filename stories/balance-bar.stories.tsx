import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { partedWords } from './large-text.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Balance bar' } satisfies Meta;
export default meta;

const token = 'story';

export const Filled: Story = storyOf('balance-bar', { token });
export const Visitor: Story = storyOf('balance-bar');
export const Rich: Story = storyOf('balance-bar', {
  token,
  answer: { currency: 'petal', amount: 1_234_567_890 },
});
export const RichNarrow: Story = {
  ...storyOf('balance-bar', {
    token,
    answer: { currency: 'petal', amount: 987_654_321_098 },
    globals: { viewport: { value: 'w320' } },
  }),
  play: async ({ canvasElement }) => expect(partedWords(canvasElement)).toEqual([]),
};
export const Loading: Story = storyOf('balance-bar', { token, show: 'loading' });
export const Failed: Story = storyOf('balance-bar', { token, show: 'error' });
export const Stale: Story = storyOf('balance-bar', { token, show: 'stale' });
