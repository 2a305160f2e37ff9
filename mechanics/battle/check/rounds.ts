import { type CheckedFile, entriesAt, type Json, type Problem, spanOf } from '../../../check/room.ts';
import { defaults } from '../../../schemas/generated/defaults.gen.ts';

/** Rounds begin before they end, one after the other, while the campaign is live, and are settled before it is. */
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
    const wrong =
      first < before.at
        ? { key: 'opens', message: 'a round begins too early', expected: before.words }
        : last <= first
          ? { key: 'locks', message: 'a round ends before it begins', expected: `after ${opens}` }
          : last > span.end
            ? {
                key: 'locks',
                message: 'the campaign ends before the round does',
                expected: `not after ${String(momentsOf(file.document).end)}`,
              }
            : last + bell * 60_000 > settled
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

const momentsOf = (document: Json): Json => (document.schedule ?? {}) as Json;
