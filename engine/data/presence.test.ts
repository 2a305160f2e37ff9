// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { presence } from './presence.ts';

const seen = vi.spyOn(document, 'visibilityState', 'get');
const say = (event: string): void => void window.dispatchEvent(new Event(event));

afterEach(() => {
  say('online');
  presence.setShown(undefined);
  seen.mockReset();
});

describe('whether somebody is there', () => {
  it('is what the browser says, told to whoever listens', () => {
    const told = vi.fn();
    const stop = presence.subscribe(told);
    seen.mockReturnValue('hidden');
    say('visibilitychange');
    expect(presence.shown).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
    seen.mockReturnValue('visible');
    say('visibilitychange');
    expect(presence.shown).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    say('visibilitychange');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('there is a network until the browser says that there is none', () => {
    const told = vi.fn();
    expect(presence.online).toBe(true);
    const stop = presence.subscribe(told);
    say('offline');
    expect(presence.online).toBe(false);
    say('offline');
    expect(told).toHaveBeenCalledTimes(1);
    say('online');
    expect(presence.online).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    say('offline');
    expect(presence.online, 'nobody wants to know').toBe(true);
  });

  it('what is set goes before what the browser says, and is told once', () => {
    const told = vi.fn();
    const stop = presence.subscribe(told);
    presence.setShown(false);
    presence.setShown(false);
    expect(presence.shown).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
    presence.setShown(undefined);
    expect(presence.shown).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
    stop();
  });
});
