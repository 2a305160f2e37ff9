import type { Meta } from '@storybook/react-vite';
import type { ActivitiesAnswer, ActivityEntry } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Activity list' } satisfies Meta;
export default meta;

const entry = (phase: ActivityEntry['phase'], title: string, accent: string, day: string): ActivityEntry => ({
  id: phase,
  route: `/activity_${phase}`,
  title,
  cover: null,
  start: Date.parse(`${day}T00:00:00+08:00`),
  end: Date.parse(`${day}T00:00:00+08:00`) + 6 * 86_400_000,
  settle: null,
  phase,
  accent,
});
const answer: ActivitiesAnswer = {
  items: [
    entry('preview', 'สัปดาห์ทองคำ เทศกาลแห่งความสุขของทุกคน', '#c8230f', '2025-10-01'),
    entry('live', '520 告白夜', '#d9365f', '2025-05-18'),
    entry('settling', 'Đêm hội mùa hè trên biển xanh', '#0f7f8c', '2025-05-10'),
    entry('ended', 'Anniversary Carnival', '#6a3fd0', '2024-11-20'),
  ],
  next: null,
};

export const Filled: Story = storyOf('activity-list', { answer });
const paged = (state: string) => ({
  answers: { activities: { status: 'ready', data: { ...answer, next: '4' }, more: state } },
});
/** Behind a button what is on the next page. */
export const MoreBelow: Story = storyOf('activity-list', { answer, ...paged('idle') });
export const LiveAlone: Story = storyOf('activity-list', { answer, node: { phases: ['live'] } });
/** One wide poster, four small ones, and again: the last does not stand alone. */
export const Season: Story = storyOf('activity-list', {
  answer: {
    items: [
      entry('live', 'สัปดาห์ทองคำ เทศกาลแห่งความสุขของทุกคน', '#c8230f', '2025-05-15'),
      entry('live', '520 告白夜', '#d9365f', '2025-05-16'),
      entry('live', 'Đêm hội mùa hè trên biển xanh, ai cũng có một ngọn đèn', '#0f7f8c', '2025-05-17'),
      entry('live', 'Anniversary Carnival', '#6a3fd0', '2025-05-18'),
    ].map((one, index) => ({ ...one, id: `live-${index}` })),
    next: null,
  },
  node: { phases: ['live'] },
});
export const Loading: Story = storyOf('activity-list', { show: 'loading' });
export const Empty: Story = storyOf('activity-list', { show: 'empty' });
export const Failed: Story = storyOf('activity-list', { show: 'error' });
export const Stale: Story = storyOf('activity-list', { show: 'stale', answer });
