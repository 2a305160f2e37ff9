import { describe, expect, it } from 'vitest';
import { beginOf, phaseAt } from './phase.ts';

const schedule = { preview: 50, start: 100, end: 200, settle: 300 };

describe('phases of a campaign', () => {
  it.each([
    [0, 'preview'],
    [50, 'preview'],
    [99, 'preview'],
    [100, 'live'],
    [199, 'live'],
    [200, 'settling'],
    [299, 'settling'],
    [300, 'ended'],
    [9e15, 'ended'],
  ])('at %i it is %s', (now, phase) => {
    expect(phaseAt(schedule, now)).toBe(phase);
  });

  it('without a settling time, the end is the end', () => {
    expect(phaseAt({ start: 100, end: 200 }, 199)).toBe('live');
    expect(phaseAt({ start: 100, end: 200 }, 200)).toBe('ended');
  });

  it.each(['live', 'settling', 'ended'] as const)('%s begins with its own first millisecond', (phase) => {
    const begin = beginOf(schedule, phase);
    expect(phaseAt(schedule, begin)).toBe(phase);
    expect(phaseAt(schedule, begin - 1)).not.toBe(phase);
  });

  it('without a settling time, what comes after it begins at the end', () => {
    expect(beginOf({ start: 100, end: 200 }, 'ended')).toBe(200);
  });
});
