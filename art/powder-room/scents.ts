/** The scent cabinet: an old perfumer's cupboard with its doors open, nine places in the velvet, a counter in front. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { BRASSES } from './paints.ts';
import { bottle, bottlePaints, bottles, type Scent } from './scent-bottles.ts';

const W = 390;
const H = 520;
const GROUND = '#f3dcd3';

const sky = picture(
  W,
  H,
  defs(
    lin('w', ['#7a4a72', '#b4708a@.4', '#e0a8a4@.75', GROUND]),
    rad('g', ['#ffe9cf/.8', '#ffd9c0@.5/.3', '#ffd9c0/0']),
    lin('b', ['#fff6e0/.5', '#fff6e0/0'], 'd'),
  ) +
    box(0, 0, W, H, '~w') +
    many(14, (i) => box(i * 30, 0, 12, H, '#fff', 'opacity=".05"')) +
    circle(195, 230, 230, '~g') +
    fill('M0 0L150 0L390 420V520L300 520Z', '~b', 'opacity=".5"'),
  true,
);

/** A door of the cabinet, open; panes of glass in a lattice. `s` mirrors it. */
const door = (s: 1 | -1): string =>
  `<g transform="translate(${s > 0 ? 0 : W} 0) scale(${s} 1)">${
    fill('M-6 62L46 92V404L-6 452Z', '~wd') +
    fill('M0 82L38 103V228L0 226Z', '~gl') +
    fill('M0 240L38 241V388L0 424Z', '~gl') +
    line('M19 92V406M0 154L38 166M0 332L38 314', '#e6b566', 1.6, 'opacity=".85"') +
    fill('M2 90L16 98V220L8 221Z', '#fff', 'opacity=".35"') +
    line('M46 92V404', '#f3d490', 2.4) +
    circle(40, 236, 4, '~br')
  }</g>`;

const far = picture(
  W,
  H,
  defs(
    ...BRASSES,
    lin('wd', ['#7a3a4a', '#4a1c30'], 'h'),
    lin('in', ['#2c0c26', '#4a1640@.6', '#6a2450']),
    lin('gl', ['#e8d8ea/.55', '#b890b0/.35'], 'd'),
    lin('cr', ['#96505a', '#5a2438']),
    rad('la', ['#ffe0a6/.75', '#f0a86a@.5/.25', '#f0a86a/0']),
    rad('se', ['#fbe6b0', '#b8822f']),
  ) +
    // Crown
    fill('M34 92C34 60 110 52 130 34C150 16 240 16 260 34C280 52 356 60 356 92Z', '~cr') +
    line('M34 92C34 60 110 52 130 34C150 16 240 16 260 34C280 52 356 60 356 92', '#f3d490', 2.6) +
    oval(195, 58, 34, 22, '~se') +
    oval(195, 58, 28, 17, '#5a1a3c') +
    fill(sparkle(195, 58, 13), '#ffe9b8') +
    line(
      'M150 66C128 64 118 74 96 78M240 66C262 64 272 74 294 78',
      '#e6b566',
      2.2,
      'stroke-linecap="round"',
    ) +
    many(6, (i) => circle(106 + i * 8 - (i > 2 ? -136 : 0), 74 - (i % 3) * 3, 2.6, '#f0c0c8')) +
    box(28, 88, 334, 12, '~bv', 'rx="3"') +
    // Inside
    box(40, 100, 310, 330, '~in') +
    many(8, (i) => line(t`M${60 + i * 39} 100V430`, '#ffd0e0', 0.8, 'opacity=".08"')) +
    oval(195, 112, 130, 50, '~la') +
    oval(195, 330, 170, 110, '~la', 'opacity=".6"') +
    door(1) +
    door(-1),
  true,
);

/** Where the bottles stand; those that are missing leave their shape in the velvet. */
const LOWER: readonly (readonly [number, number, Scent, boolean])[] = [
  [82, 348, 'rain', true],
  [138, 348, 'quilt', false],
  [195, 344, 'pillow', true],
  [252, 348, 'sparks', false],
  [308, 348, 'peel', true],
];

const middle = picture(
  W,
  H,
  defs(
    ...BRASSES,
    ...bottlePaints,
    lin('sh', ['#9a545c', '#5a2438']),
    lin('co', ['#fff6ec', '#e8c8bc@.5', '#c99a94']),
    rad('ha', ['#fff0c8/.8', '#ffcf8a@.5/.25', '#ffcf8a/0']),
  ) +
    // A shelf with the nine places, five of them seen
    fill('M40 388H350L362 404H28Z', '~sh') +
    box(28, 403, 334, 6, '~bv') +
    LOWER.map(([x, y, kind, there]) =>
      there
        ? circle(x, y, 44, '~ha') +
          oval(x, 394, 24, 5, '#000', 'opacity=".35"') +
          `<g transform="translate(${x - 44} ${y - 42}) scale(.92)">${bottle(kind)}</g>`
        : oval(x, 394, 22, 4, '#000', 'opacity=".3"') +
          `<g transform="translate(${x - 44} ${y - 42}) scale(.92)">${bottles[kind].outline}</g>`,
    ).join('') +
    // The counter
    fill('M-6 430C90 420 300 420 396 430V520H-6Z', '~co') +
    line('M-6 431C90 421 300 421 396 431', '#fff', 2, 'opacity=".9"') +
    line('M10 470H120M180 486H330M40 500H150', '#fff', 1.4, 'opacity=".5" stroke-linecap="round"'),
  true,
);

const petal = (x: number, y: number, r: number, turn: number, paint: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill(t`M0 0C${r * 0.7} ${-r * 0.7} ${r * 0.7} ${-r * 1.5} 0 ${-r * 1.9}C${-r * 0.7} ${-r * 1.5} ${-r * 0.7} ${-r * 0.7} 0 0Z`, paint)}</g>`;

/** A blossom of five petals. */
const blossom = (x: number, y: number, r: number, paint: string): string =>
  many(5, (i) => petal(x, y, r, i * 72 + x, paint)) +
  circle(x, y, r * 0.4, '#f6c453') +
  circle(x - r * 0.1, y - r * 0.1, r * 0.18, '#fff3c8');

/** Dried lavender in a bunch, hanging head down. */
const bunch = (x: number, y: number, s: number): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">` +
  line(
    'M-6-40C-4-10-10 10-16 40M0-40V46M6-40C4-10 10 10 16 40M-2-40C-2 0-6 20-8 48M2-40C2 0 6 20 8 48',
    '#7a9a6a',
    1.6,
  ) +
  many(5, (i) =>
    many(6, (k) =>
      oval(
        (i - 2) * (8 + k * 0.2),
        14 + k * 6 + (2 - Math.abs(i - 2)) * 3,
        3.4,
        4,
        i % 2 ? '#b8a0e0' : '#9478c8',
      ),
    ),
  ) +
  fill('M-9-22H9L7-12H-7Z', '#c2436f') +
  line('M-8-17C-18-12-18-4-20 0M8-17C18-12 18-4 20 0', '#c2436f', 2, 'stroke-linecap="round"') +
  '</g>';

function near(): string {
  const rnd = random(83);
  return picture(
    W,
    H,
    defs(
      ...BRASSES,
      lin('z', [`${GROUND}@0/0`, GROUND]),
      lin('at', ['#ffe6ee/.95', '#f2a0b8@.5/.9', '#a83a6c/.95'], 'h'),
      lin('bu', ['#a83a6c', '#5a1439']),
      lin('p1', ['#fff6f0', '#f2c0c8']),
      lin('p2', ['#f0a0b4', '#c2436f']),
      rad('k', ['#fff6dc@0/.8', '#ffd9a0@.5/.3', '#ffd9a0@1/0']),
    ) +
      bunch(24, 40, 1) +
      bunch(368, 44, 0.9) +
      // An atomiser with its bulb
      oval(84, 486, 52, 8, '#6a2450', 'opacity=".25"') +
      fill('M52 482C34 462 44 428 72 424V414H88V424C116 428 126 462 108 482C100 490 60 490 52 482Z', '~at') +
      fill(
        'M48 458C64 450 92 468 112 456C114 466 112 476 106 482C98 488 62 488 54 482C49 476 47 468 48 458Z',
        '#8f2a55',
        'opacity=".7"',
      ) +
      fill('M54 440C48 454 50 468 56 476C54 460 56 446 64 434Z', '#fff', 'opacity=".75"') +
      box(70, 404, 20, 14, '~bv', 'rx="3"') +
      box(76, 396, 30, 8, '~bv', 'rx="3"') +
      line('M74 400C50 392 36 404 30 418', '#e6b566', 3) +
      oval(24, 434, 16, 20, '~bu') +
      oval(18, 426, 4, 7, '#fff', 'opacity=".45"') +
      line('M24 454V470M20 454L17 468M28 454L31 468', '#e6b566', 2, 'stroke-linecap="round"') +
      many(22, (i) =>
        circle(
          112 + i * 4 + rnd() * 8,
          400 - i * 1.6 + (rnd() - 0.5) * (8 + i * 2.4),
          0.9 + rnd() * 1.7,
          '#fff6ee',
          'opacity=".8"',
        ),
      ) +
      // Flowers and a strip of paper to smell at
      `<g transform="rotate(-16 300 474)">${box(252, 466, 86, 14, '#fffaf2', 'rx="2"') + box(252, 466, 22, 14, '#f2c0c8', 'rx="2"')}</g>` +
      blossom(350, 470, 13, '~p1') +
      blossom(326, 492, 10, '~p2') +
      blossom(374, 498, 11, '~p2') +
      blossom(360, 440, 8, '~p1') +
      blossom(150, 496, 7, '~p1') +
      bokeh(23, 14, '~k', [0, 300, W, 420], [2, 8], calm) +
      fill(
        sparkle(118, 122, 5) + sparkle(276, 118, 6) + sparkle(60, 316, 5) + sparkle(336, 306, 5),
        '#ffe9b8',
      ) +
      box(0, 496, W, 24, '~z'),
    true,
  );
}

const light = picture(
  W,
  H,
  defs(rad('k', ['#fff6dc@0/.75', '#ffd9a0@.5/.25', '#ffd9a0@1/0'])) +
    bokeh(41, 14, '~k', [40, 110, 350, 420], [2, 8], calm) +
    oval(195, 350, 160, 46, '~k', 'opacity=".3"'),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    ...BRASSES,
    ...bottlePaints,
    lin('in', ['#2c0c26', '#5a1c48@.6', '#8a3a5c']),
    rad('la', ['#ffe0a6/.7', '#f0a86a@.5/.25', '#f0a86a/0']),
    lin('sh', ['#9a545c', '#5a2438']),
  ) +
    box(0, 0, 343, 160, '~in') +
    oval(171, 70, 170, 80, '~la') +
    box(0, 134, 343, 26, '~sh') +
    box(0, 132, 343, 4, '~bv') +
    (['rain', 'peel', 'shirt', 'pillow', 'book', 'latte', 'sparks'] as const)
      .map((kind, i) => {
        const s = kind === 'pillow' ? 1.15 : 0.8;
        const body = i === 2 || i === 5 ? bottles[kind].outline : bottle(kind);
        return t`<g transform="translate(${8 + i * 46 - (s - 0.8) * 48} ${134 - 90 * s}) scale(${s})">${body}</g>`;
      })
      .join('') +
    fill(sparkle(40, 26, 6) + sparkle(300, 30, 7) + sparkle(240, 18, 4), '#ffe9b8'),
);

export const scentPictures = {
  'scents/sky.svg': sky,
  'scents/far.svg': far,
  'scents/middle.svg': middle,
  'scents/near.svg': near(),
  'scents/light.svg': light,
  'scents/cover.svg': cover,
};
