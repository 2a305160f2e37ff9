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

/** As `test`, of tests that one file shares out: each runs on one of so many days. */
export function inTurn(
  parts: number,
  run: (name: string, work: () => Promise<void>) => void = test,
  leave: (name: string) => void = test.todo,
  day: number = today,
  all: boolean = everything,
): (name: string, work: () => Promise<void>) => void {
  let told = 0;
  return (name, work) => {
    const isDue = all || (told + day) % parts === 0;
    told++;
    if (isDue) run(name, work);
    else leave(`${name}: on another day, or with npm test -- --all`);
  };
}

/** The same of a list that is too long to be named. */
export function leaveRest(name: string, command: string): void {
  if (!everything) test.todo(`${name}: on other days, or with ${command}`);
}
