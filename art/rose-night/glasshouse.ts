/** A ball in a glasshouse: the moon through iron ribs, palms in the corners, and two who dance and do not say who they are. */
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
import { calm, sparkle, starDust } from '../sparks.ts';

const [W, H] = [390, 520];
const GROUND = '#0c2023';
export const GOLD = lin('gd', ['#fff4cc', '#e8b85a@.42', '#9a6420@.75', '#ffdf9a'], 'd');

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#071526@0', '#123a52@.34', '#2a6a78@.6', '#5a8f86@.74', GROUND]),
    rad('m', ['#fffdf0', '#f4ecd0@.75', '#d8d4c0']),
    rad('h', ['#f4f0d8/.6', '#bfe0dc@.35/.25', '#bfe0dc/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(1025, 130, W, 280, '#f0faf4') +
    circle(195, 92, 150, '~h') +
    circle(195, 92, 38, '~m') +
    circle(184, 84, 6, '#c9c6b0', 'opacity=".5"') +
    circle(206, 100, 9, '#c9c6b0', 'opacity=".4"') +
    circle(204, 78, 4, '#c9c6b0', 'opacity=".5"') +
    fill(
      'M-10 372C30 340 60 350 90 366C120 340 160 344 195 362C230 344 270 340 300 366C330 350 360 340 400 372V460H-10Z',
      '#143c3c',
      'opacity=".8"',
    ),
  true,
);

/** The iron of the house: ribs that meet in the crown, rings between them, panes that catch the moon. */
function far(): string {
  const ribs = many(9, (i) => {
    const k = (i - 4) / 4;
    return t`M195 -24C${195 + k * 90} ${30 + Math.abs(k) * 40} ${195 + k * 232} 160 ${195 + k * 244} 470`;
  });
  const ring = (y: number, w: number, sag: number): string =>
    t`M${195 - w} ${y}Q195 ${y + sag} ${195 + w} ${y}`;
  const rings =
    ring(46, 92, -26) + ring(112, 160, -34) + ring(196, 212, -38) + ring(296, 240, -34) + ring(392, 246, -22);
  const chandelier = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${
      line('M0-90V0', '#e8b85a', 1.6) +
      circle(0, 20, 46, '~cl') +
      line(
        'M0 0C-30 4-34 20-30 26M0 0C30 4 34 20 30 26M0 0V26M0 4C-16 8-18 20-15 28M0 4C16 8 18 20 15 28',
        '~gd',
        2.4,
      ) +
      [-30, -15, 0, 15, 30]
        .map(
          (cx, i) =>
            box(cx - 2, 14 + (i % 2) * 4, 4, 11, '#fff8e0', 'rx="1"') +
            oval(cx, 9 + (i % 2) * 4, 2.6, 5, '#ffe08a'),
        )
        .join('') +
      many(9, (i) => fill(t`M${-32 + i * 8} 30l2.400 5l-2.400 6l-2.400-6Z`, '#e4fbff', 'opacity=".9"'))
    }</g>`;
  return picture(
    W,
    H,
    defs(
      GOLD,
      rad('cl', ['#ffefb0/.7', '#ffd27a@.4/.22', '#ffd27a/0']),
      lin('pn', ['#eaffff/.16', '#eaffff/0']),
    ) +
      fill(
        'M195-24C285 70 427 160 439 470H317C310 160 262 60 195-24ZM195-24C150 40 105 160 73 470H-49C-37 160 105 70 195-24Z',
        '~pn',
      ) +
      line(ribs, '#0a2a2c', 4.4) +
      line(ribs, '#7fc4b4', 1.1, 'opacity=".8"') +
      line(rings, '#0a2a2c', 3.4) +
      line(rings, '#7fc4b4', 0.9, 'opacity=".7"') +
      circle(195, -14, 20, '#0a2a2c') +
      line(
        many(
          5,
          (i) => t`M${60 + i * 66} ${150 + (i % 2) * 60}l22 -34M${72 + i * 66} ${158 + (i % 2) * 60}l12 -18`,
        ),
        '#fff',
        1.6,
        'opacity=".28" stroke-linecap="round"',
      ) +
      chandelier(62, 250, 0.86) +
      chandelier(330, 250, 0.86),
    true,
  );
}

/** Two who dance, standing on (0 0), 150 high: a coat of night, a gown that turns. */
const couple =
  // Her gown and train
  fill('M10-78C26-70 40-50 58-22C72 0 96 8 116 10C86 24 20 26-18 10C-10-10-2-44 2-74Z', '~go') +
  fill('M16-60C30-40 40-14 74 12C54 18 34 18 18 14C24-12 22-40 16-60Z', '#fff', 'opacity=".25"') +
  line(
    'M12-64C22-36 26-12 20 14M18-66C34-40 50-14 84 12M8-66C8-36 2-10-6 10',
    '#a8324f',
    1.4,
    'opacity=".6"',
  ) +
  fill('M-18 10C20 24 86 24 116 10C120 16 108 22 90 24C50 30 4 28-20 16Z', '#ffd9c8', 'opacity=".8"') +
  many(9, (i) => circle(4 + i * 10, 6 + Math.sin(i) * 5, 1.5, '#fff6d8')) +
  fill('M0-104C8-110 18-108 20-98L14-74H0C-2-86-4-96 0-104Z', '#e0577a') +
  line('M0-76H15', '~gd', 3) +
  // Him
  fill('M-34-108C-20-116-4-112-2-100L-4-62L2 8H-12L-20-44L-24 10H-40C-36-30-42-80-34-108Z', '#101a2a') +
  fill('M-34-70C-44-40-52-16-48 4L-36-6L-24-62Z', '#18263c') +
  fill('M-20-110L-12-92L-8-110Z', '#fff') +
  fill('M-16-108l3 4l-3 4l-3-4Z', '#e8b85a') +
  line('M-36-100C-38-80-42-50-40-20', '#5f8fa8', 1.2, 'opacity=".7"') +
  // Arms: one held out, one round the waist
  line('M-30-100L-62-116', '#101a2a', 9, 'stroke-linecap="round"') +
  line('M4-100C-20-104-44-112-62-118', '#f4cfae', 6, 'stroke-linecap="round"') +
  circle(-64, -118, 5, '#f4cfae') +
  line('M-8-100C4-90 12-84 16-80', '#101a2a', 8, 'stroke-linecap="round"') +
  circle(17, -80, 4, '#f0c49c') +
  line('M16-98C6-106-6-108-14-106', '#f4cfae', 5, 'stroke-linecap="round"') +
  // Heads and masks
  circle(-16, -126, 12, '#f0c49c') +
  fill('M-29-126C-30-144-4-146-4-130C-10-136-20-136-24-128L-26-120Z', '#2a1a16') +
  fill('M-22-130C-16-134-8-132-3-128C-4-122-10-121-13-124C-16-121-22-122-22-130Z', '#26405c') +
  line('M-22-130C-16-134-8-132-3-128', '#bfe0ff', 1.2) +
  circle(14, -122, 11, '#f6d6b8') +
  fill('M4-126C4-140 26-142 27-126C28-118 24-112 20-112C24-120 20-128 12-130Z', '#7a3a1c') +
  circle(26, -136, 6.4, '#7a3a1c') +
  circle(30, -140, 3, '#e0577a') +
  fill('M2-126C8-131 16-130 20-126C20-120 14-118 11-121C8-118 2-119 2-126Z', '~gd') +
  fill('M4-128C-2-140-8-138-10-146C-2-146 6-140 8-130Z', '#fff3d8') +
  circle(6.4, -124.4, 1.6, '#3a1020') +
  circle(15, -124.4, 1.6, '#3a1020');

function middle(): string {
  const tile = (i: number): string => {
    const x = (i - 4) * 70;
    return t`M${195 + x * 0.55} 430L${195 + x * 1.9} 530`;
  };
  return picture(
    W,
    H,
    defs(
      GOLD,
      lin('go', ['#ff9ab0', '#e0577a@.4', '#a8284a']),
      lin('fl', ['#2f6a66', '#1a4648@.5', GROUND]),
      rad('po', ['#fff0c4/.75', '#ffd98a@.4/.25', '#ffd98a/0']),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      group('c', couple),
    ) +
      fill('M-10 432C100 424 290 424 400 432V530H-10Z', '~fl') +
      line(many(9, tile), '#8fd0c0', 1, 'opacity=".3"') +
      line('M-10 446H400M-10 466H400M-10 494H400', '#8fd0c0', 1, 'opacity=".25"') +
      oval(198, 462, 170, 34, '~po') +
      line('M30 440C60 436 90 436 110 438M280 438C310 436 340 438 366 442', '#fff3c8', 1.2, 'opacity=".4"') +
      `<g transform="translate(186 466) scale(1 -.34)" opacity=".28">${use('c', 0, 0)}</g>` +
      use('c', 186, 462, 1.06) +
      fill(
        sparkle(126, 330, 6) + sparkle(292, 356, 7) + sparkle(270, 402, 4) + sparkle(108, 404, 5),
        '#fff3c8',
      ) +
      box(0, 482, W, 38, '~z'),
    true,
  );
}

/** A palm leaf from the origin upwards, about 130 long. */
const palm = (c: string, rib: string): string =>
  many(11, (i) => {
    const y = -16 - i * 10.6;
    const l = 46 * Math.sin(((i + 2) / 13) * Math.PI) + 6;
    return fill(
      t`M0 ${y}Q${l * 0.7} ${y - 22} ${l} ${y - 2}Q${l * 0.5} ${y - 8} 0 ${y + 7}ZM0 ${y}Q${-l * 0.7} ${y - 22} ${-l} ${y - 2}Q${-l * 0.5} ${y - 8} 0 ${y + 7}Z`,
      c,
    );
  }) + line('M0 0C2-40-2-90 0-134', rib, 2);

/** An orchid of radius `r`. */
export const orchid = (x: number, y: number, r: number, c = '#f4a8c8', lip = '#b8285a'): string =>
  `<g transform="translate(${x} ${y}) scale(${(r / 20).toFixed(2)})">${
    many(
      3,
      (i) =>
        `<path d="M0 0C-9-6-8-20 0-24C8-20 9-6 0 0Z" fill="${c}" opacity=".85" transform="rotate(${i * 120})"/>`,
    ) +
    fill('M0-2C-14-16-28-8-24 4C-20 12-8 8 0-2ZM0-2C14-16 28-8 24 4C20 12 8 8 0-2Z', c) +
    line('M-3-3C-10-6-16-5-20 0M3-3C10-6 16-5 20 0', '#fff', 1, 'opacity=".6"') +
    fill('M0-3C-7 4-7 12 0 16C7 12 7 4 0-3Z', lip) +
    circle(0, -1, 3, '#ffe9a0')
  }</g>`;

function near(): string {
  const rnd = random(77);
  const corner =
    use('p1', 4, 540, 1.2, -22) +
    use('p2', 30, 544, 1, 8) +
    use('p1', 62, 548, 0.84, 34) +
    use('p2', -10, 500, 0.9, 26) +
    orchid(38, 480, 18) +
    orchid(72, 498, 14, '#fff0f6', '#e0577a') +
    orchid(10, 466, 13, '#fff0f6', '#e0577a');
  const top = use('p1', -8, -20, 0.9, 130) + use('p2', 34, -24, 0.8, 158) + use('p1', 70, -30, 0.66, 176);
  const bulbs = [
    [110, 66],
    [280, 54],
    [30, 150],
    [360, 146],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(t`M${x} -4V${y - 11}`, '#e8b85a', 0.9) +
        circle(x, y, 24, '~gw') +
        circle(x, y, 10, '#fff8dc', 'opacity=".35"') +
        circle(x, y, 10, 'none', 'stroke="#fff3d0" stroke-width="1.1"') +
        oval(x, y + 2, 2.4, 4.4, '#ffe08a') +
        box(x - 3, y - 13, 6, 4, '#e8b85a'),
    )
    .join('');
  const petals = many(16, (i) => {
    const [x, y] = [rnd() * W, 130 + rnd() * 320];
    return calm(x, y)
      ? ''
      : t`<path d="M0 0C-5-4-5-11 0-13C5-11 5-4 0 0Z" transform="translate(${x} ${y}) rotate(${rnd() * 360}) scale(${0.6 + rnd() * 0.5})" fill="${i % 2 ? '#ffb9cc' : '#fff0f4'}" opacity=".9"/>`;
  });
  return picture(
    W,
    H,
    defs(
      group('p1', palm('#123c36', '#4f9a7a')),
      group('p2', palm('#1d5446', '#7fc49a')),
      group('c', corner),
      group('t', top),
      rad('gw', ['#ffefb0/.7', '#ffd27a@.4/.22', '#ffd27a/0']),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      bulbs +
      use('t', 0, 0) +
      use('t', W, 0, 1, 0, '', -1) +
      petals +
      use('c', 0, 0) +
      use('c', W, 0, 1, 0, '', -1) +
      box(0, 504, W, 16, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    GOLD,
    lin('g', ['#071526', '#1d5060@.5', '#3f8078'], 'h'),
    lin('go', ['#ff9ab0', '#e0577a@.4', '#a8284a']),
    rad('h', ['#f4f0d8/.6', '#bfe0dc@.35/.25', '#bfe0dc/0']),
    group('p1', palm('#123c36', '#4f9a7a')),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(4, 60, 343, 120, '#f0faf4') +
    circle(236, 50, 90, '~h') +
    circle(236, 50, 24, '#f8f2dc') +
    line(
      many(7, (i) => t`M236-30C${236 + (i - 3) * 30} 20 ${236 + (i - 3) * 62} 70 ${236 + (i - 3) * 70} 170`),
      '#8fd0c0',
      1.6,
      'opacity=".6"',
    ) +
    line('M120 60Q236 20 352 60M60 110Q236 70 412 110', '#8fd0c0', 1.4, 'opacity=".6"') +
    `<g transform="translate(226 154) scale(.94)">${couple}</g>` +
    use('p1', 330, 170, 0.8, -12) +
    use('p1', 140, 176, 0.7, -20) +
    orchid(316, 140, 13) +
    orchid(146, 146, 11, '#fff0f6', '#e0577a'),
);

export const glasshousePictures = {
  'glass-sky.svg': sky,
  'glass-far.svg': far(),
  'glass-middle.svg': middle(),
  'glass-near.svg': near(),
  'glass-cover.svg': cover,
};
