/** The garden at night as a card in the list of activities: calm on the left, where the title stands. */
import { box, circle, defs, fill, lin, line, oval, picture, rad, use } from '../draw.ts';
import { sparkle, starDust } from '../sparks.ts';
import { CAKE, LACQUER, LAMP, MOON, STONE } from './paints.ts';
import { blade, blossoms, branch, cloud, moon, mooncake, paperLamp, ridge, tin } from './parts.ts';

const D = 'M110 92C160 92 170 66 200 50C226 36 256 34 282 50C306 64 318 84 356 86';
const TILES: [number, number][] = [
  [128, 91],
  [144, 87],
  [158, 80],
  [170, 71],
  [182, 62],
  [196, 52],
  [210, 45],
  [225, 41],
  [241, 39],
  [257, 41],
  [271, 45],
  [284, 52],
  [296, 61],
  [308, 71],
  [322, 79],
  [338, 84],
];

export const cover = picture(
  343,
  160,
  defs(
    ...MOON,
    ...LAMP,
    ...CAKE,
    STONE,
    LACQUER,
    lin('g', ['#081430', '#12325c@.5', '#1f6076'], 'd'),
    lin('wl', ['#e6f0e4', '#8ab6b8']),
    rad('k', ['#16456a', '#0e2c50']),
    cloud('c', ['#173c66', '#2a6284', '#5b9fa6']),
    paperLamp('ln'),
    mooncake('mc'),
    tin('tn'),
    blade('bl', '#3f9a72', '#14584a'),
    blossoms('bo'),
    branch('br'),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(21, 46, 343, 130, '#dff3e6') +
    use('c', 40, 142, 0.9, 0, 'opacity=".7"') +
    use('c', 112, 150, 0.7, 0, 'opacity=".5"', -0.7) +
    use('c', 150, 40, 0.5, 0, 'opacity=".5"') +
    fill(`${D}V170H96C106 150 108 120 110 92Z`, '~wl') +
    circle(242, 110, 50, '#0c1d38') +
    circle(242, 110, 46, '~k') +
    moon(242, 106, 31, 0.34) +
    line('M214 140H270M222 146H262', '#fff0bd', 1.6, 'opacity=".7"') +
    ridge(TILES, D) +
    oval(242, 160, 120, 8, '#0c1d38', 'opacity=".3"') +
    use('tn', 166, 158, 0.82) +
    use('mc', 166, 128, 0.6) +
    use('mc', 318, 158, 0.7) +
    use('ln', 322, 8, 0.86) +
    `<g transform="translate(343 -10) scale(-.8 .8)">${use('br', 0, 0)}</g>` +
    fill(sparkle(120, 30, 6) + sparkle(60, 52, 5) + sparkle(206, 22, 5), '#fffdf0'),
);
