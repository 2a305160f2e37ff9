import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Stage timeline' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('stage-timeline', more);

export const OfTheSchedule: Story = story();
export const Preview: Story = story({ phase: 'preview' });
export const Settling: Story = story({ phase: 'settling' });
export const Ended: Story = story({ phase: 'ended' });
export const OwnStages: Story = story({ example: 1 });
export const NarrowVietnamese: Story = story({
  example: 1,
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({
  example: 1,
  globals: { language: 'th', viewport: { value: 'w320' } },
});
