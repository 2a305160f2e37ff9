import { useSyncExternalStore } from 'react';
import { typeCodes } from '../rules/score.ts';

/** The friend's type while the invited one takes the test: a type and nothing else, for this visit alone. */
const KEY = 'gala.mbti.friend';

const listeners = new Set<() => void>();
let kept: string | undefined;

/** Keeps the type of an invitation until the match is made; undefined forgets it. */
export function rememberFriend(type: string | undefined): void {
  kept = type;
  try {
    if (type === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, type);
  } catch {
    // storage is closed: this page keeps it
  }
  for (const one of listeners) one();
}

function friend(): string | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored !== null && typeCodes.includes(stored)) return stored;
  } catch {
    // storage is closed
  }
  return kept;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The type of the friend who invited this visitor; a pre-rendered page knows none. */
export const useFriend = (): string | undefined => useSyncExternalStore(subscribe, friend, () => undefined);
