/**
 * The questions in the browser's history: each one that is moved on to is an entry, so that the back button and the back
 * gesture lead to the question before, and from the first one to where the reader came from (decision 0048).
 */

/** What an entry of the test holds. */
interface Entry {
  /** The question, counted from 1. */
  readonly question: number;
  /** How many entries of questions lie below it. */
  readonly below: number;
}

/** As much of a window as this touches. */
export type HistoryWindow = Pick<Window, 'setTimeout' | 'clearTimeout' | 'addEventListener'> & {
  readonly history: Pick<History, 'state' | 'length' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'reload'>;
};

export interface QuestionHistory {
  /** The question of the entry that the browser is at; undefined before there is one. */
  question(): number | undefined;
  /**
   * Begins at a question, with those before it and a page to go back to below. An entry that has one already, as after
   * a reload, is left alone.
   * @param start address of the page that lies below the first question where nothing of ours does
   * @param search query of the entries; the page's own where none is given
   */
  enter(question: number, start: string, search?: string): void;
  /** Moves to another question: back over the entries that are there, on by a new one. */
  move(question: number): void;
  /** Shows something else in the place of all questions, so that back leaves the test. */
  leave(search: string): void;
  /** Called when the entry, or what it shows, has changed. */
  subscribe(listener: () => void): () => void;
}

const KEY = 'mbti';
/** A history that cannot go back, as in some frames, holds nobody up for longer, in ms. */
const PATIENCE = 300;

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};

function entryOf(state: unknown): Entry | undefined {
  const { question, below } = stateOf(stateOf(state)[KEY]);
  const isCount = (value: unknown, least: number): value is number =>
    Number.isInteger(value) && (value as number) >= least;
  return isCount(question, 1) && isCount(below, 0) ? { question, below } : undefined;
}

const isStart = (state: unknown): boolean => stateOf(state)[KEY] === 'start';

/** Whether back stays with us: below the first entry of a tab, or another site's, there is nothing of ours. */
function hasPageBelow(window: HistoryWindow): boolean {
  const index = (window as { navigation?: { currentEntry?: { index?: number } } }).navigation?.currentEntry
    ?.index;
  return index === undefined ? window.history.length > 1 : index > 0;
}

export function openQuestionHistory(window: HistoryWindow): QuestionHistory {
  const { history, location } = window;
  const listeners = new Set<() => void>();
  /** What is to be done once the browser has gone back; nothing while no step of ours is under way. */
  let arrived: (() => void) | undefined;
  const tell = (): void => {
    for (const one of listeners) one();
  };
  const here = (): string => location.pathname + location.search;
  const write = (how: 'push' | 'replace', entry: Entry | 'start' | undefined, to: string): void => {
    const state = { ...stateOf(history.state), [KEY]: entry };
    if (how === 'push') history.pushState(state, '', to);
    else history.replaceState(state, '', to);
  };
  /** One step at a time: a second tap on the way counts as the first. */
  const goBack = (steps: number, then: () => void): void => {
    if (arrived) return;
    const late = window.setTimeout(() => arrived?.(), PATIENCE);
    arrived = () => {
      window.clearTimeout(late);
      arrived = undefined;
      then();
    };
    history.go(-steps);
  };
  window.addEventListener('popstate', () => {
    if (arrived) return arrived();
    // Back from the first question of a test that was opened by its own address.
    if (isStart(history.state)) return location.reload();
    tell();
  });
  const goTo = (question: number): void => {
    const entry = entryOf(history.state);
    if (entry?.question !== question) write('replace', { question, below: entry?.below ?? 0 }, here());
    tell();
  };
  return {
    question: () => entryOf(history.state)?.question,
    enter: (question, start, search = location.search) => {
      if (entryOf(history.state)) return;
      const test = location.pathname + search;
      const below = hasPageBelow(window);
      if (!below) write('replace', 'start', start);
      for (let one = 1; one <= question; one++)
        write(below && one === 1 ? 'replace' : 'push', { question: one, below: one - 1 }, test);
      tell();
    },
    move: (question) => {
      const entry = entryOf(history.state);
      const steps = (entry?.question ?? question) - question;
      if (!arrived && steps < 0) {
        write('push', { question, below: (entry?.below ?? -1) + 1 }, here());
        return tell();
      }
      if (steps > 0 && steps <= (entry?.below ?? 0)) return goBack(steps, () => goTo(question));
      if (!arrived) goTo(question);
    },
    leave: (search) => {
      const below = entryOf(history.state)?.below ?? 0;
      const settle = (): void => {
        write('replace', undefined, location.pathname + search);
        tell();
      };
      settle();
      if (below > 0) goBack(below, settle);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
