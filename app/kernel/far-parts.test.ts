// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { HostSettings } from '../start/handed.ts';
import { PAGE_DATA_ID } from './page-data.ts';

let stand: () => void = () => undefined;
vi.mock('../core/core.ts', () => ({ openCore: () => ({}) }));
vi.mock('../hydrate/hydrate.tsx', () => ({
  hydrate: () =>
    new Promise<void>((resolve) => {
      stand = resolve;
    }),
}));

it('§8 a script that comes after the page has loaded lays far parts out once the live parts stand', async () => {
  expect(document.readyState).toBe('complete');
  document.documentElement.dataset.opening = '';
  const script = document.createElement('script');
  const model = { lang: 'en', route: 'trial', access: { where: 'anywhere', token: 'optional' } };
  const data = { model, islands: { a: {} }, widgets: [], texts: {}, answers: {}, phase: 'live', day: 1 };
  Object.assign(script, { id: PAGE_DATA_ID, type: 'application/json', textContent: JSON.stringify(data) });
  document.body.append(script);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  window.galaStart = {
    identity: { user_id: '', token: '', device_id: '', live_obj_id: '', bundle_id: '' },
    hosts: {} as HostSettings,
    apiBase: '',
    early: new Map(),
    pictures: setTimeout(() => undefined),
    taps: () => [],
    painted: false,
  };
  const nobody = stand;
  await import('./kernel.ts');
  const opening = (): boolean => 'opening' in document.documentElement.dataset;
  await vi.waitFor(() => expect(stand).not.toBe(nobody));
  await new Promise((done) => setTimeout(done, 20));
  expect(opening(), 'the live parts do not stand yet').toBe(true);
  stand();
  await vi.waitFor(() => expect(opening()).toBe(false));
});
