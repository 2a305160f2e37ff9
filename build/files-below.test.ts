import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

// A file system lists names in an order of its own.
vi.mock('node:fs', async (actual) => {
  const fs = await actual<typeof import('node:fs')>();
  const readdirSync = (...asked: Parameters<typeof fs.readdirSync>) => fs.readdirSync(...asked).reverse();
  return { ...fs, readdirSync };
});
const { filesBelow } = await import('./files-below.ts');

it('files are listed by path, in one order everywhere; where there is no folder there are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['b.json', 'a/z.json', 'a/b/c.json', 'a.json']) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  expect(filesBelow(folder)).toEqual(['a.json', 'a/b/c.json', 'a/z.json', 'b.json']);
  expect(filesBelow(join(folder, 'gone'))).toEqual([]);
});
