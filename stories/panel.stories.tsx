import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import festival from '../activities/activity_20250520.json' with { type: 'json' };
import { testSchemas } from '../engine/testing.tsx';
import { type Control, formsOf } from '../tools/designers/form-of.ts';
import { Form } from '../tools/designers/node-form.tsx';
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

function HeldForm({ control, value: first }: { control: Control; value: unknown }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Form {...{ control, value, forms, pictures }} onChange={setValue} art="" label="it" />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

/** Who empties a number to type another never has none in between. */
export const NumberEmptied: StoryObj = {
  render: () => <HeldForm control={{ kind: 'number', whole: true, description: '', seed: 1 }} value={12} />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('it');
    const held = within(canvasElement).getByRole('status');
    await userEvent.clear(field);
    await expect(field).toHaveValue(null);
    await expect(held).toHaveTextContent('12');
    await userEvent.tab();
    await expect(field).toHaveValue(12);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(held).toHaveTextContent(/^7$/);
  },
};

/** A key that is there already is not begun anew, which would take away what it holds. */
export const KeyTaken: StoryObj = {
  render: () => {
    const entry: Control = { kind: 'string', description: '', seed: '' };
    return (
      <HeldForm control={{ kind: 'map', value: entry, description: '', seed: {} }} value={{ a: 'kept' }} />
    );
  },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText('it new key'), 'a');
    await expect(form.getByText(/there already/)).toBeVisible();
    await expect(form.getByLabelText('Add: it')).toBeDisabled();
    await userEvent.type(form.getByLabelText('it new key'), 'b');
    await userEvent.click(form.getByLabelText('Add: it'));
    await expect(canvasElement.querySelector('output')).toHaveTextContent('{"a":"kept","ab":""}');
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
