import { expect, it } from 'vitest';
import { chooseMask } from './mask.ts';

/** Whether a module tells how a code is to be read: format beside the finders, from version 7 on the version too. */
const informs = (row: number, column: number, size: number): boolean => {
  const format = [0, 1, 2, 3, 4, 5, 7, 8, ...Array.from({ length: 8 }, (_, nth) => size - 8 + nth)];
  const version = (near: number, far: number) => size >= 45 && near < 6 && [11, 10, 9].includes(size - far);
  return (
    (row === 8 && format.includes(column)) ||
    (column === 8 && format.includes(row)) ||
    version(row, column) ||
    version(column, row)
  );
};

it.each([21, 25, 41, 45, 49])(
  'of %i modules those count for none that are written after the choice',
  (size) => {
    let dice = 7;
    const toss = (): number => {
      dice = (dice * 48_271) % 2_147_483_647;
      return dice & 1;
    };
    const reserved = new Uint8Array(size * size);
    for (let round = 0; round < 12; round++) {
      const modules = reserved.map(toss);
      const otherwise = modules.map((module, at) =>
        informs(Math.floor(at / size), at % size, size) ? 1 - module : module,
      );
      expect(chooseMask(otherwise, reserved, size)).toBe(chooseMask(modules, reserved, size));
    }
  },
);
