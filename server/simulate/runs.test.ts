import { expect, it } from 'vitest';
import { seedsOf, sideBySide, summaryOf } from './runs.ts';

it('campaigns go side by side, never more than are asked for, and are told in the order of their seeds', async () => {
  let [now, most] = [0, 0];
  const lengths = [3, 1, 2, 1];
  const told = await sideBySide([...seedsOf('x', 4).entries()], 2, async ([i, seed]) => {
    now += 1;
    most = Math.max(most, now);
    for (let turn = 0; turn < (lengths[i] ?? 0); turn += 1) await Promise.resolve();
    now -= 1;
    return seed;
  });
  expect(told).toEqual(['x-1', 'x-2', 'x-3', 'x-4']);
  expect(most).toBe(2);
});

it('the summary names the seeds, and which of them went wrong', () => {
  const runs = seedsOf('x', 3).map((seed) => ({ seed, seconds: 60, wrong: null }));
  expect(summaryOf(runs, 10_000, 100)).toEqual([
    '3 campaigns, 30,000 steps, seeds x-1 to x-3: 100 s, 300 steps a second',
    'every audit at zero, nothing answered twice',
  ]);
  const [one, two, three] = runs;
  if (one === undefined || two === undefined || three === undefined) throw new Error('three runs');
  expect(summaryOf([one, { ...two, wrong: 'step 7' }, three], 10_000, 100)[1]).toBe(
    'wrong in 1 of them: x-2',
  );
});
