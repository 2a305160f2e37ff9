import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documentStory } from './document-story.tsx';
import type { Story } from './story-of.tsx';

const meta = { title: 'Checks/Taps in documents', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** A tap does what it does on a phone, but that nobody is asked: the question shows the prize, and yes is answered. */
export const Redeem: Story = {
  ...documentStory('activity_20250520.json', 'rose-night'),
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('.exchange-grid__redeem:not(:disabled)');
    await userEvent.click(button as Element);
    const dialog = await waitFor(() => within(document.body).getByRole('alertdialog'));
    const name = button?.closest('.exchange-grid__card')?.querySelector('.exchange-grid__name')?.textContent;
    await expect(dialog.querySelector('.sheet__name')?.textContent).toBe(name);
    await expect(dialog.querySelector('.sheet__picture')).not.toBeNull();
    await expect(dialog.querySelector('.sheet__note')?.textContent).toMatch(/\d/);
    // In whatever language the stories are shown: yes is the one that is drawn to be pressed.
    const yes = within(dialog)
      .getAllByRole('button')
      .filter((one) => one.matches('.btn--primary'));
    await expect(yes).toHaveLength(1);
    await userEvent.click(yes[0] as Element);
    // What sends is loaded with the first order.
    await waitFor(() => expect(document.querySelector('.toast')).not.toBeNull(), { timeout: 10_000 });
  },
};
