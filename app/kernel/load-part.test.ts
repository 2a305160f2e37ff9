// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPart, unneededPart } from './load-part.ts';

const told = vi.fn<(event: Event) => void>();
window.addEventListener('vite:preloadError', told);
afterEach(() => {
  told.mockReset();
});
const blocked = new Error('Importing a module script failed.');
const fails = (): Promise<never> => loadPart(() => Promise.reject(blocked)) as Promise<never>;

describe('a part of the page', () => {
  it('that does not load is told, with the reason, and thrown', async () => {
    await expect(fails()).rejects.toBe(blocked);
    expect(told.mock.calls.map(([event]) => Reflect.get(event, 'payload'))).toEqual([blocked]);
  });

  it('is nothing where whoever was told has handled it', async () => {
    told.mockImplementation((event) => event.preventDefault());
    expect(await fails()).toBeUndefined();
  });

  it('that nobody would miss is not told, whatever loads beside it is', async () => {
    const both = [unneededPart(fails), fails()];
    await Promise.allSettled(both);
    await expect(both[0]).rejects.toBe(blocked);
    expect(told).toHaveBeenCalledOnce();
  });
});
