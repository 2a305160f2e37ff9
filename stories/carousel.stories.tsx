import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Carousel' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('carousel', more);
const rowOf = (root: HTMLElement) => root.querySelector('.carousel__row') as HTMLElement;

export const MovesOn: Story = story();
export const Still: Story = story({ example: 1 });
/** The keys alone lead on; what is below stays where it is. */
export const ByKeys: Story = {
  ...story({ example: 1 }),
  play: async ({ canvasElement: root }) => {
    const row = rowOf(root);
    const high = row.clientHeight;
    await expect(high).toBeGreaterThan(100);
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toBe(row));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(Math.round(row.scrollLeft / row.clientWidth)).toBe(1));
    await waitFor(() => expect(root.querySelectorAll('.carousel__dot')[1]).toHaveClass('is-now'));
    // Whole pixels of a height that has none.
    await expect(Math.abs(row.clientHeight - high)).toBeLessThanOrEqual(1);
  },
};
/** A picture of another shape fills the place of the first. */
export const OtherShape: Story = {
  ...story({
    node: {
      slides: [
        { src: 'art/rose-night/cover.svg', alt: 'Roses' },
        { src: 'art/rose-night/gifts/rose.svg', alt: 'A rose' },
      ],
    },
  }),
  play: async ({ canvasElement: root }) => {
    const [first, second] = [...root.querySelectorAll('img')];
    await waitFor(() => expect(second?.naturalWidth).toBeGreaterThan(0));
    await expect(second?.clientHeight).toBe(first?.clientHeight);
  },
};
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
