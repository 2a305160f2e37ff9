import type { Meta } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { expect, fn, waitFor } from 'storybook/test';
import festival from '../activities/activity_20250520.json' with { type: 'json' };
import { EVENT, errorsIn } from '../tools/designers/told-event.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Checks/Panel', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** The story tells the panel which these are. */
export const NamesTold: Story = {
  ...storyOf('exchange-grid'),
  play: async ({ id, args }) => {
    const told = fn();
    addons.getChannel().on(EVENT.told, told);
    addons.getChannel().emit(EVENT.edit, { story: id, text: String(Reflect.get(args, 'node')) });
    await waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 10_000 });
    addons.getChannel().off(EVENT.told, told);
    const { names, text } = told.mock.calls[0]?.[0] ?? {};
    await expect(text).toBe(Reflect.get(args, 'node'));
    await expect(names.exchange).not.toEqual([]);
    await expect(names.data).toContain('shop');
  },
};

/** What stands in a story's text is what it shows. */
export const Taken: Story = {
  ...storyOf('hero'),
  args: { node: JSON.stringify({ widget: 'rich-text', text: 'Taken from a document' }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Taken from a document');
  },
};

/** The first node of a widget in a piece of a document. */
function nodeOf(widget: string, piece: unknown): object | undefined {
  if (typeof piece !== 'object' || piece === null) return undefined;
  if (Reflect.get(piece, 'widget') === widget) return piece;
  return Object.values(piece)
    .map((one) => nodeOf(widget, one))
    .find((one) => one !== undefined);
}

/** A node from a committed document names data, prizes and popups of that: it is shown in it. */
export const TakenWithItsDocument: Story = {
  ...storyOf('rich-text', { node: { text: 'As it was' } }),
  args: { node: JSON.stringify({ ...nodeOf('exchange-grid', festival), items: ['badge'] }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.exchange-grid__card')).toHaveLength(1);
  },
};

/** What is typed beside a story shows at once, and what the check refuses leaves it as it was. */
export const Typed: Story = {
  ...storyOf('rich-text', { node: { text: 'As it was' } }),
  play: async ({ canvasElement, id }) => {
    const type = (node: object) =>
      addons
        .getChannel()
        .emit(EVENT.edit, { story: id, text: JSON.stringify({ widget: 'rich-text', ...node }) });
    const told = fn();
    addons.getChannel().on(EVENT.told, told);
    type({ text: 'As it is' });
    await waitFor(() => expect(canvasElement).toHaveTextContent('As it is'));
    told.mockClear();
    type({ text: 'Refused', size: 3 });
    await waitFor(() => expect(told).toHaveBeenCalled());
    addons.getChannel().off(EVENT.told, told);
    await expect(errorsIn(told.mock.calls[0]?.[0].told)).toBeGreaterThan(0);
    await expect(canvasElement).toHaveTextContent('As it is');
  },
};

/** What is typed while a story is on its way, or comes with a link, is what it shows. */
export const TypedBefore: Story = {
  ...storyOf('rich-text', { node: { text: 'As it was' } }),
  // After it was loaded, and before it is drawn.
  beforeEach: ({ id }) => {
    const text = JSON.stringify({ widget: 'rich-text', text: 'As it is' });
    addons.getChannel().emit(EVENT.edit, { story: id, text });
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('As it is'), { timeout: 10_000 });
  },
};

/** What the check refuses leaves the story as it was. */
export const Refused: Story = {
  ...storyOf('rich-text', { node: { text: 'As it was' } }),
  args: { node: JSON.stringify({ widget: 'rich-text', text: 'Refused', size: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('As it was');
  },
};
