import type { Meta } from '@storybook/react-vite';
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
