import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
