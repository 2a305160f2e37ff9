import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadWidgets } from './load-widgets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-widgets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return pathToFileURL(join(folder, name)).href;
};

describe('the widgets of a page', () => {
  it('are loaded by name, and no others', async () => {
    const loaded = await loadWidgets(['button', 'rich-text']);
    expect([...loaded.keys()].sort()).toEqual(['button', 'rich-text']);
    expect(typeof loaded.get('button')?.Component).toBe('function');
  });

  it.each(['carousel', 'constructor', '__proto__', ''])('%j does not exist and is left out', async (name) => {
    expect([...(await loadWidgets([name, 'button'])).keys()]).toEqual(['button']);
  });

  it('come from the one file that the build joined, and only what it lacks one by one', async () => {
    const joined = file('joined.mjs', 'export const widgets = { button: { Component: () => "joined" } };');
    const loaded = await loadWidgets(['button', 'rich-text'], joined);
    expect(loaded.get('button')?.Component({})).toBe('joined');
    expect(loaded.has('rich-text')).toBe(true);
  });

  it.each([
    ['gone', () => pathToFileURL(join(folder, 'gone.mjs')).href],
    ['broken', () => file('broken.mjs', 'throw new Error("half a file");')],
    ['another one', () => file('other.mjs', 'export const x = 1;')],
  ])('come one by one where that file is %s', async (_name, address) => {
    const loaded = await loadWidgets(['button', 'rich-text'], address());
    expect([...loaded.keys()].sort()).toEqual(['button', 'rich-text']);
  });
});
