import { expect, it } from 'vitest';
import { type AtRest, motionOf, restReport, tooMuch } from './rest-report.ts';

const page: AtRest = {
  route: 'a',
  family: 'x',
  loops: 3,
  thread: 0.05,
  threadStill: 0.04,
  process: 0.1,
  processStill: 0.02,
};

it('counts as motion what the page computes beyond what it computes without', () => {
  expect(motionOf(page)).toBeCloseTo(0.01);
  expect(motionOf({ ...page, threadStill: 0.06 }), 'noise').toBe(0);
});

it('says which page moves too much', () => {
  expect(tooMuch([page])).toEqual([]);
  expect(tooMuch([page, { ...page, route: 'b', thread: 0.071 }])).toEqual([
    'b: motion: expected at most 2 % of a core, got 3.1 %',
  ]);
  expect(tooMuch([{ ...page, thread: Number.NaN }]), 'what was not measured proves nothing').toHaveLength(1);
});

it('prints a line for each', () => {
  expect(restReport([page])[1]).toMatch(/^a +x +3 +5\.0 % +4\.0 % +1\.0 % +10\.0 % +2\.0 %$/);
});
