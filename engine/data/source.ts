import { focusManager, InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import type { CompiledSource } from '../document/page-model.ts';
import type { HttpClient } from '../http/client.ts';
import { RequestError } from '../http/errors.ts';
import type { Page } from '../page/page.ts';
import { askPatiently, type SilentRequests } from './ask-patiently.ts';
import { failureWords, isAnswer } from './failure-words.ts';
import { observe, type SourceObserver } from './observe.ts';
import { SPREAD, untilNext } from './pace.ts';
import { answerOf, stateOf } from './state-of.ts';
import { wantedOf } from './wanted.ts';

/** How long until a reader is told that an answer takes long, in ms. */
const SLOW_AFTER = 5000;

/** One source of the page. */
interface Source {
  name: string;
  refresh(): Promise<unknown>;
  more(): void;
  show(): void;
  /** Somebody is there again: the pace begins anew. */
  forgive(): void;
  expect(change: (data: unknown) => unknown): () => void;
  stop(): void;
}

interface SourceWorld {
  page: Page;
  http: Pick<HttpClient, 'get'>;
  client: QueryClient;
  silent: SilentRequests;
}

/** Starts one source: asks, asks again, and writes what there is into the page's store. */
export function startSource(
  { page, http, client, silent }: SourceWorld,
  name: string,
  source: CompiledSource,
  initial: unknown,
): Source {
  const { store } = page;
  const target = page.data[name];
  // What is one's own is not asked for without a token: its place says that one is needed (T80).
  const signedOut = source.public !== true && page.identity.token === '';
  const wanted = wantedOf(page, source, signedOut);
  const ask = async (
    query: Readonly<Record<string, unknown>>,
    cursor: unknown,
    signal: AbortSignal,
  ): Promise<unknown> => {
    const size = source.size ? { size: source.size } : {};
    const whole = { ...query, ...size, ...(cursor ? { cursor } : {}) };
    const asked = askPatiently((asking) => http.get(source.get, whole, asking), {
      signal,
      silent,
      awake: () => focusManager.isFocused(),
    });
    again = asked.again;
    slowly ??= setTimeout(() => {
      slow = true;
      show();
    }, SLOW_AFTER);
    try {
      return await asked.answer;
    } catch (error) {
      // Without a token nothing has expired: the place of the data says that one is needed (T80).
      if (error instanceof RequestError && error.fault === 'expired' && page.identity.token !== '')
        page.world.going.login();
      throw error;
    }
  };
  let again = (): void => undefined;
  let slowly: ReturnType<typeof setTimeout> | undefined;
  let slow = false;
  /** Nothing is waited for. */
  const rest = (): void => {
    clearTimeout(slowly);
    slowly = undefined;
    slow = false;
  };
  /** Why the newest question failed; until the next good answer. */
  let failure: unknown;
  let answers: number | undefined;
  /** What the user has been told of it, so that a poll does not say it again. */
  const said = new Set<string>();
  const spread = Math.random() * SPREAD;
  /** Failures before the last good answer, or before somebody came to look: those do not slow the pace. */
  let past = 0;
  let expected: { at: number; change: (data: unknown) => unknown }[] = [];
  let first = true;
  const make = (quiet = false): SourceObserver => {
    const { query, enabled, every } = store.get(wanted);
    const seed = first ? initial : undefined;
    first = false;
    const options = {
      queryKey: [name, query],
      enabled,
      refetchOnMount: !quiet,
      refetchInterval: ({ state }: { state: { error: unknown; errorUpdateCount: number } }) =>
        untilNext(every, state.error, state.errorUpdateCount - past, spread),
    };
    return observe(client, options, source.size !== undefined, seed, (cursor, signal) =>
      ask(query, cursor, signal),
    );
  };
  let observer = make();
  const show = (): void => {
    if (!target) return;
    if (signedOut) {
      store.set(target, { status: 'error', signedOut: true, message: page.strings.t('sign_in_needed') });
      return;
    }
    const now = observer.getCurrentResult();
    if (now.fetchStatus !== 'fetching') rest();
    judge(now);
    const answer = answerOf(observer);
    // What was expected holds until the next answer, which knows better.
    expected = expected.filter((one) => one.at === now.dataUpdatedAt);
    const data =
      answer === undefined ? undefined : expected.reduce<unknown>((known, one) => one.change(known), answer);
    store.set(target, stateOf(page, observer, data, failure, slow));
  };
  const forgive = (): void => {
    past = observer.getCurrentQuery().state.errorUpdateCount;
  };
  /** Takes in what has become of the newest question. */
  const judge = (now: { isError: boolean; error: unknown; isFetchNextPageError?: boolean }): void => {
    const { dataUpdateCount } = observer.getCurrentQuery().state;
    if (answers !== undefined && dataUpdateCount !== answers) {
      forgive();
      failure = undefined;
      said.clear();
    }
    answers = dataUpdateCount;
    if (!now.isError) return;
    if (now.isFetchNextPageError !== true) failure = now.error;
    // A page that nobody looks at tells nothing, and says it when it is seen again.
    if (!isAnswer(now.error) || !focusManager.isFocused()) return;
    const text = failureWords(page, now.error, false);
    if (said.has(text)) return;
    said.add(text);
    page.world.overlay.toast(text, 'failure');
  };
  const arrived = (): void => {
    const { draw } = page.world.sources;
    if (draw) draw(show);
    else show();
  };
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
    if (!same) {
      rest();
      failure = answers = undefined;
    }
    // Where asking every so often begins, what there is is fresh; where it ends, the final state is asked for.
    observer = make(same && asked.every !== false);
    if (!same) forgive();
    unsubscribe = observer.subscribe(arrived);
    show();
  });
  show();
  return {
    name,
    show,
    forgive,
    refresh: () => {
      if (!store.get(wanted).enabled) return Promise.resolve();
      forgive();
      const { data } = observer.getCurrentResult();
      if (data === undefined) {
        // Who asks is answered by a page that loads, and by a request of its own.
        failure = undefined;
        again();
      }
      const asked = observer.refetch({ cancelRefetch: true });
      show();
      return asked;
    },
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
      rest();
      rewire();
      unsubscribe();
    },
  };
}
