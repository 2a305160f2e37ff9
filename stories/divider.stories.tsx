import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Divider' } satisfies Meta;
export default meta;

/** It is seen: art of the family, or a line. */
export const Large: Story = {
  ...storyOf('divider'),
  play: async ({ canvasElement: root }) => {
    const one = root.querySelector('.divider') as HTMLElement;
    await expect(getComputedStyle(one).backgroundImage).not.toBe('none');
    await expect(one.clientHeight).toBe(48);
  },
};
export const Small: Story = storyOf('divider', { example: 1 });
