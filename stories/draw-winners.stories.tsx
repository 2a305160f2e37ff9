import type { Meta } from '@storybook/react-vite';
import { person } from './festival.ts';
import { campaign, results, statesOf } from './lucky-draws.ts';
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
const states = statesOf('draw-winners', { answer: wins(10) });

export const TakingTurns: Story = story();
export const TwoWins: Story = story({ answer: wins(2) });
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Stale: Story = states.stale;
export const NarrowVietnamese: Story = states.vietnamese;
export const NarrowThai: Story = states.thai;
