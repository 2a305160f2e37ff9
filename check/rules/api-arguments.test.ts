import { describe, expect, it } from 'vitest';
import { check, drop, only, rename, set } from '../testing/workbench.ts';

describe('check api-arguments', () => {
  it('a query field that the API does not take comes with the nearest', () => {
    expect(only(rename('/data/charm/query/day', 'dya'))).toMatchObject({
      rule: 'api-arguments',
      nearest: 'day',
      pointer: '/data/charm/query/dya',
    });
    expect(only(set('/data/shop/query', { day: 'state.turn' }))).toMatchObject({
      rule: 'api-arguments',
      expected: 'no query at all',
    });
  });

  it('a field is of the kind that the API takes', () => {
    expect(only(set('/data/charm/query/day', "'1'"))).toMatchObject({ rule: 'api-arguments', got: '"1"' });
    expect(only(set('/body/2/redeem/0/body/count', "'one'"))).toMatchObject({
      rule: 'api-arguments',
      pointer: '/body/2/redeem/0/body/count',
      expected: 'a number',
      tip: expect.any(String),
    });
  });

  it('a field that the API needs is there', () => {
    expect(only(rename('/body/4/send/0/body/message', 'mesage'))).toMatchObject({
      rule: 'api-arguments',
      nearest: 'message',
    });
    expect(only(drop('/body/4/send/0/body'))).toMatchObject({
      rule: 'api-arguments',
      pointer: '/body/4/send/0',
      expected: 'message',
    });
    expect(check(drop('/body/2/redeem/0/body'))).toEqual([]);
  });

  it.each([
    ['0', 'at least 1'],
    ['100', 'at most 99'],
  ])('a count of %s is refused before anybody asks', (count, expected) => {
    expect(only(set('/body/2/redeem/0/body/count', count))).toMatchObject({
      rule: 'api-arguments',
      expected,
    });
  });

  it('pages are asked of answers that have pages', () => {
    expect(only(set('/data/shop/paging', { size: 20 }))).toMatchObject({
      rule: 'api-arguments',
      pointer: '/data/shop/paging',
      message: 'this answer has no pages: it comes as a whole',
    });
  });

  it('an id in words is one of the list that the API takes', () => {
    expect(only(set('/body/4/send/0/body/message', "'thank-yu'"))).toMatchObject({
      rule: 'api-arguments',
      pointer: '/body/4/send/0/body/message',
      nearest: 'thank-you',
    });
    expect(check(set('/body/4/send/0/body/message', "'thank-you'"))).toEqual([]);
  });
});
