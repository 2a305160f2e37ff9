import { knownLanguage } from '../i18n/language.ts';

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

const SLOT = 'gala.session';
const empty: Identity = { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' };

/**
 * Reads identity from the address, removes it from the address bar before anything else can see it, and keeps it in
 * the session's own slot, so that a reload or the next page of this visit has it too.
 */
export function takeIdentity(window: Window): Identity {
  const url = new URL(window.location.href);
  const found: Partial<Record<keyof Identity, string>> = {};
  for (const key of Object.keys(empty) as (keyof Identity)[]) {
    const value = url.searchParams.get(key);
    if (value !== null) found[key] = value;
  }
  const uid = url.searchParams.get('uid');
  if (uid !== null && found.user_id === undefined) found.user_id = uid;
  // Who arrives by name is somebody else than the slot's, or may be: nothing of the two is mixed.
  const arrived = found.token !== undefined || found.user_id !== undefined;
  const identity = { ...empty, ...(arrived ? {} : readSlot(window)), ...found };
  if (sensitiveKeys.some((key) => url.searchParams.has(key))) {
    for (const key of sensitiveKeys) url.searchParams.delete(key);
    window.history.replaceState(window.history.state, '', url.href);
    writeSlot(window, identity);
  }
  return identity;
}

/** Forgets the session, for example when its token has expired. */
export function dropIdentity(window: Window): void {
  try {
    window.sessionStorage.removeItem(SLOT);
  } catch {
    // storage is closed to us: nothing was kept
  }
}

function readSlot(window: Window): Partial<Identity> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SLOT) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([key, one]) => Object.hasOwn(empty, key) && typeof one === 'string'),
    );
  } catch {
    return {};
  }
}

function writeSlot(window: Window, identity: Identity): void {
  try {
    window.sessionStorage.setItem(SLOT, JSON.stringify(identity));
  } catch {
    // private mode of an old web view: the identity lives as long as the page
  }
}

const LANGUAGE_COOKIE = 'gala_lang';

/** Remembers the language that this browser used last (T34), where the server can read it. */
export function keepLanguage(document: Document, lang: string): void {
  if (!knownLanguage(lang)) return;
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${lang}; path=/h5_ac/; max-age=31536000; samesite=lax`;
  } catch {
    // a sandboxed frame has no cookies: the language lives as long as the page
  }
}
