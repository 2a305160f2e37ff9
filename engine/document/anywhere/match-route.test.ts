import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../../tools/testing/proves.ts';
import { matchRoute, parametersOf, paramsAt } from './match-route.ts';

describe('§2 parameterised routes', () => {
  beforeEach(() => proves('2.1'));
  it.each([
    ['activity_testing/[[activity_id]]', 'activity_testing/7', { activity_id: '7' }],
    ['/activity_testing/[[activity_id]]', '/activity_testing', {}],
    ['test_tt/[activity_id]/[[tt]]', 'test_tt/a%20b/2', { activity_id: 'a b', tt: '2' }],
    ['test_tt/[activity_id]/[[tt]]', 'test_tt/%E0%A4%A', { activity_id: '%E0%A4%A' }],
    ['activity_center', 'activity_center', {}],
    ['activity_center', 'activity', undefined],
    ['activity_testing/[[activity_id]]', 'activity_testing/7/8', undefined],
    ['activity_testing/[[activity_id]]', 'activity_testing/', undefined],
    ['test_tt/[activity_id]/[[tt]]', 'test_tt', undefined],
    ['test_tt/[activity_id]/[[tt]]', 'test_tt//2', undefined],
    ['a.b/[city]', 'a-b/hanoi', undefined],
  ])('%s at %s', (route, path, params) => {
    expect(matchRoute(route, path)).toEqual(params);
  });

  it.each([
    ['/activity_testing/[[activity_id]]', '/h5_ac/activity_testing/7', { activity_id: '7' }],
    ['/activity_testing/[[activity_id]]', '/h5_ac/activity_testing', {}],
    ['/test_tt/[activity_id]/[[tt]]', '/h5_ac/test_tt/a%20b/2/', { activity_id: 'a b', tt: '2' }],
    ['/activity_testing/[[activity_id]]', '/h5_ac/an_alias', {}],
    ['/', '/h5_ac/', {}],
  ])('the page of %s reads of the address %s', (route, pathname, params) => {
    expect(paramsAt(route, pathname)).toEqual(params);
  });

  it('names its parameters in order', () => {
    expect(parametersOf('/a/[city]/b[no]/[[day]]')).toEqual([
      { name: 'city', optional: false },
      { name: 'day', optional: true },
    ]);
  });
});
