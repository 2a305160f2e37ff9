/** A cinema on a roof in June: the screen hangs between two water towers, and fireflies sit in the first row. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { bokeh, bulbs, sparkle, starDust } from '../sparks.ts';
import { EDGE, GROUND, H, W } from './paints.ts';

const FLY = rad('fy', ['#fffbd0@0', '#f4f07a@.22/.9', '#b8e04a@.5/.3', '#b8e04a@1/0']);
const flies = (
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
const head = (x: number, y: number, s: number, hair: string, coat: string, long = false): string =>
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
const jar =
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

const DISH = pedestalPaints('#e8f07a', '#3a9a80', '#0a3d3a', '#a8e8c8');
const on = (body: string, ...paints: string[]): string =>
  picture(96, 96, defs(DISH, FLY, ...paints) + pedestal(body, '#fbffd0'));
const at = (body: string, x: number, y: number, s: number, a = 0): string =>
  t`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${body}</g>`;
const BRASS = lin('br', ['#fff0c2', '#dcb04c@.4', '#8f6a1f@.7', '#f3dc95'], 'd');

const tea = on(
  fill('M30 26H66L61 78H35Z', '#e9fff2', 'opacity=".5"') +
    fill('M31.4 38H64.6L61 78H35Z', '~te') +
    oval(48, 38, 16.6, 3.6, '#c2566a') +
    box(36, 44, 12, 11, '#fff', 'rx="2" opacity=".55" transform="rotate(-12 42 50)"') +
    box(50, 50, 11, 10, '#fff', 'rx="2" opacity=".45" transform="rotate(14 55 55)"') +
    circle(44, 36, 4, '#e0486c') +
    fill('M50 34C54 26 62 26 66 30C62 36 56 38 50 34Z', '#4fae6a') +
    line('M60 18L52 46', '#f2c45a', 3.4, 'stroke-linecap="round"') +
    line('M36 30L40 72', '#fff', 2.4, 'stroke-linecap="round" opacity=".7"'),
  lin('te', ['#a8344e', '#5a1430']),
);
const coil = on(
  line('M30 70H66', '#8a5a30', 3) +
    line('M48 70V56', '#b98a4a', 3) +
    oval(48, 74, 24, 5, '#c9b98a') +
    `<path d="M48 46c4 0 6 3 5 6c-2 5-12 5-15-1c-4-8 4-15 12-14c12 1 17 13 10 21c-8 10-28 8-33-5c-5-14 7-26 22-25" fill="none" stroke="#2f7a4a" stroke-width="5" stroke-linecap="round"/><path d="M48 46c4 0 6 3 5 6c-2 5-12 5-15-1c-4-8 4-15 12-14c12 1 17 13 10 21c-8 10-28 8-33-5c-5-14 7-26 22-25" fill="none" stroke="#8fd09a" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>` +
    circle(49, 28, 5, '#ff8a4a') +
    circle(49, 28, 2, '#fff0c0') +
    line('M50 22C44 16 56 12 50 4', '#fff', 2.4, 'stroke-linecap="round" opacity=".5"'),
);
const jarGift = on(at(jar, 48, 80, 1.14));
const projector = on(
  fill('M66 40L94 24V66Z', '#f4ffd8', 'opacity=".5"') +
    box(22, 38, 44, 32, '~pj', 'rx="5"') +
    box(22, 38, 44, 5, '#fff', 'rx="2.5" opacity=".3"') +
    `<g>${[34, 58].map((x) => circle(x, 26, 14, '#0c302e') + circle(x, 26, 14, 'none', 'stroke="url(#~br)" stroke-width="2.6"') + [0, 72, 144, 216, 288].map((a) => `<circle cx="${x}" cy="18" r="2.6" fill="#7fc9a0" transform="rotate(${a} ${x} 26)"/>`).join('') + circle(x, 26, 2.6, '~br')).join('')}</g>` +
    box(62, 44, 12, 16, '~br', 'rx="2"') +
    circle(36, 56, 8, '#0c302e') +
    circle(36, 56, 5, '~fy') +
    line('M50 50h10M50 56h10M50 62h10', '#0c302e', 2) +
    line('M30 70L24 80M58 70L64 80', '#0c302e', 4, 'stroke-linecap="round"'),
  BRASS,
  lin('pj', ['#f2735a', '#a83a30']),
);
const roofNight = on(
  box(12, 14, 72, 50, '#d9f0e0', 'rx="3"') +
    box(16, 18, 64, 42, '~sc') +
    fill('M16 52C32 44 60 52 80 46V60H16Z', '#062b28') +
    circle(66, 28, 6, '#ffe6a0') +
    fill(sparkle(30, 28, 6) + sparkle(46, 36, 4) + sparkle(38, 22, 3), '#fffde0') +
    flies(5, 6, [20, 44, 76, 58], 4, 7) +
    line('M12 16L4 8M84 16L92 8', '#d9c48a', 2) +
    head(34, 80, 0.5, '#241a20', '#5aa6c0', true) +
    head(56, 80, 0.5, '#2a1a14', '#f2c45a'),
  lin('sc', ['#0a2340', '#1d6a62', '#0d3f3a']),
);

const strip = (): string =>
  `<circle cx="48" cy="42" r="26" fill="none" stroke="#0c302e" stroke-width="9"/><circle cx="48" cy="42" r="29.4" fill="none" stroke="#f4ffd8" stroke-width="2" stroke-dasharray="2.4 3.2"/><circle cx="48" cy="42" r="22.6" fill="none" stroke="#f4ffd8" stroke-width="2" stroke-dasharray="2.4 2.6"/><circle cx="48" cy="42" r="26" fill="none" stroke="url(#~eg)" stroke-width="1.6"/>`;
const frame = on(
  avatarFrame(
    `${strip()}${at(jar, 48, 80, 0.4)}${circle(24, 30, 9, '~fy')}${circle(72, 26, 10, '~fy')}${circle(70, 62, 8, '~fy')}`,
  ),
  EDGE,
);
const bubble = on(
  chatBubble(
    line('M20 26H76M20 57H76', '#f4ffd8', 2.4, 'stroke-dasharray="3 4" opacity=".75"') +
      circle(82, 22, 12, '~fy') +
      circle(82, 22, 2.2, '#fffde0'),
  ),
  lin('fc', ['#1f7a6a', '#0a4743']),
  EDGE,
);
const swarm = on(
  line(
    'M8 70C26 74 30 50 48 54S72 42 90 26',
    '#f4f07a',
    2.4,
    'stroke-linecap="round" stroke-dasharray="1 7"',
  ) +
    line(
      'M10 50C28 52 36 34 52 38S76 24 86 14',
      '#b8e04a',
      2,
      'stroke-linecap="round" stroke-dasharray="1 8"',
    ) +
    flies(8, 14, [14, 18, 84, 70], 6, 13) +
    at(
      fill('M0-3C-6-12-14-8-8 0C-14 4-6 8 0 3C6 8 14 4 8 0C14-8 6-12 0-3Z', '#e9fff2', 'opacity=".8"') +
        oval(0, 2, 3.4, 8, '#2a1a14') +
        circle(0, 9, 9, '~fy') +
        circle(0, 8, 3.4, '#f4f07a'),
      50,
      44,
      1.5,
      24,
    ),
);
const rooftop = on(
  box(16, 12, 64, 62, '#0c302e', 'rx="8"') +
    box(20, 16, 56, 54, '~nk', 'rx="5"') +
    box(32, 28, 32, 20, '#e9fff2', 'rx="1"') +
    box(34, 30, 28, 16, '~sc') +
    circle(55, 35, 3, '#ffe6a0') +
    fill('M20 56H76V65A5 5 0 0 1 71 70H25A5 5 0 0 1 20 65Z', '#123f3a') +
    bulbs([20, 20], [76, 20], 6, 6, { cord: '#0a2a28', halo: '~fy', bulb: '#fff6d0', r: 1.6 }) +
    flies(6, 7, [24, 44, 72, 66], 4, 7) +
    `<rect x="18" y="14" width="60" height="58" rx="7" fill="none" stroke="url(#~br)" stroke-width="3"/>`,
  BRASS,
  lin('nk', ['#041a26', '#17545a']),
  lin('sc', ['#0a2340', '#1d6a62']),
);
const stub = on(
  `<g transform="rotate(-10 48 46)">${fill('M14 28H82V40A6 6 0 0 0 82 52V64H14V52A6 6 0 0 0 14 40Z', '#06211f', 'opacity=".4" transform="translate(2 3)"')}${fill('M14 28H82V40A6 6 0 0 0 82 52V64H14V52A6 6 0 0 0 14 40Z', '~tk')}${line('M62 30V62', '#8a5a1a', 1.6, 'stroke-dasharray="3 3"')}${line('M22 36H54M22 56H54', '#8a5a1a', 1.4)}${circle(38, 46, 10, '~fy')}${fill(sparkle(38, 46, 7), '#fffde0')}${line('M68 38V54M73 38V54M78 42V50', '#8a5a1a', 2)}</g>`,
  lin('tk', ['#fff3c8', '#f2c45a@.6', '#d99a2e'], 'd'),
);
const dark = on(
  box(20, 24, 56, 48, '#0c302e', 'rx="4"') +
    box(24, 28, 48, 40, '#06211f') +
    line('M24 28L72 68M40 28l8 7M60 40l6 6M28 56l10 8', '#2f6a5c', 1.4, 'opacity=".8"') +
    `<g fill="none" stroke="#7fc9a0" stroke-width="2"><circle cx="48" cy="48" r="11"/><path d="M48 34V62M34 48H62"/></g>`,
);
/** A firefly in the hand is what one pays with. */
const fly = picture(
  96,
  96,
  defs(FLY) +
    circle(48, 56, 40, '~fy') +
    fill(
      'M44 40C22 20 4 30 14 44C2 52 22 64 44 50ZM52 40C74 20 92 30 82 44C94 52 74 64 52 50Z',
      '#e9fff2',
      'opacity=".9"',
    ) +
    line('M42 44C30 38 22 38 18 42M54 44C66 38 74 38 78 42', '#8fc0b0', 1.4) +
    fill('M48 24C56 24 59 32 58 40C58 48 54 56 48 56C42 56 38 48 38 40C37 32 40 24 48 24Z', '#3a2418') +
    fill('M40 52H56C57 66 54 78 48 80C42 78 39 66 40 52Z', '#f8f48a') +
    line('M41 60H55M42 68H54', '#c9b83a', 1.6) +
    circle(48, 24, 8, '#e8735a') +
    line('M44 18C40 12 38 10 34 10M52 18C56 12 58 10 62 10', '#3a2418', 2, 'stroke-linecap="round"') +
    line('M42 36C42 31 44 28 46 27', '#fff', 2, 'stroke-linecap="round" opacity=".5"'),
);

/** A poster of a film that was never made, 343 by 150. */
const poster = (sky0: string, sky1: string, scene: string): string =>
  picture(
    343,
    150,
    defs(lin('g', [sky0, sky1]), FLY) +
      box(0, 0, 343, 150, '~g') +
      scene +
      line('M10 8H333', '#f4ffd8', 5, 'stroke-dasharray="7 8" opacity=".5"') +
      line('M10 142H333', '#f4ffd8', 5, 'stroke-dasharray="7 8" opacity=".5"'),
  );
const train = poster(
  '#0a2340',
  '#c2566a',
  circle(270, 74, 34, '#ffd98a') +
    fill('M0 112C80 96 200 108 343 98V150H0Z', '#1a1a3a') +
    box(40, 66, 66, 34, '#2a4a7a', 'rx="6"') +
    box(110, 66, 66, 34, '#2a4a7a', 'rx="6"') +
    fill('M180 66H214C232 68 240 84 242 100H180Z', '#2a4a7a') +
    many(6, (i) => box(48 + i * 28 + (i > 1 ? 14 : 0) + (i > 3 ? 14 : 0), 74, 18, 13, '#ffe6a0', 'rx="2"')) +
    line('M20 102H300', '#0c1430', 3) +
    fill(sparkle(60, 34, 7) + sparkle(150, 26, 5), '#fff'),
);
const moth = poster(
  '#06211f',
  '#1f7a5a',
  line('M172 150V92', '#b98a4a', 5) +
    fill('M140 92L152 48H192L204 92Z', '#f2c45a') +
    oval(172, 92, 32, 6, '#fff3c8') +
    fill('M140 96L90 142H254L204 96Z', '#fff3c8', 'opacity=".18"') +
    flies(17, 16, [40, 26, 304, 128], 5, 13) +
    fill(
      'M224 60C236 44 250 50 244 62C252 68 238 76 228 66C226 74 216 72 220 64C214 60 218 56 224 60Z',
      '#e9fff2',
      'opacity=".9"',
    ),
);
const sea = poster(
  '#2a1a5a',
  '#f2a07a',
  fill('M0 96C60 86 120 100 180 92S290 98 343 88V150H0Z', '#1f5a7a') +
    fill('M0 116C70 106 130 120 200 110S300 116 343 110V150H0Z', '#123f5a') +
    box(146, 44, 16, 58, '#f4e6d0') +
    box(146, 58, 16, 9, '#c2566a') +
    box(146, 78, 16, 9, '#c2566a') +
    fill('M143 44L154 32L165 44Z', '#3a2a4a') +
    fill('M162 46L300 20V60Z', '#fff3c8', 'opacity=".35"') +
    fill('M226 96C236 84 262 86 270 96L258 106H236Z', '#f2f7f4') +
    line('M248 96V70', '#8a5a30', 2) +
    fill('M250 72L270 92H250Z', '#e8735a'),
);

export const rooftopPictures = {
  'roof-sky.svg': sky,
  'roof-far.svg': far(),
  'roof-middle.svg': middle,
  'roof-near.svg': near,
  'roof-light.svg': light,
  'roof-cover.svg': cover,
  'roof/tea.svg': tea,
  'roof/coil.svg': coil,
  'roof/jar.svg': jarGift,
  'roof/projector.svg': projector,
  'roof/premiere.svg': roofNight,
  'roof/frame.svg': frame,
  'roof/bubble.svg': bubble,
  'roof/swarm.svg': swarm,
  'roof/theme.svg': rooftop,
  'roof/stub.svg': stub,
  'roof/dark.svg': dark,
  'roof/firefly.svg': fly,
  'roof/film-train.svg': train,
  'roof/film-moth.svg': moth,
  'roof/film-sea.svg': sea,
};
