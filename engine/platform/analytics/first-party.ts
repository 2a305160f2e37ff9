import { cutText } from '../cut-text.ts';
import { BATCH_SIZE, SEND_INTERVAL, TRIES } from './constants.ts';
import { type AnalyticsEvent, EventQueue } from './event-queue.ts';

/** Properties of an event: texts, numbers, yes or no. */
export type EventProps = Readonly<Record<string, unknown>>;

/** What pages report events to. A vendor's SDK stands behind this interface (docs/analytics.md). */
export interface Analytics {
  /** Never throws and never waits. What is neither text nor number nor boolean is left out. */
  track(event: string, props?: EventProps): void;
}

export interface FirstPartyStart {
  /** Sends one request; whether it arrived. `leaving`: the page goes away, nobody waits for the answer. */
  send(body: string, leaving: boolean): Promise<boolean>;
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Path of the page that is open, without query and hash. */
  page: () => string;
  /** By environment (T75). */
  appId: string;
  /** Takes out what says who somebody is (T50). */
  clean(text: string): string;
  /** Events of one request: 1 to 30. */
  batchSize?: number;
  now?: () => number;
  newId?: () => string;
}

export interface FirstParty extends Analytics {
  /** Sends what waits, for a page that goes away. */
  leave(): void;
  stop(): void;
}

const TEXT_LIMIT = 500;

/** The adapter of our own: batches, an interval, a queue that outlives the page, three tries (specification §9). */
export function startFirstParty({
  send,
  storage,
  page,
  appId,
  clean,
  batchSize = BATCH_SIZE.standard,
  now = Date.now,
  newId = () => crypto.randomUUID(),
}: FirstPartyStart): FirstParty {
  const size = Math.min(
    BATCH_SIZE.most,
    Math.max(BATCH_SIZE.least, Math.trunc(batchSize) || BATCH_SIZE.standard),
  );
  const queue = new EventQueue(storage);
  const tries = new Map<string, number>();
  let sending = false;

  const bodyOf = (events: readonly AnalyticsEvent[]): string => JSON.stringify({ app: appId, events });
  const harmless = (props: EventProps): AnalyticsEvent['props'] =>
    Object.fromEntries(
      Object.entries(props).flatMap(([key, value]): [string, string | number | boolean][] => {
        if (clean(`${key}=`) !== `${key}=`) return [];
        if (typeof value === 'string') return [[key, cutText(clean(value), TEXT_LIMIT)]];
        const plain = typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
        return plain && clean(String(value)) === String(value) ? [[key, value as number | boolean]] : [];
      }),
    );
  const settle = (events: readonly AnalyticsEvent[], arrived: boolean): void => {
    const done = events.filter(({ id }) => {
      const count = (tries.get(id) ?? 0) + 1;
      tries.set(id, count);
      return arrived || count >= TRIES;
    });
    for (const { id } of done) tries.delete(id);
    queue.remove(done);
  };
  const sendFirst = async (): Promise<void> => {
    if (sending || queue.size === 0) return;
    sending = true;
    const events = queue.first(size);
    const arrived = await send(bodyOf(events), false).catch(() => false);
    settle(events, arrived);
    sending = false;
    if (arrived && queue.size >= size) void sendFirst();
  };
  const timer = setInterval(() => void sendFirst(), SEND_INTERVAL);

  return {
    track: (event, props = {}) => {
      const full = queue.add({ id: newId(), event, at: now(), page: page(), props: harmless(props) });
      // They have left the queue: what cannot be sent now gives way to what is new.
      if (full.length > 0) void send(bodyOf(full), false).catch(() => false);
      if (queue.size >= size) void sendFirst();
    },
    leave: () => {
      for (
        let events = queue.first(BATCH_SIZE.most);
        events.length > 0;
        events = queue.first(BATCH_SIZE.most)
      ) {
        // The browser takes it over: it counts as arrived, and the server knows an event that comes twice.
        const sent = events;
        queue.remove(sent);
        void send(bodyOf(sent), true).catch(() => false);
      }
    },
    stop: () => clearInterval(timer),
  };
}
