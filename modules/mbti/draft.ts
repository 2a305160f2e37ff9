import type { MbtiResult } from '../../schemas/generated/types.gen.ts';
import { type Level, levels } from './rules/levels.ts';

/** A result that the server does not have yet. */
export type Pending = { readonly key: string; readonly at: number } & (
  | { readonly level: Level; readonly answers: string; readonly type?: string }
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
  /** The level that was worked on last. */
  readonly level: Level;
  /** Each level's answers under way, one letter an answer; empty where none was begun. */
  readonly answers: Readonly<Record<Level, string>>;
  readonly last: Last | null;
  /** What waits for a connection, for the next sign-in, or for somebody to say that it is theirs. */
  readonly pending: readonly Pending[];
  /**
   * Keys of what waits and is known to be of who is signed in: it was finished in this visit by them, or they have said
   * so. Of this visit alone (decision 0193).
   */
  readonly own: readonly string[];
  /** Keys of what waits and, as this visit's reader has said, is somebody else's. Of this visit alone. */
  readonly others: readonly string[];
  /** What the server has just stored, until its other answers know of it. Of this page alone. */
  readonly stored: MbtiResult | null;
}

const KEY = 'gala.mbti';
/** Where the visit remembers what is not its reader's, and what is. */
const OTHERS = 'gala.mbti.others';
const OWN = 'gala.mbti.own';

/** How long what waits is kept, in ms: a phone has more than one user, and a week later nobody remembers the test. */
export const DRAFT_LASTS = 7 * 86_400_000;

/** More than these never wait: who tests more often while signed out is playing. */
const MOST = 5;

const noAnswers: Draft['answers'] = { entry: '', advanced: '', in_depth: '' };

export const emptyDraft: Draft = {
  level: 'entry',
  answers: noAnswers,
  last: null,
  pending: [],
  own: [],
  others: [],
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
  if (!isLevel(level) || !isAnswers(answers) || answers === '') return null;
  return { ...stamp, level, answers, ...(isType(type) ? { type } : {}) };
}

function lastFrom(value: unknown, now: number): Last | null {
  const stamp = stampFrom(value, now);
  if (!stamp || !isRecord(value)) return null;
  const { level, type, shares } = value;
  if (!(level === 'picked' || isLevel(level)) || !isType(type)) return null;
  return { ...stamp, level, type, shares: isShares(shares) ? shares : null };
}

/** One text for each level; what an earlier release kept was one text, of the level beside it. */
function answersFrom(value: unknown, level: Level): Draft['answers'] {
  const given = isRecord(value) ? value : { [level]: value };
  const of = (one: Level): string => {
    const answers = given[one];
    return isAnswers(answers) ? answers : '';
  };
  return { entry: of('entry'), advanced: of('advanced'), in_depth: of('in_depth') };
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
  const level = isLevel(value.level) ? value.level : 'entry';
  return {
    ...emptyDraft,
    level,
    answers: answersFrom(value.answers, level),
    last: lastFrom(value.last, now),
    pending: pending.flatMap((one) => pendingFrom(one, now) ?? []).slice(-MOST),
  };
}

/** Keeps the draft over reloads and while the app is in the background; a phone that stores nothing keeps it while the page is open. */
export interface DraftStore {
  get(): Draft;
  subscribe(listener: () => void): () => void;
  /**
   * While it is held, a level's answers are this page's: another page of this browser that answers the same level goes
   * on with its own, and the last one to answer is what a reload finds.
   *
   * @returns lets go
   */
  hold(level: Level): () => void;
  /** Whoever is signed in: what they have finished earlier in this visit is theirs. @param person as `usePerson` has it; empty: nobody */
  know(person: string): void;
  /** The sign-in has ended: whoever comes next is asked. */
  forget(): void;
  /** Begins a level anew; those of the other levels stay. */
  start(level: Level): void;
  /** Sets the answer to a question, counted from 0, and drops none after it. */
  answer(level: Level, index: number, choice: 'A' | 'B'): void;
  /**
   * A test is finished, or a type picked: it waits to be stored.
   * @param signedIn it was done by who is signed in, so nobody has to be asked whose it is
   */
  finish(
    test: { level: Level; answers: string; type: string; shares: readonly number[] },
    signedIn: boolean,
  ): Pending;
  pick(type: string, signedIn: boolean): Pending;
  /** Who is signed in says whose this is. */
  claim(key: string, isOwn: boolean): void;
  /** The server has it. */
  settled(key: string, stored: MbtiResult): void;
}

/** As much of a window as the draft touches. */
export interface DraftWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly crypto: Pick<Crypto, 'getRandomValues'>;
  addEventListener(type: 'storage', listener: (event: { key: string | null }) => void): void;
}

/** What this person is known to have finished in this visit. */
function ownOf(window: DraftWindow, person: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(OWN) ?? 'null');
    if (!isRecord(kept) || kept.person !== person || !Array.isArray(kept.keys)) return [];
    return kept.keys.filter((one) => typeof one === 'string');
  } catch {
    return [];
  }
}

const newKey = (crypto: DraftWindow['crypto']): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What this visit's reader has said to be somebody else's; undefined where nothing can be kept. */
function othersOf(window: DraftWindow): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(OTHERS) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return undefined;
  }
}

/** @param now ms */
export function openDraft(window: DraftWindow, now: () => number = Date.now): DraftStore {
  const listeners = new Set<() => void>();
  /** How many hold each level on this page. */
  const held = new Map<Level, number>();
  /** The storage has not taken what this page has: the page is what counts. */
  let refused = false;
  let person = '';
  let draft: Draft = { ...emptyDraft, others: othersOf(window) ?? [] };
  /** What the browser has now, which another page may have written, with what is this page's alone. */
  const known = (): Draft => {
    if (refused) return draft;
    let kept: Draft;
    try {
      kept = draftFrom(window.localStorage.getItem(KEY), now());
    } catch {
      return draft;
    }
    const { own, others, stored } = draft;
    const mine = Object.fromEntries([...held.keys()].map((level) => [level, draft.answers[level]]));
    const waits = (key: string): boolean => kept.pending.some((one) => one.key === key);
    return {
      ...kept,
      ...(held.size > 0 ? { level: draft.level } : {}),
      answers: { ...kept.answers, ...mine },
      own: own.filter(waits),
      others: othersOf(window) ?? others,
      stored,
    };
  };
  draft = known();
  /** Keeps for the visit what is its reader's. */
  const keepOwn = (keys: readonly string[]): void => {
    if (person === '') return;
    try {
      window.sessionStorage.setItem(OWN, JSON.stringify({ person, keys }));
    } catch {
      // asked by the next page
    }
  };
  const tell = (): void => {
    for (const one of listeners) one();
  };
  const change = (edit: (now: Draft) => Partial<Draft>): void => {
    const before = known();
    draft = { ...before, ...edit(before) };
    try {
      const { own: _, others: __, stored: ___, ...kept } = draft;
      window.localStorage.setItem(KEY, JSON.stringify(kept));
      refused = false;
    } catch {
      // storage is full or forbidden: the page keeps it
      refused = true;
    }
    if (draft.own.join() !== before.own.join()) keepOwn(draft.own);
    tell();
  };
  // Another page of the test in the same browser.
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    draft = known();
    tell();
  });
  const wait = (done: Pending, last: Pick<Last, 'type' | 'shares'>, signedIn: boolean): Pending => {
    const { key, at, level } = done;
    change(({ answers, pending, own }) => ({
      last: { key, at, level, ...last },
      pending: [...pending, done].slice(-MOST),
      own: signedIn ? [...own, key] : own,
      ...(level === 'picked' ? {} : { answers: { ...answers, [level]: '' } }),
    }));
    return done;
  };
  const stamp = (): { key: string; at: number } => ({ key: newKey(window.crypto), at: now() });
  return {
    get: () => draft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hold: (level) => {
      held.set(level, (held.get(level) ?? 0) + 1);
      return () => {
        const left = (held.get(level) ?? 1) - 1;
        if (left > 0) held.set(level, left);
        else held.delete(level);
      };
    },
    know: (who) => {
      person = who;
      const before = who === '' ? [] : ownOf(window, who);
      if (before.length > 0) change(({ own }) => ({ own: [...new Set([...own, ...before])] }));
    },
    forget: () => keepOwn([]),
    start: (level) => change(({ answers }) => ({ level, answers: { ...answers, [level]: '' } })),
    answer: (level, index, choice) =>
      change(({ answers }) => {
        const given = answers[level];
        return {
          level,
          answers: { ...answers, [level]: given.slice(0, index) + choice + given.slice(index + 1) },
        };
      }),
    finish: ({ level, answers, type, shares }, signedIn) =>
      wait({ ...stamp(), level, answers, type }, { type, shares }, signedIn),
    pick: (type, signedIn) => wait({ ...stamp(), level: 'picked', type }, { type, shares: null }, signedIn),
    claim: (key, isOwn) => {
      if (isOwn) return change(({ own }) => ({ own: [...own, key] }));
      draft = { ...draft, others: [...draft.others, key].slice(-MOST) };
      try {
        window.sessionStorage.setItem(OTHERS, JSON.stringify(draft.others));
      } catch {
        // asked again by the next page
      }
      tell();
    },
    settled: (key, stored) =>
      change(({ pending }) => ({ pending: pending.filter((one) => one.key !== key), stored })),
  };
}
