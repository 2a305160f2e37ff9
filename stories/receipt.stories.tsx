import type { Meta } from '@storybook/react-vite';
import { optionNames, poll, prizesOf, settledWith, unsettled } from '../widgets/receipt/testing.ts';
import { campaign as festival, person } from './festival.ts';
import { type Story, type StoryOverrides, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Receipt' } satisfies Meta;
export default meta;

const [rose] = festival.gifts;
const campaign = { ...festival, prizes: prizesOf(rose?.icon ?? '') };
const answer = {
  ...settledWith(Array.from({ length: 6 }, (_, nth) => person(nth))),
  ...{ total: 100, next: '6' },
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
export const NotSettled: Story = story({ phase: 'settling', ...told(unsettled) });
export const Nobody: Story = story(told({ ...answer, participants: 0, rows: [], total: 0, next: null }));
/** How a poll ended: an option has left the document. */
export const Poll: Story = storyOf('receipt', { phase: 'ended', node: { names: optionNames }, answer: poll });
export const MoreFailed: Story = story(told(answer, 'error'));
export const Visitor: Story = storyOf('receipt', { campaign, node, phase: 'ended', answer });
export const Loading: Story = storyOf('receipt', { campaign, node, show: 'loading' });
export const Failed: Story = storyOf('receipt', { campaign, node, show: 'error' });
export const Stale: Story = storyOf('receipt', { campaign, node, answer, show: 'stale' });
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
export const NarrowVietnamese: Story = story({ globals: { language: 'vi', viewport: { value: 'w320' } } });
export const PollNarrowThai: Story = storyOf('receipt', {
  ...{ phase: 'ended', node: { names: optionNames }, answer: poll },
  globals: { language: 'th', viewport: { value: 'w320' } },
});
