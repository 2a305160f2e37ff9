/** What a text was, is, and was again taken back from. */
export interface History {
  past: readonly string[];
  now: string;
  undone: readonly string[];
}

/** So many steps can be taken back. */
const STEPS = 100;

export const begun = (now: string): History => ({ past: [], now, undone: [] });

/** After a change; what had been taken back is gone then. */
export const changed = ({ past, now, undone }: History, next: string): History =>
  next === now ? { past, now, undone } : { past: [...past, now].slice(-STEPS), now: next, undone: [] };

/** One step back. */
export function back(history: History): History {
  const { past, now, undone } = history;
  const before = past.at(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, undone: [...undone, now] };
}

/** One step that was taken back, once more. */
export function again(history: History): History {
  const { past, now, undone } = history;
  const next = undone.at(-1);
  return next === undefined ? history : { past: [...past, now], now: next, undone: undone.slice(0, -1) };
}
