import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Renderer } from '../app/prerender/renderer.ts';
import { drawPages, type Wanted } from './draw-pages.ts';

it('what was drawn is let go while others of the list still wait: ten thousand documents fill no memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const folder = mkdtempSync(join(tmpdir(), 'gala-draw-'));
  const wanted = Array.from(
    { length: 20 },
    (_, nth) => ({ route: `r${nth}`, document: { title: `${nth}` }, languages: ['en'] }) as unknown as Wanted,
  );
  const made = new WeakMap<object, unknown>();
  const drawn: WeakRef<object>[] = [];
  const render = (({ document }) => {
    const kept = { of: 'a document' };
    made.set(document, kept);
    drawn.push(new WeakRef(kept));
    return { html: '<p>', hashes: { styles: [], scripts: [] }, faults: [] };
  }) as Renderer['render'];
  try {
    await drawPages({ render } as Pick<Renderer, 'render'>, wanted, {
      folder,
      now: 0,
      origin: undefined,
    });
    await expect
      .poll(() => {
        collect();
        return drawn.filter((one) => one.deref() !== undefined).length;
      })
      .toBeLessThan(2);
    expect(wanted).toHaveLength(20);
    expect(drawn).toHaveLength(20);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const pageOf = (html: string) => ({ html, hashes: { styles: [], scripts: [] }, faults: [] });
const some = (count: number): Wanted[] =>
  Array.from(
    { length: count },
    (_, nth) => ({ route: `r${nth}`, document: {}, languages: ['en', 'th'] }) as unknown as Wanted,
  );
const render = (({ route, lang }) => pageOf(`<p>${route} ${lang} ไทย`)) as Renderer['render'];

it('once it has ended, every page lies there whole, plain and compressed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-draw-'));
  try {
    await drawPages({ render }, some(9), { folder, now: 0, origin: undefined });
    for (let nth = 0; nth < 9; nth++)
      for (const lang of ['en', 'th']) {
        const file = join(folder, `r${nth}.${lang}.html`);
        expect(readFileSync(file, 'utf8')).toBe(`<p>r${nth} ${lang} ไทย`);
        expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(`<p>r${nth} ${lang} ไทย`);
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a page that the disk does not take ends the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-draw-'));
  try {
    // A folder stands where the second page belongs.
    mkdirSync(join(folder, 'r0.th.html'));
    await expect(drawPages({ render }, some(9), { folder, now: 0, origin: undefined })).rejects.toThrow(
      /EISDIR.*r0\.th\.html/,
    );
  } finally {
    // What was under way is still written, and needs its turns for that.
    await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 });
  }
});
