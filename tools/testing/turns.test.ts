import { expect, it } from 'vitest';
import { leftToOtherDays, PARTS, type Turn, takingTurns, testTexts } from './turns.ts';

const texts = new Map([
  ['a.test.ts', '// By turns: starts processes.\n'],
  ['b.test.ts', "import 'x';\n// By turns: not in its first line."],
  ['c.e2e.ts', '// By turns, 40 s: a journey.\n'],
  ['d.e2e.ts', '// By turns: another.\n'],
  ['e.test.ts', '// Every third day, 9 s: a server.\n'],
  ['f.test.ts', '// Every third day: another.\n'],
  ['g.test.ts', '// Every third days: a slip.\n'],
]);
const days = Array.from({ length: PARTS }, (_, more) => 20_000 + more);
const runOf = (files: ReadonlyMap<string, Turn>) =>
  days.map((day) => {
    const left = leftToOtherDays(files, day);
    return [...files.keys()].filter((one) => !left.includes(one));
  });

it('a file says in its first words how it takes turns, and how long it takes when that is long', () => {
  expect([...takingTurns(texts)]).toEqual([
    ['a.test.ts', { seconds: 6, parts: PARTS }],
    ['c.e2e.ts', { seconds: 40, parts: PARTS }],
    ['d.e2e.ts', { seconds: 6, parts: PARTS }],
    ['e.test.ts', { seconds: 9, parts: 3 }],
    ['f.test.ts', { seconds: 6, parts: 3 }],
  ]);
});

it('in so many days as there are parts every one has its turn, once', () => {
  const all = takingTurns(texts);
  const files = new Map([...all].filter(([, { parts }]) => parts === PARTS));
  const run = runOf(files);
  expect(run.flat().sort()).toEqual([...files.keys()]);
  expect(run.every(({ length }) => length <= 1)).toBe(true);
});

it('of this product, in any so many days in a row as its first line says, each file runs once', () => {
  const files = takingTurns();
  for (const begin of [20_000, 20_011, 20_555])
    for (const parts of new Set([...files.values()].map((one) => one.parts))) {
      const own = [...files].filter(([, one]) => one.parts === parts).map(([path]) => path);
      const run = Array.from({ length: parts }, (_, more) => {
        const left = new Set(leftToOtherDays(files, begin + more));
        return own.filter((path) => !left.has(path));
      });
      expect(run.flat().sort(), `${parts} days from ${begin} on`).toEqual(own);
    }
});

it('each day has about as much to do as another, beside the code and end to end', () => {
  for (const folder of ['e2e', 'server']) {
    const files = new Map(
      [
        90, 80, 70, 60, 50, 40, 40, 40, 10, 20, 30, 40, 50, 60, 70, 80, 90, 30, 20, 10, 10, 20, 20, 30, 10,
      ].map((seconds, n) => [`${folder}/${n}.ts`, { seconds, parts: PARTS }]),
    );
    const sums = runOf(files).map((run) =>
      run.reduce((sum, path) => sum + (files.get(path)?.seconds ?? 0), 0),
    );
    expect(sums.toSorted((a, b) => a - b)).toEqual([
      20, 20, 20, 20, 20, 20, 30, 30, 30, 40, 40, 40, 40, 50, 50, 60, 60, 70, 70, 80, 80, 90, 90,
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
  [...text.matchAll(/\b(?:partOfDay\(\w+, |leaveToOtherDays\(\w+, |inTurn\()(\d+)|today % (\d+)/g)].map(
    ([, one, other]) => Number(one ?? other),
  );

const everMet = (parts: number, every: number): number =>
  new Set(Array.from({ length: parts }, (_, turn) => (turn * every) % parts)).size;

it('a file that takes turns meets each part of its own lists on one of its days', () => {
  const found = [...takingTurns()].flatMap(([path, { parts: every }]) =>
    partsIn(testTexts.get(path) ?? '').map((parts) => ({ path, parts, every })),
  );
  expect(found.length).toBeGreaterThan(3);
  for (const { path, parts, every } of found) expect(everMet(parts, every), path).toBe(parts);
  expect(everMet(2 * PARTS, PARTS)).toBe(2);
  expect(everMet(6, 3)).toBe(2);
});
