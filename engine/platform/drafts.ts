import { digestOf } from './digest.ts';

/** What somebody has begun to write: texts by name. */
export type Draft = Readonly<Record<string, string>>;

/** How drafts of a kind wait. */
export interface Waiting {
  /** Where they lie in the storage. */
  readonly slot: string;
  /** For how long, in ms. */
  readonly lasts: number;
}

/** A form that somebody fills in: a phone has more than one user, and a week later nobody goes on. */
export const begunForm: Waiting = { slot: 'gala.drafts', lasts: 7 * 86_400_000 };

/**
 * A short text that is typed and sent, such as the name of a team: as long as the key of an open payment (decision 0014), so that it
 * outlives a new sign-in and no more. In a slot of its own, so that it never takes the place of a form.
 */
export const typedText: Waiting = { slot: 'gala.typed', lasts: 900_000 };

/** More than these of a kind never wait; the oldest give way. */
const MOST = 5;

/** A browser's storage, as far as drafts need it. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Slot = readonly (readonly [name: string, at: number, draft: Draft])[];

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

/** What the phone keeps, read with suspicion: whatever is not ours, or too old, is left out. */
function slotIn(storage: DraftStorage, { slot, lasts }: Waiting, now: number): Slot {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(slot) ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown): Slot => {
    const [name, at, draft] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof name !== 'string' || typeof at !== 'number' || !isDraft(draft)) return [];
    return at > now - lasts && at <= now ? [[name, at, draft]] : [];
  });
}

function keep(storage: DraftStorage, { slot }: Waiting, all: Slot): void {
  try {
    if (all.length === 0) storage.removeItem(slot);
    else storage.setItem(slot, JSON.stringify(all));
  } catch {
    // full, or closed to us: the page keeps it while it is open
  }
}

/**
 * The draft of one person and thing. Under a digest of both, so that the phone keeps no user id, and somebody else who signs in
 * on it does not meet it. Whatever has waited too long is gone from the storage as soon as somebody looks.
 *
 * @param storage undefined where it is closed: nothing is kept then
 * @param person user_id; empty for a visitor, of whom nothing is kept
 * @param now ms
 */
export function draftOf(
  storage: DraftStorage | undefined,
  person: string,
  thing: string,
  waiting: Waiting = begunForm,
  now: () => number = Date.now,
): { readonly read: () => Draft | null; readonly write: (draft: Draft | null) => void } {
  if (storage === undefined || person === '') return { read: () => null, write: () => undefined };
  const name = digestOf(`${person} ${thing}`);
  return {
    read: () => {
      const all = slotIn(storage, waiting, now());
      keep(storage, waiting, all);
      return all.find(([one]) => one === name)?.[2] ?? null;
    },
    write: (draft) => {
      const others = slotIn(storage, waiting, now()).filter(([one]) => one !== name);
      keep(storage, waiting, draft === null ? others : [...others.slice(1 - MOST), [name, now(), draft]]);
    },
  };
}
