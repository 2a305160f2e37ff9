// A host app over the page, for `npm run dev` and `npm start` alone, with ?simulator in the address. It stays for the session.
import {
  openSimulator,
  type SimulatorState,
  simulatorDefaults,
} from '../engine/platform/bridge/simulator-panel.ts';
import { dropIdentity } from '../engine/platform/identity.ts';
import settings from '../engine/platform/settings.json' with { type: 'json' };
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

const SLOT = 'gala.simulator';
/** Tells the server of `npm start` to give the next page a host app too. */
const COOKIE = 'gala_simulator';

const keep = (state: SimulatorState): void => sessionStorage.setItem(SLOT, JSON.stringify(state));

/** What was chosen before, and what is so on this page whatever was. */
function stateOfPage(): SimulatorState {
  let kept: object = {};
  try {
    kept = JSON.parse(sessionStorage.getItem(SLOT) ?? '{}') as object;
  } catch {
    // somebody else wrote there: as if nothing had been kept
  }
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null;
  const signedIn =
    (new URLSearchParams(location.search).get('token') ?? '') !== '' ||
    (sessionStorage.getItem('gala.session') ?? '').includes('"token":"');
  return {
    ...simulatorDefaults,
    ...kept,
    signedIn,
    ...(data ? { language: data.model.lang } : {}),
  };
}

/** The server takes the region from a header of its proxy: here the proxy is us. */
function proxyRegion(region: () => string): void {
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...all: unknown[]) {
    Reflect.apply(open, this, all);
    if (new URL(String(all[1]), location.href).pathname.endsWith('/query_location'))
      this.setRequestHeader('x-area', region());
  };
}

/** Loads the page again as the app would open it. */
function arrive({ language, signedIn }: SimulatorState): void {
  dropIdentity(window);
  const url = new URL(location.href);
  url.searchParams.set('simulator', '');
  url.searchParams.set('lang', language);
  // The server of the try-out says who its user is.
  const demo = document.querySelector<HTMLMetaElement>('meta[name="gala-demo"]')?.content ?? '';
  for (const [key, value] of new URLSearchParams(signedIn ? demo : '')) url.searchParams.set(key, value);
  url.hash = '';
  location.assign(url);
}

if (new URLSearchParams(location.search).has('simulator') || sessionStorage.getItem(SLOT) !== null) {
  let state = stateOfPage();
  keep(state);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that pages are tried in
  document.cookie = `${COOKIE}=1; path=/; samesite=lax`;
  proxyRegion(() => state.region);
  openSimulator(window, document.body, state, settings, {
    changed: (next) => {
      state = next;
      keep(next);
      arrive(next);
    },
    folded: (next) => {
      state = next;
      keep(next);
    },
    off: () => {
      sessionStorage.removeItem(SLOT);
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      document.cookie = `${COOKIE}=; path=/; max-age=0`;
      const url = new URL(location.href);
      url.searchParams.delete('simulator');
      location.assign(url);
    },
  });
}
