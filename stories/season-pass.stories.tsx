import type { Meta } from '@storybook/react-vite';
import type { PassAnswer, PassLevelEntry } from '../schemas/generated/types.gen.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Season pass' } satisfies Meta;
export default meta;

const icons = ['compass', 'lamp', 'sails', 'comet', 'bottle', 'anchor', 'telescope'].map(
  (name) => `art/starlight/prizes/${name}.svg`,
);
const prizes = [
  {
    id: 'halo',
    name: {
      cn: '灯塔头像框',
      tw: '燈塔頭像框',
      en: 'Lighthouse frame',
      th: 'กรอบประภาคาร',
      vi: 'Khung hải đăng',
    },
    icon: icons[3],
  },
];
const points = (amount: number) => [{ kind: 'points', points: amount }];
const count = 8;
const ids = Array.from({ length: count }, (_, nth) => `lv-${nth + 1}`);
const campaign = {
  currency: {
    id: 'star-coin',
    name: { cn: '星币', tw: '星幣', en: 'Star coins', th: 'เหรียญดาว', vi: 'Xu sao' },
    icon: 'art/starlight/currency.svg',
  },
  prizes,
  pass: {
    levels: ids.map((id, nth) => ({
      id,
      at: 100 * (nth + 1),
      free: { icon: icons[nth % 7], gives: points(10 * (nth + 1)) },
      ...(nth % 3 === 1
        ? {}
        : {
            paid: {
              icon: icons[(nth + 3) % 7],
              gives: nth === 7 ? [{ kind: 'prize', prize: 'halo', days: 30 }] : points(40),
            },
          }),
      ...(nth === 7 ? { big: true } : {}),
    })),
    track: { cost: points(600) },
    catchUp: { cost: points(50), limits: { total: 3 } },
  },
};
const node = { levels: ids };
const level = (nth: number, reached: number, claimed: number, bought: boolean): PassLevelEntry => {
  const at = 100 * (nth + 1);
  const id = ids[nth] ?? '';
  const none = nth % 3 === 1;
  if (nth >= reached)
    return { id, at, reached: false, free: 'locked', paid: none ? 'none' : 'locked', reason: 'PASS_LOCKED' };
  const state = nth < claimed ? 'claimed' : 'waiting';
  const paid = none ? 'none' : bought ? state : 'unpaid';
  const may = nth < claimed ? ({ reason: 'PASS_CLAIMED' } as const) : ({ can: 'claim' } as const);
  return { id, at, reached: true, free: state, paid, ...may };
};
/** An answer for somebody who has reached so many levels and claimed so many. */
function season(reached: number, claimed: number, changes: Partial<PassAnswer> = {}): PassAnswer {
  const bought = changes.track?.bought === true;
  const waiting = reached - claimed;
  return {
    level: reached,
    points: 100 * reached + (reached < count ? 35 : 0),
    balance: 720,
    levels: ids.map((_, nth) => level(nth, reached, claimed, bought)),
    track: { cost: 600, bought: false, past: 2, can: 'buyTrack' },
    catchUp: { cost: 50, left: 3, level: ids[reached] ?? null, can: 'buyLevel' },
    waiting,
    ...(waiting > 0 ? { can: 'claim' as const } : { reason: 'PASS_LOCKED' as const }),
    ...changes,
  };
}
const own = { cost: 600, bought: true, past: 0, reason: 'PASS_BOUGHT' } as const;
const story = (answer: PassAnswer, more: object = {}): Story =>
  storyOf('season-pass', { campaign, node, answer, ...more });
const { can: _, ...nobody } = season(0, 0);
const visitor: PassAnswer = {
  ...nobody,
  points: 0,
  balance: null,
  levels: nobody.levels.map((one) => ({ ...one, reason: 'TOKEN_EXPIRED' })),
  track: { cost: 600, bought: false, past: 0, reason: 'TOKEN_EXPIRED' },
  catchUp: { cost: 50, left: null, level: 'lv-1', reason: 'TOKEN_EXPIRED' },
  reason: 'TOKEN_EXPIRED',
};

export const Halfway: Story = story(season(4, 2));
export const FirstSteps: Story = story(season(0, 0));
export const Bought: Story = story(season(5, 3, { track: own }));
export const AllClaimed: Story = story(
  season(8, 8, {
    track: own,
    catchUp: { cost: 50, left: 1, level: null, reason: 'PASS_FULL' },
    reason: 'PASS_CLAIMED',
  }),
);
export const Poor: Story = story(
  season(2, 2, {
    balance: 12,
    track: { cost: 600, bought: false, past: 1, reason: 'NOT_ENOUGH' },
    catchUp: { cost: 50, left: 3, level: 'lv-3', reason: 'NOT_ENOUGH' },
  }),
);
export const Over: Story = story(season(3, 3, { reason: 'OVER' }), { phase: 'ended' });
export const Visitor: Story = story(visitor);
export const Loading: Story = storyOf('season-pass', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('season-pass', { campaign, node, show: 'error' });
export const Empty: Story = storyOf('season-pass', { campaign, node, show: 'empty' });
export const Stale: Story = story(season(4, 2), { show: 'stale' });
export const NarrowVietnamese: Story = story(season(4, 2), {
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story(season(4, 2, { track: own }), {
  globals: { language: 'th', viewport: { value: 'w320' } },
});
