import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import festival from '../activities/activity_20250520.json' with { type: 'json' };
import { languages } from '../engine/i18n/language.ts';
import { testSchemas } from '../engine/testing.tsx';
import { type Control, formsOf } from '../tools/designers/form-of.ts';
import { namePlaces } from '../tools/designers/names-of.ts';
import { Form } from '../tools/designers/node-form.tsx';
import { Panel } from '../tools/designers/panel.tsx';
import { EVENT, errorsIn } from '../tools/designers/told-event.ts';
import { type Story, storyOf } from './story-of.tsx';

const meta = { title: 'Checks/Panel', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const forms = formsOf(testSchemas);
const pictures = ['art/rose-night/sky.svg', 'art/carnival/sky.svg'];
const kinds = [
  { name: 'divider', about: 'A line between two parts.' },
  { name: 'rich-text', about: 'Words.' },
];
const parts = {
  forms,
  pictures,
  kinds,
  families: ['carnival', 'rose-night'],
  art: '/any/folder/activities/',
  places: namePlaces(testSchemas),
  known: { bridge: ['chat', 'share'], link: ['/activity_center'] },
};

/** What the check says of a text before is not said of the one that it has not seen yet. */
export const Waiting: StoryObj = {
  render: () => (
    <Panel {...parts} story="waiting" isJudged={false} text={JSON.stringify(hero)} onText={fn()} told={[]} />
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Checking…');
  },
};

interface HeldProps {
  /** Each has a history of its own. */
  story: string;
  node?: object;
  /** Where it is a whole document. */
  file?: string;
  told?: Parameters<typeof Panel>[0]['told'];
}

const hero = { widget: 'hero', art: { sky: 'art/rose-night/sky.svg' }, title: { en: 'Roses', cn: '玫瑰' } };

function Held({ story, told = [], node = hero, file }: HeldProps) {
  const [text, setText] = useState(JSON.stringify(node, null, 2));
  return <Panel {...parts} {...{ story, text, told, file }} onText={setText} />;
}

const textOf = (canvas: HTMLElement, what = 'story') =>
  within(canvas).getByLabelText<HTMLTextAreaElement>(`JSON of the ${what}`);
const nodeOfPanel = (canvas: HTMLElement, what?: string) => JSON.parse(textOf(canvas, what).value);

export const Changes: StoryObj = {
  render: () => <Held story="changes" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const node = () => nodeOfPanel(canvasElement);
    await userEvent.type(panel.getByLabelText('title en'), '!');
    await waitFor(() => expect(node().title.en).toBe('Roses!'));
    await userEvent.click(panel.getByLabelText('Set: size'));
    await userEvent.selectOptions(panel.getByLabelText('size'), 'low');
    await waitFor(() => expect(node().size).toBe('low'));
    await userEvent.click(panel.getByText('art/rose-night/sky.svg'));
    await userEvent.selectOptions(await panel.findByLabelText('art.sky family'), 'carnival');
    const shown = panel.getByLabelText('art.sky art/carnival/sky.svg');
    await expect(shown.querySelector('img')).toHaveAttribute(
      'src',
      '/any/folder/activities/art/carnival/sky.svg',
    );
    await userEvent.click(shown);
    await waitFor(() => expect(node().art.sky).toBe('art/carnival/sky.svg'));
    await userEvent.click(panel.getByLabelText('Leave out: size'));
    await waitFor(() => expect(node()).not.toHaveProperty('size'));
  },
};

/** Each step is taken back, also one that was pasted. */
export const Undone: StoryObj = {
  render: () => <Held story="undone" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const node = () => nodeOfPanel(canvasElement);
    await userEvent.type(panel.getByLabelText('title en'), '!');
    await waitFor(() => expect(node().title.en).toBe('Roses!'));
    await userEvent.clear(textOf(canvasElement));
    await userEvent.click(textOf(canvasElement));
    await userEvent.paste('{ "widget": "divider" }');
    await waitFor(() => expect(panel.queryByLabelText('title en')).toBeNull());
    const undo = panel.getByRole('button', { name: 'Undo' });
    while (!textOf(canvasElement).value.includes('Roses!')) await userEvent.click(undo);
    await userEvent.click(undo);
    await waitFor(() => expect(panel.getByLabelText('title en')).toHaveValue('Roses'));
    await userEvent.click(panel.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(panel.getByLabelText('title en')).toHaveValue('Roses!'));
  },
};

/** A form that changed what is half written would take the other half away. */
export const Broken: StoryObj = {
  render: () => (
    <Held
      story="broken"
      told={[
        { line: 3, severity: 'error', message: 'a comma is missing after this', expected: 'x'.repeat(9999) },
      ]}
    />
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const text = textOf(canvasElement);
    await userEvent.click(text);
    await userEvent.clear(text);
    await userEvent.paste('{\n  "widget": "hero",\n  "title": "Roses"\n  "size": "low"\n}');
    await waitFor(() => expect(panel.getByLabelText('title en')).toBeDisabled());
    await expect(text.value).toContain('"size"');
    // Whoever types in the form above hears of it there.
    await userEvent.click(panel.getByRole('button', { name: /^1 error: not shown/ }));
    await expect(panel.getByRole('button', { name: 'error, line 3' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'error, line 3' }));
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('  "title": "Roses"');
    await expect(panel.getByLabelText('What the check says').textContent?.length).toBeLessThan(1000);
  },
};

/** What no text may be is not drawn: a browser takes seconds for such a field at each key. */
export const MuchTooLong: StoryObj = {
  render: () => <Held story="long" node={{ ...hero, title: { en: 'Roses', cn: 'x'.repeat(270_000) } }} />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.queryByLabelText('title cn')).toBeNull();
    await expect(panel.getByText(/270,000 characters/)).toBeVisible();
    const field = panel.getByLabelText('title en');
    await userEvent.click(field);
    await userEvent.paste('line\n'.repeat(54_000));
    await expect(field).toHaveValue('Roses');
    await expect(panel.getByText(/Not pasted: 270,000 characters/)).toBeVisible();
    await userEvent.click(panel.getByLabelText('Empty: title cn'));
    await waitFor(() => expect(nodeOfPanel(canvasElement).title).toEqual({ en: 'Roses' }));
  },
};

const section = { widget: 'section', title: { en: 'A section' }, body: [] };

/** Parts are found by what they are for, and the one in hand stays there while it is moved. */
export const PartsInOrder: StoryObj = {
  render: () => <Held story="parts" node={section} />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const names = () => nodeOfPanel(canvasElement).body.map((one: { widget: string }) => one.widget);
    await userEvent.click(panel.getByText('+ add a part to body'));
    await userEvent.type(await panel.findByLabelText('Find a part for body'), 'line between');
    await userEvent.click(panel.getByLabelText('Add to body: divider'));
    await waitFor(() => expect(names()).toEqual(['divider']));
    await userEvent.clear(panel.getByLabelText('Find a part for body'));
    await userEvent.click(panel.getByLabelText('Add to body: rich-text'));
    await userEvent.click(panel.getByLabelText('Add to body: divider'));
    await waitFor(() => expect(names()).toEqual(['divider', 'rich-text', 'divider']));
    await userEvent.click(panel.getByLabelText('Down: body 1'));
    await expect(document.activeElement).toHaveAccessibleName('Down: body 2');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['rich-text', 'divider', 'divider']));
    await userEvent.click(panel.getByLabelText('Remove: body 1'));
    await waitFor(() => expect(names()).toEqual(['divider', 'divider']));
    await userEvent.selectOptions(panel.getByLabelText('Where in body'), 'before 2: divider');
    await userEvent.click(panel.getByLabelText('Add to body: rich-text'));
    await waitFor(() => expect(names()).toEqual(['divider', 'rich-text', 'divider']));
  },
};

const shop = {
  data: { shop: {}, balance: {} },
  campaign: { exchange: [{ id: 'badge' }, { id: 'bubble' }] },
  body: [{ widget: 'exchange-grid', from: 'shop', items: ['badge'] }],
};

/** Where something of the document is to be named, its names are offered. */
export const Names: StoryObj = {
  render: () => (
    <Panel {...parts} story="names" file="shop.json" text={JSON.stringify(shop)} onText={fn()} told={[]} />
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('exchange-grid'));
    await within(canvasElement).findByLabelText('page.body 1.from');
    const offered = (label: string) =>
      [...(within(canvasElement).getByLabelText<HTMLInputElement>(label).list?.options ?? [])].map(
        ({ value }) => value,
      );
    await expect(offered('page.body 1.items 1')).toEqual(['badge', 'bubble']);
    await expect(offered('page.body 1.from')).toEqual(['shop', 'balance']);
  },
};

const leading = {
  widget: 'button',
  label: 'On',
  press: [{ do: 'navigate', to: '#gifts' }],
  requires: 'chat',
};

/** So are those that every document may name, and beside a widget's story those of the document around it. */
export const NamesAround: StoryObj = {
  render: () => (
    <Panel
      {...parts}
      story="names-around"
      around={{ data: ['shop'], anchors: ['gifts'] }}
      text={JSON.stringify(leading)}
      onText={fn()}
      told={[]}
    />
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByText('navigate'));
    await userEvent.click(form.getByText(/^What any part of a page may have/));
    const offered = (label: string) =>
      [...(form.getByLabelText<HTMLInputElement>(label).list?.options ?? [])].map(({ value }) => value);
    await expect(offered('press 1.to')).toEqual(['/activity_center', '#gifts']);
    await expect(offered('requires')).toEqual(['chat', 'share']);
  },
};

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

/** A reward is one of several kinds, each with a form of its own, as a step is and a part of a page. */
export const RewardsOfAPage: StoryObj = {
  render: () => (
    <Held
      story="rewards"
      file="shop.json"
      node={{ campaign: { milestones: [{ id: 'first', gives: [{ kind: 'points', points: 5 }] }] }, body: [] }}
    />
  ),
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByText(/^What else a page may have/));
    await userEvent.click(await panel.findByText('points'));
    const amount = await panel.findByLabelText('page.campaign.milestones 1.gives 1.points');
    await userEvent.clear(amount);
    await userEvent.type(amount, '7');
    await waitFor(() =>
      expect(nodeOfPanel(canvasElement, 'document').campaign.milestones[0].gives[0].points).toBe(7),
    );
  },
};

/** A colour is chosen, or typed. */
export const ColourChosen: StoryObj = {
  render: () => <HeldForm control={{ kind: 'colour', description: '', seed: '#ffffff' }} value="#a1c" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const choice = form.getByLabelText<HTMLInputElement>('it to choose');
    await expect(choice).toHaveValue('#aa11cc');
    await fireEvent.input(choice, { target: { value: '#112233' } });
    await expect(form.getByLabelText('it')).toHaveValue('#112233');
    await userEvent.clear(form.getByLabelText('it'));
    await userEvent.type(form.getByLabelText('it'), '#abcdef');
    await expect(choice).toHaveValue('#abcdef');
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
  render: () => <Held story="pasted" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const text = textOf(canvasElement);
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
      <Form {...{ control, value }} {...parts} spoken={languages} onChange={setValue} label="it" path={[]} />
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

/** A value may be of one kind or of another: both are within reach. */
export const KindChosen: StoryObj = {
  render: () => {
    const number: Control = { kind: 'number', whole: false, description: '', seed: 1 };
    const words: Control = { kind: 'string', description: '', seed: '' };
    return (
      <HeldForm control={{ kind: 'either', ways: [words, number], description: '', seed: '' }} value="12" />
    );
  },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const held = () => canvasElement.querySelector('output');
    await userEvent.selectOptions(form.getByLabelText('it kind'), 'a number');
    await expect(held()).toHaveTextContent(/^12$/);
    await userEvent.type(form.getByLabelText('it'), '3');
    await expect(held()).toHaveTextContent(/^123$/);
    await userEvent.selectOptions(form.getByLabelText('it kind'), 'words');
    await expect(held()).toHaveTextContent(/^"123"$/);
  },
};

/** What stands there once for all languages becomes a text in each. */
export const InEachLanguage: StoryObj = {
  render: () => <HeldForm control={{ kind: 'text', description: '', seed: {} }} value="Roses" />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByLabelText('In each language: it'));
    await userEvent.clear(form.getByLabelText('it th'));
    await userEvent.type(form.getByLabelText('it th'), 'กุหลาบ');
    await expect(JSON.parse(canvasElement.querySelector('output')?.textContent ?? '')).toEqual({
      ...Object.fromEntries(languages.map((lang) => [lang, 'Roses'])),
      th: 'กุหลาบ',
    });
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

/** What the check refuses leaves the story as it was. */
export const Refused: Story = {
  ...storyOf('rich-text', { node: { text: 'As it was' } }),
  args: { node: JSON.stringify({ widget: 'rich-text', text: 'Refused', size: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('As it was');
  },
};
