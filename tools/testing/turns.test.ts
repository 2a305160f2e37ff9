import { expect, it } from 'vitest';
import { leftToOtherDays, TURN, takingTurns, testTexts } from './turns.ts';

const texts = new Map([
  ['a.test.ts', `${TURN} starts processes.\n`],
  ['b.test.ts', `import 'x';\n${TURN}`],
  ['c.e2e.ts', `${TURN} a journey.\n`],
  ['d.e2e.ts', `${TURN} another.\n`],
]);

it('a file says in its first words that it runs by turns', () => {
  expect(takingTurns(texts)).toEqual(['a.test.ts', 'c.e2e.ts', 'd.e2e.ts']);
});

it('in eight days every one has its turn, once', () => {
  const files = takingTurns(texts);
  const run = [0, 1, 2, 3, 4, 5, 6, 7]
    .map((more) => 20_000 + more)
    .map((day) => {
      const left = leftToOtherDays(files, day);
      return files.filter((one) => !left.includes(one));
    });
  expect(run.flat().sort()).toEqual(files);
  expect(run.every(({ length }) => length <= 1)).toBe(true);
});

it('those of this product are some, and say why', () => {
  const files = takingTurns();
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => !/^.{12,} \w.{8,}\.\n/.test(testTexts.get(path) ?? ''))).toEqual([]);
});
