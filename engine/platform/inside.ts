const SLOT = 'gala.inside';

let known: boolean | undefined;
/** Where the page is being left for. */
let to = '';

/**
 * Whether nobody has arrived: a page of ours led to this one, or it was loaded again or gone back to. Our pages send no
 * referrer, so that without this a step from one to the next would look like an arrival from nowhere (§4, T49).
 */
export function cameFromInside({ performance, sessionStorage }: Window): boolean {
  if (known === undefined) {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    known = (entry?.type ?? 'navigate') !== 'navigate';
    try {
      known ||= sessionStorage.getItem(SLOT) !== null;
      sessionStorage.removeItem(SLOT);
    } catch {
      // storage is closed to us: each page is an arrival
    }
  }
  return known;
}

/** A script leaves the page, which a browser without the Navigation API tells nobody (Safari before 26). */
export function leavingFor(address: string): void {
  to = address;
}

/** Leaves a mark for the next page when this one is left for a page of ours, and only then. */
export function markLeaving(window: Window & typeof globalThis): void {
  const { navigation } = window;
  if (navigation) {
    navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) to = destination.url;
    });
  } else {
    window.addEventListener('click', ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) leavingFor(link.href);
    });
  }
  window.addEventListener('pagehide', () => {
    if (!to.startsWith(`${window.location.origin}/`)) return;
    try {
      window.sessionStorage.setItem(SLOT, '1');
    } catch {
      // as above
    }
  });
  // Back from elsewhere, as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) to = '';
  });
}
