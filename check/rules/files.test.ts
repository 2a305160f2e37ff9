import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkedPaths } from '../disk/checked-paths.ts';
import { checkAll, only, sound } from '../testing/workbench.ts';

describe('check files', () => {
  it.each([
    ['activities/rose.jsonc', '`rose.json`'],
    ['activities/rose.JSON', '`rose.json`'],
    ['activities/rookie/rose.json5', '`rose.json`'],
    ['activities/rose.json.txt', '`rose.json`'],
    ['activities/rose.yaml', '`rose.json`'],
    ['activities/rose', '`rose.json`'],
    ['rose.json', '`activities/rose.json`'],
    ['Activities/rookie/rose.json', '`activities/rookie/rose.json`'],
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

    const write = (path: string, text = ''): void => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    };

    it('they are found, and pictures and notes are left alone', () => {
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
        'activities/art/x/palette.json',
      ]);
    });

    it('a file of another name is a document when it holds one', () => {
      const broken = sound.replace('"version": 1,', '"version": 1');
      const yaml = 'version: 1\nredirect: /other\n';
      const strays = {
        'Activities/a.json': sound,
        'a.json': sound,
        'activities/b': sound,
        'activities/b.json.txt': broken,
        'activities/b.json.orig': sound,
        'activities/b.yaml': yaml,
        'activity/a.json': sound,
      };
      const others = {
        'activities/.b.json.swp': sound,
        'activities/b.json~': sound,
        'activities/list.txt': '{"body": [1], "head": 2}',
        'activities/notes': 'body: of the text\n',
        'activity/names.json': '{"title": "x"}',
        'docs/a.json': sound,
        'package.json': '{"name": "x", "version": "1"}',
      };
      for (const [path, text] of Object.entries({ ...strays, ...others })) write(path, text);
      expect(checkedPaths(root).sort()).toEqual(Object.keys(strays).sort());
    });
  });
});
