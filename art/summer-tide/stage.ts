/** The stage of the sticker summer: a noon shore, and everything on it cut out of foil. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { CORALS, FOIL, GLASS, GROUND, SAND, SEA } from './paints.ts';
import {
  board,
  castle,
  coconut,
  crab,
  gull,
  lolly,
  melon,
  parasol,
  ring,
  shades,
  shell,
  starfish,
  sticker,
  whale,
} from './parts.ts';

const W = 390;
const H = 520;

/** A cumulus, its flat foot on (x y), `w` wide. */
const cloud = (x: number, y: number, w: number, paint: string): string => {
  const p = (k: number): number => k * w;
  return fill(
    t`M${x} ${y}C${x - p(0.04)} ${y - p(0.14)} ${x + p(0.12)} ${y - p(0.2)} ${x + p(0.2)} ${y - p(0.13)}C${x + p(0.22)} ${y - p(0.34)} ${x + p(0.5)} ${y - p(0.38)} ${x + p(0.56)} ${y - p(0.2)}C${x + p(0.68)} ${y - p(0.3)} ${x + p(0.86)} ${y - p(0.2)} ${x + p(0.82)} ${y - p(0.1)}C${x + p(0.94)} ${y - p(0.14)} ${x + p(1.02)} ${y - p(0.06)} ${x + p(1)} ${y}Z`,
    paint,
  );
};

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#1aa0c8@0', '#4fc3dc@.26', '#9be3e6@.46', '#e4f7ea@.585', '#bfe9ec@1']),
    rad('s', ['#fff9d8@0', '#fff1ae@.28/.7', '#ffe9a0@.6/.2', '#ffe9a0@1/0']),
    lin('c', ['#ffffff', '#d8f3f4']),
  ) +
    box(0, 0, W, H, '~g') +
    circle(318, 70, 150, '~s') +
    fill(
      many(12, (i) => {
        const a = (i * Math.PI) / 6 + 0.1;
        const p = (r: number, k: number): string =>
          t`${318 + r * Math.cos(a + k)} ${70 + r * Math.sin(a + k)}`;
        return t`M${p(44, -0.11)}L${p(i % 2 ? 66 : 78, 0)}L${p(44, 0.11)}Z`;
      }),
      '#ffe08f',
      'opacity=".9"',
    ) +
    circle(318, 70, 37, '#fff3b4') +
    circle(318, 70, 31, '#ffd95e') +
    fill('M296 60C300 48 312 42 324 44C312 48 304 56 300 68Z', '#fff', 'opacity=".7"') +
    cloud(-46, 142, 150, '~c') +
    cloud(22, 70, 92, '~c') +
    cloud(262, 150, 160, '~c') +
    gull(118, 92, 1) +
    gull(148, 106, 0.7) +
    gull(238, 62, 0.8),
  true,
);

function far(): string {
  const rnd = random(720);
  const glints = many(46, () => {
    const y = 314 + rnd() * 84;
    const w = (y - 300) * 0.2;
    return t`M${rnd() * W} ${y}h${w}`;
  });
  const sail = (x: number, y: number, s: number, a: string, b: string): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${fill('M0-46V-4H26C22-22 12-38 0-46Z', a)}${fill('M-3-38V-4H-20C-18-18-12-30-3-38Z', b)}${fill('M-22-2H28L20 8H-14Z', '#fff')}${line('M-22-2H28', '#cf3d2d', 2)}</g>`;
  return picture(
    W,
    H,
    defs(lin('w', ['#2cb3cb@0', '#5fd0d8@.55', '#bdeee4@1']), lin('i', ['#4fb08e', '#2c8a86'])) +
      fill('M-10 306C20 286 44 280 70 288C92 278 118 292 132 306Z', '~i') +
      fill('M20 296C40 286 60 284 74 292', 'none', 'stroke="#8fdcae" stroke-width="2" opacity=".7"') +
      fill('M290 306C308 294 330 290 348 296C370 290 392 298 404 306Z', '~i', 'opacity=".85"') +
      box(0, 304, W, 120, '~w') +
      line('M0 304.6H390', '#e8fbf6', 1.6) +
      line(glints, '#f2fffb', 1.8, 'stroke-linecap="round" opacity=".75"') +
      sail(86, 326, 0.62, '#ff9f84', '#fff6e6') +
      sail(306, 320, 0.44, '#ffd166', '#fff6e6'),
    true,
  );
}

const whaleSticker = sticker('wh', whale);
const castleSticker = sticker('ca', castle);
const parasolSticker = sticker('pa', parasol('#f2674e', '#fff4e4', '#cf3d2d'));
const lemonSticker = sticker('pb', parasol('#ffd166', '#fffaf0', '#d98a1e'));
const boardSticker = sticker('bo', board);
const crabSticker = sticker('cr', crab);
const melonSticker = sticker('me', melon);

const middle = picture(
  W,
  H,
  defs(
    FOIL,
    SAND,
    lin('f', ['#fffaf0', '#d9f5ef']),
    lin('b', ['#fbe3b0@0', '#f3cf92@.5', '#bfe9ec@1']),
    whaleSticker.def,
    castleSticker.def,
    parasolSticker.def,
    lemonSticker.def,
    boardSticker.def,
    crabSticker.def,
    melonSticker.def,
  ) +
    whaleSticker.at(268, 372, 1.1, -5) +
    fill('M-10 404C40 386 92 404 150 394C214 382 268 404 320 392C350 386 376 388 400 394V430H-10Z', '~f') +
    line(
      'M-10 405C40 387 92 405 150 395C214 383 268 405 320 393C350 387 376 389 400 395',
      '#fff',
      4,
      'stroke-linecap="round"',
    ) +
    fill('M-10 418C50 402 110 418 170 408C232 398 300 416 400 404V520H-10Z', '~b') +
    line(
      'M14 434C60 424 120 434 160 428M220 424C270 420 320 428 372 420',
      '#fff2cf',
      2,
      'stroke-linecap="round" opacity=".8"',
    ) +
    boardSticker.at(362, 462, 1.02, 9) +
    boardSticker.at(336, 466, 0.86, -8) +
    lemonSticker.at(104, 452, 1.02, 8) +
    parasolSticker.at(50, 478, 1.26, -9) +
    castleSticker.at(208, 474, 1.26) +
    crabSticker.at(296, 484, 0.96, -4) +
    melonSticker.at(122, 494, 0.94, -8),
  true,
);

const shellSticker = sticker('sh', shell('#ffd9c8', '~co', '#fff1e6'));
const lilac = sticker('sl', shell('#efe6ff', '#9a86e0', '#fff'));
const fish = sticker('sf', starfish(0, 0, 18, '#ffd166', '#e0972a'));
const ringSticker = sticker('ri', ring('#fff', '#f2674e'));
const lollySticker = sticker('lo', lolly('#ff9f84', '#ffd166', '#8fe6dc'));
const cocoSticker = sticker('cc', coconut);
const shadesSticker = sticker('sg', shades);

/** A palm leaf that hangs into the picture from the origin to the lower right. */
const palm = (turn: number, s: number): string =>
  `<g transform="rotate(${turn}) scale(${s})">${many(11, (i) => {
    const x = 14 + i * 13;
    const l = 44 - Math.abs(i - 4) * 4;
    return (
      fill(
        t`M${x} ${-i * 0.2}C${x + 10} ${l * 0.4} ${x + 18} ${l * 0.8} ${x + 16} ${l}C${x + 4} ${l * 0.7} ${x - 2} ${l * 0.3} ${x} 0Z`,
        i % 2 ? '#2f9a72' : '#248463',
      ) +
      fill(
        t`M${x} 0C${x + 12} ${-l * 0.24} ${x + 22} ${-l * 0.4} ${x + 30} ${-l * 0.36}C${x + 24} ${-l * 0.1} ${x + 12} 3 ${x} 4Z`,
        i % 2 ? '#4fc08c' : '#3aa87c',
      )
    );
  })}${line('M0 0C50-6 110-4 166 6', '#1c6a52', 3, 'stroke-linecap="round"')}</g>`;

const near = picture(
  W,
  H,
  defs(
    FOIL,
    CORALS,
    GLASS,
    shellSticker.def,
    lilac.def,
    fish.def,
    ringSticker.def,
    lollySticker.def,
    cocoSticker.def,
    shadesSticker.def,
    lin('z', [`${GROUND}@0/0`, GROUND]),
  ) +
    `<g transform="translate(-22 -6)">${palm(30, 0.92)}${palm(62, 0.74)}</g>` +
    bokeh(24, 12, '~gl', [16, 300, 374, 500], [3, 9], calm) +
    box(0, 484, W, 36, '~z') +
    ringSticker.at(340, 496, 1.12, 8) +
    lollySticker.at(30, 508, 0.84, -16) +
    cocoSticker.at(262, 510, 0.76, 4) +
    shellSticker.at(84, 502, 0.72, -14) +
    fish.at(176, 502, 0.66) +
    lilac.at(218, 500, 0.5, 20) +
    shadesSticker.at(132, 512, 0.54, -6),
  true,
);

const light = picture(
  W,
  H,
  defs(rad('f', ['#fff8d0/.5', '#fff8d0/0'])) +
    oval(300, 120, 190, 120, '~f') +
    fill(
      sparkle(60, 200, 7) +
        sparkle(336, 214, 9) +
        sparkle(44, 336, 8) +
        sparkle(352, 330, 6) +
        sparkle(196, 132, 6) +
        sparkle(240, 330, 6) +
        sparkle(120, 350, 5),
      '#fff',
      'opacity=".95"',
    ),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    FOIL,
    CORALS,
    SAND,
    SEA,
    lin('g', ['#1aa0c8', '#6fd2dc@.5', '#fff0c4'], 'h'),
    parasolSticker.def,
    castleSticker.def,
    whaleSticker.def,
    ringSticker.def,
    shellSticker.def,
  ) +
    box(0, 0, 343, 160, '~g') +
    circle(300, 34, 24, '#ffd95e') +
    cloud(20, 52, 80, '#fff') +
    fill('M0 84C80 70 150 92 343 76V160H0Z', '~se') +
    fill('M110 128C180 110 270 124 343 108V160H90Z', '~sa') +
    whaleSticker.at(160, 110, 0.9) +
    parasolSticker.at(222, 142, 1, -8) +
    castleSticker.at(292, 146, 0.8) +
    ringSticker.at(150, 138, 0.7, 8) +
    shellSticker.at(192, 148, 0.5, -10),
);

export const stage = {
  'sky.svg': sky,
  'far.svg': far(),
  'middle.svg': middle,
  'near.svg': near,
  'light.svg': light,
  'cover.svg': cover,
};
