import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../tools/testing/contrast.ts';
import { PALETTES } from './palettes.ts';

const screens = join(dirname(fileURLToPath(import.meta.url)), '../../modules/mbti');

describe('palettes of the temperaments: text can be read', () => {
  it('measures contrast as WCAG does, so that a weak pair would be seen', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  for (const [temperament, palette] of Object.entries(PALETTES)) {
    const { ground, ground2, panel, ink, muted, accent, accentInk } = palette;

    it(`${temperament}: ink and muted ink on the panel`, () => {
      expect(contrast(ink, panel)).toBeGreaterThanOrEqual(7);
      expect(contrast(muted, panel)).toBeGreaterThanOrEqual(4.5);
    });

    it(`${temperament}: ink on both ends of the ground`, () => {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, ground2)).toBeGreaterThanOrEqual(4.5);
    });

    it(`${temperament}: words on the accent`, () => {
      expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5);
    });
  }

  it('are the ones of the style sheet', () => {
    const css = readFileSync(join(screens, 'style.css'), 'utf8');
    for (const [temperament, palette] of Object.entries(PALETTES)) {
      const rule = new RegExp(`\\.mbti-${temperament.toLowerCase()} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
      for (const [name, colour] of Object.entries(palette)) {
        const variable = name.replace('2', '-2').replace('Ink', '-ink');
        expect(rule, temperament).toContain(`--mbti-${variable}: ${colour};`);
      }
    }
  });
});
