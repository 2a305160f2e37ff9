/** A cinema on a roof in June: the screen hangs between two water towers, and fireflies sit in the first row. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, bulbs, sparkle, starDust } from '../sparks.ts';
import { GROUND, H, W } from './paints.ts';

export const FLY = rad('fy', ['#fffbd0@0', '#f4f07a@.22/.9', '#b8e04a@.5/.3', '#b8e04a@1/0']);
export const flies = (
  seed: number,
  n: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  r0: number,
  r1: number,
): string => {
  const rnd = random(seed);
  return many(n, () => {
    const [x, y, r] = [x0 + rnd() * (x1 - x0), y0 + rnd() * (y1 - y0), r0 + rnd() * (r1 - r0)];
    return circle(x, y, r, '~fy') + circle(x, y, r * 0.16, '#fffde0');
  });
};

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#041a26@0', '#0a3144@.3', '#17545a@.55', '#3f7f5e@.72', GROUND]),
    rad('m', ['#ffe9b0@0/.4', '#8fd0a0@.5/.16', '#8fd0a0@1/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(614, 150, W, 260, '#f4ffe8') +
    circle(195, 330, 230, '~m') +
    fill(
      'M318 34C306 38 300 50 304 62C308 74 322 78 332 72C320 72 312 62 314 52C315 44 318 38 322 34Z',
      '#fff0c0',
    ),
  true,
);

function far(): string {
  const rnd = random(64);
  const base = box(0, 336, W, 90, '#0a2c34');
  const towers = many(15, (i) => {
    const [x, w, h] = [i * 28 - 12, 24 + rnd() * 10, 60 + rnd() * 80];
    return box(x, 404 - h, w, h + 30, i % 3 ? '#0b3038' : '#0e3c42');
  });
  const lit = many(64, () => t`M${rnd() * W} ${318 + rnd() * 80}h3.4v4.4h-3.4Z`);
  const tank = (x: number, s: number): string =>
    `<g transform="translate(${x} 404) scale(${s})">${line('M-20 0L-14-54M20 0L14-54M-18-18H18M-16-36H16M-18-18L16-36M18-18L-16-36', '#082429', 3)}${box(-24, -106, 48, 54, '~tk', 'rx="3"')}${fill('M-28-104L0-128L28-104Z', '#0a2d33')}${line('M-24-90H24M-24-70H24', '#06211f', 1.6, 'opacity=".7"')}${line('M-18-102V-56', '#6fbfa0', 2, 'opacity=".4"')}</g>`;
  return picture(
    W,
    H,
    defs(lin('tk', ['#0c3a40', '#1f6660@.35', '#0a3038'], 'h')) +
      base +
      towers +
      fill(lit, '#ffd98a', 'opacity=".75"') +
      tank(18, 1.24) +
      tank(372, 1.24),
    true,
  );
}

/** Whoever sits there is seen from behind, 24 wide; the seat stands on (x y). */
export const head = (x: number, y: number, s: number, hair: string, coat: string, long = false): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-20 0C-20-20-10-26 0-26C10-26 20-20 20 0Z', coat)}${long ? fill('M-11-34C-13-48 13-48 11-34C12-26 12-20 9-16H-9C-12-20-12-26-11-34Z', hair) : circle(0, -34, 11, hair)}${line('M-18-4C-17-18-9-24 0-24', '#bfe8b0', 1.6, 'opacity=".5"')}${line('M-8-41C-4-45 3-45 7-42', '#e6ffd0', 1.6, 'stroke-linecap="round" opacity=".55"')}</g>`;

const middle = picture(
  W,
  H,
  defs(
    lin('sc', ['#0a2340@0', '#123f58@.4', '#1d6a62@.72', '#0d3f3a@1']),
    lin('rf', ['#1a4a44', '#0c302e@.5', GROUND]),
    rad('gw', ['#d9ffe0@0/.34', '#9fe8c0@.6/.12', '#9fe8c0@1/0']),
    rad('ml', ['#fff6d0@0', '#ffe6a0@.7', '#f2cf80@1']),
    lin('z', [`${GROUND}/0`, GROUND]),
    lin('cl', ['#d9f0e0', '#8fb8a8']),
    FLY,
  ) +
    oval(195, 226, 236, 170, '~gw') +
    line('M20 116L48 126M370 116L342 126M22 330L48 318M368 330L342 318', '#d9c48a', 1.6) +
    box(44, 122, 302, 200, '#052022', 'opacity=".5" rx="3" transform="translate(0 6)"') +
    box(44, 120, 302, 200, '~cl', 'rx="3"') +
    box(51, 127, 288, 186, '~sc', 'rx="2"') +
    fill('M51 282C96 262 140 274 190 268C244 260 290 272 339 258V313H51Z', '#0a3a34') +
    fill('M51 296C110 280 170 294 230 284C280 276 310 286 339 280V313H51Z', '#062b28') +
    circle(306, 154, 15, '~ml') +
    line(
      many(18, (i) => t`M${58 + i * 16} 312q${i % 2 ? 3 : -3}-12 ${i % 3 ? 1 : 5}-${16 + ((i * 7) % 9)}`),
      '#2f8f5a',
      1.6,
      'stroke-linecap="round" opacity=".8"',
    ) +
    flies(11, 9, [62, 258, 328, 306], 5, 10) +
    line(
      many(8, (i) => t`M${60 + i * 39} 116v8`),
      '#d9c48a',
      2.4,
      'stroke-linecap="round"',
    ) +
    fill('M-10 384C60 372 330 372 400 384V530H-10Z', '~rf') +
    line('M-10 385C60 373 330 373 400 385', '#7fc9a0', 1.6, 'opacity=".6"') +
    line(
      `${many(8, (i) => t`M${-10 + i * 58} 520L${70 + i * 36} 384`)}M-10 420H400M-10 466H400`,
      '#0a2a28',
      1.6,
      'opacity=".7"',
    ) +
    head(86, 424, 0.78, '#2a1a14', '#e8735a') +
    head(126, 422, 0.78, '#3a2414', '#f2c45a', true) +
    head(196, 424, 0.8, '#241a20', '#5aa6c0', true) +
    head(262, 422, 0.76, '#2c2018', '#c98ad0') +
    head(298, 424, 0.78, '#1f1814', '#7fc07a') +
    head(48, 462, 1.02, '#1f1612', '#3f8f80', true) +
    head(112, 464, 1.04, '#2f1f16', '#d9a04a') +
    head(160, 462, 1, '#221818', '#c2566a', true) +
    head(240, 464, 1.02, '#33241a', '#4f7ac0') +
    head(330, 462, 1.06, '#241a14', '#e8b06a', true) +
    box(0, 470, W, 50, '~z'),
  true,
);

/** A jar 40 wide and 56 high with light in it, standing on (0 0). */
export const jar =
  fill('M-20-40C-20-46-15-48-13-52H13C15-48 20-46 20-40V-6C20 1 -20 1-20-6Z', '#cfeee0', 'opacity=".28"') +
  circle(0, -22, 22, '~fy') +
  circle(-7, -16, 8, '~fy') +
  circle(8, -30, 9, '~fy') +
  circle(6, -10, 7, '~fy') +
  line('M-20-40C-20-46-15-48-13-52H13C15-48 20-46 20-40V-6C20 1-20 1-20-6Z', '#e9fff2', 1.8, 'opacity=".9"') +
  line('M-15-38V-10', '#fff', 2.6, 'stroke-linecap="round" opacity=".75"') +
  box(-14, -59, 28, 7, '#b98a4a', 'rx="2"') +
  line('M-13-50C-4-46 6-46 13-50', '#f2c45a', 2) +
  line('M-6-4L-3-16M2-3L6-14M-1-3V-10', '#4fae6a', 1.6, 'stroke-linecap="round"');

const near = picture(
  W,
  H,
  defs(
    FLY,
    rad('bh', ['#fff3b8/.9', '#ffc94d@.4/.28', '#ffc94d/0']),
    rad('bk', ['#f4f07a/.6', '#b8e04a/0']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    bulbs([-10, 44], [170, 40], 26, 8, { cord: '#0a2a28', halo: '~bh', bulb: '#fff6d0', r: 3 }) +
    bulbs([170, 40], [404, 56], 30, 10, { cord: '#0a2a28', halo: '~bh', bulb: '#fff6d0', r: 3 }) +
    bokeh(30, 9, '~bk', [10, 330, 380, 470], [3, 9]) +
    fill(
      'M-10 520C-6 470 4 440 14 420C12 452 16 486 24 520ZM18 520C22 488 34 462 48 448C40 474 38 500 40 520Z',
      '#0f4a34',
    ) +
    fill(
      'M400 520C398 474 388 444 376 424C380 456 374 490 364 520ZM372 520C368 492 358 468 344 452C352 476 354 500 352 520Z',
      '#0f4a34',
    ) +
    `<g transform="translate(46 506) scale(.94)">${jar}</g><g transform="translate(350 508) scale(1.04)">${jar}</g>` +
    flies(40, 16, [8, 96, 382, 480], 4, 11) +
    box(0, 494, W, 26, '~z'),
  true,
);

const light = picture(
  W,
  H,
  defs(lin('bm', ['#eafff0/.0', '#eafff0/.16'], 'u')) +
    fill('M196 520L51 127H339Z', '~bm') +
    fill(sparkle(60, 108, 5) + sparkle(330, 104, 6) + sparkle(196, 106, 4), '#fff6d0'),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    lin('g', ['#041a26', '#17545a@.6', '#3f7f5e'], 'h'),
    lin('sc', ['#0a2340', '#1d6a62', '#0d3f3a']),
    lin('rf', ['#1a4a44', '#0a2624']),
    FLY,
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(3, 50, 300, 90, '#f4ffe8') +
    box(160, 22, 152, 96, '#d9f0e0', 'rx="2"') +
    box(164, 26, 144, 88, '~sc') +
    fill('M164 98C200 88 250 98 308 88V114H164Z', '#062b28') +
    circle(286, 44, 9, '#ffe6a0') +
    flies(3, 8, [172, 84, 300, 110], 4, 8) +
    fill('M0 132C100 122 250 122 343 132V160H0Z', '~rf') +
    head(176, 152, 0.7, '#241a20', '#5aa6c0', true) +
    head(206, 152, 0.7, '#2a1a14', '#e8735a') +
    head(266, 152, 0.7, '#3a2414', '#f2c45a', true) +
    `<g transform="translate(322 152) scale(.72)">${jar}</g>` +
    flies(9, 9, [120, 20, 336, 130], 4, 9),
);

export const rooftopPictures = {
  'roof-sky.svg': sky,
  'roof-far.svg': far(),
  'roof-middle.svg': middle,
  'roof-near.svg': near,
  'roof-light.svg': light,
  'roof-cover.svg': cover,
};
