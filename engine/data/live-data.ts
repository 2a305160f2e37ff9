import { focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import type { HttpClient } from '../http/client.ts';
import { RequestError } from '../http/errors.ts';
import type { Page } from '../page/page.ts';
import type { SilentRequests } from './ask-patiently.ts';
import { startSource } from './source.ts';

/** The live data of a page: asks, asks again, pages, and writes what there is into the page's store. */
export interface LiveData {
  refresh(names?: readonly string[]): Promise<void>;
  more(name: string): void;
  /** Changes an answer before the server has spoken; the function returned puts it back. */
  expect(name: string, change: (data: unknown) => unknown): () => void;
  stop(): void;
}

const RETRIES = 2;

// An answer is shown in the turn in which it came.
notifyManager.setScheduler(queueMicrotask);

/**
 * Starts every source of the page. Requests stop while the page is hidden or offline, and go on by themselves.
 * @param http answers as the API promises (`promising`), or fails
 * @param initial the answers that the page was pre-rendered with, by source
 */
export function startLiveData(
  page: Page,
  http: Pick<HttpClient, 'get'>,
  initial: Readonly<Record<string, unknown>>,
): LiveData {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 300_000,
        retry: (count, error) =>
          error instanceof RequestError && error.fault === 'transport' && count < RETRIES,
        retryDelay: (count) => Math.min(1000 * 2 ** count, 8000),
      },
    },
  });
  client.mount();
  const silent: SilentRequests = { kept: 0 };
  const sources = Object.entries(page.model.data).map(([name, source]) =>
    startSource({ page, http, client, silent }, name, source, initial[name]),
  );
  const byName = new Map(sources.map((source) => [source.name, source]));
  const stops = [
    onlineManager.subscribe(() => {
      for (const source of sources) {
        source.forgive();
        source.show();
      }
    }),
    focusManager.subscribe(() => {
      for (const source of sources) source.forgive();
    }),
  ];
  return {
    refresh: async (names = [...byName.keys()]) => {
      await Promise.all(names.map((name) => byName.get(name)?.refresh()));
    },
    more: (name) => byName.get(name)?.more(),
    expect: (name, change) => byName.get(name)?.expect(change) ?? (() => undefined),
    stop: () => {
      for (const stop of stops) stop();
      for (const source of sources) source.stop();
      client.unmount();
      client.clear();
      focusManager.setFocused(undefined);
    },
  };
}
