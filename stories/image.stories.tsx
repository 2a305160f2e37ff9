import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Image' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('image');
export const Pressable: Story = storyOf('image', {
  node: { press: [{ do: 'navigate', to: '/activity_center' }] },
});
/** §9: three loads in all, then the placeholder keeps the room and the words. */
export const Broken: Story = {
  ...storyOf('image', { node: { src: 'art/rose-night/no-such-picture.svg' } }),
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image).toHaveClass('is-broken'), { timeout: 5000 });
    await expect(image?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};
