import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import type { PrizeRecord, PrizeRecordsAnswer } from '../schemas/generated/types.gen.ts';
import { campaign as festival } from './festival.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Prize records' } satisfies Meta;
export default meta;

const voice = {
  cn: '今夜之声',
  tw: '今夜之聲',
  en: 'Voice of the Night',
  th: 'เสียงแห่งค่ำคืน',
  vi: 'Giọng hát đêm nay',
};
const [rose] = festival.gifts;
const campaign = {
  ...festival,
  prizes: [
    {
      id: 'frame',
      name: {
        cn: '玫瑰头像框',
        tw: '玫瑰頭像框',
        en: 'Rose frame',
        th: 'กรอบกุหลาบ',
        vi: 'Khung hoa hồng',
      },
      icon: rose?.icon ?? '',
    },
    { id: 'voice', name: voice, kind: 'title' },
  ],
};
const node = { prizes: campaign.prizes.map(({ id }) => id) };
const at = Date.parse('2025-05-21T20:15:00+08:00');
const day = 86_400_000;
const record = (nth: number, more: Partial<PrizeRecord> = {}): PrizeRecord => {
  return { id: String(nth), prize: 'frame', count: 1, days: 7, said: 'Task reward', at, ...more };
};
const title = (state: 'worn' | 'kept' | 'over', until: number | null) => ({
  prize: 'voice',
  days: until === null ? null : 1,
  said: 'Ranking reward',
  title: { state, until },
});
const answer: PrizeRecordsAnswer = {
  items: [
    record(9, title('worn', at + day)),
    record(8, { count: 2, said: 'Won in a draw', days: 30, at: at - 1_800_000 }),
    record(7, { ...title('over', at), at: at - day }),
    // It has left the document.
    record(6, { prize: 'old-lantern', days: null, at: at - day - 3_600_000 }),
  ],
  next: '6',
};
const story = (more: StoryOverrides = {}): Story =>
  storyOf('prize-records', { token: 'story', campaign, node, answer, ...more });
const paged = (state: string) => story({ answers: { won: { status: 'ready', data: answer, more: state } } });
const narrow = (language: Language, more: StoryOverrides = {}) =>
  story({ ...more, globals: { language, viewport: { value: 'w320' } } });

export const Filled: Story = story();
export const MoreToCome: Story = paged('idle');
export const MoreLoading: Story = paged('loading');
export const MoreFailed: Story = paged('error');
export const End: Story = paged('end');
export const Empty: Story = story({ show: 'empty' });
export const EmptyOfTheEnd: Story = story({ show: 'empty', phase: 'ended' });
export const Visitor: Story = storyOf('prize-records', {
  campaign,
  node,
  answers: { won: { status: 'loading', signedOut: true } },
});
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th');
export const EmptyNarrowThai: Story = narrow('th', { show: 'empty' });
