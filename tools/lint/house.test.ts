import { expect, it } from 'vitest';
import { houseFigures, lengthsBelow } from './house.ts';

it('says how many files there are, the one in the middle and the longest', () => {
  const lengths = [3, 90, 40].map((lines) => ({ file: `a/${lines}.ts`, lines }));
  expect(houseFigures(lengths)).toBe(
    '3 files without tests, the one in the middle 40 lines, the longest 90 (a/90.ts)',
  );
});

it('counts what was written: no test, nothing generated', () => {
  const files = lengthsBelow(['tools/lint', 'schemas']).map(({ file }) => file);
  expect(files).toContain('tools/lint/house.ts');
  expect(files.filter((file) => /\.test\.|\.gen\./.test(file))).toEqual([]);
});
