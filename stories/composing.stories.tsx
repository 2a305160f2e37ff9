import type { Meta } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import { emptyPage } from '../tools/designers/empty-page.ts';
import { type Asked, EVENT } from '../tools/designers/told-event.ts';
import { documentStory } from './document-story.tsx';
import type { Story } from './story-of.tsx';

const meta = { title: 'Checks/Composing', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** A part that is added to an empty page comes filled, and is shown. */
export const Added: Story = {
  ...documentStory(undefined),
  play: async ({ canvasElement, id }) => {
    await expect(canvasElement.querySelector('main.page')).toBeEmptyDOMElement();
    const channel = addons.getChannel();
    const added = fn();
    channel.on(EVENT.added, added);
    channel.emit(EVENT.add, {
      story: id,
      text: JSON.stringify(emptyPage),
      list: ['body'],
      widget: 'exchange-grid',
    } satisfies Asked['add']);
    await waitFor(() => expect(added).toHaveBeenCalled(), { timeout: 20_000 });
    channel.off(EVENT.added, added);
    const { text } = added.mock.calls[0]?.[0] ?? {};
    channel.emit(EVENT.edit, { story: id, text } satisfies Asked['edit']);
    await waitFor(() => expect(canvasElement.querySelector('.exchange-grid__card')).not.toBeNull(), {
      timeout: 10_000,
    });
  },
};
