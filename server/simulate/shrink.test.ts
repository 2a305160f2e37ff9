import { expect, it } from 'vitest';
import { shrink } from './shrink.ts';

const needs = (...needed: number[]) => {
  let asked = 0;
  const fails = (list: readonly number[]): Promise<boolean> => {
    asked += 1;
    return Promise.resolve(needed.every((one) => list.includes(one)));
  };
  return { fails, asked: () => asked };
};
const all = Array.from({ length: 200 }, (_, i) => i);

it('what is left is what it takes to fail, in its order', async () => {
  expect(await shrink(all, needs(17).fails)).toEqual([17]);
  expect(await shrink(all, needs(180, 3, 90).fails)).toEqual([3, 90, 180]);
  expect(await shrink(all, needs(...all).fails)).toEqual(all);
});

it('few tries are enough where little is needed', async () => {
  const { fails, asked } = needs(3, 180);
  await shrink(all, fails);
  expect(asked()).toBeLessThan(60);
});

it('ends where it is told to, with what is shortest so far', async () => {
  const { fails, asked } = needs(150);
  expect(await shrink(all, fails, () => asked() < 1)).toEqual(all.slice(100));
});
