import type { Meta } from '@storybook/react-vite';
import type { BoardAnswer } from '../schemas/generated/types.gen.ts';
import { boardRows, person } from './festival.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Ranking list' } satisfies Meta;
export default meta;

const board = (changes: Partial<BoardAnswer> = {}): BoardAnswer => ({
  rows: boardRows(10),
  me: { rank: 6, score: 91_636, gap: 13_364, user: person(5) },
  total: 10,
  next: null,
  settled: false,
  ...changes,
});
const unlisted = { rank: null, score: 120, gap: 60_628, user: person(11) };
const token = 'story';

export const Filled: Story = storyOf('ranking-list', { token, answer: board() });
export const Unlisted: Story = storyOf('ranking-list', { token, answer: board({ me: unlisted }) });
export const Visitor: Story = storyOf('ranking-list', { answer: board({ me: null }) });
export const VacantPlaces: Story = storyOf('ranking-list', {
  token,
  answer: board({ rows: boardRows(2), me: null }),
});
export const Settled: Story = storyOf('ranking-list', {
  token,
  phase: 'ended',
  answer: board({ settled: true }),
});
export const RowsAlone: Story = storyOf('ranking-list', { example: 1, answer: board({ me: null }) });
export const TenThousand: Story = storyOf('ranking-list', {
  token,
  answer: board({ rows: boardRows(10_000), total: 10_000, me: unlisted }),
});
export const Loading: Story = storyOf('ranking-list', { show: 'loading' });
export const Empty: Story = storyOf('ranking-list', { show: 'empty' });
export const Failed: Story = storyOf('ranking-list', { show: 'error' });
export const Stale: Story = storyOf('ranking-list', { show: 'stale', token, answer: board() });
