/** Two cups on a window sill: their steam rises past the words and meets above them as a heart. */
import { box, circle, defs, fill, group, lin, line, oval, picture, rad, use } from '../draw.ts';
import { sparkle, starDust } from '../sparks.ts';

/** A cup 46 wide standing on the origin, its handle to the right; the `use` paints it. */
const cup = group(
  'c',
  line('M20-30C36-32 36-8 17-10', '#ffd9c4', 5) +
    oval(0, 0, 34, 5, '#14030a', 'opacity=".6"') +
    '<path d="M-24-38H24C24-14 17-2 8-1H-8C-17-2-24-14-24-38Z"/>' +
    oval(0, -38, 24, 5.5, '#ffe3d0') +
    oval(0, -37, 20, 4, '#5a1f14') +
    fill('M-19-31C-18-17-14-8-9-5C-12-13-13-22-13-31Z', '#fff', 'opacity=".45"'),
);

const twoCups = picture(
  390,
  300,
  defs(
    lin('w', ['#2c0714', '#4a1026']),
    lin('n', ['#12091f', '#3b1436@.6', '#8f3350']),
    lin('f', ['#6b2436', '#3a0f1e'], 'd'),
    lin('l', ['#ff9aa8', '#d23a5e@.6', '#8f1538'], 'd'),
    lin('r', ['#fff4e2', '#f2c9a4@.6', '#b9805f'], 'd'),
    lin('m', ['#fff2e4@0/.95', '#ffcfa0@.5/.5', '#fff2e4/.2']),
    rad('g', ['#ffb98a/.55', '#f0476c@.5/.16', '#f0476c/0']),
    cup,
  ) +
    box(0, 0, 390, 300, '~w') +
    box(26, -12, 338, 268, '~f', 'rx="10"') +
    box(36, -12, 318, 260, '~n', 'rx="5"') +
    `<g transform="translate(36)">${starDust(88, 44, 318, 230, '#ffe9d6')}</g>` +
    circle(195, 62, 96, '~g') +
    line('M195-6V248M36 122H354', '#571a2c', 5, 'opacity=".55"') +
    line(
      'M86 206C62 176 104 158 82 128C64 102 96 86 130 84C172 82 214 62 214 38C214 22 198 22 195 36',
      '~m',
      5,
      'stroke-linecap="round"',
    ) +
    line(
      'M304 206C328 176 286 158 308 128C326 102 294 86 260 84C218 82 176 62 176 38C176 22 192 22 195 36',
      '~m',
      5,
      'stroke-linecap="round"',
    ) +
    fill(sparkle(120, 40, 6) + sparkle(276, 52, 5) + sparkle(232, 20, 4) + sparkle(56, 70, 3), '#ffe9d6') +
    box(0, 250, 390, 50, '#5c1d2e') +
    box(0, 248, 390, 6, '#c97a6a') +
    use('c', 86, 252, 1.1, 0, 'fill="url(#~l)"', -1.1) +
    use('c', 304, 252, 1.1, 0, 'fill="url(#~r)"'),
  true,
);

/** Five levels on one sill: the cups come nearer, and what rises between them grows. */
const nearer = picture(
  343,
  112,
  defs(
    lin('n', ['#1a0a20', '#5a1c3e@.8', '#8f3350']),
    lin('l', ['#ff9aa8', '#d23a5e@.6', '#8f1538'], 'd'),
    lin('r', ['#fff4e2', '#f2c9a4@.6', '#b9805f'], 'd'),
    rad('g', ['#ffb98a/.7', '#f0476c@.5/.2', '#f0476c/0']),
    cup,
  ) +
    box(0, 0, 343, 112, '~n') +
    starDust(31, 34, 343, 90, '#ffe9d6') +
    [0, 1, 2, 3, 4]
      .map((level) => {
        const x = 36 + level * 67.5;
        const apart = 17 - level * 2;
        const heart = 0.24 + level * 0.2;
        return (
          circle(x, 44, 16 + level * 5, '~g') +
          `<path d="M0 10C-14 0-9-12 0-5C9-12 14 0 0 10Z" transform="translate(${x} ${44 - level}) scale(${(heart * 1.5).toFixed(2)})" fill="#ff7d94"/>` +
          use('c', x - apart, 92, 0.36, 0, 'fill="url(#~l)"', -0.36) +
          use('c', x + apart, 92, 0.36, 0, 'fill="url(#~r)"')
        );
      })
      .join('') +
    box(0, 93, 343, 19, '#5c1d2e') +
    box(0, 92, 343, 3, '#c97a6a'),
);

export const cupPictures = { 'two-cups.svg': twoCups };

export const cupStrips = { 'two-cups-levels.svg': nearer };
