import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ChampionsAnswer } from '../schemas/generated/types.gen.ts';
import { inLargeText } from './large-text.ts';
import { person } from './pair-halls.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Hall of fame' } satisfies Meta;
export default meta;

const monday = Date.parse('2025-05-19T00:00:00+08:00');
const week = 7 * 86_400_000;
const answer: ChampionsAnswer = {
  items: [0, 1, 2, 3].map((nth) => ({
    id: String(9 - nth),
    day: '2025-05-19',
    from: monday - nth * week,
    to: monday - (nth - 1) * week,
    participants: 300,
    rows: [0, 1, 2].map((place) => ({
      rank: place + 1,
      user: person(2 + nth + place),
      score: 128_000 - 9_100 * place,
      live_obj_id: place === nth ? `room-${nth}` : null,
    })),
  })),
  next: null,
};
const story = (more: object = {}): Story => storyOf('hall-of-fame', { answer, ...more });
const paged = (state: string) => ({ answers: { hall: { status: 'ready', data: answer, more: state } } });
const fits = (root: HTMLElement): void => {
  for (const one of root.querySelectorAll('.hall-of-fame :is(p, b, li, button)'))
    expect(one.scrollWidth, one.textContent ?? '').toBeLessThanOrEqual(one.clientWidth + 1);
};
const narrow = (language: string): Story => ({
  ...story({ globals: { language, viewport: { value: 'w320' } } }),
  play: async ({ canvasElement: root }) => fits(root),
});

export const Filled: Story = story();
export const TheFirst: Story = story({ answer: { items: answer.items.slice(0, 1), next: null } });
export const WithoutWays: Story = story({ example: 1 });
export const MoreToCome: Story = story(paged('idle'));
export const MoreFailed: Story = story(paged('error'));
export const Empty: Story = story({ show: 'empty' });
export const EmptyWithWords: Story = story({ show: 'empty', example: 1 });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
export const LargeText: Story = inLargeText(narrow('vi'));
