import { useState } from 'react';
import { useChange } from '../../engine/index.ts';
import type { PairingEntry, PairingRoundEntry } from '../../schemas/generated/types.gen.ts';

type Rounds = PairingEntry['rounds'];

/** The round that is on, or the next one; undefined where all are revealed. */
export const roundNow = (rounds: Rounds): PairingRoundEntry | undefined =>
  rounds.find(({ state }) => state !== 'revealed');

/** The last round that was revealed, where the reader had a place in it. */
export const lastOwn = (rounds: Rounds): PairingRoundEntry | undefined => {
  const last = rounds.findLast(({ state }) => state === 'revealed');
  return last?.mine == null ? undefined : last;
};

/** The round that brought the reader a pair between two answers. What becomes known with the reader was so before. */
export function revealedIn(before: Rounds | undefined, after: Rounds | undefined): string | null {
  if (before === undefined || after === undefined) return null;
  const own = lastOwn(after);
  const then = before.find(({ id }) => id === own?.id);
  return own?.mine?.match != null && then?.mine != null && then.state !== 'revealed' ? own.id : null;
}

/**
 * What is said aloud: what has become of the reader while they look on. What was so when they came is read where it stands. It is said in
 * one place that is always there: readers aloud know of a place for news only what changes in it later.
 *
 * @param now what holds now, in words; empty: nothing of theirs
 * @param brought what the last reveal has brought them: it is heard rather than that their seat is no more
 */
export function useSaid(now: string, brought: string): string {
  const [said, say] = useState('');
  useChange(now, (_, after) => say(after));
  useChange(brought, (_, after) => say(after));
  return said;
}

/** The round whose reveal the reader has seen happen, or null. */
export function useRevealed(rounds: Rounds | undefined): string | null {
  const [seen, see] = useState<string | null>(null);
  useChange(rounds, (before, after) => {
    const next = revealedIn(before, after);
    if (next !== null) see(next);
  });
  return seen;
}
