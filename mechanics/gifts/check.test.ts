import { describe, expect, it } from 'vitest';
import { drop, set, told } from '../../check/testing/workbench.ts';

const sense = (text: string) => told('campaign-sense', text);

describe('gifts that do nothing', () => {
  it('one without points that earns nothing is told', () => {
    const idle = set('/campaign/gifts/1/points', 0, set('/campaign/gifts/1/earns', 0));
    expect(sense(idle)).toMatchObject([
      {
        severity: 'warning',
        pointer: '/campaign/gifts/1/points',
        message: expect.stringContaining('`swan`'),
      },
    ]);
    expect(sense(set('/campaign/gifts/1/points', 0))).toEqual([]);
  });

  it('one that no board and no goal counts is told', () => {
    // Without goals, the one board counts roses alone.
    const text = drop('/campaign/milestones', drop('/data/goals', drop('/body/3')));
    const idle = set('/campaign/gifts/1/earns', 0, text);
    expect(sense(idle)).toMatchObject([
      {
        pointer: '/campaign/gifts/1/id',
        message: expect.stringContaining('nothing counts it'),
        got: '`swan`',
      },
    ]);
    expect(sense(set('/campaign/boards/0/gifts', ['rose', 'swan'], idle))).toEqual([]);
    expect(sense(set('/campaign/gifts/1/earns', 0))).toEqual([]);
  });
});
