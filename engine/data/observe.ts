import { InfiniteQueryObserver, type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { nextCursor } from './merge-pages.ts';

interface Asked {
  queryKey: QueryKey;
  enabled: boolean;
  refetchOnMount: boolean;
  refetchInterval: (query: { state: { error: unknown; errorUpdateCount: number } }) => number | false;
}

export type SourceObserver = ReturnType<typeof observe>;

/**
 * Watches what is known of one question.
 *
 * @param paged whether its answers are pages that follow each other
 * @param seed the answer that the page was pre-rendered with: shown, and asked anew at once
 * @param ask sends the question for a page, the first one without a cursor
 */
export function observe(
  client: QueryClient,
  asked: Asked,
  paged: boolean,
  seed: unknown,
  ask: (cursor: unknown, signal: AbortSignal) => Promise<unknown>,
) {
  if (!paged) {
    return new QueryObserver(client, {
      ...asked,
      queryFn: ({ signal }) => ask(undefined, signal),
      ...(seed === undefined ? {} : { initialData: seed, initialDataUpdatedAt: 0 }),
    });
  }
  return new InfiniteQueryObserver(client, {
    ...asked,
    queryFn: ({ signal, pageParam }) => ask(pageParam, signal),
    initialPageParam: null as unknown,
    getNextPageParam: (last: unknown) => nextCursor(last),
    ...(seed === undefined
      ? {}
      : { initialData: { pages: [seed], pageParams: [null as unknown] }, initialDataUpdatedAt: 0 }),
  });
}
