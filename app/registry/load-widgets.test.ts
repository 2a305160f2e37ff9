import { describe, expect, it, vi } from 'vitest';
import { loadWidgets } from './load-widgets.ts';

describe('widgets, each from its own file', () => {
  it('are loaded by name, and no others', async () => {
    const loaded = await loadWidgets(['button', 'rich-text']);
    expect([...loaded.keys()].sort()).toEqual(['button', 'rich-text']);
    expect(typeof loaded.get('button')?.Component).toBe('function');
  });

  it.each(['no-such-widget', 'constructor', '__proto__', ''])(
    '%j does not exist and is left out',
    async (name) => {
      expect([...(await loadWidgets([name, 'button'])).keys()]).toEqual(['button']);
    },
  );

  it('come from where the page says that they lie, and from nowhere else', async () => {
    const code = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`;
    const files = {
      'rich-text': code('export const richText = { Component: () => "from its file" };'),
      hero: code('throw new Error("half a file");'),
      button: code('export const other = 1;'),
    };
    vi.stubEnv('DEV', false);
    const loaded = await loadWidgets(['rich-text', 'hero', 'button', 'tabs'], files);
    vi.unstubAllEnvs();
    expect([...loaded.keys()]).toEqual(['rich-text']);
    expect(loaded.get('rich-text')?.Component({})).toBe('from its file');
  });

  it('one that did not come is asked for at another address each time', async () => {
    // A browser, and Node.js, keep a script that failed as failed. What follows the mark is no part of what is written here.
    const file = `data:text/javascript,${encodeURIComponent('globalThis.asked = (globalThis.asked ?? 0) + 1; if (globalThis.asked < 3) throw new Error("cut"); export const hero = {};//')}`;
    vi.stubEnv('DEV', false);
    for (const _ of ['at first', 'again']) expect((await loadWidgets(['hero'], { hero: file })).size).toBe(0);
    expect([...(await loadWidgets(['hero'], { hero: file })).keys()]).toEqual(['hero']);
    vi.unstubAllEnvs();
  });
});
