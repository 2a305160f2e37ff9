import type { Meta } from '@storybook/react-vite';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Phase banner' } satisfies Meta;
export default meta;

const schedule = {
  start: '2025-05-20T00:00:00+08:00',
  end: '2025-05-27T00:00:00+08:00',
  settle: '2025-05-28T00:00:00+08:00',
};

/** @param near as the clock says it: how near the next moment is */
const story = (more: StoryOverrides = {}, near: StoryOverrides['near'] = ''): Story =>
  storyOf('phase-banner', { schedule, near, ...more });

export const Live: Story = story();
export const Preview: Story = story({ phase: 'preview' });
export const Settling: Story = story({ phase: 'settling' });
export const Ended: Story = story({ phase: 'ended' });
export const LastDay: Story = story({}, 'day');
export const LastHour: Story = story({}, 'hour');
export const UsualWords: Story = story({ example: 1 });
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } }, 'hour');
export const NarrowVietnamese: Story = story(
  { globals: { language: 'vi', viewport: { value: 'w320' } } },
  'day',
);
export const NarrowThaiEnded: Story = story({
  phase: 'ended',
  globals: { language: 'th', viewport: { value: 'w320' } },
});
export const LargeLetters: Story = story(
  { globals: { language: 'vi', textSize: '200', viewport: { value: 'w320' } } },
  'hour',
);
export const ForcedColours: Story = story({ globals: { forcedColours: 'on' } }, 'day');
export const Still: Story = story({ globals: { reducedMotion: 'on' } }, 'hour');
