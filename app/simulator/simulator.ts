// The tools of a try-out, for `npm run dev` and `npm start` alone, which give them to a browser with their key: with
// ?simulator in the address a host app over the page, with ?at or ?phase (and beside the app) a choice of moment and person. They stay for the session.
import {
  openSimulator,
  type SimulatorState,
  simulatorDefaults,
} from '../../engine/platform/bridge/simulator-panel.ts';
import { dropIdentity } from '../../engine/platform/identity/identity.ts';
import settings from '../../engine/platform/settings.json' with { type: 'json' };
import { PAGE_DATA_ID, type PageData } from '../kernel/page-data.ts';
import { openTryOut, type TryOutState } from './try-out-panel.ts';

const APP_SLOT = 'gala.simulator';
const TRY_OUT_SLOT = 'gala.try-out';
/** Tells the server of `npm start` to give the next page its tools too. */
const COOKIE = 'gala_simulator';
/** The moment that this browser has, of the same server (product/moments.ts). */
const MOMENT_COOKIE = 'gala_at';

const query = new URLSearchParams(location.search);
const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null;
const signedIn =
  (query.get('token') ?? '') !== '' || (sessionStorage.getItem('gala.session') ?? '').includes('"token":"');

const keep = (slot: string, state: object): void => sessionStorage.setItem(slot, JSON.stringify(state));

function kept(slot: string): object {
  try {
    return JSON.parse(sessionStorage.getItem(slot) ?? '{}') as object;
  } catch {
    // somebody else wrote there: as if nothing had been kept
    return {};
  }
}

const meta = (name: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The server takes the region from a header of its proxy: here the proxy is us. */
function proxyRegion(region: () => string): void {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...all: unknown[]) {
    Reflect.apply(open, this, all);
    if (new URL(String(all[1]), location.href).pathname.endsWith('/query_location'))
      this.setRequestHeader('x-area', region());
  };
}

/** How a page is opened. */
interface Arrival {
  language: string;
  signedIn: boolean;
  inApp: boolean;
  /** A moment for the address; without it the one that is goes on. */
  at?: string | undefined;
}

/** Loads the page again as the app, or a link, would open it. */
function arrive({ language, signedIn, inApp, at }: Arrival): void {
  dropIdentity(window);
  const url = new URL(location.href);
  const { searchParams } = url;
  for (const key of ['simulator', 'token', 'user_id', ...(at === undefined ? [] : ['at', 'phase'])])
    searchParams.delete(key);
  if (inApp) searchParams.set('simulator', '');
  if (at !== undefined) searchParams.set('at', at);
  searchParams.set('lang', language);
  // The server of the try-out says who its user is.
  for (const [key, value] of new URLSearchParams(signedIn ? meta('gala-demo') : ''))
    searchParams.set(key, value);
  url.hash = '';
  location.assign(url);
}

function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that pages are tried in
  document.cookie = `${name}=${value}; path=/; samesite=lax`;
}

function openApp(): void {
  let state: SimulatorState = {
    ...simulatorDefaults,
    ...kept(APP_SLOT),
    signedIn,
    ...(data ? { language: data.model.lang } : {}),
  };
  keep(APP_SLOT, state);
  proxyRegion(() => state.region);
  openSimulator(window, document.body, state, settings, {
    changed: (next) => {
      state = next;
      keep(APP_SLOT, next);
      arrive({ ...next, inApp: true });
    },
    folded: (next) => {
      state = next;
      keep(APP_SLOT, next);
    },
    off: () => {
      sessionStorage.removeItem(APP_SLOT);
      arrive({ ...state, inApp: false });
    },
  });
}

function openMoment(inApp: boolean): void {
  const told = meta('gala-moment');
  const state: TryOutState = {
    open: false,
    ...kept(TRY_OUT_SLOT),
    language: data?.model.lang ?? 'en',
    signedIn,
    inApp,
  };
  keep(TRY_OUT_SLOT, state);
  const page = {
    schedule: data?.model.schedule,
    ahead: told === 'unknown' ? undefined : Number(told),
    asked: query.get('at') ?? query.get('phase') ?? '',
  };
  openTryOut(document, state, page, {
    arrive: (next, at) => {
      keep(TRY_OUT_SLOT, next);
      if (!next.inApp) sessionStorage.removeItem(APP_SLOT);
      arrive({ ...next, at });
    },
    folded: (next) => keep(TRY_OUT_SLOT, next),
    leave: () => {
      for (const slot of [APP_SLOT, TRY_OUT_SLOT]) sessionStorage.removeItem(slot);
      for (const name of [COOKIE, MOMENT_COOKIE]) setCookie(name, '; max-age=0');
      const url = new URL(location.href);
      for (const key of ['simulator', 'at', 'phase']) url.searchParams.delete(key);
      location.assign(url);
    },
  });
}

const inApp = query.has('simulator') || sessionStorage.getItem(APP_SLOT) !== null;
const asked = inApp || query.has('at') || query.has('phase') || sessionStorage.getItem(TRY_OUT_SLOT) !== null;
if (asked) {
  setCookie(COOKIE, '1');
  if (inApp) openApp();
  openMoment(inApp);
}
