import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import type { Dress, DressesAnswer } from '../schemas/generated/types.gen.ts';
import { campaign } from './festival.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Dress shelf' } satisfies Meta;
export default meta;

const until = Date.parse('2025-06-03T20:15:00+08:00');
const from = { title: '520 Confession Nights', route: '/activity_20250520' };
const icon = '/activities/art/rose-night/prizes/frame.svg';
const dress = (nth: number, kind: Dress['kind'], name: string, more: Partial<Dress> = {}): Dress => {
  return { id: String(nth), kind, name, icon, count: 1, until, worn: false, from, ...more };
};
const answer: DressesAnswer = {
  kinds: [
    { kind: 'title', count: 2 },
    { kind: 'frame', count: 3 },
    { kind: 'entrance', count: 1 },
    { kind: 'item', count: 12 },
  ],
  items: [
    dress(9, 'title', 'Voice of the Night', { icon: null, worn: true }),
    dress(8, 'title', 'Champion of the Day', { icon: null, until: null }),
    dress(7, 'frame', 'Rose frame', { count: 2 }),
    dress(6, 'frame', 'Train window frame', { until: null, from: { ...from, title: 'The Night Train' } }),
    dress(5, 'frame', 'Two-feather frame'),
    // Its campaign is in no list.
    dress(4, 'entrance', 'Winged heart entrance', { from: null }),
  ],
  next: '4',
};
const node = { win: [{ do: 'navigate', to: '/activity_center' }] };
const story = (more: StoryOverrides = {}): Story =>
  storyOf('dress-shelf', { token: 'story', campaign, node, answer, ...more });
const paged = (state: string) =>
  story({ answers: { dresses: { status: 'ready', data: answer, more: state } } });
const narrow = (language: Language, more: StoryOverrides = {}) =>
  story({ ...more, globals: { language, viewport: { value: 'w320' } } });
const empty = { kinds: [], items: [], next: null };

export const Filled: Story = story();
export const MoreToCome: Story = paged('idle');
export const MoreLoading: Story = paged('loading');
export const MoreFailed: Story = paged('error');
export const End: Story = paged('end');
export const Empty: Story = story({ answer: empty });
export const Visitor: Story = storyOf('dress-shelf', {
  campaign,
  node,
  answers: { dresses: { status: 'loading', signedOut: true } },
});
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
export const EmptyNarrowThai: Story = narrow('th', { answer: empty });
