import { vi } from 'vitest';
import type { HostSettings } from '../start/handed.ts';
import { PAGE_DATA_ID } from './page-data.ts';

/** A page as the kernel finds it: its data, what the start script has left for somebody who is not signed in, and requests without an answer. */
export function layPage(islands: Readonly<Record<string, object>> = {}): void {
  const script = document.createElement('script');
  const model = { lang: 'en', route: 'trial', access: { where: 'anywhere', token: 'optional' } };
  const data = { model, islands, widgets: [], texts: {}, answers: {}, phase: 'live', day: 1 };
  Object.assign(script, { id: PAGE_DATA_ID, type: 'application/json', textContent: JSON.stringify(data) });
  document.body.replaceChildren(script);
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
}
