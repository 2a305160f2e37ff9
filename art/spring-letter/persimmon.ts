/** Persimmons turn red: a courtyard in October, fruit on strings, a kite over the hills, a camera that waits. */
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
import { bokeh, calm, sparkle } from '../sparks.ts';

const W = 390;
const H = 520;
const KRAFT = '#fbe8cf';
const RED = '#c8501c';

export const FRUIT = [
  rad('pf', ['#ffc46a', '#f2873a@.5', '#c9501c@.9', '#a83e12'], 0.38, 0.34, 0.75),
  rad('py', ['#fff3c0', '#f7cf5a@.6', '#dc9c22'], 0.5, 0.5, 0.6),
];
/** A persimmon 40 wide around the origin. */
export const persimmon = (id: string): string =>
  group(
    id,
    fill('M-20 2C-21-12-10-17 0-16C10-17 21-12 20 2C19 14 9 18 0 17C-9 18-19 14-20 2Z', '~pf') +
      line('M0-16C-8-10-9 8-2 17M0-16C8-10 9 8 2 17', '#a83e12', 1, 'opacity=".3"') +
      fill('M0-13C-5-19-13-18-14-13C-9-9-5-10 0-12C5-10 9-9 14-13C13-18 5-19 0-13Z', '#6f7f3a') +
      fill('M0-13C-3-7-8-6-10-8C-7-12-4-12 0-13C4-12 7-12 10-8C8-6 3-7 0-13Z', '#8f9f4e') +
      line('M0-14V-21', '#5a3a22', 3, 'stroke-linecap="round"') +
      oval(-9, -4, 4, 6, '#fff', 'opacity=".6" transform="rotate(30 -9 -4)"'),
  );
export const leafOf = (id: string, light: string, dark: string): string =>
  group(
    id,
    fill('M0 0C-13-10-13-28 0-40C13-28 13-10 0 0Z', dark) +
      fill('M0 0C-13-10-13-28 0-40C-2-26-2-14 0 0Z', light) +
      line('M0 0V-36', '#5a3a22', 0.9, 'opacity=".6"'),
  );

/** A chrysanthemum about 44 wide. */
export const mum = (id: string, petal: string, inner: string): string =>
  group(
    id,
    many(
      16,
      (i) =>
        `<path d="M0 0C-5-8-4-19 0-22C4-19 5-8 0 0Z" fill="${petal}" stroke="#00000022" stroke-width=".5" transform="rotate(${i * 22.5})"/>`,
    ) +
      many(
        12,
        (i) =>
          `<path d="M0 0C-4-6-3-13 0-15C3-13 4-6 0 0Z" fill="${inner}" transform="rotate(${i * 30 + 8})"/>`,
      ) +
      circle(0, 0, 4, '#f2b33a'),
  );

/** A swallow of paper, 80 wide, its tail ribbons down. */
export const kite = (id: string): string =>
  group(
    id,
    line('M-6 24C-14 44-2 56-12 78M6 24C14 44 2 56 12 78', '#fff3d6', 3, 'stroke-linecap="round"') +
      line('M-6 24C-14 44-2 56-12 78M6 24C14 44 2 56 12 78', RED, 1.4, 'stroke-linecap="round"') +
      fill(
        'M0-22C-14-20-30-26-42-18C-34-6-20-2-10 0L-14 26L0 14L14 26L10 0C20-2 34-6 42-18C30-26 14-20 0-22Z',
        '#fff8e6',
      ) +
      fill('M-8-18C-20-16-30-22-40-17C-32-8-20-6-10-4ZM8-18C20-16 30-22 40-17C32-8 20-6 10-4Z', '#d2572a') +
      fill(
        'M-12-15C-20-14-26-18-32-15C-26-10-18-9-12-8ZM12-15C20-14 26-18 32-15C26-10 18-9 12-8Z',
        '#f7cf5a',
      ) +
      fill('M-6-4L-9 20L0 12L9 20L6-4C3 2-3 2-6-4Z', '#2f5a8a') +
      circle(-5, -13, 3.4, '#17233a') +
      circle(5, -13, 3.4, '#17233a') +
      circle(-5, -13.6, 1.2, '#fff') +
      circle(5, -13.6, 1.2, '#fff') +
      fill('M-3-8H3L0-3Z', '#d2572a') +
      line('M-42-18C-20-26 20-26 42-18M0-22V14', '#8a5a34', 1.1),
  );

/** An old camera on three legs, 90 high on the origin. */
export const camera =
  line('M0-52L-24 0M0-52L24 0M0-52V-2', '#6b4426', 4, 'stroke-linecap="round"') +
  box(-26, -92, 52, 40, '#6b3f24', 'rx="4"') +
  box(-26, -92, 52, 6, '#c9935a', 'rx="3"') +
  box(-26, -58, 52, 6, '#4a2a16', 'rx="3"') +
  fill('M-16-86H16L12-58H-12Z', '#2c2530') +
  line('M-14-82H14M-13.4-76H13.4M-13-70H13', '#5a4a5c', 1.6) +
  circle(0, -72, 12, '#d9a860') +
  circle(0, -72, 9, '#20303f') +
  circle(-3, -75, 3, '#a8d0e6') +
  box(-8, -99, 16, 8, '#c9935a', 'rx="2"');

function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#2a5f9e@0', '#5d95c4@.36', '#a9cfdf@.6', '#fbe3b0@.8', `${KRAFT}@1`]),
      rad('s', ['#fff6cf/.95', '#ffe08a@.4/.4', '#ffe08a/0']),
    ) +
      box(0, 0, W, H, '~g') +
      circle(196, 356, 150, '~s') +
      `<g fill="#fff" opacity=".5">${oval(70, 150, 60, 9, '#fff')}${oval(104, 142, 36, 8, '#fff')}${oval(330, 190, 64, 9, '#fff')}${oval(300, 182, 34, 8, '#fff')}${oval(196, 54, 44, 6, '#fff')}</g>`,
    true,
  );
}

function far(): string {
  const roof = (x: number, y: number, w: number): string =>
    box(x - w / 2, y, w, 22, '#f7efe0') +
    fill(
      t`M${x - w / 2 - 8} ${y + 3}L${x - w / 2 + 4} ${y - 12}H${x + w / 2 - 4}L${x + w / 2 + 8} ${y + 3}Z`,
      '#4a5a72',
    ) +
    box(x - 5, y + 8, 10, 14, '#8a5a3a');
  return picture(
    W,
    H,
    defs(
      lin('m1', ['#5f7fae', '#a7bdd2']),
      lin('m2', ['#7a8f6a', '#c4c08a']),
      lin('m3', ['#d99a4a', '#f0cf8a']),
      kite('ki'),
    ) +
      fill(
        'M-10 330C40 280 70 300 104 276C140 252 166 300 206 286C250 270 286 236 322 268C352 292 372 286 400 300V420H-10Z',
        '~m1',
        'opacity=".85"',
      ) +
      fill('M-10 362C60 326 110 350 164 336C230 318 290 348 400 322V430H-10Z', '~m2') +
      fill('M-10 392C80 364 160 386 230 370C300 356 350 378 400 364V450H-10Z', '~m3') +
      line(
        'M10 392C90 372 150 392 230 378M40 408C120 390 180 404 260 392M150 420C230 402 300 410 390 392',
        '#b8772a',
        1.4,
        'opacity=".5"',
      ) +
      roof(72, 360, 40) +
      roof(112, 368, 30) +
      roof(318, 350, 44) +
      roof(278, 362, 30) +
      // Above the badge, its tail behind that; its line goes down beside the title.
      line('M196 36C238 58 284 92 306 150', '#fff', 1.2, 'stroke-linecap="round" opacity=".7"') +
      `<g transform="translate(194 32) rotate(-10) scale(.74)"><use href="#~ki"/></g>`,
    true,
  );
}

function middle(): string {
  const rack = (x: number): string =>
    line(t`M${x - 44} 330V476M${x + 44} 330V476`, '#7a4f2c', 5, 'stroke-linecap="round"') +
    line(t`M${x - 54} 338H${x + 54}`, '#8f6238', 6, 'stroke-linecap="round"') +
    many(5, (i) => {
      const sx = x - 36 + i * 18;
      const n = i % 2 ? 4 : 5;
      return (
        line(t`M${sx} 340V${350 + n * 20}`, '#c9a66a', 1.4) +
        many(n, (k) => use('ps', sx, 358 + k * 20, 0.44))
      );
    });
  return picture(
    W,
    H,
    defs(
      ...FRUIT,
      persimmon('ps'),
      mum('mu', '#f7cf5a', '#ffe59a'),
      lin('wl', ['#fffdf6', '#efe3cc']),
      lin('tb', ['#b5804c', '#7d5029']),
      lin('z', [`${KRAFT}@0/0`, `${KRAFT}@1`]),
      rad('gl', ['#fff3c4/.8', '#fff3c4/0']),
    ) +
      // The wall of the courtyard, tiles on its top.
      box(-10, 404, 410, 60, '~wl') +
      fill('M-10 404L4 390H386L400 404V410H-10Z', '#4a5a72') +
      line(
        many(21, (i) => t`M${i * 20} 391V409`),
        '#2f3c52',
        2.4,
        'opacity=".7"',
      ) +
      `<g fill="none" stroke="#4a5a72" stroke-width="2.4" opacity=".55"><circle cx="195" cy="436" r="17"/><path d="M178 436H212M195 419V453M183 424L207 448M207 424L183 448"/></g>` +
      fill('M-10 462H400V520H-10Z', '#e3c79a') +
      oval(195, 470, 130, 16, '~gl') +
      rack(66) +
      rack(324) +
      // A bench with trays, the camera between.
      `<g transform="translate(195 474) scale(.98)">${camera}</g>` +
      oval(195, 476, 34, 5, '#000', 'opacity=".2"') +
      [
        [132, 480],
        [260, 482],
      ]
        .map(
          ([x = 0, y = 0]) =>
            oval(x, y, 40, 10, '#a8783f') +
            oval(x, y - 3, 40, 9, '#e0b878') +
            oval(x, y - 3, 34, 6.6, '#c99a58') +
            [-22, -8, 7, 21].map((dx, i) => use('ps', x + dx, y - 11 - (i % 2) * 3, 0.5)).join('') +
            use('ps', x - 1, y - 21, 0.48),
        )
        .join('') +
      box(0, 484, W, 36, '~z'),
    true,
  );
}

function near(): string {
  const bough = (turn: string, fruits: readonly (readonly [number, number, number])[]): string =>
    `<g transform="${turn}">${line('M-12 20C30 30 66 26 104 50M40 29C54 50 58 74 52 98M74 30C92 22 108 22 126 10M-10 60C10 70 22 92 20 122', '#5a3a22', 4.4, 'stroke-linecap="round"')}${(
      [
        [104, 50, 120, 'la'],
        [126, 10, 80, 'lb'],
        [60, 26, 200, 'la'],
        [30, 28, 160, 'lb'],
        [52, 98, 150, 'la'],
        [20, 122, 210, 'lb'],
        [6, 74, 120, 'la'],
        [88, 24, 30, 'lb'],
      ] as const
    )
      .map(([x, y, a, id]) => use(id, x, y, 0.9, a))
      .join('')}${fruits.map(([x, y, s]) => use('ps', x, y, s)).join('')}</g>`;
  const bunch = (x: number, flip: 1 | -1): string =>
    `<g transform="translate(${x} 506) scale(${flip} 1)">${line('M0 10C-4-10 4-24 0-40M14 12C18-6 22-14 28-24M-14 12C-16-2-22-10-28-16', '#5f7a3a', 3)}${use('la', 8, 4, 0.7, 60)}${use('la', -8, 4, 0.7, -60)}${use('m1', 0, -44, 0.95)}${use('m2', 30, -26, 0.82)}${use('m3', -28, -18, 0.86)}${use('m1', 10, -8, 0.7)}</g>`;
  return picture(
    W,
    H,
    defs(
      ...FRUIT,
      persimmon('ps'),
      leafOf('la', '#8f9f4e', '#6f7f3a'),
      leafOf('lb', '#e0903a', '#b8602a'),
      mum('m1', '#f7cf5a', '#ffe59a'),
      mum('m2', '#fff6e6', '#ffe9b8'),
      mum('m3', '#d9708a', '#f0a8b8'),
      lin('z', [`${KRAFT}@0/0`, KRAFT]),
    ) +
      bough('', [
        [100, 70, 0.84],
        [56, 116, 0.9],
        [22, 142, 0.78],
        [60, 46, 0.7],
        [126, 30, 0.62],
        [16, 48, 0.86],
      ]) +
      bough('translate(390 -14) scale(-1 1)', [
        [100, 70, 0.7],
        [54, 114, 0.84],
        [18, 140, 0.92],
        [20, 46, 0.8],
      ]) +
      bunch(28, 1) +
      bunch(364, -1) +
      box(0, 500, W, 20, '~z'),
    true,
  );
}

function light(): string {
  return picture(
    W,
    H,
    defs(rad('b', ['#fffbe6@0/.8', '#ffe6a0@.5/.3', '#ffe6a0@1/0'])) +
      bokeh(18, 16, '~b', [0, 60, 390, 460], [3, 10], calm) +
      fill(sparkle(212, 404, 7) + sparkle(150, 96, 5) + sparkle(352, 300, 6), '#fffdf0'),
    true,
  );
}

const cover = (): string => {
  const rnd = random(9);
  return picture(
    343,
    160,
    defs(
      ...FRUIT,
      persimmon('ps'),
      leafOf('la', '#8f9f4e', '#6f7f3a'),
      leafOf('lb', '#e0903a', '#b8602a'),
      mum('m1', '#f7cf5a', '#ffe59a'),
      mum('m3', '#d9708a', '#f0a8b8'),
      kite('ki'),
      lin('g', ['#2a5f9e', '#8fbdd6@.55', '#fbe3b0']),
      lin('hl', ['#d99a4a', '#f0cf8a']),
    ) +
      box(0, 0, 343, 160, '~g') +
      fill('M0 124C60 96 120 120 180 106C240 92 300 112 343 100V160H0Z', '~hl') +
      use('ki', 178, 52, 0.9, 12) +
      line('M172 66C160 100 150 120 140 150', '#fff', 1, 'opacity=".7"') +
      line(
        'M343 16C300 30 270 26 236 48M300 26C290 46 288 66 292 84',
        '#5a3a22',
        4,
        'stroke-linecap="round"',
      ) +
      use('la', 270, 34, 0.9, 200) +
      use('lb', 310, 24, 0.9, 160) +
      use('la', 292, 84, 0.8, 190) +
      use('ps', 236, 64, 1) +
      use('ps', 292, 104, 1.2) +
      use('ps', 326, 48, 0.9) +
      many(5, (i) => use(i % 2 ? 'm1' : 'm3', 20 + i * 26, 142 - rnd() * 12, 0.8)) +
      use('ps', 196, 140, 0.9) +
      use('ps', 224, 144, 0.8),
  );
};

export const persimmonPictures = {
  'persimmon/sky.svg': sky(),
  'persimmon/far.svg': far(),
  'persimmon/middle.svg': middle(),
  'persimmon/near.svg': near(),
  'persimmon/light.svg': light(),
  'persimmon/cover.svg': cover(),
};
