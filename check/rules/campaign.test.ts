import { describe, expect, it } from 'vitest';
import { drop, only, set } from '../testing/workbench.ts';

describe('check campaign', () => {
  it('ids stand once', () => {
    const found = only(set('/campaign/gifts/1/id', 'rose', set('/body/5/gifts', ['rose'])));
    expect(found).toMatchObject({ rule: 'campaign', pointer: '/campaign/gifts/1/id' });
  });

  it('a daily limit is at most the limit', () => {
    expect(only(set('/campaign/exchange/0/limits/day', 3))).toMatchObject({
      rule: 'campaign',
      expected: 'at most 2',
    });
  });

  it('a limit is at most the stock', () => {
    expect(only(set('/campaign/exchange/0/stock', 1))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/exchange/0/limits/total',
    });
  });

  it('goals rise', () => {
    expect(only(set('/campaign/milestones/1/at', 1000))).toMatchObject({
      rule: 'campaign',
      pointer: '/campaign/milestones/1/at',
      expected: 'more than 1000',
    });
  });

  it('a campaign has dates', () => {
    expect(only(drop('/schedule'))).toMatchObject({ rule: 'campaign', expected: 'a `schedule`' });
  });

  it('a prize costs something', () => {
    expect(only(set('/campaign/exchange/0/cost', 0))).toMatchObject({
      rule: 'schema',
      pointer: '/campaign/exchange/0/cost',
    });
  });
});
