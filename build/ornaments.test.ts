import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow } from './files-below.ts';
import { asData, families, ornamentsOf, sheetKey, writeOrnaments } from './ornaments.ts';

it('a drawing as an address is the drawing', () => {
  const svg = '<svg xmlns="x" fill="#f00"><text>100 % it’s \'so\'</text></svg>\n';
  const data = asData(svg);
  expect(data).not.toMatch(/["#\n]/);
  expect(decodeURIComponent(data)).toBe(
    "data:image/svg+xml,<svg xmlns='x' fill='#f00'><text>100 % it’s 'so'</text></svg>",
  );
});

it('each family with ornaments has one file of them, named by its content, which asks for nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-ornaments-'));
  try {
    const addresses = writeOrnaments(folder, '/h5_ac/');
    const drawn = families().filter((family) => Object.keys(ornamentsOf(family)).length > 0);
    expect(drawn).toContain('rose-night');
    expect([...addresses.keys()]).toEqual(drawn);
    expect(filesBelow(folder)).toHaveLength(drawn.length);
    for (const [family, address] of addresses) {
      expect(address).toMatch(new RegExp(`^/h5_ac/assets/art/${family}/ornaments-[\\w-]{8}\\.css$`));
      const css = readFileSync(join(folder, address.slice('/h5_ac/'.length)), 'utf8');
      const given = [...css.matchAll(/(--art-[\w-]+):url\("data:image\/svg\+xml,<svg [^"]*<\/svg>"\)/g)];
      expect(given.map(([, name]) => name)).toEqual(Object.keys(ornamentsOf(family)));
      expect(css.replaceAll(/url\("data:[^"]*"\)/g, '')).not.toContain('url(');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('a document with colours of its own has a file in these, once for all that have the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gala-ornaments-'));
  try {
    const tokens = { panel: '#123238', accent: '#c8f56a' };
    const of = (preset: string, own?: object) => ({ document: { theme: { preset, tokens: own } } as never });
    const dark = { panel: '#010101' };
    const addresses = writeOrnaments(folder, '/', [
      of('starlight', tokens),
      of('starlight', { accent: tokens.accent, panel: tokens.panel }),
      of('starlight'),
      of('quiet-paper', dark),
    ]);
    expect(addresses.size).toBe(writeOrnaments(folder, '/').size + 1);
    const read = (own?: Record<string, string>) =>
      readFileSync(join(folder, addresses.get(sheetKey('starlight', own)) ?? ''), 'utf8');
    expect(read(tokens)).toContain('%23123238');
    expect(read()).not.toContain('%23123238');
    expect(addresses.has(sheetKey('quiet-paper', dark)), 'paper cannot be dyed for the night').toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
