import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

it('a lane is forgotten when nobody is in it any more, however its work has ended', async () => {
  const lanes = createLanes({ atOnce: 1, waiting: 1 });
  const both = [lanes.run('a', async () => 'first'), lanes.run('a', async () => 'second')];
  const refused = lanes.run('a', async () => 'third');
  const failed = lanes.run('b', () => Promise.reject(new Error('no')));
  expect(lanes.size).toBe(2);
  await expect(refused).rejects.toThrow();
  await expect(failed).rejects.toThrow('no');
  expect(await Promise.all(both)).toEqual(['first', 'second']);
  expect(lanes.size).toBe(0);
});
