import type { Clock } from '../../engine/clock/clock.ts';
import { dayAt, startTicker } from '../../engine/clock/ticker.ts';
import { type Phase, phaseAt } from '../../engine/document/anywhere/phase.ts';
import { SERVED_AT } from '../../engine/document/anywhere/served-at.ts';
import { mainBase } from '../../engine/http/bases.ts';
import type { Early } from '../../engine/http/transport.ts';
import type { Kernel } from '../stages.ts';

/** How long the countdown waits for the server's time, in ms. */
const SYNC_PATIENCE = 3000;

/** After so many ms nobody waits for it, and its connection is free for others. */
const SYNC_MOST = 8000;

let synced: Promise<unknown> | undefined;
let stopTicker: (() => void) | undefined;

/** Takes the time from an answer that is on its way already; false where it says none. */
async function syncBy(clock: Clock, early: Early): Promise<boolean> {
  const response = await early.answer.catch(() => undefined);
  const time = Number(response?.headers.get('x-server-time'));
  if (!(time > 0)) return false;
  clock.sync(time, early.at, early.cameAt);
  return true;
}

/**
 * Takes the time with which the page itself was served. One that the browser had kept, and had not asked anew, tells an old one: none.
 */
function syncByPage(clock: Clock): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!visit?.transferSize) return;
  // What is not served over HTTPS tells no times in some browsers.
  const served = visit.serverTiming?.find(({ name }) => name === SERVED_AT);
  if (served) clock.sync(served.duration, visit.requestStart, visit.responseStart);
}

/** Asks the server for its time. Without an answer, what the page was served with has to do until the next one. */
async function sync({ clock, data, apiBase }: Kernel, early?: Early): Promise<void> {
  if (early && (await syncBy(clock, early))) return;
  const askedAt = performance.now();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), SYNC_MOST);
  try {
    const response = await fetch(`${mainBase(apiBase)}/v2/time`, {
      cache: 'no-store',
      headers: { lang: data.model.lang },
      signal: stop.signal,
    });
    const time = Number(response.headers.get('x-server-time'));
    if (time > 0) clock.sync(time, askedAt);
    // An answer that nobody reads holds on to its connection.
    await response.arrayBuffer();
  } catch {
    // offline: what is known has to do until the next answer
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Counts and changes phases by the schedule of the page that is open, if it has one, until it follows another.
 *
 * @param early a question that is on its way: its answer tells the time as well
 * @param change hears of each new phase and day
 */
export function followSchedule(
  kernel: Kernel,
  early: Early | undefined,
  change: (phase: Phase, day: number) => void,
): void {
  const { clock, now, data } = kernel;
  const { schedule, since = 0 } = data.model;
  stopTicker?.();
  if (!schedule) return;
  // A phone whose clock is behind, or a server whose clock is: what they would show has been left out (decision 0168).
  const here: Pick<Clock, 'now'> = { now: () => Math.max(clock.now(), since) };
  if (!synced) {
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && clock.drifted()) void sync(kernel);
    });
    // A server that does not answer keeps no countdown waiting: the time of the page begins, and the answer corrects it.
    synced = Promise.race([
      sync(kernel, early),
      new Promise((resolve) => setTimeout(resolve, SYNC_PATIENCE)),
    ]);
  }
  void synced.finally(() => {
    if (kernel.data.model.schedule !== schedule) return;
    // The device's own clock may stand at another phase than the server's: the page would change, and change back with the answer.
    if (!clock.synced) syncByPage(clock);
    const moment = here.now();
    Object.assign(now, { phase: phaseAt(schedule, moment), day: dayAt(schedule, moment) });
    kernel.ticking = true;
    stopTicker = startTicker(document, here, schedule, (phase, day) => {
      Object.assign(now, { phase, day });
      change(phase, day);
    });
  });
}
