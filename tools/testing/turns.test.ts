import { expect, it } from 'vitest';
import { leftToOtherDays, PARTS, takingTurns, testTexts } from './turns.ts';

const texts = new Map([
  ['a.test.ts', '// By turns: starts processes.\n'],
  ['b.test.ts', "import 'x';\n// By turns: not in its first line."],
  ['c.e2e.ts', '// By turns, 40 s: a journey.\n'],
  ['d.e2e.ts', '// By turns: another.\n'],
]);
const days = Array.from({ length: PARTS }, (_, more) => 20_000 + more);
const runOf = (files: ReadonlyMap<string, number>) =>
  days.map((day) => {
    const left = leftToOtherDays(files, day);
    return [...files.keys()].filter((one) => !left.includes(one));
  });

it('a file says in its first words that it runs by turns, and how long it takes when that is long', () => {
  expect([...takingTurns(texts)]).toEqual([
    ['a.test.ts', 6],
    ['c.e2e.ts', 40],
    ['d.e2e.ts', 6],
  ]);
});

it('in so many days as there are parts every one has its turn, once', () => {
  const files = takingTurns(texts);
  const run = runOf(files);
  expect(run.flat().sort()).toEqual([...files.keys()]);
  expect(run.every(({ length }) => length <= 1)).toBe(true);
});

it('each day has about as much to do as another, beside the code and end to end', () => {
  for (const folder of ['e2e', 'server']) {
    const files = new Map(
      [90, 80, 70, 60, 50, 40, 40, 40, 10, 20, 30, 40, 50, 60, 70, 80, 90, 30, 20].map((seconds, n) => [
        `${folder}/${n}.ts`,
        seconds,
      ]),
    );
    const sums = runOf(files).map((run) => run.reduce((sum, path) => sum + (files.get(path) ?? 0), 0));
    expect(sums.toSorted((a, b) => a - b)).toEqual([
      30, 40, 40, 40, 40, 40, 40, 50, 50, 60, 60, 70, 70, 80, 80, 90, 90,
    ]);
  }
});

it('those of this product are some, and say why', () => {
  const files = [...takingTurns().keys()];
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !/^.{12,} \w.{8,}\.\n/.test(testTexts.get(path) ?? ''))).toEqual([]);
});

/** Into how many parts a file cuts a list of its own. */
const partsIn = (text: string): number[] =>
  [...text.matchAll(/\b(?:partOfDay|leaveToOtherDays)\(\w+, (\d+)|today % (\d+)/g)].map(([, one, other]) =>
    Number(one ?? other),
  );

it('a file that runs by turns meets each part of its own lists on one of its days', () => {
  const everMet = (parts: number): number =>
    new Set(Array.from({ length: parts }, (_, turn) => (turn * PARTS) % parts)).size;
  const found = [...takingTurns().keys()].flatMap((path) => partsIn(testTexts.get(path) ?? ''));
  expect(found.length).toBeGreaterThan(3);
  for (const parts of found) expect(everMet(parts)).toBe(parts);
  expect(everMet(2 * PARTS)).toBe(2);
});
