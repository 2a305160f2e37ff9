import { readdirSync, readFileSync } from 'node:fs';

/** A tick of /proc, µs. */
const TICK = 10_000;

/** What /proc tells of a process, behind its name: from its state on. Null where it is over. */
function fieldsOf(pid: string): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const ticks = (fields: readonly string[], from: number, to: number): number =>
  fields.slice(from, to).reduce((sum, one) => sum + Number(one), 0);

/** What processes have taken of processors so far, µs: on a busy machine it says more than the clock. Linux alone tells it. */
export const timeOf = (pids: readonly number[]): number =>
  TICK * pids.reduce((sum, pid) => sum + ticks(fieldsOf(String(pid)) ?? [], 11, 13), 0);

/** The same of a process, of those that it has made and of those of them that are over. */
export function timeOfFamily(pid: number): number {
  const own = fieldsOf(String(pid)) ?? [];
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.filter((name) => fieldsOf(name)?.[1] === String(pid));
  return TICK * ticks(own, 11, 15) + timeOf(children.map(Number));
}
