/** The blind date's own pages: one moonlit sky, and on its sill what each page is about. Words stand in the middle, so nothing does there. */
import { bloom, CRIMSON, leaf, petal, rose, tone, WINE } from '../botany.ts';
import {
  box,
  circle,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { bokeh, sparkle, starDust } from '../sparks.ts';

const [W, H] = [390, 300];
const NIGHT = '#0d1430';

const puff = (x: number, y: number, r: number): string =>
  t`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** A bank of cloud from edge to edge: one shape, because of several that are seen through each edge would be seen inside of it. */
const bank = (y: number, paint: string, r: number, step: number): string =>
  fill(
    many(Math.ceil((W + 60) / step), (i) => puff(-20 + i * step, y + (i % 3) * 6, r + (i % 2) * 8)) +
      t`M-10 ${y}H${W + 10}V${H}H-10Z`,
    paint,
  );

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#080d26@0', '#1b2160@.34', '#4a2a72@.6', '#8d3c70@.82', '#c25f70@1']),
    rad('m', ['#fffbe9@0', '#ffe9bd@.6', '#f4c592@1'], 0.4, 0.36, 0.68),
    rad('h', ['#ffe3ad@0/.7', '#ff9fb0@.3/.3', '#ff9fb0@1/0']),
    lin('a', ['#b2577d/.55', '#3a2468/.9']),
    lin('b', ['#5d3a80/.85', NIGHT]),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(41, 80, W, 190, '#fff0dc') +
    circle(318, 58, 120, '~h') +
    circle(318, 58, 32, '~m') +
    fill(
      'M304 44C311 38 320 41 319 48C318 54 309 53 306 57C301 59 298 50 304 44ZM325 62C331 58 339 62 337 68C335 74 326 74 324 69C324 66 324 64 325 62Z',
      '#e9b184',
      'opacity=".45"',
    ) +
    bank(232, '~a', 26, 40) +
    bank(262, '~b', 22, 34),
  true,
);

/** What the sealed and the open letters share. */
const paper = [
  lin('pa', ['#fffaf0', '#f0d9cf']),
  lin('fl', ['#fff', '#f8e3d6']),
  lin('in', ['#e7b9b0', '#f6d6c8']),
  lin('se', ['#ff7d93', '#a3123b'], 'd'),
  lin('z', [`${NIGHT}/0`, NIGHT]),
  rad('b', ['#fff@0/.5', '#ffd98a@.7/.24', '#ffd98a@.92/.4', '#ffd98a/0']),
];
const shade = (x: number, y: number, rx: number): string => oval(x, y, rx, 7, '#050819', 'opacity=".5"');

/** A seal of wax with a heart, around the origin. */
const seal =
  fill(
    'M0-15C6-18 9-11 14-8C18-5 15 1 15 5C14 11 7 11 3 15C-2 18-6 12-11 11C-17 9-14 3-16-2C-17-8-9-9-7-13C-5-16-3-14 0-15Z',
    '~se',
  ) + fill('M0 8C-8 2-8-6-3-6C-1-6 0-4 0-3C0-4 1-6 3-6C8-6 8 2 0 8Z', '#ffd0d6', 'opacity=".9"');

/** A sealed letter, 84 wide around the origin. */
const letter =
  fill('M-42-28H42V28H-42Z', '~pa') +
  fill('M-42 28L-8-1L0 5L8-1L42 28Z', '#eccfc3') +
  fill('M-42-28L0 10L42-28Z', '~fl') +
  line('M-42-28L0 10L42-28', '#c98b86', 1.3) +
  use('s', 0, 6, 0.72);

/** An open letter with what is agreed on it, and the pen that has written it. */
const open = picture(
  W,
  H,
  defs(
    ...paper,
    group('s', seal),
    lin('q', ['#fff', '#ffc3cf@.5', '#b45a86'], 'd'),
    lin('n', ['#ffe6a8', '#b77a2e'], 'd'),
  ) +
    shade(190, 290, 128) +
    fill('M84 230L190 288L296 230V300H84Z', '#c98f8b') +
    fill('M84 230L190 176L296 230L190 290Z', '~in') +
    fill('M112 196H268V262L190 300L112 262Z', '~pa') +
    [0, 1, 2, 3]
      .map((i) =>
        line(
          t`M128 ${212 + i * 13}H${[248, 232, 244, 206][i] ?? 0}`,
          '#b98f97',
          2.4,
          'stroke-linecap="round"',
        ),
      )
      .join('') +
    fill('M84 230L164 282L84 300ZM296 230L216 282L296 300Z', '#f3d9cc') +
    fill('M84 300L190 254L296 300Z', '~pa') +
    line('M84 230L166 283M296 230L214 283', '#c98b86', 1.2) +
    use('s', 190, 280, 1.15) +
    line('M262 268L330 170', '~n', 3.4, 'stroke-linecap="round"') +
    fill('M286 234C282 206 306 168 346 142C352 172 338 208 300 226L330 170Z', '~q') +
    line('M292 226L338 158', '#fff', 1.4, 'opacity=".8"') +
    fill([sparkle(62, 250, 8), sparkle(338, 252, 6), sparkle(104, 176, 5)].join(''), '#ffe9bd') +
    bokeh(8, 12, '~b', [10, 200, 380, 290], [2, 7]) +
    box(0, 272, W, 28, '~z'),
  true,
);

/** A chair with a round back, seen from the aisle. */
const chair =
  line('M-15 22L-17 46M15 22L17 46M-9 20L-10 40M9 20L10 40', '#5b2a55', 3.4, 'stroke-linecap="round"') +
  fill('M-15-6C-17-38 17-38 15-6L12 18H-12Z', '~ch') +
  line('M-15-6C-17-38 17-38 15-6', '~ed', 2.6) +
  oval(0, 20, 18, 6, '~cu') +
  fill('M0-8C-7-13-7-20-2.6-20C-1-20 0-19 0-18C0-19 1-20 2.6-20C7-20 7-13 0-8Z', '#ffd0d6', 'opacity=".85"');

/** Two rows of chairs that face each other under strings of lamps, and letters on their way between them. */
function rows(): string {
  const string = (from: number, to: number, y: number, sag: number, n: number): string =>
    line(t`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, '#e8b48f', 1.1, 'opacity=".8"') +
    many(n, (i) => {
      const k = (i + 0.5) / n;
      const [x, drop] = [from + (to - from) * k, y + 4 * sag * k * (1 - k) + 5];
      return circle(x, drop, 9, '~gl') + oval(x, drop, 3, 4, '#ffe6a8');
    });
  const seats = [
    [34, 236, 1.1],
    [92, 226, 0.86],
    [138, 218, 0.66],
  ] as const;
  return picture(
    W,
    H,
    defs(
      ...paper,
      group('s', seal),
      group('l', letter),
      group('c', chair),
      lin('ch', ['#ff9fb0', '#8e2a5c']),
      lin('ed', ['#ffe6c2', '#d98a86'], 'd'),
      lin('cu', ['#ffc2c9', '#a33a63']),
      rad('gl', ['#ffd98a@0/.75', '#ffd98a@1/0']),
      lin('ai', ['#ffd98a/0', '#ffd98a/.34']),
    ) +
      fill('M176 214H214L300 300H90Z', '~ai') +
      string(-10, 200, 22, 20, 7) +
      string(190, 400, 22, 20, 7) +
      seats
        .map(
          ([x, y, s]) =>
            shade(x, y + 46 * s, 24 * s) +
            use('c', x, y, s) +
            shade(W - x, y + 46 * s, 24 * s) +
            use('c', W - x, y, s),
        )
        .join('') +
      use('l', 176, 250, 0.44, -14) +
      use('l', 222, 236, 0.3, 12) +
      use('l', 198, 280, 0.6, 6) +
      line('M150 268q12-6 20-12M238 226q10-2 16-6', '#ffe9bd', 1.6, 'stroke-linecap="round" opacity=".7"') +
      bokeh(12, 10, '~b', [10, 210, 380, 290], [2, 6]) +
      box(0, 276, W, 24, '~z'),
    true,
  );
}

/** A lamp that is left on: lanterns above, a sealed letter with a rose below. */
function lamp(): string {
  const rnd = random(17);
  const lantern =
    line('M0-60V-24', '#e8b48f', 1.3) +
    circle(0, 0, 46, '~gl') +
    box(-9, -26, 18, 5, '~go', 'rx="2"') +
    fill('M-9-21H9C20-12 20 12 9 21H-9C-20 12-20-12-9-21Z', '~la') +
    line('M-5-21C-11-10-11 10-5 21M5-21C11-10 11 10 5 21', '#fff3d2', 0.9, 'opacity=".7"') +
    box(-9, 21, 18, 5, '~go', 'rx="2"') +
    line('M0 26V38', '#ff8fa8', 2);
  return picture(
    W,
    H,
    defs(
      ...paper,
      rose('ro'),
      tone('rc', CRIMSON),
      tone('rw', WINE),
      petal('pt', CRIMSON),
      leaf('lf', '#6d8a52', '#28432a'),
      group('s', seal),
      group('l', letter),
      group('n', lantern),
      lin('la', ['#ffe9b0', '#ff9b6a@.6', '#d8506a']),
      lin('go', ['#fff0cc', '#b77a2e'], 'd'),
      rad('gl', ['#ffd98a@0/.6', '#ffab7a@.5/.16', '#ffab7a@1/0']),
    ) +
      use('n', 52, 62, 1.15) +
      use('n', 112, 34, 0.72) +
      use('n', 222, 26, 0.56) +
      shade(196, 288, 92) +
      use('l', 196, 254, 1.35, -6) +
      use('lf', 268, 274, 1.2, 64) +
      use('lf', 292, 262, 1, -40) +
      use('lf', 112, 276, 1, -70) +
      bloom('rc', 284, 264, 26, 20) +
      bloom('rw', 112, 276, 19, 60) +
      many(9, () => use('pt', 30 + rnd() * 330, 262 + rnd() * 28, 0.24 + rnd() * 0.3, rnd() * 360)) +
      fill([sparkle(150, 222, 6), sparkle(330, 226, 7), sparkle(60, 236, 5)].join(''), '#ffe9bd') +
      bokeh(23, 10, '~b', [10, 210, 380, 290], [2, 6]) +
      box(0, 276, W, 24, '~z'),
    true,
  );
}

export const letters = {
  'letter-sky.svg': sky,
  'letter-open.svg': open,
  'letter-rows.svg': rows(),
  'letter-lamp.svg': lamp(),
};
