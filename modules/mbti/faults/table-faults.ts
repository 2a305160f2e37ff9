/** A row of the game-rules table: rewards by the number of participants. */
export interface RewardRow {
  participants: { from: number; to: number | null };
  ranks: number;
  points: number;
}

/** The table covers every number of participants from 1 on, and each of them once (specification §2, §9). */
export function tableFaults(table: readonly RewardRow[]): string[] {
  let next: number | null = 1;
  const faults: string[] = [];
  for (const [i, { participants }] of table.entries()) {
    const { from, to } = participants;
    if (next === null) faults.push(`row ${i + 1} comes after one that is open`);
    else if (from > next) faults.push(`a gap before row ${i + 1}: ${next} to ${from - 1}`);
    else if (from < next) faults.push(`row ${i + 1} begins at ${from}, inside the one before`);
    if (to !== null && to < from) faults.push(`row ${i + 1} ends before it begins`);
    next = to === null ? null : to + 1;
  }
  if (next !== null) faults.push(`no row for ${next} and more`);
  return faults;
}
