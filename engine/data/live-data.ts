import type { HttpClient } from '../http/client.ts';
import type { Page } from '../page/page.ts';
import { noSilence } from './ask-patiently.ts';
import { Source } from './source.ts';

/** The live data of a page: asks, asks again, pages, and writes what there is into the page's store. */
export interface LiveData {
  /** Asks again for what may have changed; all of it without names. */
  refresh(names?: readonly string[]): Promise<void>;
  /** Asks again for what does not come. */
  retry(names?: readonly string[]): void;
  more(name: string): void;
  /** Changes an answer before the server has spoken; the function returned puts it back. */
  expect(name: string, change: (data: unknown) => unknown): () => void;
  stop(): void;
}

/**
 * Starts every source of the page. Requests stop while the page is hidden or offline, and go on by themselves.
 * @param http answers as the API promises (`promising`), or fails
 * @param initial the answers that the page was pre-rendered with, by source
 * @param now the server's time, ms UTC
 */
export function startLiveData(
  page: Page,
  http: Pick<HttpClient, 'get'>,
  initial: Readonly<Record<string, unknown>>,
  now: () => number = Date.now,
): LiveData {
  const silent = noSilence();
  const byName = new Map(
    Object.entries(page.model.data).map(([name, source]) => [
      name,
      new Source({ page, http, silent, now }, name, source, initial[name]),
    ]),
  );
  return {
    refresh: async (names = [...byName.keys()]) => {
      await Promise.all(names.map((name) => byName.get(name)?.refresh()));
    },
    retry: (names = [...byName.keys()]) => {
      for (const name of names) void byName.get(name)?.retry();
    },
    more: (name) => byName.get(name)?.more(),
    expect: (name, change) => byName.get(name)?.expect(change) ?? (() => undefined),
    stop: () => {
      for (const source of byName.values()) source.stop();
    },
  };
}
