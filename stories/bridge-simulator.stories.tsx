import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { openBridge } from '../engine/platform/bridge/index.ts';
import { openSimulator, simulatorDefaults } from '../engine/platform/bridge/simulator-panel.ts';
import settings from '../engine/platform/settings.json' with { type: 'json' };

/** Storybook shows stories in a frame, and the bridge refuses frames: here it is told that there is none. */
const unframed = new Proxy(window, {
  get: (target, key) => {
    const value: unknown = Reflect.get(target, key === 'top' ? 'self' : key, target);
    return key === 'setTimeout' || key === 'clearTimeout' ? (value as typeof setTimeout).bind(target) : value;
  },
});

function Simulated({ os }: { os: 'ios' | 'android' }) {
  const place = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  useEffect(() => {
    if (!place.current) return;
    const stop = openSimulator(
      window,
      place.current,
      { ...simulatorDefaults, os },
      settings,
      () => undefined,
    );
    const panel = place.current.querySelector('details');
    if (panel) panel.open = true;
    return stop;
  }, [os]);
  const call = async (method: 'openQrScanner' | 'closePage'): Promise<void> => {
    const bridge = openBridge(unframed, settings);
    say(JSON.stringify(await bridge.call(method, {})));
  };
  return (
    <main style={{ minHeight: 480, padding: 16 }}>
      <button type="button" className="btn btn--primary" onClick={() => void call('openQrScanner')}>
        Scan a code
      </button>{' '}
      <button type="button" className="btn btn--secondary" onClick={() => void call('closePage')}>
        Close the page
      </button>
      <p role="status">{said}</p>
      <div ref={place} />
    </main>
  );
}

const meta: Meta<typeof Simulated> = { title: 'Platform/Host app simulator', component: Simulated };
export default meta;

const scans: StoryObj<typeof Simulated>['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Scan a code' }));
  await expect(await canvas.findByText(/"ok":true.*h5_ac/)).toBeVisible();
  await expect(canvas.getByRole('log')).toHaveTextContent(/→ openQrScanner.*← openQrScanner/);
};
export const Ios: StoryObj<typeof Simulated> = { args: { os: 'ios' }, play: scans };
export const Android: StoryObj<typeof Simulated> = { args: { os: 'android' }, play: scans };
