import { digestOf } from './digest.ts';

/** What somebody has begun to write: texts by name. */
export type Draft = Readonly<Record<string, string>>;

const SLOT = 'gala.drafts';

/** How long a draft waits, in ms: a phone has more than one user, and a week later nobody goes on. */
export const DRAFT_LASTS = 7 * 86_400_000;

/** More than these never wait; the oldest give way. */
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
function slotIn(storage: DraftStorage, now: number): Slot {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(SLOT) ?? '[]');
  } catch {
    return [];
  }
  return (Array.isArray(stored) ? stored : []).flatMap((entry: unknown): Slot => {
    const [name, at, draft] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof name !== 'string' || typeof at !== 'number' || !isDraft(draft)) return [];
    return at > now - DRAFT_LASTS && at <= now ? [[name, at, draft]] : [];
  });
}

/**
 * The draft of one person and thing. Under a digest of both, so that the phone keeps no user id, and somebody else who signs in
 * on it does not meet it.
 *
 * @param storage undefined where it is closed: nothing is kept then
 * @param person user_id; empty for a visitor, of whom nothing is kept
 * @param now ms
 */
export function draftOf(
  storage: DraftStorage | undefined,
  person: string,
  thing: string,
  now: () => number = Date.now,
): { readonly read: () => Draft | null; readonly write: (draft: Draft | null) => void } {
  if (storage === undefined || person === '') return { read: () => null, write: () => undefined };
  const name = digestOf(`${person} ${thing}`);
  return {
    read: () => slotIn(storage, now()).find(([one]) => one === name)?.[2] ?? null,
    write: (draft) => {
      const others = slotIn(storage, now()).filter(([one]) => one !== name);
      const all: Slot = draft === null ? others : [...others.slice(1 - MOST), [name, now(), draft]];
      try {
        if (all.length === 0) storage.removeItem(SLOT);
        else storage.setItem(SLOT, JSON.stringify(all));
      } catch {
        // full, or closed to us: the page keeps it while it is open
      }
    },
  };
}
