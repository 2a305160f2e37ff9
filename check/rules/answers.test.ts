import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

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

  it('a source that no widget it feeds can show is told at its path', () => {
    const track = { widget: 'milestone-track', from: 'goals', milestones: ['first', 'second'], claim: [] };
    const twice = set('/body/6', track).replace('/milestones" }', '/exchange" }');
    const found = check(twice).filter((one) => one.rule === 'answers');
    expect(found).toEqual([
      expect.objectContaining({
        pointer: '/data/goals/get',
        nearest: '/v2/activities/{id}/milestones',
        related: [expect.anything(), expect.anything()],
      }),
    ]);
  });
});
