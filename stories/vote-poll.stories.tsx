import type { Meta } from '@storybook/react-vite';
import type { PollEntry, PollsAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Vote poll' } satisfies Meta;
export default meta;

const art = (name: string) => `art/carnival/milestones/${name}.svg`;
const options = [
  {
    id: 'lights',
    title: {
      cn: '万灯齐亮的那一晚',
      tw: '萬燈齊亮的那一晚',
      en: 'The night all lights came on',
      th: 'คืนที่ไฟทุกดวงสว่างพร้อมกัน',
      vi: 'Đêm mọi ngọn đèn cùng sáng',
    },
    picture: art('4'),
  },
  {
    id: 'choir',
    title: {
      cn: '三百人的生日大合唱',
      tw: '三百人的生日大合唱',
      en: 'Three hundred voices singing happy birthday',
      th: 'สามร้อยเสียงร้องเพลงวันเกิดด้วยกัน',
      vi: 'Ba trăm giọng hát mừng sinh nhật',
    },
    picture: art('2'),
  },
  {
    id: 'rain',
    title: { cn: '雨夜电台', tw: '雨夜電台', en: 'Rainy radio', th: 'วิทยุคืนฝนตก', vi: 'Radio đêm mưa' },
  },
];
const campaign = (changes: object = {}) => ({
  polls: [{ id: 'memory', options, limits: { total: 15, day: 1 }, results: 'after-voting', ...changes }],
});
const told = (
  votes: readonly (number | null)[],
  mine: readonly number[],
  more: Partial<PollEntry> = {},
): PollsAnswer => {
  const known = votes.some((one) => one !== null);
  return {
    polls: [
      {
        id: 'memory',
        options: options.map(({ id }, nth) => ({ id, votes: votes[nth] ?? null, mine: mine[nth] ?? 0 })),
        total: known ? votes.reduce<number>((sum, one) => sum + (one ?? 0), 0) : null,
        voted: mine.reduce((sum, one) => sum + one, 0),
        left: 1,
        weight: 1,
        results: known ? { seen: true } : { seen: false, nextAt: '2025-12-04T12:00:00.000Z' },
        ...more,
      },
    ],
  };
};
const hidden = [null, null, null];
const story = (answer: PollsAnswer, more: object = {}): Story =>
  storyOf('vote-poll', { campaign: campaign(), answer, ...more });

export const Open: Story = story(told(hidden, [0, 0, 0], { can: 'vote' }));
export const Several: Story = story(told(hidden, [0, 0, 0], { can: 'vote', weight: 2 }), {
  campaign: campaign({ choose: { least: 1, most: 2 }, limits: { total: 3 }, results: 'settle' }),
});
export const Voted: Story = story(
  told([1204, 880, 96], [1, 0, 0], {
    left: 0,
    reason: 'DAY_LIMIT_REACHED',
    nextAt: '2025-11-21T16:00:00.000Z',
  }),
);
export const VotesLeft: Story = story(told([1204, 880, 96], [2, 1, 0], { can: 'vote', left: 2 }));
export const Hidden: Story = story(told(hidden, [0, 1, 0], { left: 0, reason: 'LIMIT_REACHED' }), {
  campaign: campaign({ results: 'end', limits: { total: 1 } }),
});
export const BeforeItOpens: Story = story(
  told(hidden, [0, 0, 0], { reason: 'NOT_OPEN', nextAt: '2025-11-19T16:00:00.000Z' }),
);
export const Closed: Story = story(told([120_400, 88_000, 9600], [1, 0, 0], { left: 0, reason: 'OVER' }));
export const Tie: Story = story(told([500, 500, 7], [0, 3, 0], { left: 0, reason: 'OVER' }));
export const NobodyVoted: Story = story(told([0, 0, 0], [0, 0, 0], { reason: 'OVER' }));
export const TooFewPoints: Story = story(told(hidden, [0, 0, 0], { reason: 'NOT_ENOUGH' }));
export const Visitor: Story = story(told(hidden, [0, 0, 0], { left: null, reason: 'TOKEN_EXPIRED' }));
export const Loading: Story = storyOf('vote-poll', { campaign: campaign(), show: 'loading' });
export const Empty: Story = storyOf('vote-poll', { campaign: campaign(), show: 'empty' });
export const Failed: Story = storyOf('vote-poll', { campaign: campaign(), show: 'error' });
export const Stale: Story = story(told([1204, 880, 96], [1, 0, 0], { can: 'vote' }), { show: 'stale' });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
export const NarrowVietnamese: Story = story(
  told([1204, 880, 96], [2, 1, 0], { can: 'vote', left: 2 }),
  narrow('vi'),
);
export const NarrowThai: Story = story(
  told([120_400, 120_400, 9600], [1, 0, 0], { reason: 'OVER' }),
  narrow('th'),
);
