import { expect, it } from 'vitest';
import { readCampaigns } from './campaigns.ts';
import { activityOf } from './message-kinds.ts';

it('a message is of an activity with a title and a route, or of none any more', () => {
  const schedule = { start: '2025-06-10T00:00:00+08:00', end: '2025-06-12T00:00:00+08:00' };
  const document = { title: { cn: '集市', en: 'Fair' }, schedule, campaign: {} };
  const known = readCampaigns([{ route: 'fair', document }], []);
  expect(activityOf(known, 'fair', 'en')).toEqual({ title: 'Fair', route: '/fair' });
  expect(activityOf(known, 'gone', 'en')).toBeNull();
});

it('leads to the part of the page that shows what a message is of, the first that there is', () => {
  const schedule = { start: '2025-06-10T00:00:00+08:00', end: '2025-06-12T00:00:00+08:00' };
  const body = [{ widget: 'hero' }, { widget: 'lucky-draw', id: 'play', from: 'wheel' }];
  const data = { wheel: { get: '/v2/activities/{id}/draws/wheel' } };
  const document = { title: 'Fair', schedule, campaign: {}, body, data };
  const known = readCampaigns([{ route: 'fair', document }], []);
  const routeTo = (...shows: string[]) => activityOf(known, 'fair', 'en', shows)?.route;
  expect(routeTo('draws/wheel')).toBe('/fair#play');
  expect(routeTo('draws/other', 'draws/wheel')).toBe('/fair#play');
  expect(routeTo('draws/other'), 'to the page, where no part does').toBe('/fair');
});
