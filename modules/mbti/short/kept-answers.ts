import { useSyncExternalStore } from 'react';

/** The answers of each short test, for this visit alone: no result of them is stored anywhere. */
const KEY = 'gala.mbti.short';

const listeners = new Set<() => void>();
/** By test, one letter an answer; what this page has where the storage is closed. */
let here: Readonly<Record<string, string>> = {};

function known(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return here;
  }
}

/** @param most questions of the test; more answers are of another release's, and none of this one */
function answersOf(test: string, most: number): string {
  const kept: unknown = known()[test];
  return typeof kept === 'string' && /^[AB]*$/.test(kept) && kept.length <= most ? kept : '';
}

/** Keeps the answers of a short test; none forgets it. */
export function keepAnswers(test: string, answers: string): void {
  here = { ...known(), [test]: answers };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // storage is closed: this page keeps them
  }
  for (const one of listeners) one();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What this visit has answered; a pre-rendered page knows none. */
export const useAnswers = (test: string, most: number): string =>
  useSyncExternalStore(
    subscribe,
    () => answersOf(test, most),
    () => '',
  );
