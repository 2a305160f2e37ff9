import { describe, expect, it } from 'vitest';
import { addressesOf } from './addresses.ts';

describe('addresses of a document', () => {
  it('a route without values is its own address', () => {
    expect(addressesOf('activity_center')).toEqual([{ route: 'activity_center', params: {} }]);
    expect(addressesOf('rookie/[city]')).toEqual([{ route: 'rookie/[city]', params: {} }]);
  });

  it('each value is an address, with or without a leading slash', () => {
    expect(addressesOf('rookie/[city]', { city: ['hanoi', 'saigon'] })).toEqual([
      { route: 'rookie/hanoi', params: { city: 'hanoi' } },
      { route: 'rookie/saigon', params: { city: 'saigon' } },
    ]);
    expect(addressesOf('/rookie/[city]', { city: ['hue'] })).toEqual([
      { route: '/rookie/hue', params: { city: 'hue' } },
    ]);
  });

  it('several parameters make every pair; one without values stays', () => {
    const routes = addressesOf('[year]/[city]/[[id]]', { year: ['2025', '2026'], city: ['hue', 'hanoi'] });
    expect(routes.map(({ route }) => route)).toEqual([
      '2025/hue/[[id]]',
      '2025/hanoi/[[id]]',
      '2026/hue/[[id]]',
      '2026/hanoi/[[id]]',
    ]);
  });

  it('a parameter with the name of what every object has is one like all others', () => {
    for (const name of ['constructor', 'toString'])
      expect(addressesOf(`rookie/[${name}]`, { city: ['hue'] })).toEqual([
        { route: `rookie/[${name}]`, params: {} },
      ]);
  });

  it('§2 an optional one may be absent', () => {
    expect(addressesOf('rookie/[[city]]', { city: ['hue'] })).toEqual([
      { route: 'rookie', params: {} },
      { route: 'rookie/hue', params: { city: 'hue' } },
    ]);
  });
});
