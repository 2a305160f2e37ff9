/** As much of a browser as it takes to remember for a visit. `sessionStorage` may throw on being looked at. */
interface Visit {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

const SLOT = 'gala.app-bar';

/** Whether the bar was put away in this visit. */
export function isPutAway(visit: Visit): boolean {
  try {
    return visit.sessionStorage.getItem(SLOT) !== null;
  } catch {
    return false;
  }
}

/** Puts it away for this visit; where nothing can be kept, for this page. */
export function putAway(visit: Visit): void {
  try {
    visit.sessionStorage.setItem(SLOT, '1');
  } catch {
    // The bar is gone all the same.
  }
}
