import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('§9 lazy image: throttle 200 ms', () => {
  beforeEach(() => proves('9.7', 'T04'));
  it('works at once, then once for all calls of the next 200 ms', () => {
    const work = vi.fn();
    const { call } = throttle(work, 200);
    for (let n = 0; n < 10; n++) call();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(199);
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(work, 'nobody has asked since').toHaveBeenCalledTimes(2);
  });

  it('does nothing later when nothing was asked meanwhile, and nothing after cancel', () => {
    const work = vi.fn();
    const { call, cancel } = throttle(work, 200);
    call();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
    call();
    call();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(2);
    call();
    vi.advanceTimersByTime(1000);
    expect(work, 'what was called before cancel is forgotten').toHaveBeenCalledTimes(3);
  });

  it('counts the pause from the call after cancel alone', () => {
    const work = vi.fn();
    const { call, cancel } = throttle(work, 200);
    call();
    vi.advanceTimersByTime(100);
    cancel();
    call();
    vi.advanceTimersByTime(100);
    call();
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(3);
  });
});
