import { describe, expect, it } from 'vitest';
import { check, only, set } from '../workbench.ts';

describe('check answers', () => {
  it('a ranking cannot show the exchange; the fitting source is named', () => {
    const found = check(set('/body/1/from', 'shop')).filter((one) => one.rule === 'answers');
    expect(found).toEqual([
      expect.objectContaining({ pointer: '/body/1/from', nearest: 'charm', allowed: ['charm'] }),
    ]);
  });

  it('it is the only error', () => {
    expect(
      only(
        set('/body/4/from', 'goals', set('/body/3/from', 'goals'))
          .replace(
            '"wall": { "get": "/v2/activities/{id}/wall" }',
            '"wall": { "get": "/v2/activities/{id}/wall" }',
          )
          .replace('"refresh": ["shop"]', '"refresh": ["shop", "wall"]'),
      ),
    ).toMatchObject({ rule: 'answers', pointer: '/body/4/from', nearest: 'wall' });
  });
});
