import type { Early } from '../../engine/http/transport.ts';
import type { EnvironmentSettings } from '../../engine/platform/environment/environment-of.ts';
import type { Identity } from '../../engine/platform/identity.ts';

/** What the start script of a page is told, by an element before it. */
export interface Asks {
  lang: string;
  /** Which API the hosts of ours have. */
  hosts: EnvironmentSettings;
  /** Paths and queries of the main client that the page asks at once, whoever opens it. */
  all: readonly string[];
  /** Those that somebody with a token asks as well. */
  own: readonly string[];
}

export const ASKS_ID = 'gala-asks';

/** What the start script has done, for the kernel. */
export interface Handed {
  readonly identity: Identity;
  /** Origin of the API, or empty for the host of the page. */
  readonly apiBase: string;
  /** Questions that have left, by their whole address. */
  readonly early: Map<string, Early>;
}

declare global {
  interface Window {
    gala?: Handed | undefined;
  }
}

/** Takes what the start script has left; nothing of it stays where others would find it. */
export function takeHanded(window: Window): Handed {
  const { gala } = window;
  if (!gala) throw new Error('The start script has not run.');
  delete window.gala;
  return gala;
}
