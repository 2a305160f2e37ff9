import type { Meta } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import { paletteOf } from '../.storybook/themes.ts';
import { emptyPage } from '../tools/designers/empty-page.ts';
import { type Asked, EVENT } from '../tools/designers/told-event.ts';
import { documentStory } from './document-story.tsx';
import type { Story } from './story-of.tsx';

const meta = { title: 'Checks/Composing', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** What is drawn anew has the time of stories as well. */
export const TimeLeft: Story = {
  ...documentStory(undefined),
  play: async ({ canvasElement, id }) => {
    const schedule = { start: '2025-05-20T00:00:00+08:00', end: '2025-05-27T00:00:00+08:00' };
    const text = JSON.stringify({ ...emptyPage, schedule, body: [{ widget: 'countdown', to: 'end' }] });
    addons.getChannel().emit(EVENT.edit, { story: id, text } satisfies Asked['edit']);
    await waitFor(() => expect(canvasElement.querySelector('[data-time-left]')).toHaveTextContent(/\d/), {
      timeout: 10_000,
    });
  },
};

/** A part that is added to an empty page comes filled, and is shown. */
export const Added: Story = {
  ...documentStory(undefined),
  play: async ({ canvasElement, id }) => {
    await expect(canvasElement.querySelector('main.page')).toBeEmptyDOMElement();
    await expect(canvasElement).toHaveTextContent('An empty page');
    const channel = addons.getChannel();
    const added = fn();
    channel.on(EVENT.added, added);
    channel.emit(EVENT.add, {
      story: id,
      text: JSON.stringify(emptyPage),
      list: ['body'],
      place: 0,
      widget: 'exchange-grid',
    } satisfies Asked['add']);
    await waitFor(() => expect(added).toHaveBeenCalled(), { timeout: 20_000 });
    channel.off(EVENT.added, added);
    const { text } = added.mock.calls[0]?.[0] ?? {};
    channel.emit(EVENT.edit, { story: id, text } satisfies Asked['edit']);
    await waitFor(() => expect(canvasElement.querySelector('.exchange-grid__card')).not.toBeNull(), {
      timeout: 10_000,
    });
    await expect(canvasElement).not.toHaveTextContent('An empty page');
  },
};

/** The family that somebody gives the page is the one that is seen. */
export const OtherFamily: Story = {
  ...documentStory(undefined),
  play: async ({ id }) => {
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
    const text = JSON.stringify({ ...emptyPage, theme: { preset: 'carnival' } });
    addons.getChannel().emit(EVENT.edit, { story: id, text } satisfies Asked['edit']);
    await waitFor(() => expect(accent()).toBe(paletteOf('carnival').accent), { timeout: 10_000 });
  },
};
