import type { MbtiMineAnswer } from '../../../schemas/generated/types.gen.ts';
import type { Draft, Last } from '../draft.ts';

/** The result that a screen shows. */
export type Shown = Pick<Last, 'level' | 'type' | 'shares'>;

/**
 * What was finished on this phone last, until the server knows of something else; so a result is there without a
 * connection, and without a sign-in.
 */
export function shownResult(draft: Draft, mine: MbtiMineAnswer | undefined): Shown | undefined {
  const { last, pending } = draft;
  const waits = last !== null && pending.some(({ key }) => key === last.key);
  const stored = mine?.result;
  if (last && (waits || !mine)) return last;
  if (!stored) return last ?? undefined;
  return {
    level: stored.level,
    type: stored.type,
    shares: stored.level === 'picked' ? null : stored.scales.map(({ share }) => share),
  };
}
