import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demandSoundFolder, engineFiles, isBegun, remember } from './folder-state.ts';

let folder: string;
beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'gala-state-')));
});
afterEach(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
  fs.rmSync(folder, { recursive: true });
});

it('a folder with all that an engine needs is sound, whatever else lies there, and damaged without any of it', () => {
  remember(folder);
  const put = (path: string, content: string | Buffer) => {
    const file = join(folder, engineFiles, path);
    fs.mkdirSync(dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  };
  const needed = [
    'base/1/pg_filenode.map',
    'base/5/pg_filenode.map',
    'pg_xact/0000',
    `pg_wal/${'0'.repeat(24)}`,
  ];
  put('PG_VERSION', '18\n');
  put('global/pg_control', Buffer.alloc(8192, 1));
  put('global/pg_filenode.map', Buffer.alloc(524, 1));
  for (const path of [...needed, 'base/1/1255', 'base/5/1255', 'pg_wal/archive_status/x', 'pg_xact/notes'])
    put(path, 'x');
  expect(demandSoundFolder(folder)).toBe(true);
  for (const path of needed) {
    fs.rmSync(join(folder, engineFiles, path));
    expect(() => demandSoundFolder(folder)).toThrow(`${engineFiles}/${dirname(path)} is missing or empty`);
    put(path, 'x');
  }
  expect(demandSoundFolder(folder)).toBe(true);
});

describe('that a folder has a database is remembered', () => {
  it('once for ever, and its loss is noticed', () => {
    expect([isBegun(folder), demandSoundFolder(folder)]).toEqual([false, false]);
    remember(folder);
    expect(isBegun(folder)).toBe(true);
    expect(() => demandSoundFolder(folder)).toThrow(`${engineFiles} is missing`);
    fs.mkdirSync(join(folder, engineFiles));
    expect(() => demandSoundFolder(folder)).toThrow(`${engineFiles} is empty`);
    const [name = ''] = fs.readdirSync(folder).filter((one) => one !== engineFiles);
    fs.writeFileSync(join(folder, name), 'as it was');
    remember(folder);
    expect(fs.readFileSync(join(folder, name), 'utf8')).toBe('as it was');
  });

  it.runIf(fs.existsSync('/proc/self/fd'))('also when the power fails in the next moment', async () => {
    /** What has been waited for until it was on the disk: the file's name, and what was in it then. */
    const synced: [path: string, content: string | null][] = [];
    vi.doMock('node:fs', () => ({
      ...fs,
      fsyncSync(file: number) {
        const path = fs.readlinkSync(`/proc/self/fd/${file}`);
        synced.push([path, fs.statSync(path).isFile() ? fs.readFileSync(path, 'utf8') : null]);
        fs.fsyncSync(file);
      },
    }));
    vi.resetModules();
    const anew = await import('./folder-state.ts');
    anew.remember(folder);
    const [name = ''] = fs.readdirSync(folder);
    const content = fs.readFileSync(join(folder, name), 'utf8');
    expect(content).not.toBe('');
    expect(synced).toEqual([
      [join(folder, name), content],
      [folder, null],
    ]);
  });
});
