import { describe, expect, it } from 'vitest';
import { loadWidgets } from './load-widgets.ts';

describe('widgets, each from its own file', () => {
  it('are loaded by name, and no others', async () => {
    const loaded = await loadWidgets(['button', 'rich-text']);
    expect([...loaded.keys()].sort()).toEqual(['button', 'rich-text']);
    expect(typeof loaded.get('button')?.Component).toBe('function');
  });

  it.each(['carousel', 'constructor', '__proto__', ''])('%j does not exist and is left out', async (name) => {
    expect([...(await loadWidgets([name, 'button'])).keys()]).toEqual(['button']);
  });
});
