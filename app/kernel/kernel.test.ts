// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { HostSettings } from '../start/handed.ts';
import { PAGE_DATA_ID, type PageData } from './page-data.ts';

beforeAll(async () => {
  const data = {
    model: { lang: 'en', route: 'trial', access: { where: 'anywhere', token: 'optional' } },
    islands: {},
    widgets: [],
    texts: {},
    answers: {},
    phase: 'live',
    day: 1,
  } as unknown as PageData;
  const script = document.createElement('script');
  Object.assign(script, { id: PAGE_DATA_ID, type: 'application/json', textContent: JSON.stringify(data) });
  document.body.append(script);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  window.galaStart = {
    identity: { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' },
    hosts: {} as HostSettings,
    apiBase: '',
    early: new Map(),
    pictures: setTimeout(() => undefined),
    taps: () => [],
    painted: false,
  };
  await import('./kernel.ts');
  expect(window.galaStart, 'nobody else finds it').toBeUndefined();
});

/** Whether the page lets a touch be. */
const lets = (type: string, more: object = {}): boolean =>
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), more));

it('§5 every page cancels touches of more than one finger and the start of a pinch', () => {
  proves('5.1', 'T64');
  expect(lets('touchstart', { touches: [1] })).toBe(true);
  expect(lets('touchstart', { touches: [1, 2] })).toBe(false);
  expect(lets('gesturestart')).toBe(false);
});
