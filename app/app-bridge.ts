// The app around the page, loaded when something asks for it.
import { type Bridge, type BridgeMethod, openBridge } from '../engine/platform/bridge/index.ts';
import { settings } from './settings.ts';

let opened: Promise<Bridge> | undefined;

/** The bridge of this page. */
export function bridge(): Promise<Bridge> {
  opened ??= settings().then((known) => openBridge(window, known));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** @returns false where the app was not asked or did not answer: what stands in for it is run */
export async function callApp(method: string, payload: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { ok } = await (await bridge()).call(method as BridgeMethod, payload as never);
  return ok;
}
