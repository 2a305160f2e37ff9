import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Live rooms' } satisfies Meta;
export default meta;

const names = ['Rain', '一只会飞的月亮', 'Nguyễn Thị Phương Thảo', 'พิมพ์ชนก', 'Mika'];
const titles = ['Songs at night', '今晚只唱老歌', 'Chuyện nhỏ mỗi tối cùng cả nhà', 'เพลงก่อนนอน', ''];
const items = names.map((nickname, nth) => ({
  id: String(100_001 + nth),
  live_obj_id: `live-${nth}`,
  title: titles[nth],
  user: { user_id: String(100_001 + nth), nickname, avatar: `/h5_ac/avatars/${nth + 1}.svg` },
  live: nth < 3,
  viewers: nth < 3 ? 128 * 40 ** nth : 0,
  since: nth < 3 ? 1_747_699_200_000 : null,
  following: nth === 1,
}));
const answer = { items, next: null };
const story = (more: object = {}): Story => storyOf('live-rooms', { answer, token: 'token', ...more });
const people = { node: { look: 'people' } };
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });

export const Filled: Story = story();
export const People: Story = story(people);
export const Visitor: Story = story({ token: undefined });
export const MoreToCome: Story = story({
  answers: { rooms: { status: 'ready', data: answer, more: 'idle' } },
});
export const Empty: Story = story({ show: 'empty' });
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = story(narrow('vi'));
export const NarrowThai: Story = story({ ...people, ...narrow('th') });
