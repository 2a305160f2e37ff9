import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { languages } from '../engine/i18n/language.ts';
import type { Control } from '../tools/designers/form-of.ts';
import { Panel } from '../tools/designers/panel.tsx';
import { Held, HeldForm, nodeOfPanel, parts } from './held-panel.tsx';

const meta = { title: 'Checks/Panel', tags: ['!autodocs'] } satisfies Meta;
export default meta;

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
