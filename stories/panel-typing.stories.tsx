import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Panel } from '../tools/designers/panel.tsx';
import { Held, hero, nodeOfPanel, parts, textOf } from './held-panel.tsx';

const meta = { title: 'Checks/Panel', tags: ['!autodocs'] } satisfies Meta;
export default meta;

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
