import { describe, expect, it } from 'vitest';
import { canBeDyed, dyed, dyeOf } from './dye.ts';

const palette = {
  ground: '#120d2b',
  panel: '#1f1747',
  accent: '#c4b8ff',
  glow: '#a99cff',
  rank1: '#f6d683',
  ink: '#f4f4ff',
};
const green = { ground: '#0b2024', panel: '#123238', accent: '#c8f56a', glow: '#a8e86a' };
const lightness = (hex: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);

describe('a drawing in the colours of a document', () => {
  const dye = dyeOf(palette, green);

  it('has its colour where it had the family’s', () => {
    for (const name of ['ground', 'panel', 'accent', 'glow'] as const)
      expect(dye(palette[name])).toBe(green[name]);
  });

  it('keeps what is lighter lighter, and what is darker darker', () => {
    const edge = dye('#33287a');
    expect(lightness(edge)).toBeGreaterThan(lightness(green.panel));
    expect(edge).toMatch(/^#[0-9a-f]{6}$/);
    expect(lightness(dye('#06041a'))).toBeLessThan(lightness(green.ground));
  });

  it('keeps gold, steel and white, and a colour of which the palette has none', () => {
    for (const hex of ['#f6d683', '#f9d267', '#ffe79a', '#d7dee9', '#c98a1c', '#d01030'])
      expect(dye(hex)).toBe(hex);
  });

  it('is as it was where the document says nothing, or the same', () => {
    for (const hex of Object.values(palette)) {
      expect(dyeOf(palette, {})(hex)).toBe(hex);
      expect(dyeOf(palette, palette)(hex)).toBe(hex);
    }
  });

  it('cannot be where the night becomes day', () => {
    expect(canBeDyed(palette, green)).toBe(true);
    expect(canBeDyed(palette, { accent: '#c00000' })).toBe(true);
    expect(canBeDyed(palette, { panel: '#fffaf0' })).toBe(false);
    expect(canBeDyed({ ...palette, panel: '#fffaf0' }, { panel: '#1f1747' })).toBe(false);
  });
});

describe('the drawings of a family', () => {
  const svg = "data:image/svg+xml,<path fill='%231f1747' stroke='%23fff'/><path fill='url(%23abc)'/>";

  it('are painted anew, with their own definitions as they were', () => {
    expect(dyed({ '--art-tab': svg }, palette, green)['--art-tab']).toBe(
      "data:image/svg+xml,<path fill='%23123238' stroke='%23fff'/><path fill='url(%23abc)'/>",
    );
  });

  it('keep medals and petals, and the accent of the plate', () => {
    const accent = "data:image/svg+xml,<path fill='%23c4b8ff'/>";
    const art = { '--art-rank-1': svg, '--art-falling': svg, '--art-currency': svg, '--art-burst': svg };
    expect(dyed(art, palette, green)).toEqual(art);
    expect(dyed({ '--art-plate': accent }, palette, green)).toEqual({ '--art-plate': accent });
    expect(dyed({ '--art-plate': svg }, palette, green)['--art-plate']).toContain('%23123238');
  });
});
