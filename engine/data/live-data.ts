import {
  focusManager,
  InfiniteQueryObserver,
  notifyManager,
  onlineManager,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import { atom } from 'jotai/vanilla';
import type { CompiledSource } from '../document/page-model.ts';
import type { HttpClient } from '../http/client.ts';
import { faultText, RequestError } from '../http/errors.ts';
import type { Page } from '../page/page.ts';
import { resolveExpression } from '../render/resolve-props.ts';
import type { DataState } from './data-state.ts';
import { mergePages, nextCursor } from './merge-pages.ts';

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
 * @param initial the answers that the page was pre-rendered with, by source
 * @param onExpired called when an answer says that the visitor's token has expired (specification §4)
 */
export function startLiveData(
  page: Page,
  http: HttpClient,
  initial: Readonly<Record<string, unknown>>,
  onExpired: () => void = () => undefined,
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
  const sources = Object.entries(page.model.data).map(([name, source]) =>
    startSource({ page, http, client, onExpired }, name, source, initial[name]),
  );
  const byName = new Map(sources.map((source) => [source.name, source]));
  const unsubscribe = onlineManager.subscribe(() => {
    for (const source of sources) source.show();
  });
  return {
    refresh: async (names = [...byName.keys()]) => {
      await Promise.all(names.map((name) => byName.get(name)?.refresh()));
    },
    more: (name) => byName.get(name)?.more(),
    expect: (name, change) => byName.get(name)?.expect(change) ?? (() => undefined),
    stop: () => {
      unsubscribe();
      for (const source of sources) source.stop();
      client.unmount();
      client.clear();
      focusManager.setFocused(undefined);
    },
  };
}

interface Source {
  name: string;
  refresh(): Promise<unknown>;
  more(): void;
  show(): void;
  expect(change: (data: unknown) => unknown): () => void;
  stop(): void;
}

interface SourceWorld {
  page: Page;
  http: HttpClient;
  client: QueryClient;
  onExpired: () => void;
}

function startSource(
  { page, http, client, onExpired }: SourceWorld,
  name: string,
  source: CompiledSource,
  initial: unknown,
): Source {
  const { store } = page;
  const target = page.data[name];
  // What is one's own is not asked for without a token: its place says that one is needed (T80).
  const signedOut = source.public !== true && page.identity.token === '';
  const wanted = atom((get) => {
    const query: Record<string, unknown> = {};
    for (const [key, ast] of Object.entries(source.query ?? {}))
      query[key] = resolveExpression(page, ast, get);
    // A parameter that is not known yet is waited for: without it the question would be another one.
    const known = Object.values(query).every((value) => value !== undefined);
    const enabled =
      known &&
      !signedOut &&
      (source.when === undefined || resolveExpression(page, source.when, get) === true);
    const goesOn = source.while === undefined || resolveExpression(page, source.while, get) === true;
    return { query, enabled, every: source.every !== undefined && goesOn ? source.every : false };
  });
  const ask = async (
    query: Readonly<Record<string, unknown>>,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const size = source.size ? { size: source.size } : {};
    try {
      return await http.get(source.get, { ...query, ...size, ...(cursor ? { cursor } : {}) }, signal);
    } catch (error) {
      // Without a token nothing has expired: the place of the data says that one is needed (T80).
      if (error instanceof RequestError && error.fault === 'expired' && page.identity.token !== '')
        onExpired();
      throw error;
    }
  };
  let expected: { at: number; change: (data: unknown) => unknown }[] = [];
  let first = true;
  const options = () => {
    const { query, enabled, every } = store.get(wanted);
    const base = {
      queryKey: [name, query] as QueryKey,
      enabled,
      refetchInterval: every as number | false,
    };
    const seed = first ? initial : undefined;
    first = false;
    return { base, query, seed };
  };
  const make = (quiet = false) => {
    const { base: asked, query, seed } = options();
    const base = { ...asked, refetchOnMount: !quiet };
    if (source.size === undefined) {
      return new QueryObserver(client, {
        ...base,
        queryFn: ({ signal }) => ask(query, undefined, signal),
        ...(seed === undefined ? {} : { initialData: seed, initialDataUpdatedAt: 0 }),
      });
    }
    return new InfiniteQueryObserver(client, {
      ...base,
      queryFn: ({ signal, pageParam }) => ask(query, pageParam, signal),
      initialPageParam: null as unknown,
      getNextPageParam: (last: unknown) => nextCursor(last),
      ...(seed === undefined
        ? {}
        : { initialData: { pages: [seed], pageParams: [null as unknown] }, initialDataUpdatedAt: 0 }),
    });
  };
  let observer = make();
  const show = (): void => {
    if (!target) return;
    if (signedOut) {
      store.set(target, { status: 'error', signedOut: true, message: page.strings.t('sign_in_needed') });
      return;
    }
    const now = observer.getCurrentResult();
    const answer = observer instanceof InfiniteQueryObserver ? pagesOf(now.data) : now.data;
    // What was expected holds until the next answer, which knows better.
    expected = expected.filter((one) => one.at === now.dataUpdatedAt);
    const data =
      answer === undefined ? undefined : expected.reduce<unknown>((known, one) => one.change(known), answer);
    const failed = now.isError || now.failureCount > 0 || now.fetchStatus === 'paused';
    const state: DataState = {
      status:
        data !== undefined ? 'ready' : now.isError || now.fetchStatus === 'paused' ? 'error' : 'loading',
      ...(data === undefined ? {} : { data }),
      ...(data !== undefined && (failed || !onlineManager.isOnline()) ? { stale: true } : {}),
      ...(now.isError ? { message: messageOf(page, now.error) } : {}),
      ...(observer instanceof InfiniteQueryObserver ? { more: moreOf(observer.getCurrentResult()) } : {}),
    };
    store.set(target, state);
  };
  const arrived = (): void => (page.host.draw ? page.host.draw(show) : show());
  let unsubscribe = observer.subscribe(arrived);
  let asked = store.get(wanted);
  const rewire = store.sub(wanted, () => {
    // Something that it reads has changed, which may be the answer itself; only another question is asked anew.
    const before = asked;
    asked = store.get(wanted);
    const same =
      before.enabled === asked.enabled && JSON.stringify(before.query) === JSON.stringify(asked.query);
    if (same && before.every === asked.every) return;
    unsubscribe();
    // Where asking every so often begins, what there is is fresh; where it ends, the final state is asked for.
    observer = make(same && asked.every !== false);
    unsubscribe = observer.subscribe(arrived);
    show();
  });
  show();
  return {
    name,
    show,
    refresh: () =>
      store.get(wanted).enabled ? observer.refetch({ cancelRefetch: true }) : Promise.resolve(),
    more: () => {
      if (observer instanceof InfiniteQueryObserver) void observer.fetchNextPage();
    },
    expect: (change) => {
      const { data, dataUpdatedAt } = observer.getCurrentResult();
      if (data === undefined) return () => undefined;
      const own = { at: dataUpdatedAt, change };
      expected.push(own);
      show();
      return () => {
        expected = expected.filter((one) => one !== own);
        show();
      };
    },
    stop: () => {
      rewire();
      unsubscribe();
    },
  };
}

const pagesOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'pages' in data
    ? mergePages(data.pages as unknown[])
    : undefined;

function moreOf(result: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}): NonNullable<DataState['more']> {
  if (result.isFetchingNextPage) return 'loading';
  if (result.isFetchNextPageError) return 'error';
  return result.hasNextPage ? 'idle' : 'end';
}

function messageOf(page: Page, error: unknown): string {
  if (!(error instanceof RequestError) || error.fault === 'aborted') return '';
  if (error.fault === 'refused') return error.message;
  if (error.fault === 'expired' && page.identity.token === '') return page.strings.t('sign_in_needed');
  return error.fault === 'transport' ? page.strings.t('data.failed') : page.strings.t(faultText[error.fault]);
}
