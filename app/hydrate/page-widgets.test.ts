import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Widget } from '../../engine/render/define-widget.ts';
import { bringWidgets } from './page-widgets.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-widgets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return pathToFileURL(join(folder, name)).href;
};
const brought = async (names: readonly string[], from?: string): Promise<Map<string, Widget>> => {
  const widgets = new Map<string, Widget>();
  await bringWidgets(widgets, names, from);
  return widgets;
};

describe('the widgets of a page', () => {
  it('come from the one file that the build made, by the names that it exports', async () => {
    const address = file(
      'all.mjs',
      'export const button = { Component: () => "one" }, richText = { Component: () => "two" };',
    );
    const widgets = await brought(['button', 'rich-text'], address);
    expect(widgets.get('button')?.Component({})).toBe('one');
    expect(widgets.get('rich-text')?.Component({})).toBe('two');
  });

  it('that it lacks come one by one', async () => {
    const address = file('some.mjs', 'export const button = { Component: () => "joined" };');
    const widgets = await brought(['button', 'rich-text'], address);
    expect(widgets.get('button')?.Component({})).toBe('joined');
    expect(typeof widgets.get('rich-text')?.Component).toBe('function');
  });

  it.each([
    ['gone', () => pathToFileURL(join(folder, 'gone.mjs')).href],
    ['broken', () => file('broken.mjs', 'throw new Error("half a file");')],
    ['another one', () => file('other.mjs', 'export const x = 1;')],
    ['none', () => undefined],
  ])('come one by one where that file is %s', async (_name, address) => {
    const widgets = await brought(['button', 'rich-text', 'no-such-widget'], address());
    expect([...widgets.keys()].sort()).toEqual(['button', 'rich-text']);
  });

  it('come from the files that a list beside it names, where that file is broken', async () => {
    const address = file('page-abc.mjs', 'throw new Error("half a file");').replace('.mjs', '.js');
    const own = file('own.mjs', 'export const button = { Component: () => "its own" };');
    vi.stubEnv('DEV', false);
    vi.stubGlobal('fetch', async (asked: string) =>
      asked.endsWith('/page-abc.json') ? Response.json({ button: own }) : new Response('', { status: 404 }),
    );
    const widgets = await brought(['button', 'rich-text'], address);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    expect([...widgets.keys()]).toEqual(['button']);
    expect(widgets.get('button')?.Component({})).toBe('its own');
  });
});
