/** A telegraph line on confession night: two small houses on two hills, a wire between them, and what never went over it. */
import { box, circle, defs, fill, group, lin, line, many, picture, rad, random, t, use } from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';

const W = 390;
const H = 520;
const GROUND = '#161634';
export const PAPER = '#fff3dc';

/** Morse of a few words, as marks on a tape; a dot is 1, a dash is 3. */
const MORSE = [1, 1, 0, 3, 1, 3, 0, 3, 3, 3, 0, 1, 1, 1, 3, 0, 1, 0, 3, 1, 3, 3, 0, 3, 3, 3, 0, 1, 1, 3];
const marks = (x: number, y: number, unit: number, slant = 0): string => {
  let at = x;
  let d = '';
  for (const mark of MORSE) {
    if (mark) d += t`M${at} ${y + (at - x) * slant}l${unit * (mark - 0.9)} ${unit * (mark - 0.9) * slant}`;
    at += unit * (mark + 1.2);
  }
  return d;
};

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#0d0f2c@0', '#1f1b4e@.32', '#4a2a66@.56', '#8a3f68@.72', GROUND]),
    rad('m', ['#fff4d8@0', '#ffdfae@.55', '#ffc98f@1'], 0.42, 0.4, 0.6),
    rad('h', ['#ffd9a0@0/.6', '#ff9fb0@.45/.18', '#ff9fb0@1/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(520, 170, W, 320, '#fff0e0') +
    circle(78, 84, 110, '~h') +
    circle(78, 84, 34, '~m') +
    fill(
      'M60 70C66 64 76 66 74 74C72 80 60 80 60 70ZM86 92C94 90 98 96 94 102C88 106 80 98 86 92Z',
      '#e0a878',
      'opacity=".4"',
    ) +
    fill(
      'M-10 330C70 306 150 322 230 310C300 300 350 310 400 302V330C300 338 120 346-10 352Z',
      '#ff9fa8',
      'opacity=".16"',
    ) +
    line('M300 40l34 12', '#fff0e0', 1.6, 'stroke-linecap="round" opacity=".7"'),
  true,
);

/** A post of the line, its foot at (x y). */
const post = (x: number, y: number, h: number): string =>
  line(t`M${x} ${y}V${y - h}`, '#170f24', h * 0.055 + 1.4, 'stroke-linecap="round"') +
  line(
    t`M${x - h * 0.2} ${y - h * 0.9}H${x + h * 0.2}M${x - h * 0.15} ${y - h * 0.78}H${x + h * 0.15}`,
    '#170f24',
    h * 0.03 + 1.2,
    'stroke-linecap="round"',
  ) +
  [-0.18, 0.18].map((k) => circle(x + h * k, y - h * 0.93, 1.4 + h * 0.01, '#ffd9a0')).join('');

function far(): string {
  const rnd = random(5);
  const lit = many(26, () => t`M${120 + rnd() * 150} ${372 + rnd() * 16}h0`);
  return picture(
    W,
    H,
    defs(lin('a', ['#4f2f6e', '#2a2052']), lin('b', ['#35265c', '#1e1a44'])) +
      fill('M-10 372C50 336 110 348 170 366C230 340 310 330 400 356V460H-10Z', '~a') +
      fill('M-10 396C90 376 150 398 214 388C280 376 340 386 400 380V480H-10Z', '~b') +
      line(lit, '#ffcf8a', 2.4, 'stroke-linecap="round" opacity=".85"') +
      line(lit, '#fff', 1, 'stroke-linecap="round" opacity=".6"') +
      post(160, 392, 32) +
      post(206, 390, 28) +
      post(250, 388, 32),
    true,
  );
}

/** A dove asleep on a wire. */
export const bird = (x: number, y: number, s: number, flip = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})">${fill('M-9 0C-9-9-2-12 4-11C4-16 11-17 12-12L16-10L12-9C12-2 6 2-2 2L-14 6Z', '#120c20')}${circle(9, -12, 0.9, '#ffd9a0')}</g>`;

function middle(): string {
  const office =
    box(40, 336, 92, 82, '~wl', 'rx="3"') +
    fill('M28 340L86 300L144 340L138 346H34Z', '~rf') +
    line('M34 340L86 304L138 340', '#ff9fb0', 1.6, 'opacity=".6"') +
    box(112, 296, 10, 26, '#2a1530') +
    line(
      'M117 292C111 284 123 278 117 268C113 260 121 256 118 248',
      '#c9b6e6',
      3,
      'stroke-linecap="round" opacity=".28"',
    ) +
    box(52, 356, 40, 36, '~lt', 'rx="2"') +
    fill('M58 392V380C58 374 64 372 66 372C62 364 76 362 74 372C78 372 82 376 82 380V392Z', '#3a1830') +
    line('M72 356V392M52 372H92', '#5a2438', 2) +
    box(46, 390, 52, 6, '#8a4a52', 'rx="2"') +
    box(102, 362, 22, 56, '#3a1830', 'rx="2"') +
    box(105, 366, 16, 20, '~lt', 'rx="1.5"') +
    box(54, 340, 66, 11, '#2a1530', 'rx="3"') +
    line(marks(58, 345.6, 0.84), '#ffcf8a', 2.2, 'stroke-linecap="round"') +
    circle(72, 374, 60, '~gw');
  const home =
    fill('M300 358L336 330L372 358Z', '~rf') +
    box(306, 356, 60, 58, '~wl') +
    box(318, 366, 22, 26, '~lt', 'rx="11"') +
    fill('M322 392C322 382 326 380 329 380C325 374 334 372 333 380C336 380 338 384 338 392Z', '#3a1830') +
    line('M329 366V392M318 378H340', '#5a2438', 1.6) +
    box(346, 372, 13, 42, '#3a1830') +
    circle(330, 380, 44, '~gw');
  const wire = (y: number, sag: number): string =>
    t`M104 ${y + 6}C140 ${y + sag} 150 ${y + sag * 0.9} 160 ${y + sag * 0.74}M160 ${y + sag * 0.74}Q183 ${y + sag * 0.95} 206 ${y + sag * 0.76}Q228 ${y + sag * 0.95} 250 ${y + sag * 0.74}C268 ${y + sag} 292 ${y + sag * 0.7} 318 ${y + 16}`;
  return picture(
    W,
    H,
    defs(
      lin('wl', ['#6a3a5e', '#3f2448']),
      lin('rf', ['#3f2350', '#241436']),
      lin('lt', ['#fff0c4', '#ffbf6a']),
      lin('hl', ['#2f2352', '#1a1738@.6', GROUND]),
      rad('gw', ['#ffd08a@0/.5', '#ff9f8a@.5/.16', '#ff9f8a@1/0']),
      rad('sp', ['#fff6da@0', '#ffb0bc@.4/.7', '#ff8fa3@1/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      fill(
        'M-20 424C40 396 110 404 156 446C196 474 232 474 262 446C300 408 350 400 410 420V530H-20Z',
        '~hl',
      ) +
      fill(
        'M-20 424C40 396 110 404 156 446C196 474 232 474 262 446C300 408 350 400 410 420',
        'none',
        'stroke="#8f6fb8" stroke-width="1.6" opacity=".7"',
      ) +
      office +
      home +
      post(20, 420, 116) +
      post(376, 414, 96) +
      line(
        t`M-8 316Q6 322 20 318M20 318Q60 336 104 318M376 328Q346 344 318 342M376 328Q386 332 400 330`,
        '#170f24',
        1.6,
      ) +
      line(wire(326, 58), '#f7c6b0', 1.4, 'opacity=".85"') +
      bird(128, 357, 0.62) +
      bird(272, 366, 0.56, -1) +
      bird(286, 360, 0.5) +
      circle(183, 377, 20, '~sp') +
      circle(183, 377, 4, '#fff8e6') +
      line('M172 376L150 370', '#ffd0d6', 3, 'stroke-linecap="round" opacity=".7"') +
      line(
        many(22, (i) => t`M${(i * 53) % 390} ${452 + ((i * 29) % 50)}q3-10 6 0`),
        '#6a4f94',
        1.4,
        'opacity=".6" stroke-linecap="round"',
      ) +
      box(0, 484, W, 36, '~z'),
    true,
  );
}

/** The tape that nobody tore off: it runs from the lower left and curls. */
const near = (() => {
  const tape =
    'M-20 470C40 486 60 452 104 462C150 472 150 508 204 502C262 494 268 456 318 466C360 474 372 500 420 486';
  const rnd = random(21);
  const buds = many(9, (i) => {
    const x = i % 2 ? 352 + rnd() * 40 : rnd() * 34 - 6;
    return circle(x, 20 + rnd() * 96, 3 + rnd() * 3, '~bu');
  });
  return picture(
    W,
    H,
    defs(
      rad('bu', ['#fff', '#ffd0dc@.6', '#e88aa4']),
      rad('bk', ['#ffd9a0/.6', '#ff9fb0@.5/.2', '#ff9fb0/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
      group('lf', fill('M0 0C8-8 20-8 28 0C20 8 8 8 0 0Z', '#3f5f6a') + line('M2 0H26', '#86b0a8', 0.8)),
    ) +
      line('M-6-6C10 30 8 70 22 118M396-8C380 26 388 70 372 112', '#2c2440', 3, 'stroke-linecap="round"') +
      use('lf', 8, 34, 0.9, 30) +
      use('lf', 10, 60, 0.9, 150) +
      use('lf', 14, 86, 0.8, 40) +
      use('lf', 384, 30, 0.9, 160) +
      use('lf', 382, 60, 0.9, 20) +
      use('lf', 378, 86, 0.8, 150) +
      buds +
      bokeh(20, 12, '~bk', [10, 310, 380, 480], [3, 10], calm) +
      line(tape, '#0d0a1e', 17, 'opacity=".45" transform="translate(0 5)"') +
      line(tape, PAPER, 15) +
      line(tape, '#e6c8a4', 15, 'stroke-dasharray="1 46" opacity=".8"') +
      line(tape, '#7c2f4a', 3, 'stroke-dasharray="3 6 10 6 3 6 3 12 10 6 10 6 3 14" stroke-linecap="round"') +
      box(0, 496, W, 24, '~z') +
      fill(
        sparkle(330, 120, 6) + sparkle(150, 118, 5) + sparkle(40, 300, 6) + sparkle(356, 304, 5),
        '#fff3d8',
      ),
    true,
  );
})();

const cover = picture(
  343,
  160,
  defs(
    lin('g', ['#1a1745', '#5a2f6a@.6', '#c25f78'], 'h'),
    rad('m', ['#fff4d8', '#ffc98f']),
    lin('lt', ['#fff0c4', '#ffbf6a']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(9, 60, 300, 110, '#fff0e0') +
    circle(164, 34, 18, '~m') +
    fill('M130 134C190 104 260 112 343 130V160H120Z', '#221a48') +
    box(228, 78, 70, 52, '#4f2c56') +
    fill('M218 82L263 50L308 82Z', '#2c1840') +
    box(240, 90, 26, 26, '~lt', 'rx="2"') +
    line('M253 90V116M240 103H266', '#5a2438', 1.6) +
    box(276, 92, 14, 38, '#2c1840') +
    post(196, 130, 74) +
    post(326, 132, 80) +
    line('M120 70Q156 78 196 62Q222 74 240 74M326 60Q310 74 296 76', '#f7c6b0', 1.4) +
    bird(160, 72, 0.7) +
    bird(174, 71, 0.6, -1) +
    line('M110 150C170 140 200 158 250 146C290 138 310 154 350 146', PAPER, 11) +
    line(
      'M110 150C170 140 200 158 250 146C290 138 310 154 350 146',
      '#7c2f4a',
      2.4,
      'stroke-dasharray="3 6 10 6 3 6 10 12" stroke-linecap="round"',
    ),
);

export const telegraph = {
  'telegraph-sky.svg': sky,
  'telegraph-far.svg': far(),
  'telegraph-middle.svg': middle(),
  'telegraph-near.svg': near,
  'telegraph-cover.svg': cover,
};
