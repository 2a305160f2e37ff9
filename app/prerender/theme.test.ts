import { describe, expect, it } from 'vitest';
import { ornamentsCss, themeCss } from './theme.ts';

const theme = {
  name: 'rose-night',
  palette: { ground: '#210a1c', accent: '#ff5c8a', accentInk: '#fff', rank1: '#fd0' },
  art: { '--art-plate': '/h5_ac/assets/art/plate-abc.svg' },
};

describe('a family of colours', () => {
  it('becomes variables of the page', () => {
    expect(themeCss(theme)).toBe(
      ':root{--ground:#210a1c;--accent:#ff5c8a;--accent-ink:#fff;--rank-1:#fd0}' +
        ':root{--art-plate:url("/h5_ac/assets/art/plate-abc.svg")}',
    );
  });

  it('leaves its ornaments to their file where it has one', () => {
    expect(themeCss({ ...theme, sheet: '/ornaments.css' })).not.toContain('--art');
    expect(ornamentsCss({ art: theme.art })).toBe(
      ':root{--art-plate:url("/h5_ac/assets/art/plate-abc.svg")}',
    );
  });

  it('a document’s own colours take the place of the family’s, and the others stay', () => {
    const css = themeCss(theme, { accent: '#00f', rank1: '#eee' });
    expect(css).toContain('--accent:#00f;');
    expect(css).toContain('--rank-1:#eee}');
    expect(css).toContain('--ground:#210a1c;');
    expect(css).not.toContain('#ff5c8a');
  });
});
