/** Roll it bigger: two of them push a snowball down the last light of a winter afternoon. Its gifts and prizes. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bokeh, calm, sparkle, star } from '../sparks.ts';
import { BERRY, BRASS, CANDLE, OAT, PINE, WOOD } from './paints.ts';
import { fir, flake, house, knit } from './parts.ts';

const W = 390;
const H = 520;
const GROUND = '#d3e0f4';

const BALL = rad('ba', ['#ffffff@0', '#f2f6ff@.45', '#c3d2f0@.78', '#8c9fd0@1'], 0.36, 0.3, 0.78);

/** A snowball: light from the upper left, a seam where it has rolled, crumbs of snow. */
const ball = (x: number, y: number, r: number): string =>
  circle(x, y, r, '~ba') +
  line(
    t`M${x - r * 0.86} ${y + r * 0.3}C${x - r * 0.3} ${y + r * 0.66} ${x + r * 0.4} ${y + r * 0.6} ${x + r * 0.92} ${y + r * 0.14}M${x - r * 0.94} ${y - r * 0.1}C${x - r * 0.4} ${y + r * 0.2} ${x + r * 0.3} ${y + r * 0.16} ${x + r * 0.9} ${y - r * 0.3}`,
    '#9db0dc',
    Math.max(1, r * 0.03),
    'opacity=".5" stroke-linecap="round"',
  ) +
  oval(
    x - r * 0.38,
    y - r * 0.48,
    r * 0.3,
    r * 0.18,
    '#fff',
    t`transform="rotate(-34 ${x - r * 0.38} ${y - r * 0.48})"`,
  ) +
  fill(
    t`M${x + r} ${y}A${r} ${r} 0 0 1 ${x - r * 0.4} ${y + r * 0.92}A${r * 1.24} ${r * 1.24} 0 0 0 ${x + r} ${y}Z`,
    '#f0a8b8',
    'opacity=".4"',
  );

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#3a4a92', '#7a74c0@.3', '#d79ac0@.56', '#ffc8a8@.74', GROUND]),
    rad('h', ['#fff0d0/.9', '#ffd0a0@.4/.4', '#ffc0a0/0']),
  ) +
    box(0, 0, W, H, '~g') +
    circle(312, 330, 150, '~h') +
    circle(312, 330, 26, '#fff6dc') +
    fill(
      'M-10 96C30 84 60 96 104 90C140 86 150 78 190 82C150 92 140 100 96 102C60 104 30 104-10 108ZM230 58C270 46 330 60 400 44V56C350 66 290 66 230 58ZM260 128C300 118 350 128 400 118V126C350 134 300 134 260 128Z',
      '#ffd8d8',
      'opacity=".35"',
    ),
  true,
);

const far = picture(
  W,
  H,
  defs(lin('m', ['#8f90cc', '#b9b4dc']), lin('n', ['#dfe4f8', '#b4c0e4']), fir('f')) +
    fill(
      'M-10 352L40 306L74 336L122 286L170 340L214 310L262 350L312 300L352 338L400 304V430H-10Z',
      '~m',
      'opacity=".75"',
    ) +
    fill(
      'M122 286L106 304L116 306L122 300L132 310L140 306ZM312 300L298 314L308 316L314 310L322 318L328 316ZM40 306L28 318L38 320L44 316L52 318Z',
      '#fff',
      'opacity=".85"',
    ) +
    fill('M-10 384C60 356 120 372 200 372C280 372 330 352 400 370V450H-10Z', '~n') +
    (
      [
        [22, 378, 0.8],
        [52, 374, 0.62],
        [348, 372, 0.7],
        [376, 376, 0.9],
        [300, 370, 0.5],
      ] as const
    )
      .map(([x, y, s]) => use('f', x, y, s))
      .join('') +
    `<g transform="translate(104 378) scale(.72)">${house(44, 24, '#b86a5a', [
      [-10, -10],
      [10, -10],
    ])}</g><g transform="translate(150 376) scale(.56)">${house(40, 22, '#8a7ab8', [[0, -9]])}</g>`,
  true,
);

/** One who pushes: a coat, a scarf that flies, a bobble hat, a mitten against the snow. */
const pusher = (x: number, y: number, s: number, coat: string, hat: string, scarf: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${
    line('M-12-34C-20-22-26-14-34-6M2-34C2-22-4-12-6 0', '#3a4468', 11, 'stroke-linecap="round"') +
    fill('M-40-8C-38-14-28-12-26-6L-28 0H-44ZM-12-4C-8-8 4-6 4 2H-14Z', '#6b4030') +
    fill('M-22-40C-24-62-8-82 10-84C26-84 30-70 24-58C18-44 10-32-2-30C-12-28-20-32-22-40Z', coat) +
    fill(
      'M-22-40C-24-62-8-82 10-84C-2-74-10-58-10-40C-10-36-12-30-14-30C-18-32-22-34-22-40Z',
      '#fff',
      'opacity=".22"',
    ) +
    line('M8-70C24-68 38-70 52-76', coat, 12, 'stroke-linecap="round"') +
    circle(55, -77, 8, scarf) +
    line('M-2-84C-22-84-34-92-48-86', scarf, 8, 'stroke-linecap="round"') +
    line('M-40-92L-50-94M-42-86L-54-84M-40-80L-48-76', scarf, 2.6, 'stroke-linecap="round"') +
    circle(20, -98, 17, '#f2c4a4') +
    oval(30, -93, 4, 2.8, '#ff8a8a', 'opacity=".7"') +
    line('M29-101C31-103 34-103 35-101', '#4a2a2a', 1.8, 'stroke-linecap="round"') +
    line('M31-88C33-87 35-88 36-90', '#8a3a3a', 1.6, 'stroke-linecap="round"') +
    fill('M2-100C0-120 14-128 26-122C38-118 40-108 38-104C26-112 14-108 2-100Z', hat) +
    line('M1-99C12-110 28-112 39-103', OAT, 6, 'stroke-linecap="round"') +
    circle(14, -127, 7, OAT) +
    line('M-4-82C6-76 20-78 26-84', scarf, 9, 'stroke-linecap="round"')
  }</g>`;

const middle = picture(
  W,
  H,
  defs(
    BALL,
    fir('f'),
    lin('sl', ['#ffffff', '#dfe8fa@.5', GROUND]),
    lin('tr', ['#b4c4ea', '#d3e0f4'], 'h'),
    lin('c1', ['#d9566a', '#8f2440']),
    lin('c2', ['#4f9ab0', '#1f4f74']),
  ) +
    // The slope, and the track in it
    fill('M-10 418C80 398 180 410 250 424C310 436 360 440 400 438V530H-10Z', '~sl') +
    fill('M-10 444C60 432 130 440 190 462L214 476C140 472 60 462-10 472Z', '~tr', 'opacity=".9"') +
    line('M-10 446C60 434 130 442 190 464', '#fff', 2, 'opacity=".9"') +
    line(
      'M12 456L30 458M52 455L72 459M96 459L114 464',
      '#93a6d6',
      2.4,
      'stroke-linecap="round" opacity=".6"',
    ) +
    oval(268, 478, 92, 13, '#7a8cc4', 'opacity=".4"') +
    ball(262, 398, 84) +
    // What has stuck to it
    `<g transform="translate(304 346) rotate(24)">${line('M0 0C10-8 22-8 30-16M12-6L16-16M20-9L28-6', '#6b4030', 2.6, 'stroke-linecap="round"')}</g>` +
    `<g transform="translate(244 448) rotate(-18)">${fill('M0 0C-8-4-9-14-1-17C1-26 14-25 14-16L13-2C12 3 4 3 0 0Z', BERRY)}${line('M1-1C5 1 9 1 12-1', OAT, 4, 'stroke-linecap="round"')}</g>` +
    fill(star(318, 420, 8), CANDLE) +
    pusher(132, 466, 0.94, '~c1', PINE, CANDLE) +
    pusher(78, 458, 0.78, '~c2', BERRY, OAT) +
    // Snow that is thrown up
    many(16, (i) =>
      circle(180 + ((i * 37) % 90), 478 - ((i * 23) % 26), 2 + (i % 3), '#fff', 'opacity=".9"'),
    ),
  true,
);

function near(): string {
  const rnd = random(52);
  return picture(
    W,
    H,
    defs(
      BALL,
      fir('f'),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      WOOD,
      BRASS,
      rad('k', ['#fff@0/.8', '#fff@.5/.3', '#fff@1/0']),
    ) +
      use('f', 14, 500, 1.9) +
      use('f', 382, 508, 1.5) +
      ball(332, 494, 15) +
      ball(308, 503, 9) +
      ball(356, 505, 7) +
      line(
        flake(44, 62, 15) + flake(340, 84, 18, 20) + flake(300, 30, 9) + flake(94, 28, 8, 15),
        '#fff',
        2,
        'stroke-linecap="round" opacity=".85"',
      ) +
      many(34, () => circle(rnd() * W, rnd() * 330, 0.9 + rnd() * 1.7, '#fff', 'opacity=".8"')) +
      bokeh(31, 10, '~k', [0, 260, W, 420], [2, 8], calm) +
      fill(sparkle(222, 344, 8) + sparkle(196, 384, 5) + sparkle(292, 330, 4), '#fff') +
      box(0, 498, W, 22, '~z'),
    true,
  );
}

const light = picture(
  W,
  H,
  defs(rad('k', ['#fff3d8@0/.7', '#ffd0a8@.5/.25', '#ffd0a8@1/0'])) +
    bokeh(57, 12, '~k', [180, 250, 390, 430], [3, 11], calm),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    BALL,
    fir('f'),
    lin('g', ['#5a62ac', '#d79ac0@.6', '#ffd0b0']),
    rad('h', ['#fff0d0/.9', '#ffd0a0/0']),
    lin('sl', ['#ffffff', '#c8d8f4']),
    lin('c1', ['#d9566a', '#8f2440']),
    lin('c2', ['#4f9ab0', '#1f4f74']),
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(290, 80, 80, '~h') +
    use('f', 26, 128, 1) +
    use('f', 322, 130, 0.8) +
    fill('M-4 118C80 104 200 122 347 130V160H-4Z', '~sl') +
    ball(226, 88, 56) +
    pusher(138, 136, 0.62, '~c1', PINE, CANDLE) +
    pusher(98, 130, 0.5, '~c2', BERRY, OAT) +
    ball(300, 136, 10) +
    line(
      flake(60, 34, 11) + flake(130, 22, 7, 20) + flake(312, 30, 9),
      '#fff',
      1.8,
      'stroke-linecap="round"',
    ),
);

const DISH = pedestalPaints('#bcd0ff', '#eef3ff', '#a9b8dc', '#ffffff');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, ...paints) + pedestal(body, '#fff8e0'));

const mitten = (x: number, y: number, s: number, turn: number, wool: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${
    fill('M-14 20V-8C-14-30 14-30 14-8V0C20-8 30-4 26 6C24 14 18 18 14 20Z', wool) +
    knit(['.x.x', 'xoxo', '.x.x'], -11, -10, 6, { x: OAT, o: CANDLE }) +
    box(-17, 17, 34, 11, OAT, 'rx="5"') +
    line(
      many(6, (i) => t`M${-12 + i * 5} 19v7`),
      '#d8c39c',
      1.6,
      'stroke-linecap="round"',
    )
  }</g>`;

const snowball = on(ball(48, 48, 29) + ball(22, 70, 8) + ball(74, 72, 6), BALL);

/** As many snowballs as are sent, so large is the one that they are rolled into: from a handful to one that needs a flag. */
const rolled = [
  on(
    ball(48, 64, 11) + fill('M66 74q5-4 10 0M22 75q4-3 8 0', 'none', 'stroke="#fff" stroke-width="2.4"'),
    BALL,
  ),
  on(ball(49, 57, 18) + ball(76, 74, 4), BALL),
  on(ball(50, 50, 25) + ball(20, 75, 5) + mitten(38, 52, 0.46, -10, BERRY), BALL),
  on(
    ball(50, 45, 31) +
      ball(17, 74, 7) +
      line('M66 22L80 6M73 14L84 13M70 18L69 8', '#6b4030', 2.6, 'stroke-linecap="round"') +
      fill('M34 32c6-12 14-6 8 2c10-4 12 6 0 6c6 8-4 10-7 1c-8 4-10-6-1-9Z', BERRY),
    BALL,
  ),
  on(
    line('M58 22V-1', '#6b4030', 2.6, 'stroke-linecap="round"') +
      fill('M59 1C66-3 72 6 84 0L78 8L84 15C72 20 66 11 59 15Z', PINE) +
      line('M59 6C66 2 71 10 79 6', OAT, 2.2) +
      ball(49, 47, 35) +
      ball(13, 76, 7) +
      ball(84, 77, 6) +
      line(flake(36, 44, 11), '#8fa6dc', 2, 'stroke-linecap="round" opacity=".8"'),
    BALL,
  ),
];

const mittens = on(
  mitten(36, 40, 1, -14, BERRY) + mitten(62, 46, 1, 12, PINE) + line('M30 68C38 82 58 82 66 72', OAT, 2),
);

const snowman = on(
  ball(48, 62, 20) +
    ball(48, 34, 14) +
    fill('M38 22H58V10C58 6 38 6 38 10Z', '#3a3a5a') +
    box(33, 20, 30, 4.4, '#3a3a5a', 'rx="2"') +
    box(38, 16, 20, 4, BERRY) +
    circle(43, 32, 1.9, '#2a2a4a') +
    circle(53, 32, 1.9, '#2a2a4a') +
    fill('M48 35L62 38L48 40Z', '#f08a3c') +
    line('M36 46C42 51 54 51 60 46M58 48L63 62', BERRY, 5, 'stroke-linecap="round"') +
    circle(48, 58, 2, '#2a2a4a') +
    circle(48, 66, 2, '#2a2a4a') +
    line('M30 56L14 44M18 47L13 50M66 56L82 46M78 48L84 52', '#6b4030', 2.6, 'stroke-linecap="round"'),
  BALL,
);

const frame = on(
  avatarFrame(
    ball(24, 62, 11) +
      ball(38, 68, 7) +
      line(flake(74, 22, 10), '#fff', 2, 'stroke-linecap="round"') +
      mitten(72, 58, 0.5, 16, BERRY),
  ),
  lin('eg', ['#ffffff', '#a8c0f4@.4', '#6a7ac4@.7', '#eaf0ff'], 'd'),
  BALL,
);

const bubble = on(
  chatBubble(
    ball(78, 24, 9) + ball(20, 60, 6) + line(flake(22, 24, 8), '#fff', 1.8, 'stroke-linecap="round"'),
  ),
  lin('eg', ['#ffffff', '#a8c0f4@.4', '#6a7ac4@.7', '#eaf0ff'], 'd'),
  lin('fc', ['#8f9ae0', '#d78ab0']),
  BALL,
);

const entrance = on(
  fill('M6 66C20 56 34 62 48 66C34 74 18 76 6 74Z', '#c8d8f8') +
    ball(56, 48, 27) +
    many(7, (i) => circle(14 + i * 5, 60 - ((i * 13) % 20), 2 + (i % 2), '#fff')) +
    line('M8 36H24M4 46H20M12 26H28', '#fff', 2.4, 'stroke-linecap="round" opacity=".8"'),
  BALL,
);

/** The great badge: a golden ball on a ribbon of wool. */
const badge = on(
  fill('M34 4H46L52 30H42ZM62 4H50L44 30H54Z', BERRY) +
    fill('M34 4H38L46 30H42ZM62 4H58L50 30H54Z', OAT) +
    circle(48, 52, 27, '~br') +
    circle(48, 52, 22, '#3a4a92') +
    ball(48, 52, 14) +
    line(flake(48, 52, 20), '#fff', 1, 'opacity=".35"'),
  BRASS,
  BALL,
);

/** A coat button, as the eyes of a snowman: the currency. */
const button = picture(
  96,
  96,
  defs(BRASS, rad('bt', ['#8a8ad8@0', '#4a4a9a@.6', '#2a2a5a@1'], 0.38, 0.34, 0.75)) +
    circle(48, 48, 45, '#fff') +
    circle(48, 48, 43, 'none', 'stroke="url(#~br)" stroke-width="5"') +
    circle(48, 48, 36, '~bt') +
    circle(48, 48, 27, 'none', 'stroke="#fff" stroke-opacity=".35" stroke-width="3"') +
    [
      [39, 39],
      [57, 39],
      [39, 57],
      [57, 57],
    ]
      .map(
        ([x = 0, y = 0]) => circle(x, y, 5, '#1c1c44') + circle(x - 1, y - 1.4, 1.4, '#fff', 'opacity=".5"'),
      )
      .join('') +
    line('M39 39L57 57M57 39L39 57', OAT, 3.4, 'stroke-linecap="round"') +
    line('M24 36C28 26 36 20 46 19', '#fff', 3, 'stroke-linecap="round" opacity=".75"'),
);

export const rollPictures = {
  'roll/sky.svg': sky,
  'roll/far.svg': far,
  'roll/middle.svg': middle,
  'roll/near.svg': near(),
  'roll/light.svg': light,
  'roll/cover.svg': cover,
  'roll/snowball.svg': snowball,
  'roll/mittens.svg': mittens,
  'roll/snowman.svg': snowman,
  'roll/frame.svg': frame,
  'roll/bubble.svg': bubble,
  'roll/entrance.svg': entrance,
  'roll/badge.svg': badge,
  'roll/button.svg': button,
};

export const rolledPictures = Object.fromEntries(
  [10, 66, 188, 520, 1314].map((at, step) => [`roll/rolled-${at}.svg`, rolled[step] ?? '']),
);
