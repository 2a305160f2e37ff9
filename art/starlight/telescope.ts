/** A telescope on a hill: its light finds one star of many and joins it to its neighbours. */
import { box, circle, defs, fill, lin, line, picture, rad } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

const NEIGHBOURS = [
  [172, 34],
  [226, 62],
  [262, 26],
  [312, 58],
  [352, 30],
  [340, 92],
] as const;

const tube =
  '<g transform="translate(78 226) rotate(-36)">' +
  box(-48, -9, 30, 18, '#8a80d6', 'rx="3"') +
  box(-22, -13, 58, 26, '~tu', 'rx="4"') +
  box(32, -18, 44, 36, '~tu', 'rx="5"') +
  box(70, -20, 8, 40, '~go', 'rx="3"') +
  box(-24, -14, 5, 28, '~go') +
  '</g>';

const telescope = picture(
  390,
  300,
  defs(
    lin('s', ['#0d0a26', '#231a5c@.5', '#4b3a94@.8', '#7d5fb0']),
    lin('tu', ['#efeaff', '#a99cff@.4', '#4f44a0'], 'v'),
    lin('go', ['#fff2c4', '#c9963c'], 'd'),
    lin('hi', ['#2b2166', '#120d2b']),
    lin('be', ['#fff6d0/.5', '#c4b8ff/.06'], 'u'),
    rad('gl', ['#fff6d0/.9', '#f6d683@.35/.35', '#f6d683/0']),
  ) +
    box(0, 0, 390, 300, '~s') +
    starDust(2024, 60, 390, 250, '#ece8ff') +
    fill('M124 176L300 44L324 74L146 202Z', '~be') +
    line(
      `M${NEIGHBOURS.map(([x, y]) => `${x} ${y}`).join('L')}`,
      '#cfc6ff',
      1.4,
      'stroke-dasharray="2 4" stroke-linecap="round"',
    ) +
    NEIGHBOURS.map(([x, y]) => circle(x, y, 3, '#f4f4ff')).join('') +
    circle(312, 58, 52, '~gl') +
    fill(star(312, 58, 17), '~go') +
    fill(sparkle(58, 46, 8) + sparkle(112, 84, 5) + sparkle(30, 112, 4) + sparkle(368, 168, 6), '#f6d683') +
    fill('M-10 268C70 226 150 246 220 262C290 250 350 240 400 256V310H-10Z', '~hi') +
    line('M78 226L50 278M78 226L108 278M78 226V274', '#d8b46a', 5, 'stroke-linecap="round"') +
    tube +
    circle(78, 228, 8, '~go') +
    fill('M330 258c-4-22 6-34 8-44c4 12 12 22 8 44ZM356 262c-3-16 4-24 6-32c3 8 8 16 6 32Z', '#1a1346'),
  true,
);

export const telescopePictures = { 'telescope.svg': telescope };

/** What each of five clues may add, of a hundred points. */
const POINTS = [35, 25, 20, 10, 10];

/** The hundred points as one figure in the sky: five stars, each as large as what it may add. */
const hundred = picture(
  343,
  112,
  defs(
    lin('s', ['#0d0a26', '#3b2d84']),
    rad('gl', ['#fff6d0/.85', '#f6d683@.35/.3', '#f6d683/0']),
    lin('go', ['#fff8dc', '#f6d683@.5', '#c9963c'], 'd'),
  ) +
    box(0, 0, 343, 112, '~s') +
    starDust(35, 70, 343, 180, '#ece8ff') +
    line(
      'M52 60L132 40L202 70L262 36L310 66',
      '#cfc6ff',
      1.6,
      'stroke-dasharray="1 5" stroke-linecap="round"',
    ) +
    POINTS.map((points, i) => {
      const [x = 0, y = 0] =
        [
          [52, 60],
          [132, 40],
          [202, 70],
          [262, 36],
          [310, 66],
        ][i] ?? [];
      const r = 6.2 * Math.sqrt(points);
      return (
        circle(x, y, r * 1.7, '~gl') +
        fill(star(x, y, r, 0.5), '~go', 'stroke="#fff8dc" stroke-width="1" stroke-linejoin="round"')
      );
    }).join('') +
    fill(sparkle(90, 92, 5) + sparkle(172, 20, 5) + sparkle(232, 96, 4) + sparkle(326, 22, 5), '#fff'),
);

export const telescopeStrips = { 'telescope-hundred.svg': hundred };
