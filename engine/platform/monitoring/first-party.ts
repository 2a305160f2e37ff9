import { cutText } from '../cut-text.ts';
import {
  BEHAVIOUR_LIMIT,
  BEHAVIOUR_TRACKED,
  MESSAGE_LIMIT,
  PAGE_LIMIT,
  REPORTS_AT_ONCE,
  SAMPLE_RATE,
  SEND_AFTER,
} from './constants.ts';
import { isIgnored } from './ignored.ts';

/** What happened on a page. */
export interface Report {
  kind: 'error' | 'rejection' | 'resource' | 'api' | 'vital' | 'view' | 'other';
  message: string;
  /** Number that belongs to it, for example of a web vital. */
  value?: number;
}

/** What pages report faults to. A vendor's SDK stands behind this interface (docs/analytics.md). */
export interface Monitoring {
  /** Never throws and never waits. */
  report(report: Report): void;
  /** One step of the visitor, for the behaviour log; dropped while that is off (T72). */
  behaviour(step: string): void;
}

export interface MonitoringStart {
  send(body: string, leaving: boolean): Promise<boolean>;
  /** Address of the page that is open. */
  page: () => string;
  appId: string;
  /** Takes out what says who somebody is (T50). */
  clean(text: string): string;
  sampleRate?: number;
  behaviourTracked?: boolean;
  random?: () => number;
  now?: () => number;
  newId?: () => string;
}

export interface FirstPartyMonitoring extends Monitoring {
  leave(): void;
}

/** Reports that wait at most; tries of each in all. */
const MOST_WAITING = 4 * REPORTS_AT_ONCE;
const TRIES = 3;

/** Without what may say who somebody is: query and hash, and whatever the cleaner finds. */
const placeOf = (address: string, clean: (text: string) => string): string =>
  cutText(clean(address.replace(/[?#].*$/, '')), PAGE_LIMIT);

/** The adapter of our own: batches after 3 s, truncation, ignored messages (specification §8, §9). */
export function startMonitoring({
  send,
  page,
  appId,
  clean,
  sampleRate = SAMPLE_RATE,
  behaviourTracked = BEHAVIOUR_TRACKED,
  random = Math.random,
  now = Date.now,
  newId = () => crypto.randomUUID(),
}: MonitoringStart): FirstPartyMonitoring {
  const chosen = random() < sampleRate;
  let waiting: object[] = [];
  const steps: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (leaving: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting.slice(0, REPORTS_AT_ONCE);
    waiting = waiting.slice(REPORTS_AT_ONCE);
    if (reports.length === 0) return;
    const behaviour = steps.length > 0 ? { behaviour: steps } : {};
    const settle = (arrived: boolean): void => {
      // Tried again with the next batches, but not for ever: monitoring must not become the load that it watches.
      const again = arrived || leaving ? [] : reports.filter(mayGoAgain);
      waiting = [...again, ...waiting].slice(0, MOST_WAITING);
      if (waiting.length > 0) timer ??= setTimeout(() => flush(false), SEND_AFTER);
    };
    send(JSON.stringify({ app: appId, reports, ...behaviour }), leaving).then(settle, () => settle(false));
  };
  const tries = new WeakMap<object, number>();
  const mayGoAgain = (one: object): boolean => {
    const count = (tries.get(one) ?? 0) + 1;
    tries.set(one, count);
    return count < TRIES;
  };

  return {
    report: ({ kind, message, value }) => {
      if (!chosen || isIgnored(message)) return;
      waiting.push({
        id: newId(),
        kind,
        message: cutText(clean(message), MESSAGE_LIMIT),
        page: placeOf(page(), clean),
        at: now(),
        ...(value === undefined ? {} : { value }),
      });
      timer ??= setTimeout(() => flush(false), SEND_AFTER);
    },
    behaviour: (step) => {
      if (!behaviourTracked) return;
      steps.push(cutText(clean(step), MESSAGE_LIMIT));
      if (steps.length > BEHAVIOUR_LIMIT) steps.shift();
    },
    leave: () => {
      while (waiting.length > 0) flush(true);
    },
  };
}
