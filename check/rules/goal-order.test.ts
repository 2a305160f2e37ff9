import { describe, expect, it } from 'vitest';
import { check, only, set, sound } from '../testing/workbench.ts';

describe('check goal-order', () => {
  it('a track out of order is told at the first goal that falls', () => {
    expect(only(set('/body/3/milestones', ['second', 'first']))).toMatchObject({
      rule: 'goal-order',
      pointer: '/body/3/milestones/1',
      expected: 'first, second',
    });
  });

  it('in order it is fine', () => {
    expect(check(sound)).toEqual([]);
  });

  it('goals that do not rise are told by the campaign alone', () => {
    expect(only(set('/campaign/milestones/0/at', 3000))).toMatchObject({ rule: 'campaign' });
    expect(only(set('/campaign/milestones/1/id', 'first'))).toMatchObject({ rule: 'campaign' });
  });
});
