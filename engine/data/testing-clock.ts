// Door for the tests of a single source: a page whose sources ask a pretended server, on a clock that tests move.
import { afterEach, beforeEach, vi } from 'vitest';
import type { ActivityDocument, SourceValue } from '../document/document.ts';
import { RequestError } from '../http/errors.ts';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { openTestPage } from '../page/test-page.ts';
import { type LiveData, startLiveData } from './live-data.ts';
import { presence } from './presence.ts';

/** What a test may say of the server, and how often it was asked. */
export const given = { answer: async (_path: string): Promise<unknown> => undefined, asked: 0 };
export let page: Page;
export let live: LiveData;
/** What the reader was told. */
export let toasts: string[];

export const never = new Promise<never>(() => undefined);
export const fails = (error: unknown) => () => Promise.reject(error);
export const busy = new RequestError('refused', 'Back at nine', 1001);
export const board: SourceValue = { get: '/v2/activities/{id}/boards/charm' };
export const polled: SourceValue = { ...board, every: '5s' };

/** For the tests of one file: before each of them a clock that stands, and a server that answers with the number of the request. */
export function withStandingClock(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    toasts = [];
    given.asked = 0;
    given.answer = async () => ({ n: given.asked });
  });
  afterEach(() => {
    live.stop();
    presence.setShown(undefined);
    presence.setOnline(true);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Opens a page with these sources. @param state initial values of its state @param body its parts, which may bring sources of their own */
export function start(
  data: Record<string, SourceValue>,
  {
    token = 't1',
    state = {},
    body = [],
  }: { token?: string; state?: ActivityDocument['state']; body?: ActivityDocument['body'] } = {},
): void {
  page = openTestPage(
    { data, state, body },
    { token, world: { overlay: { toast: (text) => toasts.push(text) } } },
  );
  const get = (path: string): Promise<unknown> => {
    given.asked++;
    return given.answer(path);
  };
  live = startLiveData(page, { get }, {});
}

export const show = (name = 'board'): DataState => {
  const source = page.data[name];
  if (!source) throw new Error(`no source ${name}`);
  return page.store.get(source);
};
export const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
