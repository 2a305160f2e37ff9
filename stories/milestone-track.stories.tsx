import type { Meta } from '@storybook/react-vite';
import type { MilestoneEntry, MilestonesAnswer } from '../schemas/generated/types.gen.ts';
import { campaign } from './festival.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Milestone track' } satisfies Meta;
export default meta;

const node = { milestones: campaign.milestones.map(({ id }) => id) };
const told = (reason: MilestoneEntry['reason']): Pick<MilestoneEntry, 'can' | 'reason'> =>
  reason === undefined ? { can: 'claim' } : { reason };
const goals = (total: number, claimed: number, closed?: MilestoneEntry['reason']): MilestonesAnswer => ({
  total,
  milestones: campaign.milestones.map(({ id, at, gives }, index) => ({
    id,
    at,
    total,
    reached: total >= at,
    claimed: index < claimed,
    ...told(closed ?? (total < at ? 'NOT_REACHED' : index < claimed ? 'ALREADY_CLAIMED' : undefined)),
    gives: (gives ?? []).map(({ points }) => ({ points, prize: null, days: null })),
  })),
});

export const Filled: Story = storyOf('milestone-track', { campaign, node, answer: goals(1_640_000, 1) });
export const Beginning: Story = storyOf('milestone-track', { campaign, node, answer: goals(0, 0) });
export const AllReached: Story = storyOf('milestone-track', { campaign, node, answer: goals(12_000_000, 4) });
export const After: Story = storyOf('milestone-track', {
  campaign,
  node,
  answer: goals(1_640_000, 1, 'OVER'),
});
export const Loading: Story = storyOf('milestone-track', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('milestone-track', { campaign, node, show: 'error' });
export const Stale: Story = storyOf('milestone-track', {
  campaign,
  node,
  show: 'stale',
  answer: goals(1_640_000, 1),
});

/** Three rewards of one goal on a narrow phone: a line ends between them. */
const three = [
  { kind: 'prize', prize: 'entrance', days: 30 },
  { kind: 'prize', prize: 'nameplate', days: 7 },
  { kind: 'points', points: 100_000 },
];
const generous = {
  ...campaign,
  milestones: campaign.milestones.map((milestone) => ({ ...milestone, gives: three })),
};
export const RewardsNarrowVietnamese: Story = storyOf('milestone-track', {
  campaign: generous,
  node,
  answer: goals(1_640_000, 1),
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const RewardsNarrowThai: Story = storyOf('milestone-track', {
  campaign: generous,
  node,
  answer: goals(1_640_000, 1),
  globals: { language: 'th', viewport: { value: 'w320' } },
});
