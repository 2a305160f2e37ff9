import type { Early } from '../../engine/http/transport.ts';
import type { Identity } from '../../engine/platform/identity/identity.ts';
import type { Settings } from '../../engine/platform/settings.ts';

/** Of the public settings (T18), what every page needs. */
export type HostSettings = Pick<Settings, 'webDomain' | 'environments' | 'analytics'>;

/** What the start script of a page is told, by an element before it. */
export interface Asks {
  lang: string;
  /** What every page needs of the settings (T18): which API the hosts of ours have, where events go. */
  hosts: HostSettings;
  /** Paths and queries of the main client that the page asks at once, whoever opens it. */
  all: readonly string[];
  /** Those that somebody with a token asks, in place of these. */
  own: readonly string[];
  /** Address of the script with React; of a page without live parts none. */
  react?: string;
  /** Address of the theme's ornaments. */
  sheet?: string;
}

export const ASKS_ID = 'gala-asks';

/** What the start script has done, for the kernel. */
export interface Handed {
  readonly identity: Identity;
  readonly hosts: HostSettings;
  /** Origin of the API, or empty for the host of the page. */
  readonly apiBase: string;
  /** Questions that have left, by their whole address. */
  readonly early: Map<string, Early>;
  /** Gives back the pictures that wait; cleared by who looks after them. */
  readonly pictures: ReturnType<typeof setTimeout>;
  /** Ends keeping the first taps, and gives them (first-taps.ts). */
  readonly taps: () => HTMLElement[];
  /** A frame has been painted since: what is still to be run keeps nobody waiting (app/prerender/inside-script.ts). */
  painted: boolean;
  /** Called at that moment, where somebody waits for it. */
  atPaint?: () => void;
}

declare global {
  interface Window {
    galaStart?: Handed | undefined;
  }
}

/**
 * Takes what the start script has left; nothing of it stays where others would find it.
 * @param say tells the reader that something is missing
 * @throws where it has not run, for example because somebody on the way has changed it; the address keeps nothing then
 */
export function takeHanded(window: Window, say: () => void = () => undefined): Handed {
  const { galaStart } = window;
  if (!galaStart) {
    window.history.replaceState(null, '', window.location.pathname);
    say();
    throw new Error('The start script has not run.');
  }
  delete window.galaStart;
  return galaStart;
}
