import type { Meta } from '@storybook/react-vite';
import type { MyTeamAnswer, TeamOfMine } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Team card' } satisfies Meta;
export default meta;

const names = ['小雨 Rain', 'มะลิซ้อนดอกไม้กลางสวน', 'Nguyễn Thị Phương Thảo', 'Bo', '阿樹'];
const user = (nth: number) => {
  return {
    user_id: String(100_001 + nth),
    nickname: names[nth] ?? '',
    avatar: `/h5_ac/avatars/${nth + 1}.svg`,
  };
};
const seat = (nth: number, more: object = {}) => {
  return { user: user(nth), score: 12_400 - nth * 2800, captain: nth === 0, me: nth === 0, ...more };
};
const vacant = { score: 0, captain: false, me: false };
const goals = [
  { id: 'warm', at: 10_000, gives: [{ kind: 'points', points: 50 }] },
  { id: 'loud', at: 60_000, gives: [{ kind: 'prize', prize: 'frame', days: 7 }] },
];
const campaign = {
  currency: {
    id: 'note',
    name: { cn: '音符', tw: '音符', en: 'Notes', th: 'โน้ตเพลง', vi: 'Nốt nhạc' },
    icon: 'art/rose-night/currency.svg',
  },
  prizes: [
    {
      id: 'frame',
      name: {
        cn: '声浪头像框',
        tw: '聲浪頭像框',
        en: 'Sound wave frame',
        th: 'กรอบคลื่นเสียง',
        vi: 'Khung sóng âm',
      },
      icon: 'art/rose-night/gifts/rose.svg',
    },
  ],
  teams: { size: { least: 3, most: 5 }, counts: [{ fact: 'gift' }], goals },
};
const team = (more: Partial<NonNullable<TeamOfMine>> = {}): TeamOfMine => ({
  id: '12',
  name: '三更半夜合唱团',
  code: 'K7MQ2X',
  join: 'list',
  score: 34_120,
  place: 3,
  gap: 880,
  small: false,
  seats: [seat(0), seat(1), seat(2), vacant, vacant],
  leave: { can: 'leave' },
  lead: { can: 'lead' },
  ...more,
});
const answer = (more: Partial<MyTeamAnswer> = {}): MyTeamAnswer => ({
  size: { least: 3, most: 5 },
  names: { least: 2, most: 12 },
  locksAt: '2025-11-21T16:00:00.000Z',
  found: { reason: 'IN_TEAM' },
  team: team(),
  goals: [
    { id: 'warm', at: 10_000, reached: true, claimed: false, gives: [], can: 'claim' },
    { id: 'loud', at: 60_000, reached: false, claimed: false, gives: [], reason: 'TEAM_GOAL_NOT_REACHED' },
  ],
  ...more,
});
const node = { goals: ['warm', 'loud'] };
const story = (told: MyTeamAnswer, more: object = {}): Story =>
  storyOf('team-card', { campaign, node, answer: told, ...more });
const none = (found: MyTeamAnswer['found']) => answer({ team: null, found, goals: [] });

export const Captain: Story = story(answer());
export const Member: Story = story(
  answer({
    team: team({
      seats: [seat(0, { me: false }), seat(1, { me: true }), seat(2), vacant, vacant],
      lead: { reason: 'NOT_CAPTAIN' },
    }),
  }),
);
export const JoinedLate: Story = story(
  answer({
    team: team({
      seats: [seat(0, { me: false }), seat(1), seat(2, { me: true, score: 0 }), vacant, vacant],
      lead: { reason: 'NOT_CAPTAIN' },
    }),
    goals: [
      { id: 'warm', at: 10_000, reached: true, claimed: false, gives: [], reason: 'JOINED_AFTER_GOAL' },
      { id: 'loud', at: 60_000, reached: false, claimed: false, gives: [], reason: 'TEAM_GOAL_NOT_REACHED' },
    ],
  }),
);
const over = { reason: 'OVER' } as const;
const { locksAt: _, ...locked } = answer();
export const LockedAndFull: Story = story({
  ...locked,
  team: team({ seats: names.map((_name, nth) => seat(nth)), leave: over, lead: over, place: 1, gap: null }),
  goals: [{ id: 'warm', at: 10_000, reached: true, claimed: true, gives: [], reason: 'TEAM_GOAL_CLAIMED' }],
});
export const TooSmall: Story = story({
  ...locked,
  team: team({
    seats: [seat(0), vacant, vacant, vacant, vacant],
    small: true,
    place: null,
    gap: null,
    leave: over,
    lead: over,
  }),
});
export const WithoutATeam: Story = story(none({ can: 'found' }));
export const Visitor: Story = story(none({ reason: 'TOKEN_EXPIRED' }));
export const BeforeItOpens: Story = story(none({ reason: 'NOT_OPEN', nextAt: '2025-11-19T16:00:00.000Z' }));
export const AfterTheLock: Story = story({ ...locked, team: null, found: over, goals: [] });
export const Loading: Story = storyOf('team-card', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('team-card', { campaign, node, show: 'error' });
export const Stale: Story = story(answer(), { show: 'stale' });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
export const NarrowThai: Story = story(answer(), narrow('th'));
export const NarrowVietnamese: Story = story(none({ can: 'found' }), narrow('vi'));

/** Who wears a title: the widest that there may be. */
const titled = (words: string) => {
  const seats = [0, 1, 2].map((nth) =>
    nth === 2 ? seat(nth) : seat(nth, { user: { ...user(nth), title: words } }),
  );
  return answer({ team: team({ seats: [...seats, vacant, vacant] }) });
};
export const Titles: Story = story(titled('Queen of the Stage'));
export const TitlesNarrowThai: Story = story(titled('เสียงแห่งราตรีที่ทุกคนรอคอย'), narrow('th'));
export const TitlesNarrowVietnamese: Story = story(titled('Giọng hát của đêm hội'), narrow('vi'));
