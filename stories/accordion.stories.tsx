import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Widgets/Accordion' } satisfies Meta;
export default meta;

const story = (more: object = {}): Story => storyOf('accordion', more);
const folds = (root: HTMLElement) => [...root.querySelectorAll('details')];

export const Filled: Story = story();
/** A link to a part unfolds it, without script of the page. */
export const ByLink: Story = {
  ...story(),
  play: async ({ canvasElement: root }) => {
    const [, second] = folds(root);
    await expect(second?.open).toBe(false);
    location.hash = '#gifts-from-the-bag';
    await waitFor(() => expect(second?.open).toBe(true));
    history.replaceState(null, '', location.pathname + location.search);
  },
};
/** Opening one folds the other. */
export const OneAtATime: Story = {
  ...story({ node: { single: true } }),
  play: async ({ canvasElement: root }) => {
    const [first, second] = folds(root);
    await userEvent.click(second?.querySelector('summary') as HTMLElement);
    await waitFor(() => expect([first?.open, second?.open]).toEqual([false, true]));
  },
};
export const NarrowVietnamese: Story = story({
  globals: { language: 'vi', viewport: { value: 'w320' } },
});
export const NarrowThai: Story = story({ globals: { language: 'th', viewport: { value: 'w320' } } });
