import { describe, expect, it } from 'vitest';
import { prizeState } from './prize-state.ts';

describe('state of a prize', () => {
  const open = { state: 'open' as const, cost: 100, taken: 0, limit: 2 };

  it('is open with enough points, exactly enough too', () => {
    expect(prizeState(open, 100)).toEqual({ state: 'open', missing: 0 });
  });

  it('is short by what is missing', () => {
    expect(prizeState(open, 36)).toEqual({ state: 'short', missing: 64 });
  });

  it('stays open for a visitor: the server asks for the sign-in', () => {
    expect(prizeState(open, null)).toEqual({ state: 'open', missing: 0 });
  });

  it('is what the server says before it is short', () => {
    expect(prizeState({ state: 'soldOut', cost: 100, taken: 0, limit: 2 }, 0).state).toBe('soldOut');
  });

  it('is unavailable where the server does not know the prize', () => {
    expect(prizeState(undefined, 1_000).state).toBe('unavailable');
  });
});
