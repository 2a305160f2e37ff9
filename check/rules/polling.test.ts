import { describe, expect, it } from 'vitest';
import { check, drop, only, set } from '../testing/workbench.ts';

describe('check polling', () => {
  it('each second is too often', () => {
    expect(only(set('/data/charm/every', '1s'))).toMatchObject({
      rule: 'polling',
      severity: 'warning',
      pointer: '/data/charm/every',
      nearest: '15s',
    });
  });

  it('for ever is too long on a page with a schedule', () => {
    expect(only(drop('/data/charm/while'))).toMatchObject({
      rule: 'polling',
      message: expect.stringContaining('for ever'),
    });
    expect(only(drop('/data/charm/while', set('/data/charm/every', '59s')))).toMatchObject({
      rule: 'polling',
    });
  });

  it('seldom, or while something holds, is fine', () => {
    expect(check(set('/data/charm/every', '5s'))).toEqual([]);
    expect(check(drop('/data/charm/while', set('/data/charm/every', '1m')))).toEqual([]);
    expect(check(drop('/data/charm/while', drop('/data/charm/every')))).toEqual([]);
  });
});
