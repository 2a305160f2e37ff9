/** Pattern, divider, medals, coin and cover of the lounge. */
import { box, circle, defs, fill, lin, line, oval, picture, rad } from '../draw.ts';
import { METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { frames } from './frames.ts';
import { AMBER, BALL, BRASS, ball, CHROME, chalk, cue, figure, GROUND, sight, WALNUT } from './paints.ts';

/** Floorboards under the lamp. */
const pattern = picture(
  128,
  128,
  line(
    'M0 .5H128M0 32.5H128M0 64.5H128M0 96.5H128M44 0V32M100 32V64M20 64V96M82 96V128',
    '#000',
    1.4,
    'opacity=".38"',
  ) +
    line(
      'M4 10C30 6 36 18 60 12S110 8 124 14M2 22C24 26 34 18 44 22M50 24C80 20 100 28 126 22M4 46C40 40 60 52 98 44M104 50C112 46 120 52 126 48M6 76C12 72 16 80 20 76M24 86C60 78 92 90 126 82M28 74C60 70 96 78 124 72M4 108C30 102 52 114 80 106M86 118C100 112 116 120 126 114M6 120C30 116 50 122 78 118',
      '#e0a26a',
      1,
      'opacity=".11"',
    ),
);

const divider = picture(
  300,
  24,
  defs(CHROME, ...BALL, lin('sh', ['#f4dcb0', '#c99a5a']), lin('bt', ['#8a3b1e', '#4a1a0c'])) +
    `<g transform="translate(14 13)">${cue(176, 3.4, '~bt', '#16100c', '~sh')}</g>` +
    circle(214, 13, 10.4, '#000', 'opacity=".35"') +
    ball(0, 213, 12, 9) +
    ball(8, 240, 12, 9) +
    line('M256 12H288', AMBER, 1.4, 'stroke-linecap="round" stroke-dasharray="1 7"'),
);

/** Medals: a ball in a crown of metal, its number the place. */
function rank(place: number, metal: readonly string[]): string {
  const r = [15, 13.4, 13][place] ?? 13;
  return picture(
    64,
    48,
    defs(...BALL, lin('m', [...metal], 'd'), rad('g', ['#ffd67a/.7', '#ffd67a/0'])) +
      (place === 0 ? circle(32, 24, 24, '~g') : '') +
      fill('M8 8L20 22L32 2L44 22L56 8L52 38C44 46 20 46 12 38Z', '~m') +
      fill('M8 8L20 22L32 2L44 22L56 8L55 13L43 27L32 9L21 27L9 13Z', '#fff', 'opacity=".45"') +
      circle(8, 7, 3, '~m') +
      circle(56, 7, 3, '~m') +
      circle(32, 3.6, 3.4, '~m') +
      circle(32, 30, r + 1.6, '#1b0f08', 'opacity=".5"') +
      ball(place + 1, 32, 29, r),
  );
}

const currency = picture(
  96,
  96,
  defs(BRASS, rad('g', ['#9fdcff/.8', '#3fa0e0@.5/.25', '#3fa0e0/0'])) +
    circle(48, 48, 47, '~g') +
    oval(48, 82, 30, 6, '#000', 'opacity=".3"') +
    chalk(48, 42, 33) +
    fill('M24 46L42 55V66L24 57Z', '#fff', 'opacity=".9"') +
    figure(8, 33, 56.6, 1.3, '#14508c') +
    fill(sparkle(74, 18, 8) + sparkle(18, 26, 5), '#e8f7ff'),
);

const cover = picture(
  343,
  160,
  defs(
    CHROME,
    WALNUT,
    BRASS,
    ...BALL,
    lin('g', ['#1a0f08', '#3a1f0e@.6', '#20120a']),
    rad('am', ['#ffe3a6@0/.9', '#ffb84a@.4/.4', '#ffb84a@1/0'], 0.5, 0, 0.9),
    lin('fe', ['#0d4a32', '#1a8a58']),
    lin('sh', ['#f4dcb0', '#c99a5a']),
    lin('bt', ['#8a3b1e', '#4a1a0c']),
  ) +
    box(0, 0, 343, 160, '~g') +
    box(-60, -10, 600, 200, '~am') +
    fill('M150 74H330L420 168H20Z', '~fe') +
    fill('M146 68H334L340 76H142Z', '~wn') +
    fill('M142 76L8 168H-14L138 72Z', '~wn') +
    line('M150 76H330', '#2aa06a', 2.4) +
    [186, 240, 294].map((x) => sight(x, 72, 2)).join('') +
    box(206, 0, 2, 16, '~ch') +
    box(274, 0, 2, 16, '~ch') +
    fill('M180 14H302L322 36H160Z', '#1d7a4c') +
    fill('M186 14H222L206 36H170Z', '#fff', 'opacity=".22"') +
    box(158, 35, 166, 5, AMBER, 'rx="2.5"') +
    (
      [
        [1, 240, 92],
        [10, 228, 100],
        [3, 252, 100],
        [12, 216, 109],
        [8, 240, 109],
        [6, 264, 109],
        [5, 203, 119],
        [14, 228, 119],
        [2, 252, 119],
        [15, 277, 119],
      ] as const
    )
      .map(([n, x, y]) => oval(x + 3, y + 10, 11, 4, '#000', 'opacity=".3"') + ball(n, x, y, 12.4))
      .join('') +
    `<g transform="translate(-20 158) rotate(-9)">${cue(130, 5.4, '~bt', '#16100c', '~sh')}</g>` +
    oval(150, 150, 20, 6, '#000', 'opacity=".4"') +
    ball(0, 146, 132, 20) +
    fill(sparkle(138, 120, 9) + sparkle(300, 60, 6), '#fff') +
    fill('M0 154H343V160H0Z', GROUND, 'opacity=".6"'),
);

export const kit = {
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold),
  'rank-2.svg': rank(1, METALS.silver),
  'rank-3.svg': rank(2, METALS.bronze),
  'currency.svg': currency,
  'cover.svg': cover,
  ...frames,
};
