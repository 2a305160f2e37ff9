import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { NodeValue } from '../engine/document/document.ts';
import type { ExpressionAst } from '../engine/expression/ast.ts';
import { evaluate } from '../engine/expression/evaluate.ts';
import type { BridgeMethod } from '../engine/platform/bridge/index.ts';
import { type TestNode, TestPage } from '../engine/testing.tsx';
import { widgets } from '../widgets/index.ts';
import { bridgeOfStory, useSimulatedApp } from './simulated-app.ts';

type Step = Parameters<NonNullable<TestNode['onAct']>>[0][number];

const button = (label: string, method: BridgeMethod, keys: object = {}): NodeValue => ({
  widget: 'button',
  label,
  press: [{ do: 'bridge', method, ...keys }],
});
const page: NodeValue = {
  widget: 'section',
  title: 'What the app does',
  body: [
    button('Join the group', 'joinGroup', { payload: { gid: "'g7'" } }),
    button('Scan a code', 'openQrScanner'),
    {
      ...button('Save the card', 'saveImage', { payload: { image: "'data:,'" } }),
      requires: 'saveImage',
      fallback: [{ widget: 'rich-text', text: 'Take a screenshot to keep the card.' }],
    },
  ],
};

/** A `bridge` step whose payload names nothing of the page. */
async function callOf({ method, payload }: Step): Promise<string> {
  const values = Object.entries((payload ?? {}) as Record<string, { $e: ExpressionAst }>).map(
    ([key, { $e }]) => {
      const result = evaluate($e, {});
      return [key, result.state === 'value' ? result.value : undefined];
    },
  );
  return JSON.stringify(
    await bridgeOfStory().call(method as BridgeMethod, Object.fromEntries(values) as never),
  );
}

interface Args {
  os: 'ios' | 'android';
  version: string;
  open: boolean;
}

function InApp({ os, version, open, loaded }: Args & { loaded: TestNode['widgets'] }) {
  const [said, say] = useState('');
  useSimulatedApp({ os, version, open });
  return (
    <>
      <TestPage
        node={page}
        widgets={loaded}
        onAct={async (steps) => {
          for (const step of steps) say(await callOf(step));
        }}
      />
      <p role="status" className="page">
        {said}
      </p>
    </>
  );
}

const meta: Meta<Args> = {
  title: 'Platform/Host app simulator',
  tags: ['!autodocs'],
  args: { os: 'ios', version: '9.0.0', open: true },
  loaders: [
    async () => ({
      section: await widgets.section(),
      button: await widgets.button(),
      'rich-text': await widgets['rich-text'](),
    }),
  ],
  render: (args, { loaded }) => <InApp {...args} loaded={loaded as TestNode['widgets']} />,
};
export default meta;

/** The panel lies beside the story. */
const panelOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const scans: StoryObj<Args>['play'] = async ({ canvasElement }) => {
  const all = panelOf(canvasElement);
  await userEvent.click(all.getByRole('button', { name: 'Scan a code' }));
  await expect(await all.findByText(/"ok":true.*h5_ac/)).toBeInTheDocument();
  await expect(all.getByRole('log')).toHaveTextContent(/→ openQrScanner.*← openQrScanner/);
  await userEvent.click(all.getByRole('button', { name: 'Join the group' }));
  await waitFor(() => expect(all.getByRole('log')).toHaveTextContent('→ joinGroup {"gid":"g7"}'));
  await expect(all.getByText('Save the card')).toBeVisible();
  await expect(all.getByText(/Take a screenshot/)).not.toBeVisible();
};
export const Ios: StoryObj<Args> = { play: scans };
export const Android: StoryObj<Args> = { args: { os: 'android' }, play: scans };

/** An app from before `saveImage`: what stands in for it is shown, and another version brings it back. */
export const OldApp: StoryObj<Args> = {
  args: { version: '2.0' },
  play: async ({ canvasElement }) => {
    const all = panelOf(canvasElement);
    await expect(all.getByText(/Take a screenshot/)).toBeVisible();
    await expect(all.getByText('Save the card')).not.toBeVisible();
    const version = all.getByRole('textbox', { name: 'Version' });
    await userEvent.clear(version);
    await userEvent.type(version, '2.1{Tab}');
    await expect(all.getByText('Save the card')).toBeVisible();
  },
};

/** The app keeps silent. */
export const Silent: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const all = panelOf(canvasElement);
    await userEvent.click(all.getByRole('checkbox', { name: 'Answers calls' }));
    await userEvent.click(all.getByRole('button', { name: 'Scan a code' }));
    await waitFor(() => expect(all.getByRole('log')).toHaveTextContent('→ openQrScanner'));
    await expect(all.getByRole('log')).not.toHaveTextContent('←');
    await userEvent.click(all.getByRole('button', { name: 'Clear calls' }));
    await expect(all.getByRole('log')).not.toHaveTextContent('openQrScanner');
  },
};

export const Folded: StoryObj<Args> = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const all = panelOf(canvasElement);
    await expect(all.getByRole('log')).not.toBeVisible();
    await userEvent.click(all.getByText('Host app'));
    await expect(all.getByRole('log')).toBeVisible();
    await userEvent.click(all.getByText('Host app'));
  },
};
export const At320: StoryObj<Args> = { globals: { viewport: { value: 'w320' } } };
