import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../build/schemas.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe('packages', () => {
  it('each is pinned to one version', () => {
    const open = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(open).toEqual([]);
  });

  it('what runs the product is no development dependency', () => {
    const [runner = ''] = (manifest.scripts.start ?? '').split(' ');
    expect(manifest.dependencies).toHaveProperty(runner);
  });

  it('the lock file names no registry', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(
      /"resolved"|https?:\/\/registry/,
    );
  });
});

describe('what git ignores is judged by nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-ignored-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Whether the style step is content with a project that holds one badly written file. */
  const passes = (file: string): boolean => {
    for (const one of ['biome.json', '.gitignore']) cpSync(join(root, one), join(folder, one));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'good.json'), '{}\n');
    writeFileSync(join(folder, file), '{"now":1,\n\n"then":2}');
    try {
      execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '.'], { cwd: folder, stdio: 'pipe' });
      return true;
    } catch {
      return false;
    }
  };

  it.each(['.data/demo-dates.json', 'dist/client/chunks.json', 'coverage/one.json', '.cache/one.json'])(
    'style leaves %s alone',
    (file) => expect(passes(file)).toBe(true),
  );

  it('style sees the same file elsewhere', () => expect(passes('activities/demo-dates.json')).toBe(false));
});
