import { PRELOAD_ERROR_EVENT } from '../../engine/errors/page-texts.ts';
import { keepUnfinished } from './over-reload.ts';

const SLOT = 'gala.reloaded';
const MOST_KEPT = 20;

/** The file of a failed load, without what makes the address one's own. */
const fileOf = (event: Event): string => {
  const message = String((event as Event & { payload?: { message?: unknown } }).payload?.message ?? '');
  return /[\w.-]+\.(?:js|css)/.exec(message)?.[0] ?? 'unknown';
};

/** Loads the page anew, with what somebody has begun on it. */
function comeAnew(window: Window): void {
  keepUnfinished(window);
  window.location.reload();
}

/**
 * A part of the page that does not load (specification §8, T78), for example after a release: the page loads anew, once
 * for each file and visit. When that has not helped, or there is no network, it goes on without the part and says so.
 *
 * @param tell shows the failure with a way to try again; told once
 */
export function guardLoading(window: Window, tell: () => void): void {
  let told = false;
  window.addEventListener(PRELOAD_ERROR_EVENT, (event) => {
    const file = fileOf(event);
    if (window.navigator.onLine && remember(window, file)) {
      // Handled: nothing is thrown while the page goes away.
      event.preventDefault();
      comeAnew(window);
      return;
    }
    // It may come with the network.
    if (!window.navigator.onLine && !told)
      window.addEventListener('online', () => comeAnew(window), { once: true });
    if (!told) tell();
    told = true;
  });
}

/** @returns false when the page has been loaded anew for this file already, or nothing can be remembered */
function remember(window: Window, file: string): boolean {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SLOT) ?? '[]');
    const files = Array.isArray(kept) ? kept : [];
    if (files.includes(file)) return false;
    window.sessionStorage.setItem(SLOT, JSON.stringify([...files, file].slice(-MOST_KEPT)));
    return window.sessionStorage.getItem(SLOT)?.includes(file) ?? false;
  } catch {
    return false;
  }
}

/** The bar goes: what kept silent is there, and nothing has failed. */
export const takeBackLoadFailure = (document: Document): void =>
  document.querySelector('.load-failed')?.remove();

/** A bar at the foot of the page, with a button that loads it anew. */
export function showLoadFailure(document: Document, texts: { text: string; retry: string }): void {
  takeBackLoadFailure(document);
  const bar = document.createElement('div');
  bar.className = 'load-failed';
  bar.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'state__retry';
  button.textContent = texts.retry;
  button.addEventListener('click', () => document.defaultView && comeAnew(document.defaultView));
  bar.append(texts.text, ' ', button);
  document.body.append(bar);
}
