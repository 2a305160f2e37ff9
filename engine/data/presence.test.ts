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

  it('whoever comes back to a page that the browser has kept is told of, and a page that is loaded is not', () => {
    const told = vi.fn();
    const stop = presence.subscribe(told);
    const shown = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    expect(told).not.toHaveBeenCalled();
    shown(true);
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    shown(true);
    expect(told).toHaveBeenCalledTimes(1);
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

  it('the network that came back while nobody listened is there for the next one', () => {
    const on = vi.spyOn(navigator, 'onLine', 'get');
    const stop = presence.subscribe(() => undefined);
    say('offline');
    stop();
    say('online');
    expect(presence.online, 'nobody heard it').toBe(false);
    on.mockReturnValue(false);
    presence.subscribe(() => undefined)();
    expect(presence.online).toBe(false);
    on.mockReturnValue(true);
    const again = presence.subscribe(() => undefined);
    expect(presence.online).toBe(true);
    presence.setOnline(false);
    say('pageshow');
    expect(presence.online, 'a page that was put aside').toBe(true);
    again();
    on.mockRestore();
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
