import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Floating button' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('floating-button', more);
const press = (root: HTMLElement) => root.querySelector('.floating-button__press') as HTMLElement;

export const Filled: Story = story();
export const Secondary: Story = story({ example: 1 });
export const AtTheStart: Story = story({ node: { side: 'start' } });
/** It stands at the edge on the page's ground: what scrolls is not seen beside it, and what stays above it is told how far. */
export const OnTheGround: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    const bar = root.querySelector('.floating-button') as HTMLElement;
    const page = root.querySelector('.page') as HTMLElement;
    const { top, bottom, left, width } = bar.getBoundingClientRect();
    await expect(bottom).toBe(innerHeight);
    await expect(width).toBe(page.clientWidth);
    await expect(document.elementFromPoint(left + 8, (top + bottom) / 2)).toBe(bar);
    const foot = Number.parseFloat(getComputedStyle(page).getPropertyValue('--foot'));
    await expect(foot).toBeGreaterThanOrEqual(innerHeight - press(root).getBoundingClientRect().top);
  },
};
/** Out of the way while one scrolls down; the keyboard brings it back. */
export const Hidden: Story = {
  ...story({ example: 1 }),
  play: async ({ canvasElement: root }) => {
    const main = root.querySelector('.page') as HTMLElement;
    main.style.minHeight = '3000px';
    const shown = () => Number(getComputedStyle(root.querySelector('.floating-button') as Element).opacity);
    window.scrollTo({ top: 400, behavior: 'instant' });
    await waitFor(() => expect(shown()).toBe(0));
    press(root).focus({ preventScroll: true });
    await waitFor(() => expect(shown()).toBe(1));
    press(root).blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(shown()).toBe(1));
    main.style.minHeight = '';
  },
};
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
