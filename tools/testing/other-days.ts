import { test } from 'vitest';
import { everything, partOfDay, today } from './part-of-day.ts';

/** Names, as tests that a run has left out, what of a list has its turn another day. */
export function leaveToOtherDays<Entry>(
  list: readonly Entry[],
  parts: number,
  name: (entry: Entry) => string,
  day: number = today,
): void {
  const now = partOfDay(list, parts, day);
  for (const one of list)
    if (!now.includes(one)) test.todo(`${name(one)}: on another day, or with npm test -- --all`);
}

/** The same of a list that is too long to be named. */
export function leaveRest(name: string, command: string): void {
  if (!everything) test.todo(`${name}: on other days, or with ${command}`);
}
