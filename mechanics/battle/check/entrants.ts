import { type CheckedFile, entriesAt, type Json, type Problem, spanOf } from '../../../check/room.ts';
import { BELL } from '../../../engine/document/anywhere/bell.ts';
import { daysOf, endOfPeriod, startOfNamed, zoneOf } from '../../../engine/document/anywhere/period.ts';
import { defaults } from '../../../schemas/generated/defaults.gen.ts';
import type { Period } from '../../../schemas/generated/types.gen.ts';

/** Entrants are the first places of a board of people, on a day of it that is settled before anything is drawn or counted. */
export function entrants(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  const pointer = `${at}/entrants`;
  const written = one.entrants as { board?: unknown; day?: unknown } | undefined;
  if (written === undefined || file.taint.touches(pointer)) return [];
  if (one.joining !== 'support')
    return [
      {
        pointer,
        at: 'key',
        message: 'a board says who stands for the sides, and what is done for them counts: nobody joins one',
        expected: '`"joining": "support"` in the battle, or no `entrants`',
        got: 'entrants',
      },
    ];
  const board = entriesAt(file, '/campaign/boards').find((entry) => entry.one.id === written.board);
  const span = spanOf(file.document);
  if (board === undefined || span === null || file.taint.touches(board.at) || file.taint.touches('/schedule'))
    return [];
  if (board.one.by !== 'receiver' && board.one.by !== 'sender')
    return [
      {
        pointer: `${pointer}/board`,
        message: `people stand for the sides of a battle, and on \`${String(written.board)}\` groups stand`,
        expected: 'a board by `receiver` or `sender`',
        got: `\`${String(board.one.by)}\``,
      },
    ];
  const periodic = board.one as { period?: Period; timezone?: string };
  const { period = defaults.CampaignBoard.period } = periodic;
  const days = daysOf(periodic, span);
  if (days === null)
    return [
      {
        pointer: `${pointer}/board`,
        message: `\`${String(written.board)}\` is settled when the campaign is: too late for anybody to fight`,
        expected: 'a board of each hour, day or week',
        got: '`total`',
      },
    ];
  const name = days[Number(written.day) - 1];
  if (name === undefined)
    return [
      {
        pointer: `${pointer}/day`,
        message: `\`${String(written.board)}\` has no such ${period}`,
        expected: `1 to ${days.length}`,
        got: String(written.day),
      },
    ];
  const zone = zoneOf(periodic, span);
  const due = Math.min(span.settle, endOfPeriod(period, startOfNamed(name, zone), zone) + BELL);
  const [first] = entriesAt(file, `${at}/rounds`);
  const begins = first?.one.draws ?? first?.one.opens;
  return first === undefined ||
    file.taint.touches(first.at) ||
    typeof begins !== 'string' ||
    Date.parse(begins) >= due
    ? []
    : [
        {
          pointer: `${pointer}/day`,
          message: `the battle begins ${begins}, and this ${period} of \`${String(written.board)}\` is settled behind that`,
          expected: `an earlier ${period}, or a first round that begins from ${new Date(due).toISOString()}`,
          got: String(written.day),
        },
      ];
}

/** In a knockout a round is drawn when the one before it is settled, and there are rounds until one is left. */
export function knockout(file: CheckedFile, { one, at }: { one: Json; at: string }): Problem[] {
  const { losers } = (one.pairs ?? {}) as { losers?: unknown };
  if (losers !== 'out' || file.taint.touches(`${at}/pairs`)) return [];
  const rounds = entriesAt(file, `${at}/rounds`);
  const bell = (typeof one.bell === 'number' ? one.bell : defaults.CampaignBattle.bell) * 60_000;
  for (const [nth, { one: round, at: here }] of rounds.entries()) {
    const before = rounds[nth - 1];
    if (before === undefined || file.taint.touches(here) || file.taint.touches(before.at)) continue;
    const [draws, ends] = [Date.parse(String(round.draws)), Date.parse(String(before.one.locks)) + bell];
    if (draws < ends)
      return [
        {
          pointer: `${here}/draws`,
          message: 'who is out is not known yet: the round before is settled behind this draw',
          expected: `from ${new Date(ends).toISOString()}`,
          got: String(round.draws),
        },
      ];
  }
  const sides = entriesAt(file, `${at}/sides`).length;
  const left = Math.ceil(sides / 2 ** rounds.length);
  return left <= 1 || file.taint.touches(`${at}/sides`) || file.taint.touches(`${at}/rounds`)
    ? []
    : [
        {
          pointer: `${at}/rounds`,
          message: `a knockout of ${sides} sides in ${rounds.length} rounds leaves ${left} who have not lost`,
          expected: `${Math.ceil(Math.log2(sides))} rounds`,
          got: `${rounds.length}`,
        },
      ];
}
