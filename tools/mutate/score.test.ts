import { expect, it } from 'vitest';
import { Score } from './score.ts';

it('counts by room, the fixed ones apart, and those that were late', () => {
  const score = new Score();
  score.add('fixed', {});
  score.add('data', { failed: 'a.test.ts' });
  score.add('data', { failed: 'a.test.ts', late: true });
  score.add('http', {});
  score.add('http', {}, true);
  score.add('http', { failed: 'a.test.ts' }, true);
  expect(score.lines()).toEqual([
    'fixed        0 of 1 killed, 0.0 %',
    'data         2 of 2 killed, 100.0 %, 1 by time-out',
    'http         1 of 2 killed, 50.0 %; 1 that change nothing left out',
    'the sample   3 of 4 killed, 75.0 %, 1 by time-out; 1 that change nothing left out',
  ]);
  expect([score.left('fixed'), score.left('http'), score.left('page')]).toEqual([1, 1, 0]);
});
