import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BoardAnswer } from '../schemas/generated/types.gen.ts';
import { inLargeText } from './large-text.ts';
import { person } from './pair-halls.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Champion' } satisfies Meta;
export default meta;

const answer: BoardAnswer = {
  rows: [{ rank: 1, user: person(3), score: 128_000 }],
  me: null,
  total: 1,
  next: null,
  settled: true,
};
const long: BoardAnswer = {
  ...answer,
  rows: [
    {
      rank: 1,
      user: { ...person(3), nickname: 'ผู้ชนะที่มีชื่อยาวมากจนไม่พอในหนึ่งบรรทัด' },
      score: 9_876_543_210,
    },
  ],
};
const story = (more: object = {}): Story => storyOf('champion', { answer, ...more });
const fits = (root: HTMLElement): void => {
  const plate = root.querySelector('.champion__plate');
  expect(plate?.scrollWidth).toBeLessThanOrEqual((plate?.clientWidth ?? 0) + 1);
};
const narrow = (language: string): Story => ({
  ...story({ answer: long, globals: { language, viewport: { value: 'w320' } } }),
  play: async ({ canvasElement: root }) => fits(root),
});

export const Filled: Story = story();
export const WithoutUnit: Story = story({ example: 1 });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
export const LargeText: Story = inLargeText(narrow('vi'));
