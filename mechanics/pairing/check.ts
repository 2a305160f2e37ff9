import {
  type CheckedFile,
  entriesAt,
  type Json,
  type MechanicCheck,
  type Problem,
  pathsOf,
  spanOf,
  twice,
} from '../../check/room.ts';
import { kind, pairings } from './rules.ts';

const block = `/campaign/${pairings.key}`;

/** Rounds open, lock and are revealed in this order, one after the other, while the campaign is live. */
function rounds(file: CheckedFile, at: string): Problem[] {
  const span = spanOf(file.document);
  if (span === null || file.taint.touches('/schedule')) return [];
  const { start, end } = (file.document.schedule ?? {}) as Json;
  let before = { at: span.start, words: `not before the campaign, ${String(start)}` };
  for (const { one: round, at: here } of entriesAt(file, `${at}/rounds`)) {
    const { opens, locks, reveals } = round;
    if (file.taint.touches(here)) continue;
    if (typeof opens !== 'string' || typeof locks !== 'string' || typeof reveals !== 'string') continue;
    const [first, last, told] = [Date.parse(opens), Date.parse(locks), Date.parse(reveals)];
    const wrong =
      first >= span.end
        ? {
            key: 'opens',
            message: 'the campaign is over before the round opens',
            expected: `before ${String(end)}`,
          }
        : first < before.at
          ? { key: 'opens', message: 'a round opens too early', expected: before.words }
          : last <= first
            ? {
                key: 'locks',
                message: 'a round locks before anybody can sign up',
                expected: `after ${opens}`,
              }
            : told < last
              ? {
                  key: 'reveals',
                  message: 'all are told while people still come and leave',
                  expected: `not before it locks, ${locks}`,
                }
              : told > span.end
                ? {
                    key: 'reveals',
                    message: 'the campaign ends before anybody is told',
                    expected: `not after ${String(end)}`,
                  }
                : null;
    if (wrong !== null) {
      const { key, ...words } = wrong;
      return [{ pointer: `${here}/${key}`, ...words, got: String(round[key]) }];
    }
    before = { at: told, words: `not before the round before it is revealed, ${reveals}` };
  }
  return [];
}

/** More choices than there are people to choose never help anybody. */
function choices(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  const { seats, choices: most, sides } = one;
  if (typeof seats !== 'number' || typeof most !== 'number') return [];
  if (file.taint.touches(`${at}/seats`) || file.taint.touches(`${at}/choices`)) return [];
  const others = sides === undefined ? seats - 1 : seats;
  if (most <= others) return [];
  const expected = `${others} or fewer`;
  return [
    {
      pointer: `${at}/choices`,
      message: 'one may choose more people than there are',
      expected,
      got: String(most),
    },
  ];
}

/** Who signs up, chooses or leaves does so in the round that is on: one round alone in a path serves one night. */
function fixedRounds(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  const rounds = entriesAt(file, `${at}/rounds`).map((entry) => entry.one.id);
  if (rounds.length < 2) return [];
  return pathsOf(file).flatMap(({ place, method, match, own }): Problem[] => {
    const [pairing, round] = [match?.values.get('pairing')?.text, match?.values.get('round')?.text];
    const isOf = pairing === one.id || pairing?.includes('{') === true;
    if (method !== 'post' || !own || round === undefined || !isOf || !rounds.includes(round)) return [];
    return [
      {
        pointer: place.pointer,
        message: `this is for the round \`${round}\` alone, and \`${String(one.id)}\` has ${rounds.length} of them`,
        expected: '`{item.round}`, the round that is on',
        got: `\`${round}\``,
        nearest: place.value.replace(`/${round}`, '/{item.round}'),
      },
    ];
  });
}

const faults: NonNullable<MechanicCheck['faults']> = (file) =>
  entriesAt(file, block).flatMap((entry) => [
    ...twice(file, [`${entry.at}/sides`], 'side'),
    ...twice(file, [`${entry.at}/rounds`], 'round'),
    ...rounds(file, entry.at),
    ...choices(file, entry),
    ...fixedRounds(file, entry),
  ]);

export const pairingCheck: MechanicCheck = {
  key: pairings.key,
  does: { joinPairing: kind },
  tells: pairings.tells,
  faults,
};
