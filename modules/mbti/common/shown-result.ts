import type { MbtiMineAnswer, MbtiResult } from '../../../schemas/generated/types.gen.ts';
import type { Draft, Last } from '../draft.ts';

/** The result that a screen shows. */
export type Shown = Pick<Last, 'level' | 'type' | 'shares'>;

const asShown = ({ level, type, scales }: MbtiResult): Shown => ({
  level,
  type,
  shares: level === 'picked' ? null : scales.map(({ share }) => share),
});

/**
 * The result to show. What waits on this phone comes first, so that a result is there without a connection and without
 * a sign-in; then what has just been stored, then what the server knows. What was finished here by somebody is nobody
 * else's: whoever is signed in sees their own, and of what waits only what is known to be theirs.
 *
 * @param mine the server's answer, as far as it is known
 */
export function shownResult(
  { last, own, stored }: Draft,
  mine: MbtiMineAnswer | undefined,
  signedIn: boolean,
): Shown | undefined {
  if (last && (!signedIn || own.includes(last.key))) return last;
  if (!signedIn) return undefined;
  const known = mine?.result;
  if (stored && (!known || known.at < stored.at)) return asShown(stored);
  return known ? asShown(known) : undefined;
}
