/** Gifts of the carnival, 96 x 96, lit from the upper left. */
import { box, circle, defs, fill, lin, line, oval, picture, rad, use } from '../draw.ts';
import { METALS } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { BALLOON, CAKE } from './paints.ts';
import { balloon, cake, confetti, wheel } from './parts.ts';

const shadow = (rx = 30, y = 88): string => oval(48, y, rx, 4.4, '#08041c', 'opacity=".45"');
const glints = (...at: [number, number, number][]): string =>
  fill(at.map(([x, y, r]) => sparkle(x, y, r)).join(''), '#fff8e0');
const gift = (paints: string[], body: string): string => picture(96, 96, defs(...paints) + body);
const brass = lin('e', METALS.gold, 'd');

const balloons = gift(
  [...BALLOON, balloon('ba')],
  shadow(14, 91) +
    line(
      'M24 50C30 70 46 74 48 88M72 50C66 70 50 74 48 88M48 56C50 70 46 78 48 88',
      '#fff',
      1,
      'opacity=".6"',
    ) +
    use('ba', 25, 52, 0.86, -14, 'fill="#2cc4bc"') +
    use('ba', 71, 52, 0.86, 14, 'fill="#ffc93c"') +
    use('ba', 48, 60, 1.12, 0, 'fill="#ff4f86"') +
    fill('M48 86C42 80 34 82 36 87C37 92 44 90 48 88C52 90 59 92 60 87C62 82 54 80 48 86Z', '#9a6bf0') +
    circle(48, 87, 2.8, '#d8c4ff') +
    glints([14, 20, 5], [84, 16, 6], [66, 10, 4]),
);

const corn = (x: number, y: number, s: number): string => use('pc', x, y, s, (x * 37 + y * 11) % 360);
const popcorn = gift(
  [
    lin('r', ['#a8123f', '#f0386a@.35', '#ff6a8a@.5', '#c21a50@.8', '#8a0d38'], 'h'),
    lin('w', ['#d8c8b8', '#fffaf0@.4', '#fff@.55', '#d8c4b0'], 'h'),
    rad('k', ['#fffdf0', '#ffe9a6@.6', '#e8b04a'], 0.4, 0.34, 0.7),
    brass,
    `<g id="~pc">${fill('M-2-9C4-13 10-8 8-3C13 0 11 8 5 7C3 12-6 12-7 6C-13 6-13-3-8-4C-9-9-5-12-2-9Z', '~k')}${line('M-4-4C-1-6 2-4 2-1M4 2C3 5 0 6-2 4', '#d89a3a', 1, 'opacity=".7" stroke-linecap="round"')}</g>`,
  ],
  shadow(26) +
    [
      [26, 36],
      [38, 30],
      [58, 30],
      [70, 36],
      [32, 22],
      [64, 22],
      [48, 18],
      [40, 10],
      [56, 11],
      [48, 30],
      [22, 28],
      [74, 28],
    ]
      .map(([x = 0, y = 0]) => corn(x, y, 1))
      .join('') +
    corn(14, 12, 0.6) +
    corn(82, 10, 0.66) +
    fill('M16 36L26 86C26 90 70 90 70 86L80 36C60 43 36 43 16 36Z', '~w') +
    fill(
      'M16 36L26 86C27 87 29 87.6 32 88L26.5 38.8C23 38 19 37 16 36ZM37.4 40.4L40 88.9H46L45.6 41.2C43 41.2 40 41 37.4 40.4ZM52 41L50.6 88.9H57L60 40.2C57.4 40.6 55 40.8 52 41ZM70 38.8L64.6 88C67 87.6 69.4 87 70 86L80 36C77 37.2 73.6 38 70 38.8Z',
      '~r',
    ) +
    fill('M16 36L26 86L32 88L24 38Z', '#fff', 'opacity=".15"') +
    line('M16 36C36 43 60 43 80 36', '#fff3d8', 1.6) +
    fill('M33 56C33 50 63 50 63 56V70C63 76 33 76 33 70Z', '#1d8f98') +
    line('M34.6 57C35 52.6 61 52.6 61.4 57V69C61 73.4 35 73.4 34.6 69Z', '#ffe08a', 1.2) +
    fill(star(48, 63, 8.4), '#ffd24a') +
    glints([84, 26, 5], [24, 10, 4]),
);

const ferris = gift(
  [
    brass,
    lin('b', ['#e83a6a', '#8c1448']),
    rad('o', ['#6b3fc0/.8', '#6b3fc0/0']),
    wheel('wh', '#b48cff', ['#ff6a92', '#ffd24a', '#3ad0c6', '#ff9a5a'], '#fffbe0'),
  ],
  circle(48, 40, 46, '~o') +
    shadow(32, 90) +
    use('wh', 48, 42, 0.68) +
    fill('M18 82H78L84 90H12Z', '~b') +
    box(16, 79, 64, 5, '~e', 'rx="2"') +
    fill('M26 85h6l1 5h-8ZM44 85h8v5h-8ZM64 85h6l1 5h-8Z', '#ffe9d2') +
    glints([14, 14, 5], [84, 18, 6], [48, 42, 6]),
);

const cakeGift = gift(
  [...CAKE, cake('ck')],
  shadow(38, 90) +
    use('ck', 48, 84, 0.64) +
    confetti(9, 14, (x, y) => y < 46 && (x < 24 || x > 72), 96, 96, 0.7) +
    glints([16, 46, 5], [82, 42, 5]),
);

const trumpet = gift(
  [
    lin('e', METALS.gold, 'v'),
    lin('m', ['#8a5210', '#ffd24a@.5', '#fff3b8'], 'h'),
    rad('b', ['#6a3606', '#c98a1c@.7', '#ffe79a'], 0.5, 0.5, 0.5),
    lin('f', ['#ff5c8d', '#a0124e']),
  ],
  shadow(30, 90) +
    `<g transform="rotate(-20 48 48)">` +
    fill('M6 44C4 44 4 52 6 52H30V44Z', '~e') +
    fill('M6 42H9V54H6C2 54 2 42 6 42Z', '~e') +
    line('M28 48H58M30 58C22 58 22 70 30 70H56C64 70 64 58 56 58Z', '#8a5210', 6.6) +
    line('M28 48H58M30 58C22 58 22 70 30 70H56C64 70 64 58 56 58Z', '#f7c843', 4.8) +
    line('M28 46.4H58M30 56.6H56M30 68.6H56', '#fffbe0', 1.1, 'opacity=".9"') +
    [34, 43, 52]
      .map(
        (x) =>
          box(x - 3, 40, 6, 24, '~m', 'rx="1.5"') +
          box(x - 1, 34, 2, 8, '#c98a1c') +
          oval(x, 34, 4, 1.8, '#fff0b0'),
      )
      .join('') +
    fill('M54 44C66 43 76 36 84 24L86 72C78 60 66 53 54 52Z', '~e') +
    fill('M58 44.6C68 43 77 37 83 28C78 40 70 46 58 47Z', '#fffbe0', 'opacity=".8"') +
    oval(85, 48, 6, 24, '~e') +
    oval(85.4, 48, 4.2, 21, '~b') +
    fill('M32 72H56V88L50 84L44 90L38 84L32 88Z', '~f') +
    fill(star(44, 78, 4.6), '#ffd24a') +
    line('M32 74H56', '#ffe08a', 1.4) +
    '</g>' +
    fill('M84 16l5-6 1.6 7ZM90 34l6 1-5 4Z', '#5fe0d2') +
    circle(78, 10, 2.4, '#ff5c8d') +
    circle(92, 22, 2, '#ffd24a') +
    line('M74 8C72 2 66 4 68 8M92 46C96 50 92 54 90 52', '#b58cff', 2, 'stroke-linecap="round"') +
    glints([60, 24, 6], [20, 40, 4]),
);

const unicorn = gift(
  [
    lin('h', ['#ffffff', '#f0e4ff@.55', '#b79ae0']),
    lin('e', METALS.gold, 'u'),
    lin('a', ['#ff6a9c', '#b0246e']),
    lin('b', ['#ffd24a', '#f08a2c']),
    lin('c', ['#4fdccf', '#1b8a98']),
    lin('d', ['#b58cff', '#6a3fc0']),
    rad('o', ['#ff9ccf/.6', '#b58cff/0']),
  ],
  circle(48, 48, 46, '~o') +
    shadow(36, 92) +
    fill('M56 20C76 18 92 36 88 60C86 74 90 82 94 88C78 92 70 84 72 72C74 56 70 40 56 32Z', '~d') +
    fill('M54 18C70 16 84 32 80 56C78 72 82 82 84 90C70 92 64 80 66 68C68 50 64 38 52 30Z', '~c') +
    fill('M50 16C62 16 74 30 72 50C70 68 74 80 74 91C62 90 58 78 60 64C60 48 58 38 48 30Z', '~a') +
    fill(
      'M42 18L40 8L50 16C64 22 70 36 68 54C66 68 70 80 70 91H32C34 80 40 72 40 62C34 66 26 68 20 66C12 68 8 62 11 56C18 46 22 38 28 30C32 24 36 20 42 18Z',
      '~h',
    ) +
    fill(
      'M11 56C9 62 12 67 20 66C26 68 34 66 40 62C42 60 44 56 44 52C36 60 22 62 11 56Z',
      '#c9a8ec',
      'opacity=".6"',
    ) +
    fill('M43 17.5L42 12L47 17Z', '#ff9cbc') +
    fill('M31 24L16 -2L39 17.6Z', '~e', 'transform="translate(3 3)"') +
    line('M31.6 20L37 17.4M27.6 13.6L32 11.4M24 8L27 6.6', '#a8660f', 1.2) +
    fill('M40 20C34 24 34 34 42 40C38 30 44 26 50 26C48 20 44 18 40 20Z', '~b') +
    fill('M46 18C40 24 46 34 54 38C50 30 54 26 56 26C54 20 50 16 46 18Z', '~a') +
    line('M32 41C34 37 40 37 42 42', '#3a1a5c', 2.6, 'stroke-linecap="round"') +
    line('M33 39L30 37M36 37.6L34.6 34.6', '#3a1a5c', 1.4, 'stroke-linecap="round"') +
    circle(16, 57, 1.3, '#6a3f8c') +
    line('M14 63C17 64 20 63.6 22 62', '#6a3f8c', 1.2, 'stroke-linecap="round"') +
    oval(36, 49, 4.6, 2.6, '#ff8ab4', 'opacity=".6"') +
    fill('M24 84C34 78 76 78 92 84C94 92 90 94 58 94C26 94 22 92 24 84Z', '~e') +
    line('M26 86C40 81 74 81 90 86', '#fffbe0', 1.2, 'opacity=".8"') +
    fill(star(58, 87.4, 5), '#ff5c8d') +
    line('M40 62C48 66 60 64 67 58', '#ffd24a', 3) +
    circle(50, 65.4, 3, '#ff5c8d') +
    glints([14, 22, 6], [86, 22, 5], [12, 80, 4]),
);

export const gifts = {
  'gifts/balloon.svg': balloons,
  'gifts/popcorn.svg': popcorn,
  'gifts/ferris-wheel.svg': ferris,
  'gifts/cake.svg': cakeGift,
  'gifts/trumpet.svg': trumpet,
  'gifts/unicorn.svg': unicorn,
};
