import { expect, it } from 'vitest';
import { loadSchemas } from '../../build/schemas.ts';
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

it('finds half of the widgets below 2 kB with their style, and none above 8 kB', async () => {
  const weights: Record<string, number> = {};
  for (const [path, schema] of loadSchemas()) {
    const name = /^widgets\/([a-z-]+)\.schema\.json$/.exec(path)?.[1];
    if (name === undefined) continue;
    const { script, style } = await weightOf(name, schema['x-live'] === true);
    weights[name] = script + style;
  }
  const all = Object.entries(weights);
  const light = all.filter(([, bytes]) => bytes < 2_000);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(([, bytes]) => bytes > 8_000)).toEqual([]);
  expect(light.length, JSON.stringify(weights)).toBeGreaterThanOrEqual(all.length / 2);
}, 60_000);
