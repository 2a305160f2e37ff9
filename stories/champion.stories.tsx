import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BattleEntry, BattlesAnswer, BoardAnswer, PollsAnswer } from '../schemas/generated/types.gen.ts';
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
const sides = [
  {
    id: 'dawn',
    title: { cn: '晨曦队', tw: '晨曦隊', en: 'Team Dawn', th: 'ทีมรุ่งอรุณ', vi: 'Đội Bình Minh' },
    picture: 'art/carnival/milestones/2.svg',
  },
  {
    id: 'dusk',
    title: { cn: '暮色队', tw: '暮色隊', en: 'Team Dusk', th: 'ทีมสนธยา', vi: 'Đội Hoàng Hôn' },
    picture: 'art/carnival/milestones/3.svg',
  },
];
const campaign = (changes: object = {}) => ({
  battles: [
    {
      id: 'skies',
      sides,
      rounds: [{ id: 'one', opens: '2025-11-20T12:00:00+08:00', locks: '2025-11-21T10:00:00+08:00' }],
      ...changes,
    },
  ],
  polls: [{ id: 'memory', options: sides, limits: { total: 1 } }],
});
const fought = (...all: Partial<BattleEntry['sides'][number]>[]): BattlesAnswer => ({
  battles: [
    {
      id: 'skies',
      settled: true,
      sides: all.map((one, nth) => ({ id: sides[nth]?.id ?? '', total: 0, won: 0, place: 1, ...one })),
      rounds: [],
      side: null,
      brought: 0,
    },
  ],
});
const counted = (votes: readonly [number, number]): PollsAnswer => ({
  polls: [
    {
      id: 'memory',
      options: sides.map(({ id }, nth) => ({ id, votes: votes[nth] ?? 0, mine: 0 })),
      total: votes[0] + votes[1],
      voted: 0,
      left: 0,
      weight: 1,
      results: { seen: true },
    },
  ],
});
const story = (more: object = {}): Story => storyOf('champion', { answer, ...more });
const fits = (root: HTMLElement): void => {
  const plate = root.querySelector('.champion__plate');
  expect(plate?.scrollWidth).toBeLessThanOrEqual((plate?.clientWidth ?? 0) + 1);
};
/** The widest words that may be worn, beside a long name. */
const titled = (words: string, globals: object = {}): Story => {
  const rows = long.rows.map((row) => ({ ...row, user: { ...row.user, title: words } }));
  return {
    ...story({ answer: { ...long, rows }, ...globals }),
    play: async ({ canvasElement: root }) => {
      fits(root);
      const [plate, title] = ['.champion__plate', '.worn'].map((one) =>
        root.querySelector(one)?.getBoundingClientRect(),
      );
      expect(title?.right).toBeLessThanOrEqual((plate?.right ?? 0) + 1);
    },
  };
};
const at320 = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
const narrow = (language: string): Story => ({
  ...story({ answer: long, ...at320(language) }),
  play: async ({ canvasElement: root }) => fits(root),
});

export const Filled: Story = story();
export const WithoutUnit: Story = story({ example: 1 });
export const OfABattle: Story = story({
  example: 2,
  campaign: campaign(),
  answer: fought({ total: 88_200, won: 3 }, { total: 61_400, won: 1, place: 2 }),
});
export const OfAKnockout: Story = story({
  example: 2,
  campaign: campaign({ pairs: { odd: 'bye', losers: 'out' } }),
  answer: fought({ total: 5200, won: 3, user: person(5) }, { total: 4100, won: 2, place: 2 }),
});
export const JointChampions: Story = story({
  example: 2,
  campaign: campaign(),
  answer: fought({ total: 61_400, won: 2 }, { total: 61_400, won: 2 }),
});
export const OfAPoll: Story = story({ example: 3, campaign: campaign(), answer: counted([1204, 880]) });
export const Titled: Story = titled('Queen of the Stage');
export const TitledNarrowThai: Story = titled('เสียงแห่งราตรีที่ทุกคนรอคอย', at320('th'));
export const TitledNarrowVietnamese: Story = titled('Giọng hát của đêm hội', at320('vi'));
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
export const LargeText: Story = inLargeText(narrow('vi'));
