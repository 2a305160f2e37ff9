import type { Problem } from '../../../check/room.ts';

/** A row of the game-rules table: rewards by the number of participants. */
export interface RewardRow {
  participants: { from: number; to: number | null };
  ranks: number;
  points: number;
}

/** The table covers every number of participants from 1 on, and each of them once (specification §2, §9). */
export function tableFaults(table: readonly RewardRow[]): Problem[] {
  let next: number | null = 1;
  const faults: Problem[] = [];
  for (const [i, { participants }] of table.entries()) {
    const { from, to } = participants;
    const tell = (key: string, message: string, expected: string, got: number | null) =>
      faults.push({ pointer: `/${i}/participants/${key}`, message, expected, got: String(got) });
    if (next === null) tell('from', `row ${i + 1} comes after one that is open`, 'an open row last', from);
    else if (from > next)
      tell('from', `a gap before row ${i + 1}: ${next} to ${from - 1}`, String(next), from);
    else if (from < next)
      tell('from', `row ${i + 1} begins at ${from}, inside the one before`, String(next), from);
    if (to !== null && to < from) tell('to', `row ${i + 1} ends before it begins`, `at least ${from}`, to);
    next = to === null ? null : to + 1;
  }
  if (next !== null)
    faults.push({
      pointer: table.length > 0 ? `/${table.length - 1}/participants/to` : '',
      message: `no row for ${next} and more`,
      expected: 'null in the last row: it is open',
      got: String(next - 1),
    });
  return faults;
}
