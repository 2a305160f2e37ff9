import { BASE_PATH } from '../document/anywhere/href.ts';
import { knownLanguage } from '../i18n/language.ts';
import { keptParts, namesIn, tellsAnyhow, UNMISTAKABLE } from './secrets/names.ts';

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
const keys = ['user_id', 'token', 'device_id', 'live_obj_id', 'bundle_id'] as const;

/** How long identity is kept after the last page that used it, in ms: as long as what else an address brings (§9, T48). */
export const SESSION_LASTS = 7_200_000;

const told = namesIn(sensitiveKeys);

/**
 * Reads identity from the query, removes it from the address bar before anything else can see it, wherever and however
 * it stands there, and keeps it in the session's own slot for a while, so that a reload or the next page of this visit
 * has it too. Of a name that comes twice the first with a value counts.
 */
export function takeIdentity(window: Window): Identity {
  const { href } = window.location;
  const { searchParams } = new URL(href);
  const first = (...keys: string[]): string =>
    keys.flatMap((key) => searchParams.getAll(key)).find((value) => value !== '') ?? '';
  // Who arrives by name is somebody else than the slot's, or may be: nothing of the two is mixed.
  const arrived = ['token', 'user_id', 'uid'].some((key) => searchParams.has(key));
  const kept = arrived ? {} : readSlot(window);
  const of = (key: keyof Identity, ...also: string[]): string => first(key, ...also) || (kept[key] ?? '');
  const identity: Identity = {
    user_id: of('user_id', 'uid'),
    token: of('token'),
    device_id: of('device_id'),
    live_obj_id: of('live_obj_id'),
    bundle_id: of('bundle_id'),
  };
  // The values under other names, too: those that nobody else's text has by chance.
  const own = keys.map((key) => identity[key]).filter((value) => value.length >= UNMISTAKABLE);
  const tells = (plain: string): boolean => told(plain) || own.some((value) => plain.includes(value));
  const clean = keptParts(href, (part) => (tellsAnyhow(part, tells) ? '' : part));
  if (clean !== href) window.history.replaceState(window.history.state, '', clean);
  if (keys.some((key) => identity[key] !== '')) writeSlot(window, identity);
  else if (arrived) dropIdentity(window);
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
    const kept = JSON.parse(window.sessionStorage.getItem(SLOT) ?? '{}') as Partial<Record<string, unknown>>;
    const left = Number(kept.until) - Date.now();
    // A clock that was put back makes no session longer.
    if (left > 0 && left <= SESSION_LASTS) {
      return Object.fromEntries(
        keys.flatMap((key) => (typeof kept[key] === 'string' ? [[key, kept[key]]] : [])),
      );
    }
  } catch {
    // closed to us, or not ours
  }
  dropIdentity(window);
  return {};
}

function writeSlot(window: Window, identity: Identity): void {
  try {
    window.sessionStorage.setItem(SLOT, JSON.stringify({ ...identity, until: Date.now() + SESSION_LASTS }));
  } catch {
    // private mode of an old web view: the identity lives as long as the page
  }
}

const LANGUAGE_COOKIE = 'gala_lang';

/** Remembers the language that this browser used last (T34), where the server can read it. */
export function keepLanguage(document: Document, lang: string): void {
  if (!knownLanguage(lang)) return;
  try {
    document.cookie = `${LANGUAGE_COOKIE}=${lang}; path=${BASE_PATH}; max-age=31536000; samesite=lax`;
  } catch {
    // a sandboxed frame has no cookies: the language lives as long as the page
  }
}
