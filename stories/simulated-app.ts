import { useLayoutEffect } from 'react';
import { type Bridge, openBridge } from '../engine/platform/bridge/index.ts';
import {
  openSimulator,
  type SimulatorState,
  simulatorDefaults,
} from '../engine/platform/bridge/simulator-panel.ts';
import settings from '../engine/platform/settings.json' with { type: 'json' };

/** Storybook shows stories in a frame, and the bridge refuses frames: here it is told that there is none. */
const unframed = new Proxy(window, {
  get: (target, key) => {
    const value: unknown = Reflect.get(target, key === 'top' ? 'self' : key, target);
    return key === 'setTimeout' || key === 'clearTimeout' ? (value as typeof setTimeout).bind(target) : value;
  },
});

/** The bridge to the app that a story plays. */
export const bridgeOfStory = (): Bridge => openBridge(unframed, settings);

/** Says on every part that requires a method whether the app has it, as a page does. */
export function markCapabilities(): void {
  const can = bridgeOfStory().capabilities() as ReadonlySet<string>;
  for (const part of document.querySelectorAll<HTMLElement>('[data-requires]'))
    part.dataset.can = can.has(part.dataset.requires ?? '') ? 'yes' : 'no';
}

/** Plays a host app around the story, with its panel; none without a state. */
export function useSimulatedApp(state: Partial<SimulatorState> | undefined): void {
  const key = JSON.stringify(state ?? null);
  useLayoutEffect(() => {
    const wanted = JSON.parse(key) as Partial<SimulatorState> | null;
    if (!wanted) return;
    const root = document.documentElement;
    const stop = openSimulator(window, document.body, { ...simulatorDefaults, ...wanted }, settings, {
      changed: markCapabilities,
    });
    root.dataset.app = '';
    markCapabilities();
    return () => {
      stop();
      delete root.dataset.app;
      for (const part of document.querySelectorAll<HTMLElement>('[data-can]')) delete part.dataset.can;
    };
  }, [key]);
}
