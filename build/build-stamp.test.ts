import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSources, stampOf, startSources } from './build-stamp.ts';
import { root } from './schemas.ts';

it('a stamp changes with the names and the words of its sources, and with no test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'room/deep'), { recursive: true });
  writeFileSync(join(folder, 'lock.json'), '{}');
  writeFileSync(join(folder, 'room/a.ts'), 'a');
  writeFileSync(join(folder, 'room/deep/b.css'), 'b');
  const now = (): string => stampOf(['room', 'lock.json'], folder);
  const seen = new Set([now()]);
  const change = (make: () => void): void => {
    make();
    expect(seen.has(now())).toBe(false);
    seen.add(now());
  };
  change(() => writeFileSync(join(folder, 'room/a.ts'), 'aa'));
  change(() => writeFileSync(join(folder, 'room/deep/b.css'), 'c'));
  change(() => writeFileSync(join(folder, 'lock.json'), '{ }'));
  change(() => writeFileSync(join(folder, 'room/c.ts'), ''));
  change(() => renameSync(join(folder, 'room/c.ts'), join(folder, 'room/d.ts')));
  change(() => rmSync(join(folder, 'room/d.ts')) ?? writeFileSync(join(folder, 'room/aa.ts'), 'a'));
  const before = now();
  writeFileSync(join(folder, 'room/a.test.ts'), 'a');
  expect(now()).toBe(before);
});

/** Every file of the project that one imports, itself and through others; types alone leave nothing behind. */
function importedBy(entry: string): Set<string> {
  const all = new Set<string>();
  const visit = (file: string): void => {
    if (all.has(file) || !existsSync(join(root, file))) return;
    all.add(file);
    if (!/\.tsx?$/.test(file)) return;
    const text = readFileSync(join(root, file), 'utf8').replaceAll(
      /^(?:import|export) type [^;]*?from [^;]*;/gms,
      '',
    );
    for (const [, to = ''] of text.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g))
      visit(relative(root, join(root, dirname(file), to.replace(/\?.*$/, ''))));
  };
  visit(entry);
  return all;
}

const outside = (entry: string, sources: readonly string[]): string[] =>
  [...importedBy(entry)].filter(
    (file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)),
  );

it.each(['check/disk/project.ts', 'build/prerender.ts', 'app/simulator/simulator.ts', 'vite.config.ts'])(
  'all that %s is made of changes the stamp of a start',
  (entry) => {
    expect(importedBy(entry).size).toBeGreaterThan(5);
    expect(outside(entry, startSources)).toEqual([]);
  },
);

it('all that a phone gets changes the stamp of the build', () => {
  for (const entry of ['app/kernel/kernel.ts', 'app/registry/nodes.ts', 'app/start/start.ts']) {
    expect(importedBy(entry).size).toBeGreaterThan(3);
    expect(outside(entry, buildSources)).toEqual([]);
  }
});
