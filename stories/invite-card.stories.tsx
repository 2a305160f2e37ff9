import type { Meta } from '@storybook/react-vite';
import type { Language } from '../engine/i18n/language.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Invite card' } satisfies Meta;
export default meta;

const at = Date.parse('2025-05-21T20:15:00+08:00');
const guest = (nth: number, nickname: string, came: boolean) => {
  const user = { user_id: `10000${nth}`, nickname, avatar: '/h5_ac/avatars/1.svg' };
  return { id: String(nth), user, at: at - nth, came };
};
const answer = {
  code: '3H7K-9MPA-CDEF-GHJ4',
  came: 2,
  left: 3,
  renews: true,
  steps: [{ id: 'three', at: 3, claimed: false, reason: 'STEP_NOT_REACHED' }],
  by: null,
  items: [guest(3, '小雨 Rain', false), guest(2, 'Nguyễn Thị Phương Thảo', true), guest(1, 'พิมพ์ชนก', true)],
  next: null,
  reason: 'INVITE_NOT_NEW',
};
const fresh = { ...answer, came: 0, items: [], reason: undefined, can: 'accept' };
const story = (more: StoryOverrides = {}): Story =>
  storyOf('invite-card', { token: 'story', answer, ...more });
const step = (more: object) => [{ id: 'three', at: 3, claimed: false, ...more }];
const narrow = (language: Language, more: object = answer) =>
  story({ answer: more, globals: { language, viewport: { value: 'w320' } } });
const by = { nickname: '小雨 Rain', avatar: '/h5_ac/avatars/2.svg', came: false };

export const Filled: Story = story();
export const New: Story = story({ answer: fresh });
export const Claimable: Story = story({ answer: { ...answer, came: 3, steps: step({ can: 'claim' }) } });
export const Claimed: Story = story({
  answer: { ...answer, came: 3, left: 0, steps: step({ claimed: true, reason: 'STEP_CLAIMED' }) },
});
export const Invited: Story = story({ answer: { ...fresh, can: undefined, reason: 'INVITE_BOUND', by } });
export const Came: Story = story({
  answer: { ...fresh, can: undefined, reason: 'INVITE_BOUND', by: { ...by, came: true } },
});
export const NotOpen: Story = story({ answer: { ...fresh, can: undefined, reason: 'NOT_OPEN' } });
export const Over: Story = story({ answer: { ...answer, reason: 'OVER', steps: step({ reason: 'OVER' }) } });
export const Visitor: Story = story({
  token: '',
  answer: { ...fresh, code: null, left: null, can: undefined, reason: 'TOKEN_EXPIRED' },
});
export const Loading: Story = story({ show: 'loading' });
export const Failed: Story = story({ show: 'error' });
export const Stale: Story = story({ show: 'stale' });
export const NarrowVietnamese: Story = narrow('vi');
export const NarrowThai: Story = narrow('th', fresh);
