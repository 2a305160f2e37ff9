import { describe, expect, it } from 'vitest';
import type { Phase } from '../../engine/document/anywhere/phase.ts';
import { opening, refusedFor, toldCan } from './can.ts';
import type { Context } from './context.ts';

const at = Date.parse;

describe('what a button may do', () => {
  it('is told as what can be done, or why not, and when that changes', () => {
    expect(toldCan('claim', { reason: null, nextAt: null })).toEqual({ can: 'claim' });
    expect(toldCan('claim', { reason: 'OVER', nextAt: null })).toEqual({ reason: 'OVER' });
    expect(toldCan('claim', { reason: 'NOT_OPEN', nextAt: at('2025-06-10T00:00:00+08:00') })).toEqual({
      reason: 'NOT_OPEN',
      nextAt: '2025-06-09T16:00:00.000Z',
    });
  });

  it('is refused by the name of the reason, which may be the room’s own', () => {
    const own = {
      GONE: { code: 1299, status: 200, message: { cn: '', tw: '', en: '', th: '', vi: '' } },
    } as const;
    expect(refusedFor('GONE', own)).toBe(own.GONE);
    expect(refusedFor('OVER', own)).toBe('OVER');
  });

  it('has the phases of its call, and those of a window', () => {
    const schedule = { start: at('2025-06-10T00:00:00Z'), end: at('2025-06-12T00:00:00Z') };
    const campaigns = { byId: new Map([['fair', { id: 'fair', schedule, offset: 0 }]]), activities: [] };
    const phases: Record<string, readonly Phase[] | null> = { ring: ['live'], look: null };
    const context = (now: string) =>
      ({
        campaigns,
        params: { id: 'fair' },
        now: at(now),
        phasesOf: (operation: string) => phases[operation] ?? null,
      }) as unknown as Context;
    const noon = context('2025-06-10T12:00:00Z');
    expect(opening(noon, 'ring')).toEqual({ reason: null, nextAt: schedule.end });
    expect(opening(noon, 'look')).toEqual({ reason: null, nextAt: null });
    expect(opening(noon, 'ring', { daily: { opens: '18:00', locks: '20:00' } })).toEqual({
      reason: 'NOT_OPEN',
      nextAt: at('2025-06-10T18:00:00Z'),
    });
    expect(opening(context('2025-06-12T00:00:00Z'), 'ring').reason).toBe('OVER');
  });
});
