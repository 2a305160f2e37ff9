import type { Language } from '../engine/i18n/language.ts';
import campaignSchema from '../schemas/common/campaign.schema.json' with { type: 'json' };
import type { DrawAnswer, DrawButton, DrawEntry, DrawResult } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const text = (cn: string, tw: string, en: string, th: string, vi: string) => ({ cn, tw, en, th, vi });
const prize = (
  id: string,
  icon: string,
  rarity: DrawEntry['rarity'],
  weight: number,
  ...name: Parameters<typeof text>
) => ({ id, icon: `art/carnival/${icon}.svg`, rarity, weight, name: text(...name) });

const prizes = [
  prize(
    'unicorn',
    'gifts/unicorn',
    'legendary',
    2,
    '独角兽进场特效 7 天',
    '獨角獸進場特效 7 天',
    'Unicorn entrance, 7 days',
    'เอฟเฟกต์ยูนิคอร์น 7 วัน',
    'Hiệu ứng Kỳ lân 7 ngày',
  ),
  prize(
    'hat',
    'prizes/hat',
    'rare',
    80,
    '派对帽 3 天',
    '派對帽 3 天',
    'Party hat, 3 days',
    'หมวกปาร์ตี้ 3 วัน',
    'Mũ tiệc 3 ngày',
  ),
  prize('five', 'currency', 'common', 300, '5 张票', '5 張票', '5 tickets', 'ตั๋ว 5 ใบ', '5 vé'),
  prize(
    'frame',
    'prizes/frame',
    'epic',
    18,
    '头像框 7 天',
    '頭像框 7 天',
    'Frame, 7 days',
    'กรอบโปรไฟล์ 7 วัน',
    'Khung 7 ngày',
  ),
  prize(
    'badge',
    'prizes/badge',
    'rare',
    60,
    '徽章 3 天',
    '徽章 3 天',
    'Badge, 3 days',
    'เข็มกลัด 3 วัน',
    'Huy hiệu 3 ngày',
  ),
  prize(
    'thanks',
    'gifts/popcorn',
    'common',
    540,
    '再接再厉',
    '再接再厲',
    'Better luck next time',
    'ไว้คราวหน้านะ',
    'Chúc may mắn lần sau',
  ),
];

const [example] = campaignSchema.examples;

/** A campaign with a draw of six prizes. */
export const campaign = {
  ...example,
  draws: (example?.draws ?? []).map((one) => ({ ...one, prizes, limits: { total: 500, day: 100 } })),
};

/** A draw of the prize at a place. */
export const results = (place: number, index = 0): DrawResult => ({
  number: index + 1,
  prize: prizes[place]?.id ?? '',
  rarity: prizes[place]?.rarity ?? 'common',
  owed: place === 3,
  gives: [],
  proof: '',
});

const button = (cost: number): DrawButton => ({ cost, can: 'draw', nextAt: '2025-05-25T16:00:00.000Z' });
export const answer: DrawAnswer = {
  draw: 'rose-wheel',
  balance: 1250,
  drawn: 3,
  left: 97,
  single: button(10),
  ten: button(95),
  pity: [{ rarity: 'epic', left: 27 }],
  prizes: prizes.map(({ id, rarity, weight }, index) => {
    return { id, rarity, gone: index === 1, base: weight * 1000, effective: weight * 990 + 10_000, cost: 40 };
  }),
  commitment: {
    method: 'gala-draw/1',
    commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    blockHash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    seed: null,
  },
  last: null,
};

/** The answer where nothing can be drawn. */
export function reason(why: NonNullable<DrawButton['reason']>): DrawAnswer {
  const closed = ({ cost, nextAt }: DrawButton): DrawButton => ({
    cost,
    reason: why,
    ...(nextAt ? { nextAt } : {}),
  });
  return { ...answer, single: closed(button(10)), ten: closed(button(95)) };
}

/** What each widget of a draw is seen in: the states of its source, and the longest words on a narrow phone. */
export function statesOf(widget: Parameters<typeof storyOf>[0], shown: object) {
  const story = (more: object): Story => storyOf(widget, { campaign, ...shown, ...more });
  const narrow = (language: Language) => story({ globals: { language, viewport: { value: 'w320' } } });
  return {
    loading: story({ show: 'loading' }),
    failed: story({ show: 'error' }),
    stale: story({ show: 'stale' }),
    vietnamese: narrow('vi'),
    thai: narrow('th'),
  };
}
