import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Gallery' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('gallery', more);
const first = (root: HTMLElement) => root.querySelector('.gallery__small') as HTMLElement;
const count = () => document.querySelector('.gallery-large__count')?.textContent;

export const Grid: Story = story();
export const One: Story = story({ example: 1 });
export const FourColumns: Story = story({ node: { columns: 4 } });
/** Opened by keys, led on by keys, closed by Escape: the focus is where it was. */
export const Opened: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    first(root).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(count()).toBe('1 / 4'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(count()).toBe('2 / 4'));
    (document.querySelector('.gallery-large__close') as HTMLElement).click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await expect(document.activeElement).toBe(first(root));
  },
};
/** Its caption has room. */
const open = (more: object): Story => ({
  ...story(more),
  play: async ({ canvasElement: root }) => {
    first(root).click();
    await waitFor(() => expect(count()).toBe('1 / 4'));
    const words = document.querySelector('figcaption') as HTMLElement;
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth + 1);
    (document.querySelector('.gallery-large__close') as HTMLElement).click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  },
});
export const NarrowVietnamese: Story = open({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = open({ globals: { language: 'th', viewport: { value: 'w320' } } });
