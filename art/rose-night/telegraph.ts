/** A telegraph line on confession night: two small houses on two hills, a wire between them, and what never went over it. */
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
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';

const W = 390;
const H = 520;
const GROUND = '#161634';
const PAPER = '#fff3dc';

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
const bird = (x: number, y: number, s: number, flip = 1): string =>
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

const DISH = pedestalPaints('#ffb0bc', '#e6b48f', '#4a2348', '#ffdfc0');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff3d8'));
const BRASS = lin('br', ['#fff0c2', '#e2ae58@.4', '#94601f@.7', '#f6d692'], 'd');
const EDGE = lin('eg', ['#fff0c2', '#e6a0a8@.4', '#9a4a68@.7', '#ffd9c0'], 'd');

/** A telegraph's key on its board. */
const key = on(
  fill('M16 68H80L86 80H10Z', '#5a2f26') +
    fill('M16 68H80L81.6 71H14.4Z', '#c98a5c') +
    box(24, 58, 10, 10, '~br') +
    box(46, 50, 8, 18, '~br', 'rx="2"') +
    line('M20 56L76 46', '~br', 5, 'stroke-linecap="round"') +
    fill('M66 36C66 30 86 28 86 34L83 44C80 48 70 48 69 44Z', '#2a1530') +
    oval(76, 34, 10, 4, '#6a3a5e') +
    line('M72 33C74 31.6 78 31.4 80 32', '#ffd0d6', 1.6, 'stroke-linecap="round"') +
    line('M70 48V66', '#c9b6a0', 2, 'stroke-dasharray="2 2"') +
    circle(29, 63, 2, '#5a2f26') +
    `<g fill="none" stroke="#ffd9a0" stroke-width="2.2" stroke-linecap="round"><path d="M84 22A12 12 0 0 1 92 32M86 14A22 22 0 0 1 97 26" opacity=".8"/></g>`,
  BRASS,
);
const reel = on(
  circle(38, 50, 24, PAPER) +
    `<g fill="none" stroke="#d9b48c"><circle cx="38" cy="50" r="19"/><circle cx="38" cy="50" r="14"/></g>` +
    circle(38, 50, 9, '~br') +
    circle(38, 50, 3, '#5a2f26') +
    fill('M38 26C58 26 60 60 74 60C82 60 84 52 90 56V68C84 64 82 72 72 72C54 72 58 38 44 27Z', '#ffe6c4') +
    line(
      'M52 40C58 50 60 64 74 65C80 66 84 60 89 62',
      '#7c2f4a',
      2.6,
      'stroke-dasharray="2 4 7 4" stroke-linecap="round"',
    ) +
    line('M20 42A20 20 0 0 1 34 30', '#fff', 3, 'stroke-linecap="round" opacity=".8"'),
  BRASS,
);
const petal = (a: number): string =>
  `<path d="M0 0C-13-6-13-24 0-28C13-24 13-6 0 0Z" transform="rotate(${a})" fill="url(#~pe2)" stroke="#e8c9b4" stroke-width=".7"/>`;
const gardenia = on(
  fill('M48 58C28 56 18 66 14 76C30 80 44 74 48 58ZM48 58C68 54 80 62 84 74C68 80 52 74 48 58Z', '#2f6a52') +
    line('M46 60C34 64 24 70 18 75M50 60C62 62 74 68 80 73', '#7fc09a', 1.2) +
    `<g transform="translate(48 46)">${[0, 60, 120, 180, 240, 300].map(petal).join('')}<g transform="scale(.62)">${[30, 90, 150, 210, 270, 330].map(petal).join('')}</g></g>` +
    circle(48, 46, 5, '#ffe08f') +
    circle(46.6, 44.6, 1.8, '#fff'),
  lin('pe2', ['#ffffff', '#ffeadb']),
);
const lamp = on(
  fill('M22 40L74 40L88 76H8Z', '#ffd9a0', 'opacity=".35"') +
    line('M48 40V74', '~br', 4) +
    fill('M32 72H64L68 79H28Z', '~br') +
    fill('M20 40C22 24 34 16 48 16C62 16 74 24 76 40C66 46 30 46 20 40Z', '#2f7a6a') +
    fill('M24 37C28 26 36 20 46 19C38 24 34 32 33 42C29 41 26 40 24 37Z', '#9fe0c4', 'opacity=".7"') +
    oval(48, 41, 27, 4, '#fff3c4') +
    line('M58 44V56', '#c9b6a0', 1.2) +
    circle(58, 58, 2.4, '~br') +
    circle(48, 14, 3, '~br'),
  BRASS,
);
const dove = on(
  fill(
    'M14 62C28 66 34 56 36 46C30 34 18 28 12 14C30 16 44 28 50 40C54 26 66 16 80 12C80 30 72 44 60 50C72 48 78 54 76 62C70 74 46 76 34 66C26 70 18 68 14 62Z',
    '~do',
  ) +
    fill('M36 46C30 34 18 28 12 14C26 20 38 30 44 44ZM56 44C62 32 70 22 80 12C78 28 70 40 60 48Z', '#fff') +
    fill('M75 56L84 58L76 62Z', '#f2a04a') +
    circle(71, 56, 1.9, '#2a1530') +
    box(72, 62, 22, 15, PAPER, 'rx="1.5" transform="rotate(12 83 69)"') +
    line('M73 64L82 71L92 67', '#c25f78', 1.4),
  lin('do', ['#ffffff', '#d9cdf0']),
);
const wireGift = on(
  fill('M10 78V58L24 46L38 58V78ZM58 78V58L72 46L86 58V78Z', '#4a2c5e') +
    fill('M6 60L24 44L42 60L38 63L24 51L10 63ZM54 60L72 44L90 60L86 63L72 51L58 63Z', '#c25f78') +
    box(18, 62, 12, 12, '~lt', 'rx="1.5"') +
    box(66, 62, 12, 12, '~lt', 'rx="1.5"') +
    line('M24 44V22M72 44V22M18 24H30M66 24H78', '#2a1530', 3, 'stroke-linecap="round"') +
    line('M24 24Q48 44 72 24', '#ffd9a0', 2) +
    fill('M48 24C42 16 32 22 36 30C38 35 44 38 48 42C52 38 58 35 60 30C64 22 54 16 48 24Z', '~he') +
    fill('M39 25C40 22 43 21.6 45 23C42 24 40 26 40 29Z', '#fff', 'opacity=".8"'),
  lin('lt', ['#fff0c4', '#ffbf6a']),
  lin('he', ['#ffb0bc', '#e0486c'], 'd'),
);

const ribbon = (() => {
  const d = 'M20 62C30 70 40 64 48 68C56 64 66 70 76 62L80 70C68 80 56 72 48 78C40 72 28 80 16 70Z';
  return (
    fill(d, PAPER) +
    line(
      'M24 68C32 73 40 68 47 72M50 72C56 68 66 73 73 68',
      '#7c2f4a',
      2,
      'stroke-dasharray="2 3 6 3" stroke-linecap="round"',
    )
  );
})();
const frame = on(
  avatarFrame(
    `<circle cx="48" cy="42" r="26" fill="none" stroke="#7c2f4a" stroke-width="2" stroke-dasharray="2 4 7 4" stroke-linecap="round"/>${ribbon}${fill('M48 20C44 13 36 17 39 23C41 27 45 29 48 32C51 29 55 27 57 23C60 17 52 13 48 20Z', '#e0486c')}`,
  ),
  EDGE,
);
const bubble = on(
  chatBubble(
    line('M26 56H46', '#ffd9a0', 2.6, 'stroke-dasharray="1 5 6 5" stroke-linecap="round"') +
      box(66, 12, 22, 18, PAPER, 'rx="1" transform="rotate(10 77 21)"') +
      fill('M72 15H84V24H72Z', '#c25f78', 'transform="rotate(10 77 21)"') +
      circle(20, 62, 3, '#ffd0dc'),
  ),
  lin('fc', ['#8a4a86', '#4a2a66']),
  EDGE,
);
const signal = on(
  circle(48, 44, 38, '~sg') +
    fill(
      many(10, (i) => {
        const a = (i * Math.PI) / 5;
        return t`M48 44L${48 + 44 * Math.cos(a)} ${44 + 40 * Math.sin(a)}L${48 + 44 * Math.cos(a + 0.16)} ${44 + 40 * Math.sin(a + 0.16)}Z`;
      }),
      '#ffe6b0',
      'opacity=".5"',
    ) +
    line('M8 60C26 44 32 62 48 46S74 30 90 30', '#fff3d8', 4, 'stroke-linecap="round"') +
    line('M8 60C26 44 32 62 48 46S74 30 90 30', '#ff8fa3', 1.6, 'stroke-linecap="round"') +
    fill(sparkle(48, 45, 18), '#fff8e6') +
    circle(90, 30, 4, '#ffd9a0'),
  rad('sg', ['#ffd9a0@0/.8', '#ff8fa3@.5/.4', '#ff8fa3@1/0']),
);
const night = on(
  box(14, 12, 68, 62, '#2a1530', 'rx="6"') +
    box(18, 16, 60, 54, '~nk', 'rx="3"') +
    circle(64, 30, 7, '#ffe6bd') +
    fill('M18 58C34 48 56 52 78 58V67A3 3 0 0 1 75 70H21A3 3 0 0 1 18 67Z', '#241a48') +
    line('M48 16V70M18 44H78', '#2a1530', 3) +
    line('M20 34Q34 42 48 34Q62 42 76 34', '#f7c6b0', 1.2) +
    bird(34, 38, 0.5) +
    fill('M10 10H34C30 30 22 50 10 58ZM86 10H62C66 30 74 50 86 58Z', '#c25f78', 'opacity=".95"') +
    fill('M10 10H20C18 28 15 46 10 56ZM86 10H76C78 28 81 46 86 56Z', '#ff9fb0', 'opacity=".5"') +
    box(8, 8, 80, 5, '~br', 'rx="2.5"'),
  BRASS,
  lin('nk', ['#1f1b4e', '#8a3f68']),
);
const badge = on(
  fill(
    'M48 12L60 22L76 22L76 38L86 50L76 60L74 74L58 72L48 82L38 72L22 74L20 60L10 50L20 38L20 22L36 22Z',
    '~br',
  ) +
    circle(48, 48, 22, '#4a2348') +
    `<circle cx="48" cy="48" r="22" fill="none" stroke="#fff0c2" stroke-width="1.6"/>` +
    fill('M48 44C43 36 33 41 36 49C38 54 44 57 48 62C52 57 58 54 60 49C63 41 53 36 48 44Z', '#ff8fa3') +
    line('M28 60L36 54M68 60L60 54', '#ffd9a0', 2.4, 'stroke-linecap="round"'),
  BRASS,
);

/** A line that waits, as the vote shows it. */
const slip = (paint: string, inside: string): string =>
  picture(
    96,
    96,
    defs(BRASS, lin('pp', ['#fff8ea', '#f3dcbc'])) +
      `<g transform="rotate(-4 48 48)">${box(12, 16, 74, 66, '#0d0a1e', 'rx="3" opacity=".35" transform="translate(2 4)"')}${box(12, 16, 74, 66, '~pp', 'rx="3"')}${box(12, 16, 74, 12, paint, 'rx="3"')}${line('M18 22h0M24 22h8M40 22h0M46 22h0M52 22h8M68 22h8', '#fff', 3, 'stroke-linecap="round"')}${inside}</g>`,
  );
const slips = {
  'telegraph/rain.svg': slip(
    '#5a6fc0',
    fill('M48 36C62 36 70 46 70 54H26C26 46 34 36 48 36Z', '#5a6fc0') +
      line('M48 54V70C48 76 40 76 40 70M34 62l-4 8M62 60l-4 8', '#3f4f94', 3, 'stroke-linecap="round"'),
  ),
  'telegraph/seat.svg': slip(
    '#3f8a7a',
    fill('M30 40H40V60H60V54H68V74H62V68H36V74H30Z', '#3f8a7a') + circle(64, 42, 6, '#ffbf6a'),
  ),
  'telegraph/song.svg': slip(
    '#9a5ac0',
    line('M40 68V42L64 36V62', '#9a5ac0', 4) + oval(35, 68, 7, 5, '#9a5ac0') + oval(59, 62, 7, 5, '#9a5ac0'),
  ),
  'telegraph/heart.svg': slip(
    '#d9486c',
    fill('M48 46C42 36 28 42 32 53C35 60 43 64 48 72C53 64 61 60 64 53C68 42 54 36 48 46Z', '#d9486c') +
      fill('M36 48C37 44 41 43 43 45C40 46 38 49 38 52Z', '#fff', 'opacity=".8"'),
  ),
};

export const telegraph = {
  'telegraph-sky.svg': sky,
  'telegraph-far.svg': far(),
  'telegraph-middle.svg': middle(),
  'telegraph-near.svg': near,
  'telegraph-cover.svg': cover,
  'telegraph/key.svg': key,
  'telegraph/reel.svg': reel,
  'telegraph/gardenia.svg': gardenia,
  'telegraph/lamp.svg': lamp,
  'telegraph/dove.svg': dove,
  'telegraph/wire.svg': wireGift,
  'telegraph/frame.svg': frame,
  'telegraph/bubble.svg': bubble,
  'telegraph/signal.svg': signal,
  'telegraph/night.svg': night,
  'telegraph/badge.svg': badge,
  ...slips,
};
