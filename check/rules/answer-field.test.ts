import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

const FIELD = '/body/2/redeem/0/expect/0/field';

describe('check answer-field', () => {
  it('a field that the answer does not have comes with the nearest', () => {
    expect(only(set(FIELD, 'balanc'))).toMatchObject({
      rule: 'answer-field',
      pointer: FIELD,
      nearest: 'balance',
      allowed: ['items', 'balance'],
    });
  });

  it('nothing is below a number', () => {
    expect(only(set(FIELD, 'balance.amount'))).toMatchObject({ rule: 'answer-field', got: '`amount`' });
  });

  it('a source that is not there is told once, as such', () => {
    expect(only(set('/body/2/redeem/0/expect/0/data', 'nosuch'))).toMatchObject({ rule: 'references' });
    expect(check(set(FIELD, 'items'))).toEqual([]);
  });
});
