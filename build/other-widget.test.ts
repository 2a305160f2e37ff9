// By turns, 30 s: builds the scripts twice.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClientChunk } from './client-assets.ts';
import { loadDocuments } from './documents.ts';
import { openRenderer } from './renderer.ts';
import { root } from './schemas.ts';

/** A widget that some campaigns have, a screen of a module, and what its file says more after a release. */
const changed = ['widgets/thanks-wall/thanks-wall.tsx', 'modules/mbti/list/list.tsx'];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gala-widget-'));
  for (const [name, which] of [
    ['before', []],
    ['after', changed],
  ] as const) {
    const build = `
      import { build, mergeConfig } from 'vite';
      import config from './vite.config.ts';
      const changed = ${JSON.stringify(which)};
      const plugin = {
        name: 'changed',
        enforce: 'pre',
        transform: (code, id) => changed.some((one) => id.endsWith(one)) ? code + '; console.log("more");' : null,
      };
      await build(mergeConfig(config, {
        configFile: false, logLevel: 'error', plugins: [plugin],
        build: { outDir: ${JSON.stringify(join(folder, name))} },
      }));`;
    // A process of its own: the test runner's NODE_ENV would bring React's development build to the phone.
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', build], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await openRenderer(loadDocuments(), join(folder, name));
  }
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = (build: string): string[] =>
  readdirSync(join(folder, build, 'assets')).filter((name) => /\.(js|css)$/.test(name));
const joined = (build: string): Record<string, string> =>
  (JSON.parse(readFileSync(join(folder, build, 'build.json'), 'utf8')) as { joined: Record<string, string> })
    .joined;

it('a widget that changes gives no other script another name, and no page without it another file', () => {
  const newOnes = files('after').filter((name) => !files('before').includes(name));
  expect([...new Set(newOnes.map((name) => name.slice(0, -12)))].sort()).toEqual([
    'mbti-list',
    'thanks-wall',
    // of the campaigns that have the wall
    'widgets',
  ]);
  for (const name of files('before').filter((one) => files('after').includes(one)))
    expect(
      readFileSync(join(folder, 'after/assets', name)).equals(
        readFileSync(join(folder, 'before/assets', name)),
      ),
      name,
    ).toBe(true);
  const sets = Object.entries(joined('before'));
  const walls = sets.map(([set]) => set).filter((set) => set.includes('thanks-wall'));
  expect(walls.length).toBeGreaterThan(0);
  expect(sets.length).toBeGreaterThan(walls.length);
  expect(sets.filter(([set, file]) => joined('after')[set] !== file).map(([set]) => set)).toEqual(walls);
});

it('what all pages load has nothing that one widget alone uses, and asks for no file but of what all load', () => {
  const chunks = JSON.parse(readFileSync(join(folder, 'before/chunks.json'), 'utf8')) as ClientChunk[];
  const nameOf = (file: string): string => file.slice('assets/'.length, -'-xxxxxxxx.js'.length);
  const filesOf = (module: string): string[] =>
    chunks.filter(({ modules }) => modules.includes(module)).map(({ file }) => nameOf(file));
  // The judge of forms. What waits on the phone is more widgets' than one's.
  expect(filesOf('engine/document/anywhere/answers.ts')).toEqual(['form-steps']);
  expect(filesOf('engine/platform/drafts.ts')).toEqual(['engine']);
  const engine = chunks.find(({ modules }) => modules.includes('app/hydrate/hydrate.tsx'));
  expect(engine?.imports.map(nameOf).sort()).toEqual(['core', 'kernel']);
  // Nor does a page with a form ask for more than one without.
  const form = chunks.find(({ file }) => nameOf(file) === 'form-steps');
  expect(['core', 'engine', 'kernel', 'react']).toEqual(
    expect.arrayContaining(form?.imports.map(nameOf) ?? ['']),
  );
});
