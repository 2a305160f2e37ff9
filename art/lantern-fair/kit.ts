/** Pattern, divider, ranks, currency and cover of the lantern fair. */
import { box, circle, defs, fill, lin, line, oval, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { starDust } from '../sparks.ts';
import {
  burst,
  button,
  card,
  digit,
  falling,
  panel,
  plate,
  rays,
  row,
  sheet,
  steps,
  tab,
  tabOn,
} from './frames.ts';
import { CREAM, DARK, GILT, GOLD, HALO, PAPER } from './paints.ts';
import { blossom, cloudShape, lanternShape, snakeHead } from './parts.ts';

/** Clouds that run like water, faint on the lacquer. */
const pattern = picture(
  96,
  64,
  `<g fill="none" stroke="#ffb45a" stroke-width="1.3" stroke-linecap="round" opacity=".13"><path d="M6 24C-2 14 10 4 18 11C22 0 40 0 43 11C52 5 62 14 55 23M18 11C25 13 24 22 17 21M43 11C35 13 36 22 43 20M54 54C46 44 58 34 66 41C70 30 88 30 91 41C96 37 100 40 102 44M-6 44C-3 38 2 38 7 44M66 41C73 43 72 52 65 51M91 41C83 43 84 52 91 50"/></g>`,
);

const divider = picture(
  300,
  24,
  defs(cloudShape('c'), lin('a', ['#ffd88c/0', '#ffd88c@.4', '#ffd88c@.6', '#ffd88c/0'], 'h')) +
    box(8, 13, 284, 1.4, '~a') +
    use('c', 106, 13, 0.5, 0, `fill="${GILT}"`) +
    use('c', 194, 13, 0.5, 0, `fill="${GILT}"`, -0.5) +
    blossom(150, 12, 9) +
    blossom(134, 15, 5, '#ffd2b0') +
    blossom(166, 15, 5, '#ffd2b0'),
);

/** A round lantern of the rank's metal with its number; the first hangs between clouds. */
const rank = (place: number, metal: readonly string[], paper: string): string =>
  picture(
    64,
    48,
    defs(lin('m', [...metal], 'd'), cloudShape('c')) +
      (place === 0
        ? use('c', 12, 34, 0.42, 0, 'fill="#ffe6ac"') + use('c', 52, 34, 0.42, 0, 'fill="#ffe6ac"', -0.42)
        : '') +
      line('M32 0V7M32 41V47M29 42L28 47M35 42L36 47', '#ffb45a', 1.6) +
      fill('M20 8H44C58 13 58 35 44 40H20C6 35 6 13 20 8Z', '~m') +
      fill('M22 11H42C53 15 53 33 42 37H22C11 33 11 15 22 11Z', paper) +
      line('M24 11C17 16 17 32 24 37M40 11C47 16 47 32 40 37', '#fff', 0.8, 'opacity=".4"') +
      box(22, 5, 20, 4.4, '~m', 'rx="1.6"') +
      box(22, 38.6, 20, 4.4, '~m', 'rx="1.6"') +
      `<path d="${FIGURES[place]}" transform="translate(32 24) scale(1.2)" fill="#fff8e4" stroke="#4a0a08" stroke-width=".5"/>`,
  );

/** A candied hawthorn skewer tied with a ribbon: what the fair pays in. */
const currency = picture(
  96,
  96,
  defs(rad('h', ['#ffb09a@0', '#f2402c@.4', '#a30f16@1'], 0.38, 0.34, 0.8), GOLD) +
    circle(48, 48, 45, '#ffe6ac') +
    circle(48, 48, 45, 'none', 'stroke="url(#~go)" stroke-width="4"') +
    circle(48, 48, 37, '#fff7e2') +
    `<g transform="rotate(38 48 48)">${line('M48 4V92', '#b9803c', 4, 'stroke-linecap="round"')}${[20, 39, 58]
      .map((y) => circle(48, y + 2, 12.4, '~h') + oval(43.6, y - 3, 3.6, 2.6, '#fff', 'opacity=".85"'))
      .join(
        '',
      )}${fill('M48 76L36 70V84ZM48 76L60 70V84Z', '#e0452a')}${circle(48, 76.6, 3.4, '#ffd070')}</g>`,
);

const cover = picture(
  343,
  160,
  defs(
    GOLD,
    PAPER,
    CREAM,
    HALO,
    cloudShape('c', '#c8641c'),
    lanternShape('l'),
    lin('g', ['#2a1238', '#7a1424@.5', '#c8301e'], 'h'),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(29, 60, 343, 150, '#ffe6ac') +
    circle(250, 80, 120, '~ha') +
    [
      [150, -6, 0.8],
      [310, -4, 0.95],
      [205, -16, 0.7],
    ]
      .map(([x = 0, y = 0, s = 1]) => use('l', x, y, s))
      .join('') +
    body('M120 128C150 100 178 150 208 124C232 104 246 90 270 92', 34) +
    `<g transform="translate(272 88) scale(.95)">${snakeHead}</g>` +
    [
      [130, 150, 1],
      [190, 158, 1.1],
      [262, 152, 1.2],
      [326, 148, 1],
    ]
      .map(([x = 0, y = 0, s = 1], i) => use('c', x, y, s, 0, 'fill="#ffe6ac"', i % 2 ? -s : s))
      .join('') +
    blossom(330, 26, 8) +
    blossom(140, 84, 6) +
    box(0, 158, 343, 2, DARK),
);

/** The body of the snake lantern along a path: glow, paper, scales and seams. */
export function body(d: string, w: number): string {
  return (
    line(d, '#ff9a3c', w * 1.7, 'opacity=".2" stroke-linecap="round"') +
    line(d, '#a81a12', w + 3, 'stroke-linecap="round"') +
    line(d, '#f2602a', w, 'stroke-linecap="round"') +
    line(d, '#ffb45a', w * 0.7, 'stroke-linecap="round"') +
    line(d, '#fff0b8', w * 0.34, 'stroke-linecap="round" opacity=".85"') +
    line(d, '#2f8f86', w, t`stroke-dasharray="5 ${w * 0.9}"`) +
    line(d, '#b3240f', w, t`stroke-dasharray="1.4 ${w * 0.19}" opacity=".45"`)
  );
}

export const kit = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': tab,
  'tab-on.svg': tabOn,
  'button.svg': button,
  'digit.svg': digit,
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': falling,
  'burst.svg': burst,
  ...steps,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#c8251a'),
  'rank-2.svg': rank(1, METALS.silver, '#7a2a3c'),
  'rank-3.svg': rank(2, METALS.bronze, '#8a3a1c'),
  'currency.svg': currency,
  'cover.svg': cover,
};
