import { dropIdentity, type Identity, SESSION_LASTS, SLOT, sensitiveKeys } from './identity/identity.ts';
import { keptParts, namesIn, tellsAnyhow, UNMISTAKABLE } from './secrets/names.ts';

const keys = ['user_id', 'token', 'device_id', 'live_obj_id', 'bundle_id'] as const;

const told = namesIn(sensitiveKeys);

/**
 * Reads identity from the query, removes it from the address bar before anything else can see it, wherever and however
 * it stands there, and keeps it in the session's own slot for a while, so that a reload or the next page of this visit
 * has it too. Of a name that comes twice the first with a value counts.
 */
export function takeIdentity(window: Window): Identity {
  const { href } = window.location;
  const { searchParams } = new URL(href);
  const first = (...keys: string[]): string | undefined =>
    keys.flatMap((key) => searchParams.getAll(key)).find((value) => value !== '');
  // Who arrives by name is somebody else than the slot's, or may be: nothing of the two is mixed.
  const arrived = ['token', 'user_id', 'uid'].some((key) => searchParams.has(key));
  const kept = arrived ? {} : readSlot(window);
  const of = (key: keyof Identity, ...also: string[]): string => first(key, ...also) ?? kept[key] ?? '';
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
