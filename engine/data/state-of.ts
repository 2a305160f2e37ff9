import type { DataState } from '../page/data-state.ts';
import type { Page } from '../page/page.ts';
import { failureWords } from './failure-words.ts';
import { nextCursor } from './merge-pages.ts';
import { presence } from './presence.ts';
import type { Question } from './question.ts';

interface Shown {
  /** What is shown of the answer, with what is expected of the next one; undefined before the first. */
  readonly data: unknown;
  readonly paged: boolean;
  /** The answer takes long. */
  readonly slow: boolean;
}

/** What the page's store holds of a source. */
export function stateOf(page: Page, question: Question, { data, paged, slow }: Shown): DataState {
  const { failure, doing } = question;
  const waiting = doing === 'waiting';
  // Rows that follow and do not come make those that are shown no older.
  const follows = (question.follows && doing === 'asking') || question.followFailure !== undefined;
  const late = slow && !follows;
  const paused = waiting || !presence.online;
  const failed = failure !== undefined || (!follows && question.lost > 0);
  const has = data !== undefined;
  // What is asked again by itself does not take away what has been said.
  const status = has ? 'ready' : failure !== undefined || waiting ? 'error' : 'loading';
  const why = paused ? undefined : (failure ?? (follows ? undefined : question.reason));
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
    ...(paged ? { more: moreOf(question) } : {}),
  };
}

function moreOf({ follows, doing, followFailure, pages }: Question): NonNullable<DataState['more']> {
  if (follows && doing === 'asking') return 'loading';
  if (followFailure !== undefined) return 'error';
  return nextCursor(pages?.at(-1)) === null ? 'end' : 'idle';
}
