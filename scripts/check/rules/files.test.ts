import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkedPaths } from '../index.ts';
import { checkAll, only, sound } from '../workbench.ts';

describe('check files', () => {
  it.each([
    ['activities/rose.jsonc', '`rose.json`'],
    ['activities/rose.JSON', '`rose.json`'],
    ['activities/rookie/rose.json5', '`rose.json`'],
    ['activities/art/rose.json', expect.stringContaining('outside activities/art')],
    ['activities/art/rose/night/palette.json', expect.stringContaining('outside activities/art')],
  ])('%s is told', (path, expected) => {
    expect(only(sound, path)).toMatchObject({ rule: 'files', file: path, line: 1, expected });
  });

  it('the rest of the project is judged as if it were not there', () => {
    const found = checkAll({ 'activities/other.JSON': '{' });
    expect(found.map((one) => [one.file, one.rule])).toEqual([['activities/other.JSON', 'files']]);
  });

  describe('in a folder', () => {
    let root: string;
    beforeEach(() => {
      root = mkdtempSync(join(tmpdir(), 'gala-files-'));
    });
    afterEach(() => rmSync(root, { recursive: true }));

    it('they are found, and pictures, palettes and notes are left alone', () => {
      const write = (path: string): void => {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), '');
      };
      for (const path of [
        'a.json',
        'b.jsonc',
        'notes.md',
        'art/x/palette.json',
        'art/x/c.json',
        'art/x/sky.svg',
      ])
        write(`activities/${path}`);
      expect(checkedPaths(root)).toEqual([
        'activities/a.json',
        'activities/art/x/c.json',
        'activities/b.jsonc',
      ]);
    });
  });
});
