import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answer, campaign, reason, statesOf } from './lucky-draws.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Lucky draw' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('lucky-draw', { campaign, answer, ...more });
const states = statesOf('lucky-draw', { answer });
const look = (name: string) => ({ node: { look: name } });

export const Grid: Story = story();
export const Wheel: Story = story(look('wheel'));
export const Eggs: Story = story(look('egg'));
export const Cards: Story = story(look('cards'));
export const TooFewPoints: Story = story({ answer: reason('NOT_ENOUGH') });
export const Visitor: Story = story({ answer: { ...reason('TOKEN_EXPIRED'), balance: null, left: null } });
export const BeforeItOpens: Story = story({ answer: reason('NOT_OPEN') });
export const Over: Story = story({ answer: reason('OVER') });
/** While results are counted the draw is over: one stamp, and no price. */
export const Counting: Story = {
  ...story({ answer: reason('OVER'), phase: 'settling' }),
  play: async ({ canvasElement }) => {
    const buttons = [...canvasElement.querySelectorAll<HTMLElement>('.lucky-draw__button')];
    await expect(buttons.map((one) => getComputedStyle(one).opacity)).toEqual(['1', '0']);
    const costs = [...canvasElement.querySelectorAll<HTMLElement>('.lucky-draw__cost')];
    await expect(costs.map((one) => getComputedStyle(one).display)).toEqual(['none', 'none']);
  },
};
export const SoldOut: Story = story({
  answer: { ...reason('PRIZES_GONE'), prizes: answer.prizes.map((one) => ({ ...one, gone: true })) },
});
export const DoneForToday: Story = story({ answer: { ...reason('DAY_LIMIT_REACHED'), left: 0 } });
export const ManyPrizes: Story = story({
  campaign: {
    ...campaign,
    draws: campaign.draws.map((one) => ({
      ...one,
      prizes: [0, 1].flatMap((nth) => one.prizes.map((prize) => ({ ...prize, id: `${prize.id}-${nth}` }))),
    })),
  },
});
export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const Stale: Story = states.stale;
export const NarrowVietnamese: Story = states.vietnamese;
export const NarrowThai: Story = states.thai;
/** A tap on a card whose answer never comes: it waits, and nothing else can be drawn. */
export const Asking: Story = {
  ...story(look('cards')),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement.querySelector('.lucky-draw__choices') as HTMLElement).getAllByRole(
      'button',
    );
    await userEvent.click(cards[0] as HTMLElement);
    await expect(cards).toHaveLength(6);
  },
};
