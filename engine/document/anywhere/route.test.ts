import { expect, it } from 'vitest';
import { addressOf, routeOf } from './route.ts';

it.each([
  ['index.json', 'index', '/'],
  ['activity_center.json', 'activity_center', '/activity_center'],
  ['starlight_hall/index.json', 'starlight_hall', '/starlight_hall'],
  ['starlight_hall/entrance.json', 'starlight_hall/entrance', '/starlight_hall/entrance'],
  [
    'activity_testing/[[activity_id]].json',
    'activity_testing/[[activity_id]]',
    '/activity_testing/[[activity_id]]',
  ],
  ['my.json.json', 'my.json', '/my.json'],
  ['reindex.json', 'reindex', '/reindex'],
])('the path is the route: %s is %s, at %s', (path, route, address) => {
  expect(routeOf(path)).toBe(route);
  expect(addressOf(route)).toBe(address);
});
