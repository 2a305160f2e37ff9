/** The arcade of the carnival: machines in two rows, a claw that hangs low, the stick and the buttons in front. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { bokeh, calm, sparkle, star } from '../sparks.ts';
import { GROUND } from './backdrop.ts';
import { lamps } from './canopy.ts';

const W = 390;
const H = 300;

/** A thing that lives on a screen, in squares of one unit: a line of text a row. */
const squares = (rows: readonly string[], size: number, x: number, y: number): string =>
  rows
    .flatMap((row, r) =>
      [...row].map((sign, c) =>
        sign === '#' ? t`M${x + c * size} ${y + r * size}h${size}v${size}h${-size}Z` : '',
      ),
    )
    .join('');

const VISITOR = [
  '..#..#..',
  '...##...',
  '..####..',
  '.#.##.#.',
  '########',
  '#.####.#',
  '#.#..#.#',
  '...##...',
];
const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...'];
const CROWN = ['#..#..#', '##.#.##', '#######', '#######', '.#####.'];

/** A cabinet seen from the front and a little from the side, its foot at (`x` `y`), 70 wide and 150 high. */
function cabinet(
  x: number,
  y: number,
  s: number,
  body: string,
  screen: string,
  sprite: readonly string[],
  tint: string,
): string {
  const size = 30 / Math.max(...sprite.map((row) => row.length));
  return `<g transform="translate(${x} ${y}) scale(${s})">${
    fill('M-34 0V-104L-38-108V-150H38V-108L34-104V0Z', body) +
    fill('M-34 0V-104L-38-108V-150H-26V-108L-22-104V0Z', '#fff', 'opacity=".16"') +
    box(-34, -146, 68, 22, '#2a0f52', 'rx="4"') +
    lamps('M-26-135H28', 13) +
    fill('M-28-116H28L24-66H-24Z', '#170a33') +
    fill('M-23-111H23L20-71H-20Z', screen) +
    `<path d="${squares(sprite, size, -15, -106)}" fill="${tint}"/>` +
    fill('M-23-111H4L-14-71H-20Z', '#fff', 'opacity=".16"') +
    fill('M-38-62H38L34-46H-34Z', '#2a0f52') +
    line('M-16-58V-66', '#e6dcff', 2.4, 'stroke-linecap="round"') +
    circle(-16, -69, 4.6, '#ff4f86') +
    circle(6, -55, 3.6, '#ffd24a') +
    circle(17, -55, 3.6, '#5fe0d2') +
    circle(27, -55, 3.6, '#ff5c8d') +
    box(-12, -34, 24, 20, '#2a0f52', 'rx="3"') +
    box(-2, -30, 4, 9, '#ffd24a', 'rx="1"')
  }</g>`;
}

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#0c1740@0', '#1d2468@.4', '#43307f@.72', `${GROUND}@1`]),
      rad('h', ['#7fe3ff@0/.55', '#5a7bff@.45/.22', '#5a7bff@1/0']),
      lin('a', ['#7fe3ff/0', '#7fe3ff/.8'], 'v'),
      rad('v', ['#120a38@0/.66', '#120a38@.6/.44', '#120a38@1/0']),
    ) +
      box(0, 0, W, H, '~g') +
      oval(195, 214, 250, 110, '~h') +
      // A floor of squares that runs to the far wall.
      fill(
        many(9, (r) => {
          const y = (k: number): number => 206 + 94 * (k / 9) ** 1.7;
          return many(12, (c) => {
            if ((r + c) % 2) return '';
            const x = (k: number, yy: number): number => 195 + (k - 6) * 26 * (0.5 + ((yy - 206) / 94) * 1.9);
            const [a, b] = [y(r), y(r + 1)];
            return t`M${x(c, a)} ${a}H${x(c + 1, a)}L${x(c + 1, b)} ${b}H${x(c, b)}Z`;
          });
        }),
        '#8ab4ff',
        'opacity=".3"',
      ) +
      line('M-6 206H396', '#7fe3ff', 1.6, 'opacity=".7"') +
      // Strings of bulbs under the ceiling, a sign of neon in the middle.
      lamps('M-8 12Q96 58 195 14Q294 58 398 12', 17) +
      oval(195, 130, 176, 92, '~v'),
    true,
  );
}

function middle(): string {
  const row =
    cabinet(122, 214, 0.5, '#5a3fb0', '#1c6a8c', HEART, '#ff9cc0') +
    cabinet(78, 230, 0.76, '#c23a86', '#14306e', VISITOR, '#7fe3ff') +
    cabinet(22, 262, 1.2, '#2a8fb8', '#3a1464', CROWN, '#ffd24a');
  const other =
    cabinet(268, 214, 0.5, '#2a8fb8', '#3a1464', CROWN, '#ffd24a') +
    cabinet(312, 230, 0.76, '#5a3fb0', '#1c6a8c', HEART, '#ff9cc0') +
    cabinet(368, 262, 1.2, '#c23a86', '#14306e', VISITOR, '#7fe3ff');
  return picture(
    W,
    H,
    defs(lin('z', [`${GROUND}/0`, GROUND])) +
      oval(60, 262, 110, 10, '#0c0628', 'opacity=".5"') +
      oval(330, 262, 110, 10, '#0c0628', 'opacity=".5"') +
      row +
      other +
      box(0, 264, W, 36, '~z', 'opacity=".7"'),
    true,
  );
}

/** The desk of the one who plays: a stick with a red ball, six buttons, a coin on its edge. */
function near(): string {
  const button = (x: number, y: number, colour: string): string =>
    oval(x, y + 4, 13, 7.4, '#0c0628', 'opacity=".6"') +
    oval(x, y + 2, 12, 6.6, '#2a0f52') +
    oval(x, y - 1, 11, 6, colour) +
    oval(x - 2, y - 3, 5.4, 2.2, '#fff', 'opacity=".6"');
  return picture(
    W,
    H,
    defs(
      lin('d', ['#8a5cf0@0', '#5a30b0@.4', '#2c1766@1']),
      rad('b', ['#ffd0dc', '#ff4f86@.4', '#a3124e@1'], 0.36, 0.3, 0.8),
      lin('m', ['#f4f8fc', '#8d9bb0'], 'h'),
      rad('c', ['#fff6cf', '#f9cf5e@.5', '#c98a1c@1'], 0.36, 0.3, 0.8),
      rad('h', ['#7fe3ff@0/.7', '#7fe3ff@1/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      `<g transform="translate(0 13)">${
        circle(195, 236, 110, '~h', 'opacity=".6"') +
        fill('M40 304L78 252C120 242 270 242 312 252L350 304Z', '~d') +
        line('M78 252C120 242 270 242 312 252', '#c9b4ff', 2.4, 'stroke-linecap="round"') +
        lamps('M84 260C124 250 266 250 306 260', 19) +
        oval(140, 274, 26, 9, '#170a33') +
        line('M140 272L132 240', '~m', 8, 'stroke-linecap="round"') +
        circle(131, 230, 15, '~b') +
        oval(126, 224, 5, 3.4, '#fff', 'opacity=".8"') +
        button(208, 270, '#ffd24a') +
        button(240, 266, '#ff5c8d') +
        button(273, 268, '#5fe0d2') +
        button(206, 287, '#7fe3ff') +
        button(242, 284, '#b58cff') +
        button(279, 286, '#ff8a4a') +
        // A coin in the air, and what it leaves behind.
        line('M172 250V234M166 246V238M178 246V238', '#ffe9a0', 1.6, 'stroke-linecap="round" opacity=".7"') +
        circle(172, 222, 11, '~c', 'stroke="#8a5a0c" stroke-width="1"') +
        fill(star(172, 222, 6.4), '#a8640f')
      }</g>` +
      box(0, 290, W, 10, '~z'),
    true,
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#fff@0/.5', '#bfe6ff@.7/.26', '#bfe6ff@.92/.4', '#bfe6ff/0'])) +
      bokeh(8, 14, '~b', [0, 20, 390, 270], [2, 8], calm) +
      fill(squares(HEART, 3, 20, 40) + squares(HEART, 2.4, 352, 54), '#ff7aa0') +
      fill(squares(CROWN, 2.6, 58, 62) + squares(CROWN, 3, 318, 22), '#ffd24a') +
      fill(sparkle(96, 40, 6) + sparkle(290, 66, 5) + sparkle(196, 222, 5) + sparkle(30, 96, 5), '#fffbe6'),
    true,
  );
}

/** What a season comes to: cheers fly from both sides to three places, the highest under a crown of squares. */
const places = picture(
  343,
  112,
  defs(
    lin('s', ['#16215c', '#4a2f8c']),
    rad('h', ['#7fe3ff@0/.8', '#7fe3ff@1/0']),
    lin('p0', ['#ffe9a6', '#f2a63c@.6', '#b8641c']),
    lin('p1', ['#eef3ff', '#9fb0d8@.6', '#5a6a9c']),
    lin('p2', ['#ffd9b8', '#e38a54@.6', '#9c4a24']),
    lin('ho', ['#fff0b0', '#f9c650@.5', '#c27a1c'], 'd'),
  ) +
    box(0, 0, 343, 112, '~s') +
    circle(172, 52, 84, '~h') +
    lamps('M-8 8Q86 34 172 10Q258 34 351 8', 17) +
    [
      [172, 56, 'p0', 26],
      [118, 74, 'p1', 22],
      [226, 80, 'p2', 22],
    ]
      .map(([x = 0, y = 0, paint, half = 0]) => {
        const [at, top, wide] = [Number(x), Number(y), Number(half)];
        return (
          box(at - wide, top, wide * 2, 60, `~${paint}`, 'rx="4"') +
          box(at - wide, top, wide * 2, 5, '#fff', 'rx="2" opacity=".6"')
        );
      })
      .join('') +
    fill(squares(CROWN, 4, 158, 30), '#ffd24a') +
    fill(squares(HEART, 3.2, 107, 50), '#ff7aa0') +
    fill(squares(VISITOR, 2.8, 215, 54), '#7fe3ff') +
    fill(star(172, 80, 11) + star(118, 94, 8) + star(226, 98, 8), '#fff', 'opacity=".85"') +
    [1, -1]
      .map(
        (side) =>
          `<g transform="translate(${side > 0 ? 0 : 343}) scale(${side} 1)">${fill('M16 84L58 56C64 66 66 76 64 88L20 92C14 92 12 88 16 84Z', '~ho')}${oval(61, 72, 5, 17, '#8a4a0c')}${line('M72 60L84 52M75 72H90M72 84L84 90', '#fff6cf', 3, 'stroke-linecap="round"')}</g>`,
      )
      .join('') +
    fill(sparkle(88, 34, 6) + sparkle(258, 36, 6) + sparkle(30, 40, 5) + sparkle(314, 44, 5), '#fffbe6'),
);

export const arcadePictures = {
  'arcade/places.svg': places,
  'arcade/sky.svg': sky(),
  'arcade/middle.svg': middle(),
  'arcade/near.svg': near(),
  'arcade/light.svg': light(),
};
