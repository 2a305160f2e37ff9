import { describe, expect, it } from 'vitest';
import { check, drop, only, set } from '../testing/workbench.ts';

const none = set('/access', { token: 'none' });

describe('check token', () => {
  it('a page that asks who reads needs one', () => {
    expect(only(none)).toMatchObject({
      rule: 'token',
      severity: 'error',
      pointer: '/access/token',
      got: '`none`',
      nearest: 'optional',
    });
  });

  it.each(['optional', 'required'])('%s says so', (token) => {
    expect(check(set('/access', { token }))).toEqual([]);
  });

  it('left out it is optional', () => {
    expect(check(drop('/access', none))).toEqual([]);
  });
});
