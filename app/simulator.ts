// `npm run dev` alone: a host app over the page, with ?simulator in the address. It stays for the session.
import {
  openSimulator,
  type SimulatorState,
  simulatorDefaults,
} from '../engine/platform/bridge/simulator-panel.ts';
import settings from '../engine/platform/settings.json' with { type: 'json' };

const SLOT = 'gala.simulator';

function kept(): SimulatorState {
  try {
    return { ...simulatorDefaults, ...(JSON.parse(sessionStorage.getItem(SLOT) ?? '{}') as object) };
  } catch {
    return simulatorDefaults;
  }
}

/** The location's answer names the region that was chosen. */
function answerRegion(region: string): void {
  const { open } = XMLHttpRequest.prototype;
  const answer = JSON.stringify({ code: 0, message: 'ok', data: { areacode: region } });
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    const asked = String(url).endsWith('/query_location');
    open.call(this, method, asked ? `data:application/json,${encodeURIComponent(answer)}` : url, true);
  } as typeof open;
}

const asked = new URLSearchParams(location.search).has('simulator');
if (asked || sessionStorage.getItem(SLOT) !== null) {
  const state = kept();
  sessionStorage.setItem(SLOT, JSON.stringify(state));
  answerRegion(state.region);
  openSimulator(window, document.body, state, settings, (next) => {
    sessionStorage.setItem(SLOT, JSON.stringify(next));
    const url = new URL(location.href);
    url.searchParams.set('lang', next.language);
    // The development server says who the try-out's user is.
    const demo = document.querySelector<HTMLMetaElement>('meta[name="gala-demo"]')?.content ?? '';
    sessionStorage.removeItem('gala.session');
    for (const [key, value] of new URLSearchParams(next.signedIn ? demo : ''))
      url.searchParams.set(key, value);
    location.assign(url);
  });
}
