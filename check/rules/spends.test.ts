import { describe, expect, it } from 'vitest';
import { drop, only, set } from '../testing/workbench.ts';

describe('check spends', () => {
  it('a request with an idempotency key says spends', () => {
    expect(only(drop('/body/3/claim/0/spends'))).toMatchObject({
      rule: 'spends',
      pointer: '/body/3/claim/0',
      message: expect.stringContaining('a retry would count twice'),
    });
    expect(only(set('/body/3/claim/0/spends', false))).toMatchObject({
      rule: 'spends',
      pointer: '/body/3/claim/0/spends',
    });
  });
});
