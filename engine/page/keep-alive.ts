import { throttle } from '../platform/throttle.ts';
import type { Page } from './page.ts';

/** Browsers refuse more than some writes a second. */
const PAUSE = 250;

const KEY = 'gala.kept';

/** As much of a window as keeping a page touches. */
export type KeepingWindow = {
  history: Pick<History, 'state' | 'replaceState'>;
};

const isKept = (state: unknown): state is Record<typeof KEY, Record<string, unknown>> =>
  typeof state === 'object' &&
  state !== null &&
  typeof Reflect.get(state, KEY) === 'object' &&
  Reflect.get(state, KEY) !== null;

/**
 * Keeps the state of a page in its entry of the history (specification §2, `keepAlive`; T12): a browser that keeps the
 * whole page needs none of it, one that loads it anew gets back the values. Scrolling is the browser's own.
 *
 * @param closed aborted when the entry of the history is another page's: nothing is written from then on
 * @returns puts back what was kept; a value of another type than the key's is left out
 */
export function keepAlive(page: Page, window: KeepingWindow, closed?: AbortSignal): () => void {
  const { history } = window;
  // Written at each change: what is written while a page goes away belongs to nobody any more.
  const write = throttle(() => {
    if (closed?.aborted) return;
    const values = Object.fromEntries(
      Object.entries(page.state).map(([name, one]) => [name, page.store.get(one)]),
    );
    history.replaceState({ ...history.state, [KEY]: values }, '');
  }, PAUSE);
  const watch = (): void => {
    for (const one of Object.values(page.state)) page.store.sub(one, write.call);
  };
  return () => {
    if (closed?.aborted) return;
    const { state } = history;
    watch();
    if (!isKept(state)) return write.call();
    for (const [name, one] of Object.entries(page.state)) {
      const value = Object.hasOwn(state[KEY], name) ? state[KEY][name] : undefined;
      if (typeof value === typeof page.store.get(one) && typeof value !== 'object')
        page.store.set(one, value);
    }
  };
}
