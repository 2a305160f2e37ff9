import type { Meta } from '@storybook/react-vite';
import { campaign, person } from './pair-halls.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Pair history' } satisfies Meta;
export default meta;

const at = Date.parse('2025-05-20T21:00:00+08:00');
const answer = {
  items: [0, 1, 2].map((nth) => ({
    id: String(9 - nth),
    round: 'first',
    first: person(2 * nth),
    second: person(2 * nth + 1),
    mutual: nth < 1,
    at,
  })),
  next: null,
};
const story = (more: object = {}): Story => storyOf('pair-history', { campaign, answer, ...more });
const paged = (state: string) => ({ answers: { pairs: { status: 'ready', data: answer, more: state } } });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });

export const Filled: Story = story();
export const MoreToCome: Story = story(paged('idle'));
export const MoreFailed: Story = story(paged('error'));
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = story(narrow('vi'));
export const NarrowThai: Story = story(narrow('th'));
