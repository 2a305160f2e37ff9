// The app around the page, loaded when something asks for it.
import {
  type Bridge,
  type BridgeMethod,
  type BridgeResult,
  openBridge,
} from '../../engine/platform/bridge/index.ts';
import { settings } from '../settings/settings.ts';

let opened: Promise<Bridge> | undefined;

/** The bridge of this page. */
export function bridge(): Promise<Bridge> {
  opened ??= settings().then((known) => openBridge(window, known));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Without its settings, too, the app was not asked. */
const ask = (method: string, payload: Readonly<Record<string, unknown>>): Promise<BridgeResult> =>
  bridge().then(
    (one) => one.call(method as BridgeMethod, payload as never),
    () => ({ ok: false, why: 'failed' }),
  );

/** @returns false where the app was not asked or did not answer: what stands in for it is run */
export async function callApp(method: string, payload: Readonly<Record<string, unknown>>): Promise<boolean> {
  return (await ask(method, payload)).ok;
}

/** @returns false where the app could not share; one that took the share and says nothing has had it. */
export async function shareInApp(payload: Readonly<Record<string, unknown>>): Promise<boolean> {
  const result = await ask('share', payload);
  return result.ok || result.why === 'timeout';
}

/** Says on every part that requires a method whether the app has it; CSS shows the part, or what stands in for it. */
export async function markCapabilities(document: Document): Promise<void> {
  const can = (await bridge()).capabilities() as ReadonlySet<string>;
  for (const part of document.querySelectorAll<HTMLElement>('[data-requires]'))
    part.dataset.can = can.has(part.dataset.requires ?? '') ? 'yes' : 'no';
}
