import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Countdown' } satisfies Meta;
export default meta;

const schedule = {
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T00:00:00+08:00',
};

export const Filled: Story = storyOf('countdown', { schedule });
export const Preview: Story = storyOf('countdown', { schedule, phase: 'preview' });
export const Settling: Story = storyOf('countdown', { schedule, phase: 'settling' });
export const Ended: Story = storyOf('countdown', { schedule, phase: 'ended' });
export const ThaiNarrow: Story = storyOf('countdown', {
  schedule,
  globals: { language: 'th', viewport: { value: 'w320' } },
});
