import { describe, expect, it } from 'vitest';
import { check, only, set } from '../testing/workbench.ts';

describe('check offsets', () => {
  it('the one date with another offset is told', () => {
    expect(only(set('/schedule/start', '2025-05-20T00:00:00Z'))).toMatchObject({
      rule: 'offsets',
      severity: 'warning',
      pointer: '/schedule/start',
      expected: expect.stringContaining('+08:00'),
    });
  });

  it('Z and +00:00 are one', () => {
    const [start, end] = ['2025-05-20T00:00:00Z', '2025-05-27T00:00:00+00:00'];
    expect(check(set('/schedule', { start, end }))).toEqual([]);
  });
});
