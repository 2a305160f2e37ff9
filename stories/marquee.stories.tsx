import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { person } from './festival.ts';
import { campaign, results } from './lucky-draws.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Marquee' } satisfies Meta;
export default meta;

const wins = {
  items: [0, 3, 1, 4, 0].map((place, index) => {
    const { prize, rarity } = results(place);
    return { id: String(9 - index), user: person(index), prize, rarity, at: 0 };
  }),
  next: null,
};
const story = (more: object = {}): Story => storyOf('marquee', { campaign, ...more });
const live = (more: object = {}): Story => story({ example: 1, answer: wins, ...more });
const stateOf = (root: HTMLElement) => {
  const track = root.querySelector('.marquee__track') as HTMLElement;
  return track.getAnimations().map((one) => one.playState);
};

export const OwnTexts: Story = story();
export const LiveWins: Story = live();
/** The focus holds it; the button stops it, and then each of its news is a step. */
export const Stopped: Story = {
  ...live(),
  play: async ({ canvasElement: root }) => {
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const view = root.querySelector('.marquee__view') as HTMLElement;
    await expect(stateOf(root).length > 0).toBe(moves);
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(view));
    await waitFor(() => expect(stateOf(root)).not.toContain('running'));
    if (moves) await userEvent.click(root.querySelector('.marquee__check') as HTMLElement);
    await waitFor(() => expect(stateOf(root)).toEqual([]));
    view.scrollTo({ left: view.clientWidth, behavior: 'instant' });
    const second = root.querySelectorAll('.marquee__line')[1] as HTMLElement;
    await waitFor(() =>
      expect(Math.abs(second.getBoundingClientRect().left - view.getBoundingClientRect().left)).toBeLessThan(
        2,
      ),
    );
  },
};
export const NobodyHasWon: Story = live({ answer: { items: [], next: null } });
export const Loading: Story = live({ show: 'loading' });
export const Failed: Story = live({ show: 'error' });
export const Stale: Story = live({ show: 'stale' });
export const NarrowVietnamese: Story = live({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = live({ globals: { language: 'th', viewport: { value: 'w320' } } });
