import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { campaign } from './festival.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Reward shelf' } satisfies Meta;
export default meta;

const steps = { look: 'steps' };
/** Points beside a prize without a picture, and a tier that begins in the third place. */
const mixed = {
  ...campaign,
  prizes: [{ id: 'crown', name: 'A crown for a whole year' }],
  boards: [
    {
      id: 'charm',
      by: 'receiver',
      rewards: [
        { id: 'first', from: 1, to: 2, gives: [{ kind: 'prize', prize: 'crown', days: 365 }] },
        { id: 'third', from: 3, to: 3, gives: [{ kind: 'points', points: 1_000_000 }] },
      ],
    },
  ],
};
/** Tickets of a draw with its picture, and a title in words, where both stand in the place of things. */
const turns = {
  ...campaign,
  prizes: [
    {
      id: 'queen',
      name: {
        cn: '舞台女王',
        tw: '舞台女王',
        en: 'Queen of the Stage',
        th: 'ราชินีแห่งเวที',
        vi: 'Nữ hoàng sân khấu',
      },
      kind: 'title',
    },
  ],
  draws: [
    {
      id: 'wheel',
      name: { cn: '玫瑰转盘', tw: '玫瑰轉盤', en: 'Rose wheel', th: 'วงล้อกุหลาบ', vi: 'Vòng quay hoa hồng' },
      icon: 'art/rose-night/currency.svg',
    },
  ],
  boards: [
    {
      id: 'charm',
      by: 'receiver',
      rewards: [
        {
          id: 'first',
          from: 1,
          to: 1,
          gives: [
            { kind: 'prize', prize: 'queen', days: 7 },
            { kind: 'ticket', draw: 'wheel', tickets: 10 },
          ],
        },
        { id: 'next', from: 2, to: 3, gives: [{ kind: 'ticket', draw: 'wheel', tickets: 1 }] },
      ],
    },
  ],
};
const narrow = { viewport: { value: 'w320' } } as const;

export const Filled: Story = storyOf('reward-shelf', { campaign });
export const Chinese: Story = storyOf('reward-shelf', { campaign, globals: { language: 'cn' } });
export const TaiwaneseSteps: Story = storyOf('reward-shelf', {
  campaign,
  node: steps,
  globals: { language: 'tw' },
});
export const ThaiNarrow: Story = storyOf('reward-shelf', {
  campaign,
  globals: { language: 'th', ...narrow },
});
export const VietnameseNarrow: Story = storyOf('reward-shelf', {
  campaign,
  globals: { language: 'vi', ...narrow },
});
export const Steps: Story = storyOf('reward-shelf', { campaign, node: steps });
export const StepsThaiNarrow: Story = storyOf('reward-shelf', {
  campaign,
  node: steps,
  globals: { language: 'th', ...narrow },
});
export const StepsVietnameseNarrow: Story = storyOf('reward-shelf', {
  campaign,
  node: steps,
  globals: { language: 'vi', ...narrow },
});
export const WithoutPictures: Story = storyOf('reward-shelf', { campaign: mixed });
export const TicketsAndTitles: Story = {
  ...storyOf('reward-shelf', { campaign: turns, globals: { language: 'en' } }),
  play: async ({ canvasElement }) => {
    const said = [...canvasElement.querySelectorAll('.reward-shelf__prize')].map((one) => one.textContent);
    await expect(said).toEqual([
      '“Queen of the Stage” title7\u00a0days',
      'Rose wheel ticket10',
      'Rose wheel ticket1',
    ]);
    await expect(canvasElement.querySelectorAll('.reward-shelf__prize img')).toHaveLength(2);
  },
};
export const TicketsAndTitlesThaiNarrow: Story = storyOf('reward-shelf', {
  campaign: turns,
  node: steps,
  globals: { language: 'th', ...narrow },
});
