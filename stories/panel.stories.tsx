import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import festival from '../activities/activity_20250520.json' with { type: 'json' };
import { testSchemas } from '../engine/testing.tsx';
import { formsOf } from '../tools/designers/form-of.ts';
import { Panel } from '../tools/designers/panel.tsx';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Checks/Panel', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const forms = formsOf(testSchemas);
const pictures = ['art/rose-night/sky.svg', 'art/carnival/sky.svg'];

function Held({ told = [] }: { told?: Parameters<typeof Panel>[0]['told'] }) {
  const hero = { widget: 'hero', art: { sky: 'art/rose-night/sky.svg' }, title: { en: 'Roses', cn: '玫瑰' } };
  const [text, setText] = useState(JSON.stringify(hero, null, 2));
  return (
    <Panel
      text={text}
      onText={setText}
      told={told}
      forms={forms}
      pictures={pictures}
      art="/any/folder/activities/"
    />
  );
}

export const Changes: StoryObj = {
  render: () => <Held />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const text = panel.getByLabelText<HTMLTextAreaElement>('JSON of the story');
    const node = () => JSON.parse(text.value);
    await userEvent.type(panel.getByLabelText('title en'), '!');
    await expect(node().title.en).toBe('Roses!');
    await userEvent.click(panel.getByLabelText('Set: size'));
    await userEvent.selectOptions(panel.getByLabelText('size'), 'low');
    await expect(node().size).toBe('low');
    await userEvent.click(panel.getByText('art/rose-night/sky.svg'));
    await userEvent.selectOptions(panel.getByLabelText('art.sky family'), 'carnival');
    const shown = panel.getByLabelText('art.sky art/carnival/sky.svg');
    await expect(shown.querySelector('img')).toHaveAttribute(
      'src',
      '/any/folder/activities/art/carnival/sky.svg',
    );
    await userEvent.click(shown);
    await expect(node().art.sky).toBe('art/carnival/sky.svg');
    await userEvent.click(panel.getByLabelText('Leave out: size'));
    await expect(node()).not.toHaveProperty('size');
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

/** A node out of a list has the comma behind it. */
export const Pasted: StoryObj = {
  render: () => <Held />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByLabelText<HTMLTextAreaElement>('JSON of the story');
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('{ "widget": "divider" },\n');
    await expect(JSON.parse(text.value)).toEqual({ widget: 'divider' });
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

/** What the check refuses leaves the story as it was. */
export const Refused: Story = {
  ...storyOf('rich-text', { node: { text: 'As it was' } }),
  args: { node: JSON.stringify({ widget: 'rich-text', text: 'Refused', size: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('As it was');
  },
};
