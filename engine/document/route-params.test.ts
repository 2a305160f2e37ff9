import { beforeEach, describe, expect, it } from 'vitest';
import { proves } from '../../scripts/test/proves.ts';
import { routeParams } from './route-params.ts';

describe('§2 parameterised routes', () => {
  beforeEach(() => proves('2.1'));
  it.each([
    ['/activity_testing/[[activity_id]]', '/h5_ac/activity_testing/7', { activity_id: '7' }],
    ['/activity_testing/[[activity_id]]', '/h5_ac/activity_testing', {}],
    ['/test_tt/[activity_id]/[[tt]]', '/h5_ac/test_tt/a%20b/2/', { activity_id: 'a b', tt: '2' }],
    ['/test_tt/[activity_id]/[[tt]]', '/h5_ac/test_tt/%E0%A4%A', { activity_id: '%E0%A4%A' }],
    ['/activity_center', '/h5_ac/activity_center', {}],
  ])('%s at %s', (route, path, params) => {
    expect(routeParams(route, path)).toEqual(params);
  });
});
