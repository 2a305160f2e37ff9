/** Frames, plates, medals and prizes of the golden week: lacquer and brass on warm paper. */
import { box, circle, defs, fill, lin, line, picture, rad, t, use } from '../draw.ts';
import { FIGURES, gem, METALS } from '../kit.ts';
import { star } from '../sparks.ts';
import { cover } from './cover.ts';
import { frames } from './frames.ts';
import { LANTERN } from './paints.ts';
import { scrollCloud } from './parts.ts';
import { currency, EDGE, prizes } from './prizes.ts';

const scale = (x: number, y: number): string =>
  t`M${x - 30} ${y}a30 30 0 0 1 60 0M${x - 20} ${y}a20 20 0 0 1 40 0M${x - 10} ${y}a10 10 0 0 1 20 0`;

const pattern = picture(
  120,
  120,
  `<path d="${[
    [30, 30],
    [90, 30],
    [0, 60],
    [60, 60],
    [120, 60],
    [30, 90],
    [90, 90],
    [0, 120],
    [60, 120],
    [120, 120],
  ]
    .map(([x = 0, y = 0]) => scale(x, y))
    .join('')}" fill="none" stroke="#b8741a" stroke-width="1.1" opacity=".17"/>`,
);

const divider = picture(
  300,
  24,
  defs(
    EDGE,
    ...LANTERN,
    scrollCloud('c', '#d8301e', '#ffd873'),
    lin('a', ['#c2771a/0', '#c2771a'], 'h'),
    lin('b', ['#c2771a', '#c2771a/0'], 'h'),
  ) +
    box(8, 11.2, 108, 1.6, '~a') +
    box(184, 11.2, 108, 1.6, '~b') +
    box(50, 14.6, 66, 0.8, '~a') +
    box(184, 14.6, 66, 0.8, '~b') +
    use('c', 130, 14, 0.3) +
    use('c', 170, 14, 0.3, 0, '', -0.3) +
    circle(150, 12, 9.4, '~eg') +
    circle(150, 12, 7, '#c2221a') +
    fill(star(150, 12, 5.4), '#ffe08a') +
    fill('M116 7l5 5-5 5-5-5ZM184 7l5 5-5 5-5-5Z', '#d8301e'),
);

/** A round medal of chased metal on a silk ribbon, sun rays behind the first. */
function rank(place: number, metal: readonly string[], silk: string): string {
  return picture(
    64,
    48,
    defs(
      lin('m', [...metal], 'd'),
      rad('ha', ['#ffb43c@.6/.8', '#ffb43c@1/0']),
      lin('r', [silk, '#7c0c10']),
      rad('f', ['#ff7a45', '#b8150f@.75'], 0.35, 0.3, 0.8),
    ) +
      (place === 0 ? circle(32, 24, 24, '~ha') : '') +
      fill('M2 28H22V44H2L8 36ZM62 28H42V44H62L56 36Z', '~r') +
      fill('M14 44L22 48V40ZM50 44L42 48V40Z', '#5a0808') +
      line('M4 30.5H20M4 41.5H20M60 30.5H44M60 41.5H44', '#ffd873', 1, 'opacity=".8"') +
      fill(
        star(32, 23, 22.4, 0.87, 18),
        '~m',
        'stroke="#7a3c08" stroke-opacity=".4" stroke-width=".6" stroke-linejoin="round"',
      ) +
      circle(32, 23, 18, '#7a3c08', 'opacity=".25"') +
      circle(32, 23, 17.6, '~m') +
      `<circle cx="32" cy="23" r="17" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>` +
      circle(32, 23, 14, '~f') +
      `<circle cx="32" cy="23" r="14" fill="none" stroke="#6e0a0d" stroke-opacity=".6" stroke-width="1.2"/>` +
      fill('M21 17C24 10 34 8 41 12C34 12 26 15 22 23Z', '#fff', 'opacity=".3"') +
      `<path d="${FIGURES[place]}" transform="translate(32 23)scale(1.35)" fill="#fff3c8" stroke="#7c0c10" stroke-width=".5"/>` +
      (place === 0 ? gem(32, 4.6, 4.6, '#ffc9b8', '#d8251a') : ''),
  );
}

export const kit = {
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#e8452a'),
  'rank-2.svg': rank(1, METALS.silver, '#c2352a'),
  'rank-3.svg': rank(2, METALS.bronze, '#a8402a'),
  'cover.svg': cover,
  'currency.svg': currency,
  ...prizes,
  ...frames,
};
