import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';
import { lanesOf, testSteps } from './steps.ts';

/** Enough days for all that takes turns among the steps: twelve of stories, 51 of their dresses. */
const days = Array.from({ length: 204 }, (_, more) => 20_000 + more);
const namesOn = (day: number): string[] => testSteps(false, day).run.map(({ name }) => name);
const all = testSteps(true).run.map(({ name }) => name);

it('each step of a run of all has its days, and what a day leaves is named', () => {
  expect(new Set(days.flatMap(namesOn))).toEqual(new Set(all));
  for (const day of days) {
    const { run, otherDays } = testSteps(false, day);
    const told = [...run.map(({ name }) => name), ...otherDays];
    expect(all.filter((name) => !told.includes(name))).toEqual([]);
  }
  expect(testSteps(true).otherDays).toEqual([]);
});

it('what docs/testing.md lists before the tests are steps of every day', () => {
  const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([^|]+) \| `[^|]+ \|$/gm)].map(([, name = '']) => name);
  const listed = rows.slice(0, rows.indexOf('size budgets') + 1);
  expect(listed).toHaveLength(11);
  for (const day of days.slice(0, 4)) {
    const steps = lanesOf(false, day)
      .flat()
      .map(({ name }) => name);
    // A row may say more: `documents, and data of modules`.
    expect(listed.filter((row) => !steps.some((step) => row.startsWith(step)))).toEqual([]);
  }
});

const simulated = (day: number, whole = false): number =>
  Number(
    lanesOf(whole, day)
      .flat()
      .find(({ name }) => name === 'a simulated campaign')
      ?.command.at(-1),
  );

it('a campaign that has to come to every call is simulated every fourth day, never beside the speed guard', () => {
  const long = days.filter((day) => simulated(day) >= 3000);
  expect(long).toHaveLength(days.length / 4);
  expect(long.filter((day) => namesOn(day).includes('speed guard'))).toEqual([]);
  expect(days.filter((day) => namesOn(day).includes('speed guard'))).toHaveLength(days.length / 4);
  expect(simulated(20_001, true)).toBe(100_000);
});
