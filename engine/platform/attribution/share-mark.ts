/** What our share links carry (T03). */
export const [NAME, VALUE] = ['gala_shared', '1'];

const SLOT = 'gala.shared';

/** As much of a browser as a shared visit touches. `sessionStorage` may throw on being looked at. */
interface SharedBrowser {
  readonly location: { readonly search: string };
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * Whether the visit began with a share link of ours, whose query carries the mark (T03): it is one until somebody arrives
 * anew. Asked once a page load.
 * @param inside a page of ours led here, so the visit goes on
 */
export function isSharedVisit(browser: SharedBrowser, inside: boolean): boolean {
  const marked = new URLSearchParams(browser.location.search).get(NAME) === VALUE;
  try {
    const { sessionStorage } = browser;
    if (marked) sessionStorage.setItem(SLOT, VALUE);
    else if (!inside) sessionStorage.removeItem(SLOT);
    return sessionStorage.getItem(SLOT) === VALUE;
  } catch {
    // storage is closed to us: a visit is its first page
    return marked;
  }
}
