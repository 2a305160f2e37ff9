import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keep, keptIn } from './kept.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'gala-kept-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

it('what was made of the same sources is found again, and nothing else is', () => {
  const file = join(folder(), 'deep/note.json');
  expect(keptIn(file, 'a')).toBeUndefined();
  keep(file, 'a', { pages: 3 });
  expect(keptIn(file, 'a')).toEqual({ pages: 3 });
  expect(keptIn(file, 'b')).toBeUndefined();
  keep(file, 'b', { pages: 4 });
  expect(keptIn(file, 'a')).toBeUndefined();
  expect(keptIn(file, 'b')).toEqual({ pages: 4 });
  expect(readdirSync(join(file, '..'))).toEqual(['note.json']);
});

it('a note that is cut short is none', () => {
  const file = join(folder(), 'note.json');
  keep(file, 'a', { pages: 3 });
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -2));
  expect(keptIn(file, 'a')).toBeUndefined();
});
