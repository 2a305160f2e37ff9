/** Plate, pattern, divider, ranks, coin and cover of the snow globe. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { burst, button, card, digit, falling, panel, rays, row, sheet, steps, tab, tabOn } from './frames.ts';
import { BERRY, BRASS, CANDLE, GINGER, OAT, PINE, SNOW, SPRUCE, WOOD } from './paints.ts';
import { bauble, branch, fir, flake, ginger, holly, house, knit } from './parts.ts';

/** A header: a knitted scarf, its two ends fringed. */
const fringe = (x: number, way: 1 | -1): string =>
  line(
    many(7, (i) => t`M${x} ${12 + i * 5.4}l${way * (9 + (i % 2) * 3)} ${i % 3 === 1 ? 2 : -1}`),
    '#e8c98a',
    2.6,
    'stroke-linecap="round"',
  );
const plate = picture(
  280,
  56,
  defs(holly('h'), lin('g', ['#2a705d', PINE, '#174a3e'])) +
    fringe(14, -1) +
    fringe(266, 1) +
    box(13, 7, 254, 44, SPRUCE, 'rx="5" opacity=".4" transform="translate(0 2)"') +
    box(13, 6, 254, 44, '~g', 'rx="5"') +
    knit(['oo', 'oo', 'xo', 'oo', 'xo', 'oo', 'xo', 'oo'], 15, 8, 6, { o: OAT, x: BERRY }) +
    knit(['oo', 'oo', 'ox', 'oo', 'ox', 'oo', 'ox', 'oo'], 253, 8, 6, { o: OAT, x: BERRY }) +
    line('M29 7V49M251 7V49', '#e8c98a', 1.6) +
    line('M34 11H246M34 45H246', '#e8c98a', 1.3, 'stroke-dasharray="5 4" opacity=".9"') +
    use('h', 140, 8, 0.7),
);

const pattern = picture(
  96,
  96,
  line(flake(24, 24, 11) + flake(72, 72, 11, 30), '#fff', 1.6, 'stroke-linecap="round" opacity=".55"') +
    fill(
      many(4, (i) => t`M${64 + (i % 2) * 16} ${14 + Math.floor(i / 2) * 14}l4 4l4-4v5l-4 4l-4-4Z`) +
        many(4, (i) => t`M${14 + (i % 2) * 16} ${62 + Math.floor(i / 2) * 14}l4 4l4-4v5l-4 4l-4-4Z`),
      '#cdbb98',
      'opacity=".4"',
    ),
);

const divider = picture(
  300,
  24,
  defs(branch('b', '#174a3e', '#2a705d', '#6fa08c'), GINGER) +
    use('b', 142, 11, 0.62, 176) +
    use('b', 158, 11, 0.62, 4, '', 0.62) +
    circle(96, 15, 4, BERRY) +
    circle(204, 15, 4, BERRY) +
    circle(64, 11, 3, CANDLE) +
    circle(236, 11, 3, CANDLE) +
    ginger(150, 12, 9),
);

/** A bauble of the rank's metal under its hook, the number on it; the first has a bow. */
function rank(place: number, metal: readonly string[]): string {
  return picture(
    64,
    48,
    defs(lin('m', [...metal], 'd'), branch('b', '#174a3e', '#2a705d', '#6fa08c')) +
      use('b', 30, 10, 0.3, 168) +
      use('b', 34, 10, 0.3, 8) +
      box(28.5, 4.6, 7, 6, '#b98a3e', 'rx="1.4"') +
      circle(32, 28, 18.6, '#123a3c', 'opacity=".3"') +
      circle(32, 27.4, 18, '~m') +
      line('M15 23Q32 31 49 23M15.4 33Q32 41 48.6 33', '#fff', 1.4, 'opacity=".75"') +
      oval(25, 19, 5, 3, '#fff', 'opacity=".7" transform="rotate(-30 25 19)"') +
      circle(32, 28, 9.6, place === 0 ? BERRY : PINE) +
      `<path d="${FIGURES[place]}" transform="translate(32 28)" fill="#fffaf0"/>` +
      (place === 0
        ? fill('M32 9C24 0 16 4 20 9C16 14 26 16 32 9C38 16 48 14 44 9C48 4 40 0 32 9Z', BERRY) +
          circle(32, 9, 3, '#d9707e')
        : ''),
  );
}

/** A star of ginger with sugar on it. */
const currency = picture(
  96,
  96,
  defs(GINGER) + oval(48, 84, 30, 5, '#54321e', 'opacity=".25"') + ginger(48, 48, 36),
);

const cover = (): string => {
  const rnd = random(12);
  return picture(
    343,
    160,
    defs(
      SNOW,
      WOOD,
      BRASS,
      fir('f'),
      branch('b', '#0f3a30', '#245f4f', '#6fa08c'),
      lin('g', ['#123a3c', '#2d6462@.6', '#d9b98a']),
      lin('n', ['#284d74', '#7d9cbb@.55', '#f0dccb']),
      rad('s', ['#ffe3ac/.9', '#ffcf8a/0']),
      `<clipPath id="~c"><circle cx="236" cy="74" r="66"/></clipPath>`,
    ) +
      box(0, 0, 343, 160, '~g') +
      circle(236, 92, 130, '~s', 'opacity=".7"') +
      circle(236, 74, 66, '~n') +
      `<g clip-path="url(#~c)">${fill('M160 110C190 92 210 108 236 100C262 92 290 106 312 100V150H160Z', '~sn')}${use('f', 200, 118, 0.7)}${use('f', 276, 116, 0.8)}<g transform="translate(238 122) scale(.74)">${house(
        44,
        30,
        '#b2594a',
        [
          [-11, -15],
          [11, -15],
        ],
      )}</g>${use('f', 180, 124, 0.56)}${fill('M160 128C200 114 260 116 312 124V150H160Z', '#fff')}</g>` +
      circle(236, 74, 66, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="2.4"') +
      line('M184 54C192 34 206 24 220 20', '#fff', 5, 'stroke-linecap="round" opacity=".6"') +
      fill('M186 128H286L298 156H174Z', '~wd') +
      knit([many(9, () => 'x.'), many(9, () => 'xx')], 182, 136, 6, { x: OAT }) +
      box(0, 152, 343, 8, OAT) +
      many(26, () => circle(rnd() * 343, rnd() * 140, 0.8 + rnd() * 1.8, '#fff', 'opacity=".8"')) +
      use('b', -6, 8, 1.1, 14) +
      use('b', 349, 4, 0.9, 6, '', -0.9) +
      bauble(62, 52, 13, BERRY) +
      bauble(318, 44, 9, CANDLE) +
      line(flake(110, 104, 16) + flake(60, 126, 10, 20), '#fff', 2, 'stroke-linecap="round" opacity=".85"'),
  );
};

export const kit = {
  'plate.svg': plate,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold),
  'rank-2.svg': rank(1, METALS.silver),
  'rank-3.svg': rank(2, METALS.bronze),
  'currency.svg': currency,
  'cover.svg': cover(),
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
};
