import type { Meta } from '@storybook/react-vite';
import { person } from './festival.ts';
import { campaign, results } from './lucky-draws.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Draw winners' } satisfies Meta;
export default meta;

const wins = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => {
    const { prize, rarity } = results([0, 3, 1, 4][index % 4] ?? 0);
    return { id: String(count - index), user: person(index), prize, rarity, at: 0 };
  }),
  next: null,
});
const story = (more: object = {}): Story => storyOf('draw-winners', { campaign, answer: wins(10), ...more });

export const TakingTurns: Story = story();
export const TwoWins: Story = story({ answer: wins(2) });
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
