import { SENT_WHEN_FULL, STORAGE_LIMIT } from './constants.ts';

/** One event, as it waits and as it is sent. */
export interface AnalyticsEvent {
  /** Made once: the server counts an event that arrives twice once. */
  id: string;
  event: string;
  /** Ms since 1970. */
  at: number;
  /** Path of the page, without query and hash. */
  page: string;
  props: Readonly<Record<string, string | number | boolean>>;
}

const SLOT = 'gala.events';

const isEvent = (value: unknown): value is AnalyticsEvent => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, event, at, page, props } = value as Partial<Record<keyof AnalyticsEvent, unknown>>;
  return (
    [id, event, page].every((one) => typeof one === 'string' && one !== '' && one.length <= 500) &&
    Number.isFinite(at) &&
    typeof props === 'object' &&
    props !== null &&
    !Array.isArray(props)
  );
};

/** Events that have not arrived yet. They outlive the page, so that nothing is lost that could not be sent. */
export class EventQueue {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  #events: AnalyticsEvent[];

  /** @param storage where they are kept; what stands there and is no event is left out */
  constructor(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
    this.#storage = storage;
    this.#events = this.#read();
  }

  get size(): number {
    return this.#events.length;
  }

  /** The oldest ones. */
  first(count: number): readonly AnalyticsEvent[] {
    return this.#events.slice(0, count);
  }

  /** Puts one at the end. @returns the oldest ones, to be sent at once, where the storage was full (T74) */
  add(event: AnalyticsEvent): readonly AnalyticsEvent[] {
    const full = this.#events.length >= STORAGE_LIMIT ? this.first(SENT_WHEN_FULL) : [];
    this.#events = [...this.#events.slice(full.length), event];
    this.#write();
    return full;
  }

  /** Those have arrived, or will not. */
  remove(events: readonly AnalyticsEvent[]): void {
    const gone = new Set(events.map(({ id }) => id));
    this.#events = this.#events.filter(({ id }) => !gone.has(id));
    this.#write();
  }

  #read(): AnalyticsEvent[] {
    try {
      const kept: unknown = JSON.parse(this.#storage?.getItem(SLOT) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isEvent).slice(-STORAGE_LIMIT) : [];
    } catch {
      return [];
    }
  }

  #write(): void {
    try {
      this.#storage?.setItem(SLOT, JSON.stringify(this.#events));
    } catch {
      // full or closed to us: they live as long as the page
    }
  }
}
