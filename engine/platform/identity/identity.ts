/** Who opens the page, as the app says it in the query (specification §1, §3). */
export interface Identity {
  user_id: string;
  token: string;
  device_id: string;
  live_obj_id: string;
  bundle_id: string;
}

/** Query parameters that are read and then never seen again (T50). */
export const sensitiveKeys = ['token', 'user_id', 'uid', 'device_id', 'live_obj_id', 'bundle_id'] as const;

/** Where the session keeps it. */
export const SLOT = 'gala.session';

/** How long identity is kept after the last page that used it, in ms: as long as what else an address brings (§9, T48). */
export const SESSION_LASTS = 7_200_000;

/** Forgets the session, for example when its token has expired. */
export function dropIdentity(window: Window): void {
  try {
    window.sessionStorage.removeItem(SLOT);
  } catch {
    // storage is closed to us: nothing was kept
  }
}
