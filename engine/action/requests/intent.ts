import { digestOf } from '../../platform/digest.ts';

/** As much of a browser's storage as keys need. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;

const SLOT = 'gala.intents';

/** How long a key without an answer outlives its page, in ms: a reload goes on with it, tomorrow's tap is a new intent. */
export const KEY_LASTS = 15 * 60_000;

/** No page has more intents open; what else is in the slot is not ours. */
const MOST = 20;

interface OpenKey {
  readonly key: string;
  readonly at: number;
}

/**
 * Idempotency keys, one a user intent (the person, the step and the thing it was tapped on). The key stays until the server has
 * given a definite answer, so that a tap after a lost answer repeats the request and never the payment; in the visit's
 * own storage, so that a reload in between makes no second payment either. What was asked for is kept as a digest: it may
 * hold what people have written about themselves.
 */
export class Intents {
  readonly #keys: Map<string, OpenKey>;
  readonly #running = new Set<string>();
  readonly #storage: KeyStorage | undefined;
  readonly #now: () => number;

  /**
   * @param now ms
   * @param opened when the page was, which may be long before something is sent: what lasted until then goes on
   */
  constructor(storage?: KeyStorage, now: () => number = Date.now, opened = now()) {
    this.#storage = storage;
    this.#now = now;
    this.#keys = keptIn(storage, opened, now());
  }

  /** The key for an intent: the one that is still open, or a new one. */
  keyOf(intent: string): string {
    const name = digestOf(intent);
    const open = this.#keys.get(name);
    if (open) return open.key;
    const key = crypto.randomUUID?.() ?? randomHex();
    this.#keys.set(name, { key, at: this.#now() });
    this.#keep();
    return key;
  }

  /** The server has answered: the next tap is a new intent. */
  settle(intent: string): void {
    this.#keys.delete(digestOf(intent));
    this.#keep();
  }

  /** Takes the one place that an intent has in flight; false when it is taken. */
  begin(intent: string): boolean {
    if (this.#running.has(intent)) return false;
    this.#running.add(intent);
    return true;
  }

  end(intent: string): void {
    this.#running.delete(intent);
  }

  #keep(): void {
    try {
      this.#storage?.setItem(SLOT, JSON.stringify([...this.#keys].slice(-MOST)));
    } catch {
      // storage is full or forbidden: the keys end with the page
    }
  }
}

/** What an earlier page of this visit left open, read with suspicion. */
function keptIn(storage: KeyStorage | undefined, opened: number, now: number): Map<string, OpenKey> {
  let stored: unknown;
  try {
    stored = JSON.parse(storage?.getItem(SLOT) ?? '[]');
  } catch {
    return new Map();
  }
  if (!Array.isArray(stored)) return new Map();
  return new Map(
    stored.slice(-MOST).flatMap((entry: unknown): [string, OpenKey][] => {
      if (!Array.isArray(entry)) return [];
      const [intent, open] = entry as unknown[];
      if (typeof intent !== 'string' || typeof open !== 'object' || open === null) return [];
      const { key, at } = open as Partial<Record<keyof OpenKey, unknown>>;
      if (typeof key !== 'string' || !/^[\w-]{32,36}$/.test(key) || typeof at !== 'number') return [];
      return at > opened - KEY_LASTS && at <= now ? [[intent, { key, at }]] : [];
    }),
  );
}

/** Old web views and plain http have no randomUUID. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
