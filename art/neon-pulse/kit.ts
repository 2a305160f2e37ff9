/** Pattern, medals, coin and covers of neon pulse. */
import { box, circle, defs, fill, lin, line, many, picture, rad } from '../draw.ts';
import { FIGURES } from '../kit.ts';
import { frames } from './frames.ts';
import {
  BEAM,
  beat,
  bolt,
  CYAN,
  column,
  GLASS,
  GROUND,
  hexagon,
  MAGENTA,
  scan,
  tube,
  VIOLET,
  YELLOW,
} from './paints.ts';
import { peak, sun } from './summit.ts';

/** A dark screen: its grid, and the lines that run over it. */
const pattern = picture(
  96,
  96,
  line('M0 .5H96M.5 0V96M48.5 0V96M0 48.5H96', '#7a6cff', 1, 'opacity=".16"') +
    many(12, (i) => box(0, i * 8 + 4, 96, 3, '#000', 'opacity=".3"')) +
    box(46, 46, 5, 5, CYAN, 'opacity=".28"') +
    box(-2, -2, 5, 5, MAGENTA, 'opacity=".28"') +
    box(94, 94, 5, 5, MAGENTA, 'opacity=".28"'),
);

function rank(place: number, light: string, deep: string): string {
  return picture(
    64,
    48,
    defs(lin('h', [light, deep], 'd'), rad('g', [`${light}/.6`, `${light}/0`]), GLASS) +
      circle(32, 24, 24, '~g') +
      (place < 2 ? tube('M4 34V22L14 14M60 34V22L50 14', place ? CYAN : MAGENTA, 1.8) : '') +
      (place === 0 ? fill('M20 6L26 10L32 1L38 10L44 6L42 14H22Z', light) : '') +
      fill(hexagon(32, 27, 20), '#05040b') +
      fill(hexagon(32, 27, 18), '~h') +
      fill(hexagon(32, 27, 13.4), '#120d2e') +
      fill('M32 9L47.6 18L32 27L16.4 18Z', '~gs') +
      `<path d="${FIGURES[place]}" transform="translate(32 27)scale(1.16)" fill="${light}"/>`,
  );
}

const currency = picture(
  96,
  96,
  defs(BEAM, GLASS, rad('g', ['#2ce6ff/.7', '#ff3fb4@.6/.25', '#ff3fb4/0']), lin('b', ['#fff6b0', YELLOW])) +
    circle(48, 48, 47, '~g') +
    fill(hexagon(48, 48, 38), '#05040b') +
    fill(hexagon(48, 48, 34), '#1d1548') +
    tube(hexagon(48, 48, 36), '~be', 3) +
    fill(hexagon(48, 48, 29), '#2a1f6b') +
    fill(bolt(48, 49, 25), '#05040b') +
    fill(bolt(47, 47, 24), '~b') +
    fill('M48 14L77 31V40L48 24L19 40V31Z', '~gs'),
);

const base = (extra: string[], body: string): string =>
  picture(
    343,
    160,
    defs(BEAM, GLASS, lin('s', ['#05040b', '#1c1048@.6', '#5a1468']), ...extra) +
      box(0, 0, 343, 160, '~s') +
      body +
      scan(343, 160, 4, 0.22) +
      box(0, 152, 343, 8, GROUND, 'opacity=".7"'),
  );

const cover = base(
  [lin('su', [YELLOW, '#ff6a7a@.6', MAGENTA])],
  sun(236, 74, 56) +
    many(9, (i) => column(8 + i * 9, 156, 6, 4 + ((i * 5) % 9), CYAN, MAGENTA)) +
    `<g transform="translate(236 150) scale(.78)">${peak()}</g>` +
    tube('M100 152H343', '~be', 1.6),
);

const audience = base(
  [rad('h', ['#ff3fb4/.8', '#ff3fb4/0'])],
  many(5, (k) =>
    many(26, (i) =>
      circle(
        10 + i * 13 + (k % 2) * 6,
        92 + k * 13 + Math.abs(i - 13) * -0.9,
        2.4 + k * 0.3,
        [CYAN, MAGENTA, VIOLET, YELLOW][(i * 7 + k * 3) % 4] ?? CYAN,
        `opacity="${0.4 + k * 0.12}"`,
      ),
    ),
  ) +
    circle(172, 62, 74, '~h') +
    tube(
      'M172 106C120 74 124 26 152 28C164 29 170 38 172 46C174 38 180 29 192 28C220 26 224 74 172 106Z',
      MAGENTA,
      3.4,
    ) +
    tube(beat(90, 254, 66, 26), CYAN, 2.2),
);

export const kit = {
  'pattern.svg': pattern,
  'rank-1.svg': rank(0, YELLOW, '#ff9d2e'),
  'rank-2.svg': rank(1, '#dff6ff', '#5aa0d8'),
  'rank-3.svg': rank(2, '#ffc09d', '#d8562e'),
  'currency.svg': currency,
  'cover.svg': cover,
  'audience-cover.svg': audience,
  ...frames,
};
