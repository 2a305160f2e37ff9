import { expect, it } from 'vitest';
import { pictureSizes, weightOf } from './numbers.ts';

it('weighs every picture of activities/art by the path that documents name', () => {
  const sizes = pictureSizes();
  expect(sizes['art/rose-night/sky.svg']).toBeGreaterThan(300);
  expect(Object.keys(sizes).filter((path) => path.endsWith('.json'))).toEqual([]);
});

it('weighs the script of a live widget without the engine, and none of a static one', async () => {
  const [live, still] = [await weightOf('ranking-list', true), await weightOf('divider', false)];
  expect(live.script).toBeGreaterThan(1_000);
  expect(live.script).toBeLessThan(8_000);
  expect(still).toEqual({ script: 0, style: expect.any(Number) });
  expect(still.style).toBeGreaterThan(50);
});
