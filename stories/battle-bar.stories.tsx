import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { BattleEntry, BattleEntryRound, BattlesAnswer } from '../schemas/generated/types.gen.ts';
import { inLargeText, partedWords } from './large-text.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Battle bar' } satisfies Meta;
export default meta;

const sides = [
  {
    id: 'dawn',
    title: { cn: '晨曦队', tw: '晨曦隊', en: 'Team Dawn', th: 'ทีมรุ่งอรุณ', vi: 'Đội Bình Minh' },
    picture: 'art/carnival/milestones/2.svg',
  },
  {
    id: 'dusk',
    title: { cn: '暮色队', tw: '暮色隊', en: 'Team Dusk', th: 'ทีมสนธยา', vi: 'Đội Hoàng Hôn' },
  },
  {
    id: 'noon',
    title: { cn: '正午队', tw: '正午隊', en: 'Team Noon', th: 'ทีมเที่ยงวัน', vi: 'Đội Chính Ngọ' },
  },
];
const rounds = ['one', 'two', 'three'].map((id, nth) => ({
  id,
  opens: `2025-11-2${nth}T12:00:00+08:00`,
  locks: `2025-11-2${nth + 1}T10:00:00+08:00`,
}));
const campaign = (changes: object = {}) => ({
  battles: [{ id: 'skies', sides: sides.slice(0, 2), rounds, plunder: { percent: 20 }, ...changes }],
});
const round = (
  id: string,
  state: BattleEntryRound['state'],
  points: readonly number[],
  more: Partial<BattleEntryRound> = {},
): BattleEntryRound => ({
  id,
  state,
  winner: null,
  sides: points.map((one, nth) => ({ id: sides[nth]?.id ?? '', points: one, outcome: null })),
  plunders: [],
  mine: 0,
  ...(state === 'settled' ? {} : { nextAt: '2025-11-21T02:00:00.000Z' }),
  ...more,
});
const told = (
  totals: readonly number[],
  all: BattleEntryRound[],
  more: Partial<BattleEntry> = {},
): BattlesAnswer => ({
  battles: [
    {
      id: 'skies',
      settled: false,
      sides: totals.map((total, nth) => ({
        id: sides[nth]?.id ?? '',
        total,
        won: 0,
        place: 1 + totals.filter((one) => one > total).length,
      })),
      rounds: all,
      side: null,
      brought: 0,
      ...more,
    },
  ],
});
const taken = (from: string, to: string, points: number) => ({
  winner: to,
  plunders: [{ from, to, points }],
});
const first = round('one', 'settled', [9200, 6200], taken('dusk', 'dawn', 1240));
const second = round('two', 'live', [3110, 4020], { mine: 120 });
const third = round('three', 'next', [0, 0]);
const mid = [first, second, third];
const end = [
  first,
  round('two', 'settled', [4110, 5020], taken('dawn', 'dusk', 822)),
  round('three', 'settled', [70, 70]),
];
const story = (answer: BattlesAnswer, more: object = {}): Story =>
  storyOf('battle-bar', { campaign: campaign(), answer, ...more });
const own = { side: 'dawn', brought: 420, reason: 'SIDE_TAKEN' } as const;

export const Open: Story = story(told([0, 0], [round('one', 'next', [0, 0]), third], { can: 'join' }));
export const Live: Story = story(told([13_550, 8980], mid, own));
export const JoinLate: Story = story(told([13_550, 8980], mid, { can: 'join' }));
export const Level: Story = story(
  told([9000, 9000], [round('one', 'counting', [9000, 9000]), second, third], own),
);
export const Won: Story = story(told([13_798, 10_872], end, { ...own, settled: true, reason: 'OVER' }));
export const Lost: Story = story(told([10_872, 13_798], end, { ...own, settled: true, reason: 'OVER' }));
export const Shared: Story = story(told([500, 500], end.slice(2), { settled: true, reason: 'OVER' }));
export const Support: Story = story(
  told([13_550, 8980], mid, { side: 'dusk', brought: 88, reason: 'NO_JOINING' }),
  {
    campaign: campaign({ joining: 'support' }),
  },
);
export const ThreeSides: Story = story(
  told([9200, 6200, 12_800], [round('one', 'live', [9200, 6200, 12_800]), third], { can: 'join' }),
  { campaign: campaign({ sides }) },
);
const commitment = 'c0ffee'.padEnd(64, '0');
const lots = { drawsAt: '2025-11-21T02:00:00.000Z', odd: 'bye', commitment } as const;
const pairs = [
  { sides: ['noon', 'dawn'], winner: null },
  { sides: ['dusk'], winner: null },
];
const byLot = { campaign: campaign({ sides, pairs: { odd: 'bye' } }) };
export const ToBeDrawn: Story = story(
  told([0, 0, 0], [round('one', 'next', [0, 0, 0], { lots: { ...lots, pairs: null } }), third], {
    can: 'join',
  }),
  byLot,
);
export const Drawn: Story = story(
  told(
    [9200, 6200, 12_800],
    [round('one', 'live', [9200, 6200, 12_800], { lots: { ...lots, pairs } }), third],
    own,
  ),
  byLot,
);
export const DrawnNarrowThai: Story = story(
  told(
    [9200, 6200, 12_800],
    [round('one', 'live', [9200, 6200, 12_800], { lots: { ...lots, pairs } }), third],
    own,
  ),
  { ...byLot, globals: { language: 'th', viewport: { value: 'w320' } } },
);
const eight = ['Mina', 'Old Fisher', 'Linh', '阿楠', 'Somchai', 'Bo', 'Ngọc Anh', 'Kit'].map((title, nth) => {
  return { id: `rope-${nth + 1}`, title, picture: `avatars/${nth + 1}.svg` };
});
const ropes = (of: readonly number[], points: readonly number[]) =>
  of.map((one, nth) => ({ id: `rope-${one}`, points: points[nth] ?? 0, outcome: null }));
const duel = (one: number, other: number, winner: number | null) => {
  return { sides: [`rope-${one}`, `rope-${other}`], winner: winner === null ? null : `rope-${winner}` };
};
/** Eight are drawn into pairs, four go on: the round that has ended stays to be read. */
export const Knockout: Story = storyOf('battle-bar', {
  campaign: campaign({
    sides: eight,
    joining: 'support',
    pairs: { odd: 'bye', losers: 'out' },
    plunder: undefined,
    rounds: rounds.slice(0, 3),
  }),
  answer: {
    battles: [
      {
        ...(told([], []).battles[0] as BattleEntry),
        sides: eight.map(({ id }, nth) => ({ id, total: 900 * (9 - nth), won: nth % 2, place: nth + 1 })),
        rounds: [
          round('one', 'settled', [], {
            sides: ropes([1, 2, 3, 4, 5, 6, 7, 8], [8100, 7200, 6300, 5400, 4500, 3600, 2700, 1800]),
            lots: { ...lots, pairs: [duel(1, 6, 1), duel(4, 2, 2), duel(3, 8, 3), duel(7, 5, 5)] },
          }),
          round('two', 'live', [], {
            sides: ropes([1, 2, 3, 5], [1200, 900, 88, 2040]),
            lots: { ...lots, pairs: [duel(5, 2, null), duel(1, 3, null)] },
          }),
          third,
        ],
        reason: 'NO_JOINING',
      },
    ],
  },
});
export const Visitor: Story = story(told([13_550, 8980], mid, { reason: 'TOKEN_EXPIRED' }));
export const Loading: Story = storyOf('battle-bar', { campaign: campaign(), show: 'loading' });
export const Empty: Story = storyOf('battle-bar', { campaign: campaign(), show: 'empty' });
export const Failed: Story = storyOf('battle-bar', { campaign: campaign(), show: 'error' });
export const Stale: Story = story(told([13_550, 8980], mid, own), { show: 'stale' });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
export const NarrowVietnamese: Story = story(told([1_135_500, 898_000], mid, { can: 'join' }), narrow('vi'));
/** Neither a side's name nor its points are parted. */
export const LargeText: Story = inLargeText({
  ...NarrowVietnamese,
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('.battle__name, .battle__points')];
    await expect(parts).toHaveLength(4);
    await expect(parts.flatMap((one) => partedWords(one))).toEqual([]);
  },
});
export const NarrowThai: Story = story(
  told([13_798, 10_872], end, { ...own, settled: true, reason: 'OVER' }),
  narrow('th'),
);
