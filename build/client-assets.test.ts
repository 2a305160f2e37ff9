// By turns: builds scripts.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodes } from '../app/registry/nodes.ts';
import { moduleNames } from '../modules/screens.ts';
import {
  type ClientChunk,
  chunksOf,
  copyArt,
  hydrationScripts,
  readCss,
  readThemes,
} from './client-assets.ts';
import { filesBelow } from './files-below.ts';
import { nodeSources } from './node-sources.ts';
import { REACT } from './react-as-esm.ts';
import { root } from './schemas.ts';

const chunk = (
  name: string,
  imports: string[],
  modules: string[],
  facade: string | null = null,
): ClientChunk => ({
  file: `assets/${name}.js`,
  size: name.length * 100,
  facade,
  imports: imports.map((one) => `assets/${one}.js`),
  modules,
});
const chunks = [
  chunk('kernel', [], ['app/kernel/kernel.ts'], 'app/kernel/kernel.ts'),
  chunk('engine', ['kernel', 'react', 'longer-than-react'], ['engine/index.ts', 'app/hydrate/hydrate.tsx']),
  chunk('react', ['kernel'], [REACT]),
  chunk('longer-than-react', [], []),
  chunk('hero', ['engine', 'react'], ['widgets/hero/hero.tsx'], 'widgets/hero/hero.tsx'),
  chunk('loop', ['loop', 'hero'], ['x.ts'], 'x.ts'),
];

describe('the files that a module needs', () => {
  it('its own first, then what that imports, each once', () => {
    expect(chunksOf(chunks, 'app/kernel/kernel.ts', '/b/')).toEqual(['/b/assets/kernel.js']);
    expect(chunksOf(chunks, 'widgets/hero/hero.tsx', '/b/')).toEqual([
      '/b/assets/hero.js',
      '/b/assets/engine.js',
      '/b/assets/kernel.js',
      '/b/assets/react.js',
      '/b/assets/longer-than-react.js',
    ]);
  });

  it('is found inside another file too', () => {
    expect(chunksOf(chunks, 'app/hydrate/hydrate.tsx', '/')[0]).toBe('/assets/engine.js');
  });

  it('a circle ends, and a module that there is not needs none', () => {
    expect(chunksOf(chunks, 'x.ts', '/')).toHaveLength(6);
    expect(chunksOf(chunks, 'nowhere.ts', '/')).toEqual([]);
  });

  it('of hydration have the one with React by its name, wherever it stands and however long others are', () => {
    expect(hydrationScripts(chunks, '/a/')).toEqual({
      react: '/a/assets/react.js',
      hydrate: ['/a/assets/engine.js', '/a/assets/longer-than-react.js'],
    });
  });

  it('a build without React is told, and one that has it twice', () => {
    const without = chunks.filter(({ modules }) => !modules.includes(REACT));
    expect(() => hydrationScripts(without, '/')).toThrow(/one script has React .* and 0 have it/);
    expect(() => hydrationScripts([...chunks, chunk('again', [], [REACT])], '/')).toThrow('and 2 have it');
  });
});

describe('pictures', () => {
  let folder: string;
  let art: Map<string, string>;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'gala-art-'));
    art = copyArt(folder, '/h5_ac/');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('get a name that changes with their content', () => {
    expect(art.size).toBeGreaterThan(20);
    for (const [path, address] of art) {
      const bytes = readFileSync(join(root, path.startsWith('modules/') ? '.' : 'activities', path));
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
      expect(address).toBe(`/h5_ac/assets/${path.replace(/\.(\w+)$/, `-${hash}.$1`)}`);
      expect(readFileSync(join(folder, address.replace('/h5_ac/', ''))).equals(bytes)).toBe(true);
    }
  });

  it('are pictures alone', () => {
    expect([...art.keys()].filter((path) => path.endsWith('.json'))).toEqual([]);
    for (const path of filesBelow(folder)) expect(path).toMatch(/\.(svg|png|jpg|webp|avif)$/);
  });

  it('each family has its palette the ornaments that it has, and the address of their file', () => {
    const themes = readThemes((family) => `/${family}.css`);
    expect(Object.keys(themes)).toEqual(expect.arrayContaining(['rose-night', 'quiet-paper', 'starlight']));
    for (const theme of Object.values(themes)) {
      expect(theme.palette.ground).toMatch(/^#/);
      for (const href of Object.values(theme.art)) expect(href).toMatch(/^data:/);
      expect(theme.sheet).toBe(`/${theme.name}.css`);
    }
  });
});

describe('sources of nodes', () => {
  it('are found for every name that documents may use, and for no other', () => {
    expect(
      nodeSources()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(nodes).sort());
  });
});

describe('styles', () => {
  it('every widget, screen and module has one, and they are small', () => {
    const css = readCss();
    // A slash parts a widget from one of its looks.
    expect(
      Object.keys(css)
        .filter((name) => !name.includes('/'))
        .sort(),
    ).toEqual(['base', 'live', 'table', ...moduleNames(root), ...Object.keys(nodes)].sort());
    for (const [name, text] of Object.entries(css)) {
      expect(text, name).not.toContain('\n\n');
      expect(text, `${name} closes the style element`).not.toContain('</');
    }
  });
});
