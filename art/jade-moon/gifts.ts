/** Gifts of the moon garden: sprig, tea, mooncake, silk fan, moon on a stand. */
import { circle, defs, fill, lin, line, many, oval, picture, t, use } from '../draw.ts';
import { METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { CAKE, LACQUER, MOON, STONE } from './paints.ts';
import { blade, blossoms, cloud, moon, mooncake, tin } from './parts.ts';

/** A picture of 96 x 96 whose thing stands on its own shadow. */
export const gift = (paints: string[], body: string, glints: [number, number, number][]): string =>
  picture(
    96,
    96,
    defs(...paints) +
      oval(48, 86, 30, 5, '#04101f', 'opacity=".28"') +
      body +
      fill(glints.map(([x, y, r]) => sparkle(x, y, r)).join(''), '#fffdf0'),
  );

const SPRAY = [blade('bl', '#4fb58a', '#14584a'), blossoms('bo')];
const GOLD = lin('eg', METALS.gold, 'd');

const sprig = gift(
  SPRAY,
  line('M22 84C34 66 46 56 56 40C62 30 68 20 78 12', '#6e4a2c', 4.4, 'stroke-linecap="round"') +
    [
      [36, 66, -110],
      [40, 62, 80],
      [52, 46, -80],
      [56, 40, 110],
      [66, 26, -60],
      [70, 22, 120],
      [77, 13, 30],
    ]
      .map(([x = 0, y = 0, a = 0]) => use('bl', x, y, 0.86, a))
      .join('') +
    use('bo', 40, 60, 1.2) +
    use('bo', 57, 38, 1.36, 40) +
    use('bo', 70, 22, 1.1, 70) +
    use('bo', 30, 74, 0.9, 20),
  [
    [24, 34, 6],
    [80, 56, 5],
  ],
);

const tea = gift(
  [STONE, ...SPRAY, lin('te', ['#e8a548', '#a8661c'])],
  oval(48, 80, 38, 8, '#0b4a3e') +
    oval(48, 78, 38, 8, '~js') +
    fill('M18 44C18 70 32 78 48 78C64 78 78 70 78 44Z', '~js') +
    oval(48, 44, 30, 9, '#f2fff8') +
    oval(48, 45, 26, 7, '~te') +
    use('bo', 56, 45, 0.5) +
    use('bo', 40, 46, 0.4, 30) +
    fill('M22 50C24 64 32 72 40 75C32 68 28 60 28 51Z', '#fff', 'opacity=".55"') +
    fill(
      'M44 56C50 52 56 56 54 62C60 62 60 70 53 70C50 74 42 72 42 67C36 66 38 57 44 56Z',
      '#0b5a4a',
      'opacity=".45"',
    ) +
    line(
      'M36 34C30 26 42 22 36 12M48 32C42 24 54 18 48 8M60 34C54 26 66 22 60 12',
      '#dff6ea',
      3,
      'stroke-linecap="round" opacity=".8"',
    ),
  [
    [78, 26, 5],
    [16, 32, 4],
  ],
);

const cake = gift(
  [...CAKE, LACQUER, STONE, mooncake('mc'), tin('tn')],
  use('tn', 48, 86, 1.16) + use('mc', 48, 54, 1.1),
  [
    [82, 22, 6],
    [16, 30, 5],
  ],
);

const fan = gift(
  [
    ...MOON,
    GOLD,
    lin('si', ['#f4fbf2', '#bfe3d6@.6', '#6fb3ad']),
    cloud('c', ['#3c8f8f', '#7fc0b4', '#cfe9da']),
    ...SPRAY,
  ],
  line('M48 60V90', '#6e3c14', 5, 'stroke-linecap="round"') +
    line('M46.6 62V88', '#c98a4a', 1.2) +
    circle(48, 36, 32, '~eg') +
    circle(48, 36, 29, '~si') +
    circle(57, 28, 10, '#fff3c4') +
    use('c', 38, 50, 0.36) +
    use('bl', 26, 26, 0.6, 130) +
    use('bl', 24, 24, 0.6, 70) +
    use('bo', 30, 28, 0.7) +
    line('M48 7V65', '#9fcfc0', 0.8, 'opacity=".7"') +
    line('M48 80C56 84 58 88 58 94M48 80C44 84 42 88 42 94', '#0b6b57', 2, 'stroke-linecap="round"'),
  [
    [80, 14, 6],
    [12, 56, 5],
  ],
);

const jadeMoon = gift(
  [...MOON, STONE, LACQUER, GOLD, cloud('c', ['#3c8f8f', '#7fc0b4', '#e4f4e6'])],
  moon(48, 40, 30) +
    fill('M24 80C28 68 40 66 48 70C56 66 68 68 72 80C72 88 24 88 24 80Z', '~lq') +
    line('M24 80C28 68 40 66 48 70C56 66 68 68 72 80', '#f2b632', 1.6) +
    use('c', 26, 72, 0.36) +
    use('c', 71, 71, 0.35, 0, '', -0.35) +
    line(
      many(7, (i) => t`M${34 + i * 4.6} ${83 - (i % 2)}h0`),
      '#4fb595',
      2.6,
      'stroke-linecap="round"',
    ),
  [
    [74, 16, 8],
    [16, 28, 6],
    [84, 46, 4],
  ],
);

/** A lotus of paper that floats, a flame in its heart. */
export const lotus = gift(
  [...MOON, lin('pa', ['#fdf6ff', '#f3b8cf@.6', '#d9789f']), lin('pb', ['#fbe0ec', '#c9608c'])],
  oval(48, 84, 42, 8, '#2f8f8a', 'opacity=".45"') +
    circle(48, 50, 44, '~mh') +
    fill('M48 30C40 40 36 56 48 74C60 56 56 40 48 30Z', '~pb') +
    fill('M26 38C24 54 30 68 46 76C46 60 40 46 26 38ZM70 38C72 54 66 68 50 76C50 60 56 46 70 38Z', '~pb') +
    circle(48, 58, 9, '#fff3b8') +
    fill('M48 42C53 50 55 54 55 59A7 7 0 0 1 41 59C41 54 43 50 48 42Z', '#ffc94a') +
    fill('M48 51C50 55 52 57 52 60A4 4 0 0 1 44 60C44 57 46 55 48 51Z', '#fffbe0') +
    fill('M10 52C16 70 28 80 46 82C40 68 28 56 10 52ZM86 52C80 70 68 80 50 82C56 68 68 56 86 52Z', '~pa') +
    fill('M28 58C28 72 36 82 48 86C60 82 68 72 68 58C60 62 52 70 48 80C44 70 36 62 28 58Z', '~pa') +
    line('M48 80V86M30 62C32 72 38 80 47 84M66 62C64 72 58 80 49 84', '#d9789f', 1, 'opacity=".6"'),
  [
    [78, 26, 6],
    [18, 30, 5],
  ],
);

export const gifts = {
  'gifts/lotus-lamp.svg': lotus,
  'gifts/osmanthus.svg': sprig,
  'gifts/tea.svg': tea,
  'gifts/mooncake.svg': cake,
  'gifts/fan.svg': fan,
  'gifts/moon.svg': jadeMoon,
};
