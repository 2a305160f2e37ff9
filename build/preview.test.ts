import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../app/prerender/html.ts';
import type { ActivityDocument } from '../engine/document/document.ts';
import { loadDocuments } from './documents.ts';
import { previewOf, rasterOf } from './preview.ts';
import { root } from './schemas.ts';

/** Width and height of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): [number, number] | undefined {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  return undefined;
}

describe('§7 share: the picture of a link', () => {
  it.each(loadDocuments().filter(({ document }) => document.redirect === undefined))(
    '§7 share: $route has one, of the size that apps show, and small',
    ({ document }) => {
      const path = previewOf(document) ?? '';
      const jpeg = readFileSync(join(root, 'activities', path));
      expect(sizeOf(jpeg), path).toEqual([PREVIEW_WIDTH, PREVIEW_HEIGHT]);
      expect(jpeg.length, path).toBeLessThan(120_000);
    },
  );

  it.each(loadDocuments().filter(({ document }) => document.cover))(
    '§7 share: $route shows its own cover, not its family’s in place of it',
    ({ document: { share: _, ...unshared } }) => {
      expect(previewOf(unshared)).toBe(rasterOf(unshared.cover ?? ''));
    },
  );

  it('§7 share: what a document shares comes before its cover, that before its family’s; none is no fault', () => {
    const document: ActivityDocument = {
      title: 'x',
      languages: ['en'],
      theme: { preset: 'carnival' },
      body: [],
      cover: 'art/rose-night/cover.svg',
      share: { title: 'x', content: 'y', image: 'art/starlight/cover.svg' },
    };
    expect(previewOf(document)).toBe('art/starlight/cover.jpg');
    const { share: _, ...covered } = document;
    expect(previewOf(covered)).toBe('art/rose-night/cover.jpg');
    expect(previewOf({ ...covered, cover: 'art/rose-night/nowhere.svg' })).toBe('art/carnival/cover.jpg');
    expect(previewOf({ ...covered, cover: '', theme: { preset: 'nobody' } })).toBeUndefined();
  });
});
