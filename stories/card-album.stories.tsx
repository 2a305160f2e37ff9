import type { Meta } from '@storybook/react-vite';
import type { CardEntry, CardSetEntry, CollectionAnswer } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Card album' } satisfies Meta;
export default meta;

const text = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const art = (name: string) => `art/golden-week/gifts/${name}.svg`;
const names = [
  text('花灯', '花燈', 'Lantern', 'โคมดอกไม้', 'Hoa đăng'),
  text('社鼓', '社鼓', 'Festival drum', 'กลองประจำงานเทศกาล', 'Trống ngày hội lớn'),
  text('牡丹', '牡丹', 'Peony', 'ดอกโบตั๋น', 'Hoa mẫu đơn'),
  text('烟花', '烟花', 'Firework', 'พลุไฟยักษ์', 'Pháo hoa rực rỡ'),
];
const icons = ['lantern', 'drum', 'peony', 'firework'];
const rarities = ['common', 'rare', 'epic', 'legendary'];
const campaign = {
  prizes: [
    {
      id: 'frame',
      name: text('上元头像框', '上元頭像框', 'Lantern frame', 'กรอบโคมไฟ', 'Khung hoa đăng'),
      icon: 'art/golden-week/prizes/frame.svg',
    },
  ],
  collection: {
    cards: icons.map((id, i) => ({
      id,
      name: names[i],
      icon: art(id),
      rarity: rarities[i],
      weight: 10,
      note: names[i],
    })),
    drops: [
      {
        id: 'watch',
        name: text(
          '看直播 10 分钟',
          '看直播 10 分鐘',
          'Watch for 10 minutes',
          'ดูไลฟ์ 10 นาที',
          'Xem live 10 phút',
        ),
        counts: [{ fact: 'watch', measure: 'amount' }],
        every: 10,
        day: 3,
      },
    ],
    sets: [
      {
        id: 'night',
        name: text('满城灯火', '滿城燈火', 'The whole city alight', 'แสงสว่างทั้งเมือง', 'Cả thành sáng đèn'),
        cards: icons,
        gives: [{ kind: 'prize', prize: 'frame', days: 30 }],
      },
    ],
    melt: { alike: 3, into: 'random' },
    give: { limits: { total: 10, day: 2 } },
  },
};
const node = { cards: icons, sets: ['night'], drops: ['watch'] };

const few = { reason: 'CARDS_FEW' } as const;
function album(
  counts: readonly number[],
  set: Partial<CardSetEntry>,
  more: Partial<CollectionAnswer> = {},
): CollectionAnswer {
  const cards = icons.map((id, i): CardEntry => {
    const count = counts[i] ?? 0;
    return {
      id,
      count,
      kept: set.redeemed === true,
      melt: count > 2 ? { can: 'meltCards' } : few,
      give: count > 0 ? { can: 'giveCard' } : few,
    };
  });
  const have = set.redeemed ? 4 : counts.filter((count) => count > 0).length;
  return {
    cards,
    drops: [{ id: 'watch', dropped: 1, far: 4 }],
    sets: [{ id: 'night', have, redeemed: false, ...set }],
    melt: { alike: 3, into: 'random' },
    give: { left: 2 },
    take: { can: 'takeCard' },
    gifts: [],
    ...more,
  };
}
const gift = { id: '7', card: 'lantern', code: '3H7K-9MPA-3H7K-9MPA', until: 1_747_756_800_000 };
const some = album([4, 1, 1, 0], { reason: 'SET_NOT_WHOLE' }, { gifts: [gift] });
const shut = (reason: 'NOT_OPEN' | 'OVER' | 'TOKEN_EXPIRED') => {
  const why = { reason, nextAt: '2025-05-21T10:00:00.000Z' };
  const answer = album([0, 0, 0, 0], why, { take: why, give: { left: null } });
  return { ...answer, cards: answer.cards.map((one) => ({ ...one, melt: why, give: why })) };
};
const story = (answer: CollectionAnswer, more: object = {}): Story =>
  storyOf('card-album', { campaign, node, answer, ...more });

export const SomeMissing: Story = story(some);
export const WholeSet: Story = story(album([2, 1, 1, 1], { can: 'redeemCardSet' }));
export const Redeemed: Story = story(album([1, 0, 0, 0], { redeemed: true, reason: 'SET_REDEEMED' }));
export const BeforeItOpens: Story = story(shut('NOT_OPEN'), { phase: 'preview' });
export const Over: Story = story(shut('OVER'), { phase: 'ended' });
export const Visitor: Story = story(shut('TOKEN_EXPIRED'));
export const Loading: Story = storyOf('card-album', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('card-album', { campaign, node, show: 'error' });
export const Empty: Story = storyOf('card-album', { campaign, node, show: 'empty' });
export const Stale: Story = story(some, { show: 'stale' });
export const NarrowVietnamese: Story = story(some, {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story(some, { globals: { language: 'th', viewport: { value: 'w320' } } });
