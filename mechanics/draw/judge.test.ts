import { describe, expect, it } from 'vitest';
import type { Context } from '../../server/kernel/context.ts';
import { judge, priceOf } from './judge.ts';
import { nothingDrawn } from './own.ts';
import { drawOf } from './testing.ts';

const day = 86_400_000;
const now = Date.parse('2025-06-10T12:00:00Z');
const midnight = Date.parse('2025-06-11T00:00:00Z');
const schedule = { start: now - day, end: now + 5 * day };
const context = {
  campaigns: { byId: new Map([['fair', { id: 'fair', schedule, offset: 0 }]]) },
  params: { id: 'fair' },
  user: 'u1',
  now,
  phasesOf: () => ['live'],
} as unknown as Context;

const points = (cost: number) => ({ cost, tickets: 0 });

describe('ten draws at once', () => {
  const limited = (limits: { total: number; day?: number }, taken: { total: number; day: number }) => {
    const draw = drawOf({ limits });
    const own = { ...nothingDrawn(draw), taken };
    const { reason, nextAt } = judge(
      context,
      draw,
      { own, gone: [], balance: 100, tickets: 0 },
      10,
      points(100),
    );
    return reason === 'DAY_LIMIT_REACHED' ? nextAt : reason;
  };

  it('are had tomorrow where exactly ten are left, and a day has ten', () => {
    expect(limited({ total: 11, day: 10 }, { total: 1, day: 1 })).toBe(midnight);
    expect(limited({ total: 30, day: 10 }, { total: 1, day: 1 })).toBe(midnight);
    expect(limited({ total: 11, day: 12 }, { total: 1, day: 11 })).toBe(midnight);
  });

  it('are never had again where fewer are left, or a day has fewer', () => {
    expect(limited({ total: 10, day: 10 }, { total: 1, day: 1 })).toBe('LIMIT_REACHED');
    expect(limited({ total: 30, day: 9 }, { total: 0, day: 0 })).toBe('LIMIT_REACHED');
    expect(limited({ total: 10 }, { total: 1, day: 1 })).toBe('LIMIT_REACHED');
  });

  it('are had now where exactly ten are left today', () => {
    expect(limited({ total: 10, day: 10 }, { total: 0, day: 0 })).toBeNull();
  });
});

describe('a draw', () => {
  const stands = (balance: number | null, more: Partial<Context> = {}) => {
    const draw = drawOf();
    const standing = { own: nothingDrawn(draw), gone: [], balance, tickets: 0 };
    return judge({ ...context, ...more }, draw, standing, 1, points(10)).reason;
  };

  it('takes all that somebody has, and no point more', () => {
    expect([10, 9].map((balance) => stands(balance))).toEqual([null, 'NOT_ENOUGH']);
  });

  it('is nothing for a visitor, and tells everybody first that it is over', () => {
    expect(stands(null, { user: null })).toBe('TOKEN_EXPIRED');
    expect(stands(null, { user: null, now: schedule.end })).toBe('OVER');
  });

  it('that closes without a prize is back with the next step of its pace, or tomorrow: what is first', () => {
    const until = now + 3_600_000;
    const pace = [now - 1, until, until + day].map((at, i) => ({
      until: new Date(at).toISOString(),
      most: i + 1,
    }));
    const back = (prize: object) => {
      const prizes = [
        { id: 'crown', weight: 1, ...prize },
        { id: 'thanks', weight: 1, dailyStock: 1 },
      ];
      const draw = drawOf({ prizes, exhausted: 'close' });
      const standing = { own: nothingDrawn(draw), gone: ['crown'], balance: 10, tickets: 0 };
      return judge(context, draw, standing, 1, points(10));
    };
    expect(back({ pace })).toEqual({ reason: 'PRIZES_GONE', nextAt: until });
    expect(back({ dailyStock: 1, pace: pace.slice(2) })).toEqual({ reason: 'PRIZES_GONE', nextAt: midnight });
    expect(back({ stock: 1 }), 'never before the end').toEqual({
      reason: 'PRIZES_GONE',
      nextAt: schedule.end,
    });
  });
});

describe('tickets', () => {
  const standing = (tickets: number) => {
    return { own: nothingDrawn(drawOf()), gone: [], balance: 0, tickets };
  };

  it('pay where there is one for each draw, and points for all of it otherwise', () => {
    const paid = (tickets: number, count: number, cost: number) => priceOf(count, cost, standing(tickets));
    expect([0, 1, 9].map((tickets) => paid(tickets, 1, 10))).toEqual([
      { cost: 10, tickets: 0 },
      { cost: 0, tickets: 1 },
      { cost: 0, tickets: 1 },
    ]);
    expect([9, 10].map((tickets) => paid(tickets, 10, 95))).toEqual([
      { cost: 95, tickets: 0 },
      { cost: 0, tickets: 10 },
    ]);
  });

  it('take no points of whoever has none', () => {
    const reasons = [1, 0].map(
      (tickets) => judge(context, drawOf(), standing(tickets), 1, priceOf(1, 10, standing(tickets))).reason,
    );
    expect(reasons).toEqual([null, 'NOT_ENOUGH']);
  });
});
