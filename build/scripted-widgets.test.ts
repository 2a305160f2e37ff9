import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Renderer } from '../app/prerender/renderer.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import type { LoadedDocument } from './documents.ts';
import { scriptedWidgets } from './scripted-widgets.ts';

test('a document is compiled once, and again when it or what lies below it is another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-scripted-'));
  const file = join(folder, 'scripted.json');
  const asked: string[] = [];
  const renderer: Pick<Renderer, 'scripted'> = {
    scripted: ({ route, document }) => {
      asked.push(route);
      return [[String(document.title)]];
    },
  };
  const page = (route: string, more: object): LoadedDocument => {
    return { route, document: more as ActivityDocument };
  };
  const first = [page('a', { title: 'hero' }), page('b', { title: 'tabs' }), page('c', { redirect: '/a' })];
  const changed = [page('a', { title: 'hero' }), page('b', { title: 'button' })];
  try {
    expect(scriptedWidgets(renderer, first, 'sources', file)).toEqual([['hero'], ['tabs']]);
    expect(scriptedWidgets(renderer, first, 'sources', file)).toEqual([['hero'], ['tabs']]);
    expect(asked).toEqual(['a', 'b']);
    expect(scriptedWidgets(renderer, changed, 'sources', file)).toEqual([['hero'], ['button']]);
    expect(asked).toEqual(['a', 'b', 'b']);
    scriptedWidgets(renderer, changed, 'other sources', file);
    expect(asked).toEqual(['a', 'b', 'b', 'a', 'b']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
