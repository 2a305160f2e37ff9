import { type CheckedFile, entriesAt, type Json, type Problem, spanOf } from '../../../check/room.ts';
import { defaults } from '../../../schemas/generated/defaults.gen.ts';

/** Rounds are drawn before they begin, begin before they end, one after the other, while the campaign is live, and are settled before it is. */
export function rounds(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  const span = spanOf(file.document);
  if (span === null || file.taint.touches('/schedule')) return [];
  const settled = Math.max(span.end, span.settle ?? span.end);
  const bell = typeof one.bell === 'number' ? one.bell : defaults.CampaignBattle.bell;
  let before = {
    at: span.start,
    words: `not before the campaign, ${String(momentsOf(file.document).start)}`,
  };
  for (const { one: round, at: here } of entriesAt(file, `${at}/rounds`)) {
    const { opens, locks } = round;
    if (file.taint.touches(here) || typeof opens !== 'string' || typeof locks !== 'string') continue;
    const [first, last] = [Date.parse(opens), Date.parse(locks)];
    const undrawn = drawing(file, one, { round, at: here, first, start: span.start });
    if (undrawn !== null) return [undrawn];
    const wrong =
      first >= span.end
        ? {
            key: 'opens',
            message: 'the campaign is over before the round begins',
            expected: `before ${String(momentsOf(file.document).end)}`,
          }
        : first < before.at
          ? { key: 'opens', message: 'a round begins too early', expected: before.words }
          : last <= first
            ? { key: 'locks', message: 'a round ends before it begins', expected: `after ${opens}` }
            : last > span.end
              ? {
                  key: 'locks',
                  message: 'the campaign ends before the round does',
                  expected: `not after ${String(momentsOf(file.document).end)}`,
                }
              : last + bell * 60_000 > settled && !file.taint.covers(`${at}/bell`)
                ? {
                    key: 'locks',
                    message: `the campaign is settled before the round is, ${bell} minutes after its bell`,
                    expected: 'an earlier bell, a smaller `bell`, or a later `settle` of the schedule',
                  }
                : null;
    if (wrong !== null) {
      const { key, ...words } = wrong;
      return [{ pointer: `${here}/${key}`, ...words, got: key === 'opens' ? opens : locks }];
    }
    before = { at: last, words: `not before the round before it ends, ${locks}` };
  }
  return [];
}

/** Pairs are drawn in each round of a battle that has pairs, and in no other, before they fight. */
function drawing(
  file: CheckedFile,
  { pairs, sides }: Json,
  { round, at, first, start }: { round: Json; at: string; first: number; start: number },
): Problem | null {
  // Of two sides nothing is drawn, which is told of `pairs`.
  const due = Array.isArray(sides) && sides.length > 2 && pairs !== undefined;
  if (round.draws === undefined)
    return due
      ? {
          pointer: at,
          message: 'nobody knows when the pairs of this round are drawn',
          expected: '`draws`, a moment before it opens',
          got: 'none',
        }
      : null;
  const pointer = `${at}/draws`;
  if (pairs === undefined)
    return {
      pointer,
      at: 'key',
      message: 'nothing is drawn here: all sides stand against all',
      expected: '`pairs` in the battle, or no `draws`',
      got: 'draws',
    };
  const draws = typeof round.draws === 'string' ? Date.parse(round.draws) : first;
  return draws >= start && draws <= first
    ? null
    : {
        pointer,
        message: draws > first ? 'the pairs are drawn when they stand already' : 'pairs are drawn too early',
        expected: `from ${String(momentsOf(file.document).start)} to ${String(round.opens)}`,
        got: String(round.draws),
      };
}

const momentsOf = (document: Json): Json => (document.schedule ?? {}) as Json;
