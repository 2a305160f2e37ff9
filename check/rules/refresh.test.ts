import { describe, expect, it } from 'vitest';
import { check, drop, only, set, told } from '../testing/workbench.ts';

describe('check refresh', () => {
  it('a claim without it', () => {
    expect(only(drop('/body/3/claim/0/refresh'))).toMatchObject({
      rule: 'refresh',
      severity: 'warning',
      pointer: '/body/3/claim/0',
      expected: '`"refresh": ["shop","goals"]`',
    });
  });

  it('a redemption and a claim that forget the balance', () => {
    const text = set(
      '/body/1/unit/en',
      '{{ data.purse.amount }}',
      set('/data/purse', { get: '/v2/activities/{id}/balance' }),
    );
    expect(told('refresh', text).map((one) => [one.rule, one.pointer, one.expected])).toEqual([
      ['refresh', '/body/2/redeem/0/refresh', '`"refresh": ["shop","purse"]`'],
      ['refresh', '/body/3/claim/0/refresh', '`"refresh": ["goals","shop","purse"]`'],
    ]);
    const mended = set('/body/3/claim/0/refresh', ['goals', 'shop', 'purse'], text);
    expect(told('refresh', set('/body/2/redeem/0/refresh', ['shop', 'purse'], mended))).toEqual([]);
  });

  it('a claim that forgets the shop: whoever has more points is told of it there', () => {
    expect(only(set('/body/3/claim/0/refresh', ['goals']))).toMatchObject({
      rule: 'refresh',
      message: 'after this `shop` shows what was before',
      expected: '`"refresh": ["goals","shop"]`',
    });
  });

  it('a step beside it counts', () => {
    const steps = [
      { do: 'post', to: '/v2/activities/{id}/milestones/{item.id}', spends: true },
      { do: 'refresh', data: ['goals', 'shop'] },
    ];
    expect(check(set('/body/3/claim', steps))).toEqual([]);
  });

  it('what the page does not show needs none', () => {
    const text = drop('/body/4', drop('/data/wall'));
    expect(check(text).filter((one) => one.rule === 'refresh')).toEqual([]);
  });
});
