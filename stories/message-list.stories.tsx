import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import type { MessageEntry } from '../schemas/generated/types.gen.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Message list' } satisfies Meta;
export default meta;

const at = Date.parse('2025-05-26T20:15:00+08:00');
const from = { title: 'Confession Festival', route: '/activity_20250520' };
const mimi = { user_id: '100007', nickname: 'Mimi', avatar: '/h5_ac/avatars/7.svg' };
const said: readonly Pick<MessageEntry, 'sort' | 'said' | 'about'>[] = [
  { sort: 'won', said: 'Well done! You came in at no. 3 in Confession Festival, and your reward is here' },
  { sort: 'thanks', said: 'Mimi got your gift. Thank you!', about: mimi },
  { sort: 'accepted', said: "You're in! What you sent to Super Idol was accepted" },
  { sort: 'refused', said: "What you sent to Super Idol wasn't accepted: the song was cut off" },
];
const answer = (unread: number) => ({
  unread,
  upTo: '9.9',
  items: said.map((one, nth) => {
    return { ...one, id: String(9 - nth), from, at: at - nth * 30_000_000, read: nth >= unread };
  }),
  next: null,
});
const longest = {
  ...answer(1),
  items: [
    { ...answer(1).items[0], said: 'ยินดีด้วย! คุณได้อันดับ 3 ใน เทศกาลสารภาพรักประจำปีของทุกคน รางวัลถึงมือแล้ว' },
    {
      ...answer(1).items[3],
      said: 'Đơn của bạn ở Đêm hội thần tượng siêu cấp chưa được duyệt: phần giới thiệu hơi ngắn',
    },
  ],
};
const story = (more: StoryOverrides = {}): Story =>
  storyOf('message-list', { token: 'story', answer: answer(2), ...more });
const narrow = (language: Language) =>
  story({ answer: longest, globals: { language, viewport: { value: 'w320' } } });

export const Unread: Story = story();
/** Thanks of one evening lie in a bundle, the rest of them folded. */
const evening = {
  ...answer(7),
  items: [
    answer(1).items[0],
    ...Array.from({ length: 8 }, (_, nth) => ({
      ...{ ...said[1], from, id: `t${nth}`, at: at - nth * 600_000, read: nth > 5 },
    })),
  ],
};
export const Bundle: Story = story({
  answer: evening,
  world: { clock: { now: () => at + 3_600_000 } },
});
export const BundleNarrowThai: Story = story({
  answer: evening,
  globals: { language: 'th', viewport: { value: 'w320' }, textSize: '200' },
});
export const AllRead: Story = story({ answer: answer(0) });
export const MoreFailed: Story = story({
  answers: { messages: { status: 'ready', data: answer(2), more: 'error' } },
});
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowThai: Story = narrow('th');
export const NarrowVietnamese: Story = narrow('vi');
