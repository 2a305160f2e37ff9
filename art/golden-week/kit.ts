/** Frames, plates, medals and prizes of the golden week: lacquer and brass on warm paper. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t, use } from '../draw.ts';
import { FIGURES, gem, METALS, ribbonPlate } from '../kit.ts';
import { star } from '../sparks.ts';
import { cover } from './cover.ts';
import { LANTERN } from './paints.ts';
import { scrollCloud } from './parts.ts';
import { currency, EDGE, prizes } from './prizes.ts';

/** The meander of the frame: a square spiral, 12 wide, drawn along an edge. */
const meander = (x: number, y: number): string => t`M${x} ${y + 10}v-10h10v8h-6v-4h3`;

const corner = picture(
  96,
  96,
  defs(EDGE, lin('a', ['#d8301e', '#9c1416'], 'd')) +
    fill('M0 96V14C0 6 6 0 14 0H96V16H24C19 16 16 19 16 24V96Z', '~a') +
    line('M1.5 96V14C1.5 7 7 1.5 14 1.5H96M16 96V24C16 19 19 16 24 16H96', '~eg', 2.4) +
    line(
      many(4, (i) => meander(38 + i * 15, 3.6)) + many(4, (i) => t`M13 ${38 + i * 15}h-10v10h8v-6h-4v3`),
      '#ffd873',
      1.5,
    ) +
    line('M22 96V30C22 25 25 22 30 22H96', '#c2771a', 1, 'opacity=".7"') +
    fill('M4 4H34V22C34 30 30 34 22 34H4Z', '#7c0c10') +
    line('M4 4H34V22C34 30 30 34 22 34H4Z', '~eg', 2) +
    line('M10 10H28V16C28 25 25 28 16 28H10Z', '#ffd873', 1) +
    fill(star(18.6, 18.4, 8.4, 0.5, 8), '~eg') +
    circle(18.6, 18.4, 3.2, '#d8301e') +
    circle(17.8, 17.4, 1, '#fff') +
    line('M22 46C34 46 46 34 46 22', '~eg', 2) +
    circle(38.6, 38.6, 2.6, '#d8301e') +
    line('M22 52C38 52 52 38 52 22', '#c2771a', 0.8, 'opacity=".7"'),
);

const plate = picture(
  280,
  56,
  defs(
    EDGE,
    lin('fc', ['#e8452a', '#a81414']),
    lin('tl', ['#a81414', '#6e0a0d']),
    scrollCloud('c', '#c2221a', '#ffd873'),
  ) +
    ribbonPlate('#ffd873') +
    use('c', 54, 27, 0.3) +
    use('c', 226, 27, 0.3, 0, '', -0.3) +
    circle(34, 25, 3, '~eg') +
    circle(246, 25, 3, '~eg'),
);

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
  'frame-corner.svg': corner,
  'plate.svg': plate,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#e8452a'),
  'rank-2.svg': rank(1, METALS.silver, '#c2352a'),
  'rank-3.svg': rank(2, METALS.bronze, '#a8402a'),
  'cover.svg': cover,
  'currency.svg': currency,
  ...prizes,
};
