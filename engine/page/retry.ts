import { BASE_PATH } from '../document/anywhere/href.ts';

const SLOT = 'gala.retry';

/** Remembers the page that an expired token is leaving, by its path alone: the query may say more than a place. */
export function rememberRetry({ location, sessionStorage }: Window): void {
  try {
    sessionStorage.setItem(SLOT, location.pathname);
  } catch {
    // storage is closed to us: the retry leads where its document says
  }
}

/** The page to try again, once: a path of ours other than this one, or undefined. */
export function takeRetry({ location, sessionStorage }: Window): string | undefined {
  try {
    const path = sessionStorage.getItem(SLOT);
    sessionStorage.removeItem(SLOT);
    if (path?.startsWith(BASE_PATH) && !path.startsWith('//') && path !== location.pathname) return path;
  } catch {
    // as above
  }
  return undefined;
}
