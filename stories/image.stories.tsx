import type { Meta } from '@storybook/react-vite';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Image' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('image');
export const Pressable: Story = storyOf('image', {
  node: { press: [{ do: 'navigate', to: '/activity_center' }] },
});
export const Broken: Story = storyOf('image', { node: { src: 'art/rose-night/no-such-picture.svg' } });
