// Stands in the HTML of each page, before all other scripts: takes identity out of the address (T50), then asks for what the
// page shows, so that answers are on their way while the scripts that draw them still load; then for these (docs/decisions).
import { mainBase } from '../../engine/http/bases.ts';
import { addressBelow, headersOf } from '../../engine/http/request-parts.ts';
import type { Early } from '../../engine/http/transport.ts';
import type { Language } from '../../engine/i18n/language.ts';
import { apiBaseOf } from '../../engine/platform/environment/environment-of.ts';
import { placeOf } from '../../engine/platform/place.ts';
import { takeIdentity } from '../../engine/platform/take-identity.ts';
import { askNext } from './ask-next.ts';
import { keepFirstTaps } from './first-taps.ts';
import { giveBackPictures } from './give-back-pictures.ts';
import { ASKS_ID, type Asks, type Handed } from './handed.ts';
import { soon } from './soon.ts';

type Mutable<Whole> = { -readonly [Key in keyof Whole]: Whole[Key] };

// Parts far from the screen wait until the live ones stand (app/kernel). Who comes back to a place in the page, or is sent to one, needs all
// that lies above it as high as it is.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (!location.hash && visit?.type === 'navigate') document.documentElement.dataset.opening = '';
// What needs the app was drawn for both, and is chosen before anything is seen (decision 0024).
if (placeOf(navigator.userAgent).inApp) document.documentElement.dataset.app = '';
const identity = takeIdentity(window);
// What is for visitors alone takes no room from the first frame on.
if (identity.token !== '') document.documentElement.dataset.signedIn = '';
const asks = JSON.parse(document.getElementById(ASKS_ID)?.textContent ?? '') as Asks;
const { lang, hosts, all, own } = asks;
const apiBase = apiBaseOf(location.hostname, hosts);
const headers = headersOf(lang as Language, identity.token);
const early = new Map<string, Early>();
const ask = (path: string): void => {
  const url = addressBelow(mainBase(apiBase), path);
  const stop = new AbortController();
  const one: Mutable<Early> = {
    answer: fetch(url, { headers, signal: stop.signal }),
    at: performance.now(),
    stop: () => stop.abort(),
  };
  // Whoever adopts it says what has become of it.
  one.answer.then(
    () => {
      one.cameAt = performance.now();
    },
    () => undefined,
  );
  early.set(url, one);
};
(identity.token === '' ? all : own).forEach(ask);
askNext(document, asks);
const handed: Mutable<Handed> = {
  identity,
  hosts,
  apiBase,
  early,
  pictures: giveBackPictures(document),
  taps: keepFirstTaps(document),
  painted: false,
};
// Before pictures that have come meanwhile: reading the first drawing of a page takes a phone longer than all that buttons need.
requestAnimationFrame(() =>
  soon(() => {
    handed.painted = true;
    handed.atPaint?.();
  }),
);
window.galaStart = handed;
