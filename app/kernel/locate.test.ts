// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import type { Core, Kernel } from '../stages.ts';
import { locate } from './locate.ts';

afterEach(() => vi.unstubAllGlobals());

const located = vi.fn();
const kernel = {
  apiBase: 'https://api.example.com',
  data: { model: { lang: 'th' } },
  core: Promise.resolve({ located } as unknown as Core),
} as unknown as Kernel;

it('§4 a page without data asks where the visitor is, and tells its store', async () => {
  proves('4.3');
  const fetch = vi.fn(async () => ({ json: async () => ({ code: 0, data: { areacode: 'TH' } }) }));
  vi.stubGlobal('fetch', fetch);
  await locate(kernel);
  await vi.waitFor(() => expect(located).toHaveBeenCalledWith('TH'));
  expect(fetch).toHaveBeenCalledWith('https://api.example.com/api-server/query_location', {
    headers: { lang: 'th', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
  });
});
