import { describe, expect, it } from 'vitest';
import { phases } from '../../engine/document/anywhere/phase.ts';
import { untimely } from './timely.ts';

const whole = { start: 10, end: 20, settle: 30 };
const moments = { preview: 9, live: 10, settling: 20, ended: 30 };
const during = (open: Parameters<typeof untimely>[0], schedule: Parameters<typeof untimely>[1] = whole) =>
  phases.map((phase) => untimely(open, schedule, moments[phase]));

describe('a call that is open in some phases', () => {
  it('is too early before the first and over after the last', () => {
    expect(during(['live'])).toEqual(['NOT_OPEN', null, 'OVER', 'OVER']);
    expect(during(['live', 'settling'])).toEqual(['NOT_OPEN', null, null, 'OVER']);
    expect(during(['ended'])).toEqual(['NOT_OPEN', 'NOT_OPEN', 'NOT_OPEN', null]);
    expect(during(['preview', 'settling'])).toEqual([null, 'NOT_OPEN', null, 'OVER']);
    expect(during([...phases])).toEqual([null, null, null, null]);
  });

  it('is over at the end of a campaign that does not settle', () => {
    expect(during(['live', 'settling'], { start: 10, end: 20 })).toEqual(['NOT_OPEN', null, 'OVER', 'OVER']);
  });
});
