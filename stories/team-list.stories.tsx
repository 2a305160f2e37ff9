import type { Meta } from '@storybook/react-vite';
import type { TeamEntry, TeamsAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Team list' } satisfies Meta;
export default meta;

const names = ['夜航西飞', 'หมอลำซิ่งข้ามคืน', 'Trăng Khuyết', 'Low Battery'];
const answer = (more: Partial<TeamEntry>): TeamsAnswer => ({
  teams: names.map((name, nth) => ({
    id: String(12 - nth),
    name,
    captain: {
      user_id: String(100_004 + nth),
      nickname: `队长 ${name}`,
      avatar: `/h5_ac/avatars/${nth + 1}.svg`,
    },
    members: nth + 1,
    most: 5,
    score: 48_200 - nth * 11_900,
    ...more,
  })),
  total: 4,
  next: null,
});
const story = (told: TeamsAnswer, more: object = {}): Story =>
  storyOf('team-list', { answer: told, ...more });

export const Open: Story = story(answer({ can: 'join' }));
export const InATeam: Story = story(answer({ reason: 'IN_TEAM' }));
export const Locked: Story = story(answer({ reason: 'OVER' }));
export const Visitor: Story = story(answer({ reason: 'TOKEN_EXPIRED' }));
export const Nobody: Story = storyOf('team-list', { show: 'empty' });
export const Loading: Story = storyOf('team-list', { show: 'loading' });
export const Failed: Story = storyOf('team-list', { show: 'error' });
export const Stale: Story = story(answer({ can: 'join' }), { show: 'stale' });
const narrow = (language: string) => ({ globals: { language, viewport: { value: 'w320' } } });
export const NarrowThai: Story = story(answer({ can: 'join' }), narrow('th'));
export const NarrowVietnamese: Story = story(answer({ reason: 'IN_TEAM' }), narrow('vi'));

/** Captains who wear a title: the widest that there may be. */
const titled = (title: string): TeamsAnswer => {
  const told = answer({ can: 'join' });
  return { ...told, teams: told.teams.map((one) => ({ ...one, captain: { ...one.captain, title } })) };
};
export const Titles: Story = story(titled('Queen of the Stage'));
export const TitlesNarrowThai: Story = story(titled('เสียงแห่งราตรีที่ทุกคนรอคอย'), narrow('th'));
