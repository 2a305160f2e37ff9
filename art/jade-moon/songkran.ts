/** The water festival: a street at noon between gilded spires, an elephant on one side, a pickup with a barrel on the other. */
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
import {
  drop,
  elephantShape,
  jasmine,
  marigold,
  pickup,
  SILVER,
  silverBowl,
  WATER,
} from './songkran-shapes.ts';

const [W, H] = [390, 520];
const GROUND = '#c4ecee';
const GILT = lin('gi', ['#fff3b8', '#f2b632@.45', '#b9781a@.8', '#ffe08a'], 'h');

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#1f9fd6@0', '#58c4e8@.3', '#aee9f0@.56', '#fff0c4@.74', GROUND]),
    rad('s', ['#fffbe0', '#fff3b0@.25/.75', '#ffe27a@.55/.25', '#ffe27a/0']),
  ) +
    box(0, 0, W, H, '~g') +
    circle(195, 330, 230, '~s') +
    many(18, (i) => {
      const a = (i / 18) * Math.PI * 2;
      return fill(
        t`M195 330L${195 + 420 * Math.cos(a)} ${330 + 420 * Math.sin(a)}L${195 + 420 * Math.cos(a + 0.13)} ${330 + 420 * Math.sin(a + 0.13)}Z`,
        '#fff6c8',
        'opacity=".14"',
      );
    }) +
    `<g fill="#fff" opacity=".9"><path d="M14 118C8 106 24 98 32 104C36 90 56 90 62 102C70 96 84 102 82 112C92 110 96 120 88 124H20Z"/><path d="M300 90C296 80 310 74 316 80C320 68 338 68 342 78C352 74 362 82 358 90C366 90 368 98 360 100H306Z"/></g>`,
  true,
);

/** A gilded spire on its bell, standing on (x y). */
const chedi = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${
    fill('M-1.500 -150L1.500 -150L4-112H-4Z', '~gi') +
    many(6, (i) => box(-4 - i * 1.4, -112 + i * 7, 8 + i * 2.8, 5.4, '~gi', 'rx="2"')) +
    fill('M-12-70H12C14-52 22-40 34-34H-34C-22-40-14-52-12-70Z', '~gi') +
    box(-38, -34, 76, 8, '~gi', 'rx="3"') +
    box(-44, -26, 88, 10, '~gi', 'rx="3"') +
    box(-52, -16, 104, 18, '~gi') +
    line('M-8-66C-10-50-18-42-26-38M0-70V-36', '#fffbe0', 2, 'opacity=".8"') +
    many(8, (i) => fill(t`M${-48 + i * 12.4} 2V-8a4.400 4.400 0 0 1 8.800 0V2Z`, '#b9781a', 'opacity=".55"'))
  }</g>`;

/** A temple roof in three tiers, coral and green tiles, its finials turned up. */
const temple = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${
    [
      [62, 0, 34],
      [46, -22, 34],
      [30, -44, 40],
    ]
      .map(
        ([w = 0, b = 0, h = 0], i) =>
          fill(
            t`M${-w - 8} ${b}C${-w + 10} ${b - 8} ${-10} ${b - h + 10} 0 ${b - h}C10 ${b - h + 10} ${w - 10} ${b - 8} ${w + 8} ${b}Z`,
            i % 2 ? '#2f9a6a' : '#e2543c',
          ) +
          line(
            t`M${-w - 12} ${b - 8}C${-w - 6} ${b} ${-10} ${b - h + 8} 0 ${b - h}C10 ${b - h + 8} ${w + 6} ${b} ${w + 12} ${b - 8}`,
            '~gi',
            4,
            'stroke-linecap="round"',
          ),
      )
      .join('') +
    line('M0-84C2-92-2-96 2-104', '~gi', 3, 'stroke-linecap="round"') +
    box(-52, 0, 104, 40, '#fff6e2') +
    many(5, (i) => box(-48 + i * 21.6, 2, 7, 38, '#f2b632')) +
    fill('M-12 40V16C-12 4 12 4 12 16V40Z', '#b8402c')
  }</g>`;

const far = picture(
  W,
  H,
  defs(GILT) +
    fill(
      'M-10 402C40 380 90 392 140 388C200 376 260 392 300 386C340 378 370 384 400 380V450H-10Z',
      '#6fc48a',
    ) +
    chedi(64, 404, 0.94) +
    chedi(326, 402, 0.8) +
    temple(196, 384, 0.78) +
    [
      [18, 404, 1],
      [118, 406, 0.8],
      [276, 404, 0.9],
      [374, 406, 1.1],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${s})">${line('M0 0C2-24-2-44 4-66', '#8a6a3c', 4)}${many(7, (i) => `<path d="M4-66C14-80 28-78 34-66C24-72 14-70 4-66Z" fill="${i % 2 ? '#2f9a5a' : '#4fb86a'}" transform="rotate(${i * 51} 4 -66)"/>`)}</g>`,
      )
      .join(''),
  true,
);

function middle(): string {
  const arc = (d: string, w: number): string =>
    line(d, '#3fb4dc', w + 3, 'stroke-linecap="round" opacity=".5"') +
    line(d, '#9fe8f6', w, 'stroke-linecap="round"') +
    line(d, '#fff', w * 0.4, 'stroke-linecap="round" opacity=".9"');
  const rnd = random(414);
  const splash = many(22, (i) => {
    const a = -Math.PI * (0.1 + 0.8 * rnd());
    const r = 16 + rnd() * 46;
    return drop(200 + r * Math.cos(a) * 1.3, 372 + r * Math.sin(a), 2.4 + rnd() * 3.6, (i % 5) * 20 - 40);
  });
  return picture(
    W,
    H,
    defs(
      ...WATER,
      GILT,
      lin('el', ['#b4c2de', '#8fa2c8@.5', '#6f83ac']),
      lin('pk', ['#ff7a5a', '#e2452e@.5', '#b02c1c']),
      lin('rd', ['#8fd8e4', '#aee6ec@.5', GROUND]),
      lin('z', [`${GROUND}@0/0`, GROUND]),
    ) +
      fill('M-10 440C60 430 130 436 195 434C260 436 330 430 400 438V520H-10Z', '~rd') +
      line(
        'M60 462h60M150 478h90M270 460h70M30 490h80M250 494h90',
        '#fff',
        2,
        'stroke-linecap="round" opacity=".75"',
      ) +
      arc('M112 326C130 292 178 292 198 366', 7) +
      arc('M118 322C144 300 172 318 188 372', 4) +
      arc('M278 372C258 336 224 330 206 374', 5) +
      arc('M258 388C244 360 224 352 210 380', 3.4) +
      `<g transform="translate(70 462) scale(.98)">${elephantShape}</g>` +
      `<g transform="translate(316 462) scale(.86)">${pickup}</g>` +
      fill(
        'M160 384C168 368 180 380 186 362C194 378 200 358 206 378C214 364 220 380 230 372C234 386 246 384 240 396C216 404 180 404 160 396C154 392 156 388 160 384Z',
        '~wa',
      ) +
      line(
        'M170 388C180 380 186 390 196 378M206 388C214 380 222 390 230 384',
        '#fff',
        2,
        'stroke-linecap="round" opacity=".9"',
      ) +
      splash +
      oval(198, 440, 46, 8, '#fff', 'opacity=".5"') +
      oval(198, 440, 30, 5, '#7fdcf0', 'opacity=".7"') +
      box(0, 482, W, 38, '~z'),
    true,
  );
}

function near(): string {
  const rnd = random(12);
  // A garland hangs in a bow: marigolds, jasmine, a tassel
  const hanging =
    many(13, (i) => {
      const k = i / 12;
      const [x, y] = [-6 + k * 104, 14 + Math.sin(k * Math.PI) * 36];
      return i % 3 === 1 ? jasmine(x, y, 9) : marigold(x, y, 9.6, i % 2 ? '#ff9a1f' : '#ffb52e');
    }) +
    many(6, (i) => (i % 2 ? jasmine(10, 62 + i * 13, 8) : marigold(10, 62 + i * 13, 8.6))) +
    line('M10 140V166M4 140L2 164M16 140L18 164', '#e2543c', 3, 'stroke-linecap="round"');
  const foot =
    `<g transform="translate(36 516) scale(1.05)">${silverBowl}${marigold(-18, -44, 11)}${jasmine(4, -46, 11)}${marigold(24, -43, 9, '#ffb52e')}</g>` +
    jasmine(92, 508, 9) +
    marigold(6, 456, 8);
  const drops = many(20, (i) =>
    drop(i % 2 ? 6 + rnd() * 60 : W - 6 - rnd() * 60, 150 + rnd() * 260, 2.4 + rnd() * 5, rnd() * 60 - 30),
  );
  return picture(
    W,
    H,
    defs(...WATER, SILVER, group('h', hanging), group('f', foot), lin('z', [`${GROUND}@0/0`, GROUND])) +
      use('h', 0, 0) +
      use('h', W, 0, 1, 0, '', -1) +
      use('f', 0, 0) +
      use('f', W, 2, 1, 0, '', -1) +
      drops +
      box(0, 504, W, 16, '~z'),
    true,
  );
}

const cover = picture(
  343,
  160,
  defs(
    ...WATER,
    GILT,
    lin('g', ['#38b4e0', '#a8e6f0@.6', '#fff0c4']),
    lin('el', ['#b4c2de', '#8fa2c8@.5', '#6f83ac']),
    lin('pk', ['#ff7a5a', '#e2452e@.5', '#b02c1c']),
  ) +
    box(0, 0, 343, 160, '~g') +
    chedi(300, 138, 0.7) +
    chedi(180, 138, 0.5) +
    fill('M0 138C80 128 200 140 343 132V160H0Z', '#8fd8e4') +
    line('M246 66C250 40 280 40 290 92', '#9fe8f6', 5, 'stroke-linecap="round"') +
    line('M246 66C250 40 280 40 290 92', '#fff', 2, 'stroke-linecap="round"') +
    `<g transform="translate(172 150) scale(.66)">${elephantShape}</g>` +
    `<g transform="translate(318 152) scale(.6)">${pickup}</g>` +
    many(9, (i) => drop(250 + ((i * 37) % 60), 58 + ((i * 23) % 52), 2.4 + (i % 3))) +
    marigold(338, 8, 12) +
    jasmine(318, 6, 11) +
    marigold(298, 4, 10, '#ffb52e'),
);

export const songkranPictures = {
  'songkran-sky.svg': sky,
  'songkran-far.svg': far,
  'songkran-middle.svg': middle(),
  'songkran-near.svg': near(),
  'songkran-cover.svg': cover,
};
