import { describe, expect, it } from 'vitest';
import settings from '../settings.json' with { type: 'json' };
import { storesFor } from './stores.ts';

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36',
};
const { domestic, global } = settings.variants;

describe('§4 the stores of the app', () => {
  it.each([
    ['android', 'global', [['google-play', global.stores.android]]],
    ['android', 'domestic', [['app-market', domestic.stores.android]]],
    ['iphone', 'global', [['app-store', global.stores.apple]]],
    ['mac', 'domestic', [['app-store', domestic.stores.apple]]],
    [
      'windows',
      'global',
      [
        ['google-play', global.stores.android],
        ['app-store', global.stores.apple],
      ],
    ],
    [
      'windows',
      'domestic',
      [
        ['app-market', domestic.stores.android],
        ['app-store', domestic.stores.apple],
      ],
    ],
  ] as const)('§4 %s, %s', (agent, variant, stores) => {
    expect(storesFor(agents[agent], variant, settings).map(({ name, href }) => [name, href])).toEqual(stores);
  });
});
