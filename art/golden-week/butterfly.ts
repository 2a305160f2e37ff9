/** From cocoon to butterfly: a twig across the dawn, a cocoon on it, a wing that opens, and whoever flies already. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

function butterfly(x: number, y: number, s: number, turn: number): string {
  const wings = (side: 1 | -1): string =>
    fill(
      t`M0 0C${side * 10} -34 ${side * 52} -40 ${side * 50} -12C${side * 48} 8 ${side * 20} 8 0 2Z`,
      '~wi',
    ) +
    fill(t`M0 3C${side * 20} 6 ${side * 40} 14 ${side * 32} 32C${side * 24} 44 ${side * 6} 28 0 8Z`, '~wl') +
    circle(side * 34, -16, 5, '#fff3d6', 'opacity=".85"') +
    circle(side * 22, 22, 4, '#fff3d6', 'opacity=".75"');
  return (
    t`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">` +
    wings(1) +
    wings(-1) +
    line('M0-12V22', '#4a0d0a', 4, 'stroke-linecap="round"') +
    line('M0-12C-3-22-9-26-13-26M0-12C3-22 9-26 13-26', '#4a0d0a', 1.4, 'stroke-linecap="round"') +
    '</g>'
  );
}

const sky = picture(
  390,
  300,
  defs(
    lin('s', ['#8f1420', '#dd5a2c@.45', '#f7b65c@.8', '#f6d58f']),
    rad('gl', ['#fff3c8/.9', '#ffd98a@.5/.3', '#ffd98a/0']),
    lin('wi', ['#ffe08a', '#f2872c@.6', '#b3261a'], 'd'),
    lin('wl', ['#ffd067', '#c2181a'], 'd'),
    lin('co', ['#fff3d6', '#e0b066@.6', '#94602a'], 'd'),
  ) +
    box(0, 0, 390, 300, '~s') +
    circle(300, 70, 120, '~gl') +
    line('M-10 22C60 42 120 20 190 34C220 40 240 34 262 26', '#5a1710', 6, 'stroke-linecap="round"') +
    many(6, (i) =>
      fill(
        t`M${20 + i * 40} ${30 - (i % 2) * 4}q${i % 2 ? 20 : 16} ${i % 2 ? -20 : 18} 30 ${i % 2 ? -8 : 6}q-12 10-30 ${i % 2 ? 8 : -6}Z`,
        '#7d3a12',
      ),
    ) +
    line('M78 32V48', '#fff3d6', 1.4) +
    fill('M78 46C96 56 96 98 78 112C60 98 60 56 78 46Z', '~co') +
    line('M66 64C74 70 84 70 91 62M63 78C72 86 86 86 93 76M66 93C74 100 84 99 90 92', '#7d4a1a', 1.2) +
    butterfly(300, 78, 1.15, 14) +
    butterfly(190, 262, 0.4, -18) +
    fill(sparkle(228, 112, 6) + sparkle(352, 26, 7) + sparkle(136, 90, 5) + sparkle(40, 132, 4), '#fff3d6'),
  true,
);

export const butterflyPictures = { 'butterfly-sky.svg': sky };
