import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ornamentsCss } from '../app/prerender/theme.ts';
import { loadDocuments } from '../build/documents.ts';
import { families, paletteOf, partsOf } from '../build/ornaments.ts';
import { root } from '../build/schemas.ts';
import { contrast } from '../tools/testing/contrast.ts';
import { rarities } from '../tools/testing/rarities.ts';

/** What engine/render/parts and the widgets cut each part by (docs/art.md). */
const boxes: Readonly<Record<string, string>> = {
  panel: '0 0 96 96',
  card: '0 0 48 48',
  row: '0 0 96 48',
  tab: '0 0 64 44',
  'tab-on': '0 0 64 44',
  button: '0 0 96 52',
  digit: '0 0 48 56',
  'step-1': '0 0 120 160',
  'step-2': '0 0 120 160',
  'step-3': '0 0 120 160',
  rays: '0 0 360 240',
  sheet: '0 0 360 32',
  falling: '0 0 24 24',
  burst: '0 0 24 24',
  note: '0 0 128 96',
};

const parts = families().flatMap((family) =>
  Object.entries(boxes).flatMap(([part, box]) => {
    const path = join(root, 'activities/art', family, `${part}.svg`);
    return existsSync(path) ? [{ family, part, box, svg: readFileSync(path, 'utf8') }] : [];
  }),
);

describe('parts of families', () => {
  it('there are some', () => expect(parts.length).toBeGreaterThan(20));

  it.each(parts)(
    '$family: $part has the view box and size that it is cut by, and weighs little',
    ({ box, svg }) => {
      const [, , width, height] = box.split(' ');
      expect(/viewBox="([^"]*)"/.exec(svg)?.[1]).toBe(box);
      expect(svg).toContain(`width="${width}" height="${height}"`);
      expect(gzipSync(svg).length).toBeLessThan(12_000);
    },
  );

  it.each(families())('%s: all that its pages ask for weighs at most 9 kB', (family) => {
    expect(brotliCompressSync(ornamentsCss(partsOf(family))).length).toBeLessThan(9000);
  });

  it.each(families())('%s: faces come in pairs, and steps in threes', (family) => {
    const has = (part: string) => parts.some((one) => one.family === family && one.part === part);
    expect(has('tab')).toBe(has('tab-on'));
    expect([has('step-2'), has('step-3')]).toEqual([has('step-1'), has('step-1')]);
  });

  it.each(families())('%s: has a paper of its own for notes on walls', (family) => {
    const papers = parts.filter(({ part }) => part === 'note');
    const own = papers.find((one) => one.family === family);
    expect(own).toBeDefined();
    expect(papers.filter(({ svg }) => svg === own?.svg)).toEqual([own]);
  });

  it.each(families())('%s: words on faces are read (WCAG AA)', (family) => {
    const { ink, panel, accent, accentInk } = JSON.parse(
      readFileSync(join(root, 'activities/art', family, 'palette.json'), 'utf8'),
    ) as Record<'ink' | 'panel' | 'accent' | 'accentInk', string>;
    // At rest, on digits and steps; on what is chosen or pressed.
    expect(contrast(ink, panel)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Of the word on a gift's tag. */
const TAG_INK = '#1d0d2b';

/** Two colors #rrggbb mixed in sRGB, so much of the first. */
const mixed = (one: string, two: string, share: number): string => {
  const part = (at: number): string => {
    const [a = 0, b = 0] = [one, two].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
};

describe('words in the colors of a look', () => {
  /** Each family, and each document with colors of its own. */
  const looks = [
    ...families().map((who) => ({ who, colors: paletteOf(who) })),
    ...loadDocuments().flatMap(({ route: who, document: { theme = {} } }) =>
      theme.preset !== undefined && theme.tokens !== undefined
        ? [{ who, colors: { ...paletteOf(theme.preset), ...theme.tokens } }]
        : [],
    ),
  ];
  // Widgets write with these on panels, and with the panel's color on the first rank's.
  const inks = ['ink', 'mutedInk', 'rank1', 'rank2', 'rank3', 'danger', 'success'] as const;

  it.each(looks)('are read on the panel of $who', ({ colors }) => {
    for (const ink of inks)
      expect(contrast(String(colors[ink]), String(colors.panel)), ink).toBeGreaterThanOrEqual(4.5);
  });

  /** Rarities of a look on which words are not read: of a gift on its tag, of a winner in a row. */
  const unread = (colors: Readonly<Record<string, string | undefined>>): string[] =>
    Object.entries(rarities).flatMap(([rarity, spare]) => {
      const color = colors[rarity] ?? spare;
      const tag = contrast(TAG_INK, mixed(color, '#ffffff', 0.78));
      const row = contrast(String(colors.ink), mixed(color, String(colors.panel), 0.3));
      return tag < 4.5 || row < 4.5 ? [rarity] : [];
    });

  it.each(looks)('are read on what $who has for rarities', ({ colors }) => {
    expect(unread(colors)).toEqual([]);
  });

  it('and a rarity that is too dark, or too like the ink, is told', () => {
    const paper = { ink: '#301018', panel: '#fff4e4' };
    expect(unread(paper)).toEqual([]);
    expect(unread({ ...paper, rare: '#102040', legendary: '#301018' })).toEqual(['rare', 'legendary']);
    expect(unread({ ink: '#ffffff', panel: '#707070', epic: '#e8e0ff' })).toContain('epic');
  });

  it('the tag and the row are mixed as their styles have it', () => {
    const styleOf = (widget: string) => readFileSync(join(root, 'widgets', widget, 'style.css'), 'utf8');
    expect(styleOf('gift-series')).toContain('background: color-mix(in srgb, var(--rarity) 78%, #fff);');
    expect(styleOf('gift-series')).toContain(`color: ${TAG_INK};`);
    expect(styleOf('draw-winners')).toContain('color-mix(in srgb, var(--rarity) 30%, var(--panel))');
  });
});
