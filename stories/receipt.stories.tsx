import type { Meta } from '@storybook/react-vite';
import type { BoardReceiptAnswer } from '../schemas/generated/types.gen.ts';
import { boardRows, campaign as festival, person } from './festival.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Receipt' } satisfies Meta;
export default meta;

const [rose] = festival.gifts;
const campaign = {
  ...festival,
  prizes: [
    {
      id: 'frame',
      name: { cn: '玫瑰头像框', tw: '玫瑰頭像框', en: 'Rose frame', th: 'กรอบกุหลาบ', vi: 'Khung hoa hồng' },
      icon: rose?.icon ?? '',
    },
  ],
};
const at = Date.parse('2025-05-25T23:40:00+08:00');
const frozenAt = Date.parse('2025-05-26T00:10:00+08:00');
const reward = { points: null, prize: null, days: null };
const tiers = [
  {
    id: 'first',
    from: 1,
    to: 1,
    gives: [
      { ...reward, prize: 'frame', days: 30 },
      { ...reward, points: 500 },
    ],
  },
  // It has left the document.
  { id: 'next', from: 2, to: 3, gives: [{ ...reward, prize: 'old-lantern' }] },
];
const rows: BoardReceiptAnswer['rows'] = boardRows(6).map(({ rank, user, score }, nth) => ({
  rank,
  user,
  score: nth === 2 ? (boardRows(6)[1]?.score ?? 0) : nth === 4 ? (boardRows(6)[3]?.score ?? 0) : score,
  reachedAt: at + nth * 1000,
  tie: nth === 2 ? 'later' : nth === 4 ? 'id' : null,
  tier: nth === 0 ? 'first' : nth < 3 ? 'next' : null,
  granted: nth < 2,
}));
const answer: BoardReceiptAnswer = {
  ...{ activity: 'story', subject: 'charm', round: '2025-05-18', participants: 1286 },
  ...{ frozenAt, paidAt: frozenAt + 60_000, tiers, rows, total: 100, next: '6' },
  hash: '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
};
const open: BoardReceiptAnswer = {
  ...answer,
  ...{ participants: 0, frozenAt: null, paidAt: null, tiers: [], rows: [], total: 0, next: null, hash: null },
};
const me = { rank: 3, place: 3, score: 1, gap: 0, lead: 0, user: person(2) };
const charm = { status: 'ready', data: { rows: [], me, total: 100, next: null, settled: true } };
const told = (data: object, more?: string) => ({
  answers: { charm, charmReceipt: { status: 'ready', data, ...(more === undefined ? {} : { more }) } },
});
const node = { prizes: ['frame'] };
const story = (more: StoryOverrides = {}): Story =>
  storyOf('receipt', { token: 'story', campaign, node, phase: 'ended', ...told(answer, 'idle'), ...more });

export const Filled: Story = story();
/** All is told, and not all given. */
export const StillGiven: Story = story(told({ ...answer, paidAt: null }, 'end'));
export const NotSettled: Story = story({ phase: 'settling', ...told(open) });
export const Nobody: Story = story(told({ ...answer, participants: 0, rows: [], total: 0, next: null }));
export const MoreFailed: Story = story(told(answer, 'error'));
export const Visitor: Story = storyOf('receipt', { campaign, node, phase: 'ended', answer });
export const Loading: Story = storyOf('receipt', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('receipt', { campaign, node, show: 'error' });
export const Stale: Story = storyOf('receipt', { campaign, node, answer, show: 'stale' });
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
export const NarrowVietnamese: Story = story({ globals: { language: 'vi', viewport: { value: 'w320' } } });
