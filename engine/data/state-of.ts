import { InfiniteQueryObserver, onlineManager } from '@tanstack/react-query';
import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { failureWords } from './failure-words.ts';
import { mergePages } from './merge-pages.ts';
import type { SourceObserver } from './observe.ts';

/** The last good answer, pages of one as one; undefined before the first. */
export function answerOf(observer: SourceObserver): unknown {
  const { data } = observer.getCurrentResult();
  return observer instanceof InfiniteQueryObserver
    ? data && mergePages((data as { pages: unknown[] }).pages)
    : data;
}

/**
 * What the page's store holds of a source.
 *
 * @param data what is shown of it, with what is expected of the next answer; undefined before the first
 * @param failure why the newest question failed; undefined after a good answer
 * @param slow the answer takes long
 */
export function stateOf(
  page: Page,
  observer: SourceObserver,
  data: unknown,
  failure: unknown,
  slow: boolean,
): DataState {
  const now = observer.getCurrentResult();
  const paged = observer instanceof InfiniteQueryObserver ? observer.getCurrentResult() : undefined;
  // Rows that follow and do not come make those that are shown no older.
  const follows = paged?.isFetchingNextPage || paged?.isFetchNextPageError;
  const late = slow && !follows;
  const paused = now.fetchStatus === 'paused' || !onlineManager.isOnline();
  const failed = failure !== undefined || (!follows && now.failureCount > 0);
  const has = data !== undefined;
  // What is asked again by itself does not take away what has been said.
  const status = has ? 'ready' : failure !== undefined || now.fetchStatus === 'paused' ? 'error' : 'loading';
  const why = paused ? undefined : (failure ?? ((!follows && now.failureReason) || undefined));
  const message =
    why === undefined
      ? late && page.strings.t('data.slow')
      : (status !== 'loading' || late) && failureWords(page, why, has);
  return {
    status,
    ...(has ? { data } : {}),
    ...(has && (failed || paused || late) ? { stale: true } : {}),
    ...(status === 'loading' && slow ? { slow: true } : {}),
    ...(message ? { message } : {}),
    ...(paged ? { more: moreOf(paged) } : {}),
  };
}

function moreOf(result: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
}): NonNullable<DataState['more']> {
  if (result.isFetchingNextPage) return 'loading';
  if (result.isFetchNextPageError) return 'error';
  return result.hasNextPage ? 'idle' : 'end';
}
