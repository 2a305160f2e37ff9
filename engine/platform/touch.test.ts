// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../../tools/testing/proves.ts';
import { guardTouches, TapGuard } from './touch.ts';

let stop: AbortController;
beforeEach(() => {
  stop = new AbortController();
  guardTouches(document, stop.signal);
});
afterEach(() => stop.abort());

/** Sends a touch event from inside the page. @returns whether it was cancelled */
function send(type: string, fields: { touches?: number; at?: number } = {}): boolean {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'touches', { value: { length: fields.touches ?? 1 } });
  if (fields.at !== undefined) Object.defineProperty(event, 'timeStamp', { value: fields.at });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('§5 touch handling', () => {
  it('cancels a touch with more than one finger, and no other', () => {
    proves('5.1');
    expect(send('touchstart', { touches: 1 })).toBe(false);
    expect(send('touchstart', { touches: 2 })).toBe(true);
    expect(send('touchstart', { touches: 5 })).toBe(true);
  });

  it('§5 §9 T63: cancels a second tap within 300 ms', () => {
    proves('5.2', '9.2', 'T63');
    expect(send('touchend', { at: 1000 })).toBe(false);
    expect(send('touchend', { at: 1300 })).toBe(true);
  });

  it('lets a second tap after 301 ms be', () => {
    proves('9.2');
    expect(send('touchend', { at: 1000 })).toBe(false);
    expect(send('touchend', { at: 1301 })).toBe(false);
  });

  it('cancels the very first tap never, even at the first millisecond of a page', () => {
    proves('5.2');
    expect(send('touchend', { at: 0 })).toBe(false);
  });

  it('cancels the start of a pinch', () => {
    proves('5.1', 'T64');
    expect(send('gesturestart')).toBe(true);
  });

  it('lets go of the page when it is stopped', () => {
    stop.abort();
    expect(send('touchstart', { touches: 2 })).toBe(false);
    expect(send('gesturestart')).toBe(false);
  });
});

describe('§5 taps that start something', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('§5 §9 T63: one within 300 ms counts as the first, and one after 301 ms is one of its own', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const guard = new TapGuard();
    expect(guard.take()).toBe(true);
    guard.done();
    clock.mockReturnValue(1);
    expect(guard.take()).toBe(false);
    clock.mockReturnValue(300);
    expect(guard.take()).toBe(false);
    clock.mockReturnValue(301);
    expect(guard.take()).toBe(true);
  });

  it('none is taken while the last one is at work', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const guard = new TapGuard();
    guard.take();
    clock.mockReturnValue(60_000);
    expect(guard.take()).toBe(false);
    guard.done();
    expect(guard.take()).toBe(true);
  });
});
