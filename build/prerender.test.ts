import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Renderer } from '../app/prerender/renderer.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import type { LoadedDocument } from './documents.ts';
import { filesBelow } from './files-below.ts';
import { prerender } from './prerender.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (route: string, more: object = {}): LoadedDocument => {
  const document: object = {
    title: { en: route },
    languages: ['en', 'th'],
    theme: { preset: 'quiet-paper' },
    body: [{ widget: 'image', src: 'art/quiet-paper/seal.svg' }],
    ...more,
  };
  return { route, document: document as ActivityDocument };
};
const schedule = { start: '2025-01-01T20:00:00+08:00', end: '2025-01-03T20:00:00+08:00' };

/** Draws what a document says, and which day it is. */
function renderer(address = 'a', fault?: string): Pick<Renderer, 'render' | 'asset'> {
  const render: Renderer['render'] = ({ route, lang, document }) => ({
    html: JSON.stringify({ route, lang, document, address }),
    hashes: { styles: [], scripts: [route] },
    faults: fault === route ? [{ node: '/body/0', widget: 'image', message: 'broken' }] : [],
  });
  return { render, asset: (path) => `${path}-${address}` };
}

const at = (time: string): number => Date.parse(time);
interface How {
  documents?: LoadedDocument[];
  now?: number;
  ground?: string;
  draws?: ReturnType<typeof renderer>;
}
const draw = (documents: LoadedDocument[], how: How = {}) =>
  prerender({
    documents,
    folder,
    renderer: how.draws ?? renderer(),
    ground: how.ground ?? 'sources',
    now: how.now ?? at('2025-01-02T12:00:00+08:00'),
  });

describe('pages that have not changed are not drawn again', () => {
  test('the second time none is, and every byte is as it was', async () => {
    const all = [page('a'), page('b/c', { schedule })];
    expect(await draw(all)).toEqual({ pages: 4, drawn: 4, faults: [] });
    const bytes = (): string[] =>
      filesBelow(folder)
        .sort()
        .map((file) => `${file} ${readFileSync(join(folder, file), 'base64')}`);
    const before = bytes();
    expect(await draw(all)).toEqual({ pages: 4, drawn: 0, faults: [] });
    expect(bytes()).toEqual(before);
    const html = readFileSync(join(folder, 'b/c.th.html'));
    expect(brotliDecompressSync(readFileSync(join(folder, 'b/c.th.html.br')))).toEqual(html);
  });

  test.each<[string, How, number]>([
    ['a document', { documents: [page('a', { summary: { en: 'new' } }), page('b')] }, 2],
    [
      'its frame',
      { documents: [page('a', { around: { route: 'f', document: {}, pages: [] } }), page('b')] },
      2,
    ],
    ['a source, a schema or a script', { ground: 'others' }, 4],
    ['a picture that pages name', { draws: renderer('b') }, 4],
  ])('%s changes: what is made of it is drawn', async (_, change, drawn) => {
    const documents = [page('a'), page('b')];
    await draw(documents);
    expect(await draw(change.documents ?? documents, change)).toMatchObject({ drawn });
  });

  test.each([
    ['2025-01-02T23:59:59+08:00', 0],
    ['2025-01-03T00:00:00+08:00', 2],
    ['2025-01-03T20:00:00+08:00', 2],
  ])('a campaign is drawn when its day or its phase is another: %s', async (now, drawn) => {
    const documents = [page('a'), page('b', { schedule })];
    await draw(documents);
    expect(await draw(documents, { now: at(now) })).toMatchObject({ drawn });
  });

  test('what is no page any more is gone, and what was lost is drawn', async () => {
    await draw([page('a'), page('b')]);
    rmSync(join(folder, 'a.en.html.br'));
    expect(await draw([page('a')])).toEqual({ pages: 2, drawn: 1, faults: [] });
    expect(filesBelow(folder).filter((file) => file.startsWith('b'))).toEqual([]);
  });

  test('a fault is told each time', async () => {
    const faults = ['en', 'th'].map((lang) => `a (${lang}) /body/0 image: broken`);
    for (let i = 0; i < 2; i++)
      expect(await draw([page('a')], { draws: renderer('a', 'a') })).toEqual({ pages: 2, drawn: 2, faults });
  });
});
