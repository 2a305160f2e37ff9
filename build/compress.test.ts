import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress.ts';
import { root } from './schemas.ts';

let folder: string;
let cache: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gala-compress-'));
  cache = join(folder, 'cache');
  mkdirSync(join(folder, 'assets/art'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
const at = (path: string): string => join(folder, 'assets', path);
const compress = (): Promise<void> => compressFiles(join(folder, 'assets'), cache);

it('each text has beside it what travels in its place, as small as it gets', async () => {
  const text = readFileSync(join(root, 'package.json'));
  for (const path of ['a.js', 'a.css', 'art/a.svg', 'a.json', 'a.jpg']) writeFileSync(at(path), text);
  await compress();
  for (const path of ['a.js', 'a.css', 'art/a.svg', 'a.json']) {
    expect(brotliDecompressSync(readFileSync(at(`${path}.br`))).equals(text)).toBe(true);
    expect(gunzipSync(readFileSync(at(`${path}.gz`))).equals(text)).toBe(true);
    // Node's own default is the highest quality.
    expect(readFileSync(at(`${path}.br`)).length).toBeLessThanOrEqual(brotliCompressSync(text).length);
  }
  expect(existsSync(at('a.jpg.br'))).toBe(false);
});

it('what would only grow has nothing beside it', async () => {
  writeFileSync(at('a.js'), 'x()');
  await compress();
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'art']);
});

it('what was compressed once is not compressed again, and what is there stays', async () => {
  writeFileSync(at('a.js'), 'x();'.repeat(300));
  await compress();
  const [kept = ''] = readdirSync(cache).filter((name) => name.endsWith('.br'));
  writeFileSync(join(cache, kept), 'from the cache');
  await compress();
  expect(readFileSync(at('a.js.br'), 'utf8')).not.toBe('from the cache');
  rmSync(at('a.js.br'));
  await compress();
  expect(readFileSync(at('a.js.br'), 'utf8')).toBe('from the cache');
});
