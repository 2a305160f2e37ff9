import type { MbtiResult } from '../../schemas/generated/types.gen.ts';
import { type Level, levels } from './rules/levels.ts';

/** A result that the server does not have yet. */
export type Pending = { readonly key: string; readonly at: number } & (
  | { readonly level: Level; readonly answers: string }
  | { readonly level: 'picked'; readonly type: string }
);

/** The result of what was finished here last, to be shown before, and without, the server. */
export interface Last {
  readonly key: string;
  readonly at: number;
  readonly level: Level | 'picked';
  readonly type: string;
  /** Percent for the first letter of each pair; null for a type that was picked. */
  readonly shares: readonly number[] | null;
}

/** What this phone keeps of the test: answers and choices, nothing of who gave them. */
export interface Draft {
  /** The test that is under way, one letter an answer. */
  readonly level: Level;
  readonly answers: string;
  readonly last: Last | null;
  /** What waits for a connection, or for the next sign-in. */
  readonly pending: readonly Pending[];
  /** The profile question has been asked once by itself. */
  readonly asked: boolean;
  /** What the server has just stored, until its other answers know of it. Of this page alone: it is never kept. */
  readonly stored: MbtiResult | null;
}

const KEY = 'gala.mbti';

/** How long what waits is kept, in ms: a phone has more than one user, and a week later nobody remembers the test. */
export const DRAFT_LASTS = 7 * 86_400_000;

/** More than these never wait: who tests more often while signed out is playing. */
const MOST = 5;

export const emptyDraft: Draft = {
  level: 'entry',
  answers: '',
  last: null,
  pending: [],
  asked: false,
  stored: null,
};

const isLevel = (value: unknown): value is Level => levels.some((one) => one === value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isAnswers = (value: unknown): value is string =>
  typeof value === 'string' && /^[AB]{0,100}$/.test(value);

const isType = (value: unknown): value is string =>
  typeof value === 'string' && /^[EI][SN][TF][JP]$/.test(value);
const isShares = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((one) => Number.isInteger(one) && one >= 0 && one <= 100);

/** Key and moment of something that was finished here; null where they are not ours, or too old. */
function stampFrom(value: unknown, now: number): { key: string; at: number } | null {
  if (!isRecord(value)) return null;
  const { key, at } = value;
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) return null;
  return typeof at === 'number' && at > now - DRAFT_LASTS && at <= now ? { key, at } : null;
}

function pendingFrom(value: unknown, now: number): Pending | null {
  const stamp = stampFrom(value, now);
  if (!stamp || !isRecord(value)) return null;
  const { level, answers, type } = value;
  if (level === 'picked') return isType(type) ? { ...stamp, level, type } : null;
  return isLevel(level) && isAnswers(answers) && answers !== '' ? { ...stamp, level, answers } : null;
}

function lastFrom(value: unknown, now: number): Last | null {
  const stamp = stampFrom(value, now);
  if (!stamp || !isRecord(value)) return null;
  const { level, type, shares } = value;
  if (!(level === 'picked' || isLevel(level)) || !isType(type)) return null;
  return { ...stamp, level, type, shares: isShares(shares) ? shares : null };
}

/** What was stored, read with suspicion: whatever is not ours, or too old, is left out. */
export function draftFrom(stored: string | null, now: number): Draft {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return emptyDraft;
  }
  if (!isRecord(value)) return emptyDraft;
  const pending = Array.isArray(value.pending) ? value.pending : [];
  return {
    level: isLevel(value.level) ? value.level : 'entry',
    answers: isAnswers(value.answers) ? value.answers : '',
    last: lastFrom(value.last, now),
    pending: pending.flatMap((one) => pendingFrom(one, now) ?? []).slice(-MOST),
    asked: value.asked === true,
    stored: null,
  };
}

/** Keeps the draft over reloads and while the app is in the background; a phone that stores nothing keeps it while the page is open. */
export interface DraftStore {
  get(): Draft;
  subscribe(listener: () => void): () => void;
  /** Begins a level anew. */
  start(level: Level): void;
  /** Sets the answer to a question, counted from 0, and drops none after it. */
  answer(index: number, choice: 'A' | 'B'): void;
  /** A test is finished, or a type picked: it waits to be stored. */
  finish(test: { level: Level; answers: string; type: string; shares: readonly number[] }): Pending;
  pick(type: string): Pending;
  /** The server has it. */
  settled(key: string, stored: MbtiResult): void;
  asked(): void;
}

/** As much of a window as the draft touches. */
export interface DraftWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly crypto: Pick<Crypto, 'getRandomValues'>;
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

const newKey = (crypto: DraftWindow['crypto']): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** @param now ms */
export function openDraft(window: DraftWindow, now: () => number = Date.now): DraftStore {
  const listeners = new Set<() => void>();
  const read = (): Draft => {
    try {
      return draftFrom(window.localStorage.getItem(KEY), now());
    } catch {
      return emptyDraft;
    }
  };
  let draft = read();
  const tell = (): void => {
    for (const one of listeners) one();
  };
  const change = (next: Partial<Draft>): void => {
    draft = { ...draft, ...next };
    try {
      const { stored: _, ...kept } = draft;
      window.localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // storage is full or forbidden: the page keeps it
    }
    tell();
  };
  // Another page of the test in the same browser.
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    draft = read();
    tell();
  });
  const wait = (done: Pending, last: Pick<Last, 'type' | 'shares'>): Pending => {
    const { key, at, level } = done;
    const pending = [...draft.pending, done].slice(-MOST);
    change({ last: { key, at, level, ...last }, pending, ...(level === 'picked' ? {} : { answers: '' }) });
    return done;
  };
  const stamp = (): { key: string; at: number } => ({ key: newKey(window.crypto), at: now() });
  return {
    get: () => draft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (level) => change({ level, answers: '' }),
    answer: (index, choice) =>
      change({ answers: draft.answers.slice(0, index) + choice + draft.answers.slice(index + 1) }),
    finish: ({ level, answers, type, shares }) => wait({ ...stamp(), level, answers }, { type, shares }),
    pick: (type) => wait({ ...stamp(), level: 'picked', type }, { type, shares: null }),
    settled: (key, stored) => change({ pending: draft.pending.filter((one) => one.key !== key), stored }),
    asked: () => change({ asked: true }),
  };
}
