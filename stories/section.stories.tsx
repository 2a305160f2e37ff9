import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Section' } satisfies Meta;
export default meta;

export const Filled: Story = storyOf('section');
export const Plain: Story = storyOf('section', { example: 1 });
export const Bare: Story = storyOf('section', { node: { frame: 'bare' } });
export const LongTitle: Story = storyOf('section', {
  node: { title: 'Thể lệ tham gia và phần thưởng của toàn bộ sự kiện' },
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
/** The words of a tall plate lie above its lower border, which is as high as that of a low one. */
export const TwoLines: Story = {
  ...LongTitle,
  play: async ({ canvasElement: root }) => {
    const plate = root.querySelector('.section__title') as HTMLElement;
    const words = document.createRange();
    words.selectNodeContents(plate);
    await expect(words.getClientRects().length).toBeGreaterThan(1);
    const [, , border = '0'] = getComputedStyle(plate).borderImageSlice.split(' ');
    const room = plate.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
    // Of the 56 px that a plate is drawn high, what is below the ribbon's inner line.
    await expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(17);
    await expect(room).toBeGreaterThanOrEqual(Number.parseFloat(border));
  },
};
