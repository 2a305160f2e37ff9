/** Paints and heavenly bodies of the starlight hall. */
import { box, circle, fill, lin, line, rad, t } from '../draw.ts';
import { sparkle, starDust } from '../sparks.ts';

export const GROUND = '#120d2b';

export const SILVER = ['#ffffff@0', '#dfe4f4@.3', '#9aa2c8@.62', '#f4f6ff@.82', '#8d94bc@1'];

/** Stars joined by thin lines; the last figures give the size of the star. */
export function constellation(points: readonly (readonly [number, number, number])[], close = false): string {
  const d = points.map(([x, y], i) => t`${i ? 'L' : 'M'}${x} ${y}`).join('') + (close ? 'Z' : '');
  return (
    line(d, '#c9d2ff', 0.8, 'opacity=".55" stroke-dasharray="1 0"') +
    points.map(([x, y, r]) => circle(x, y, r * 3, '~ha')).join('') +
    fill(points.map(([x, y, r]) => sparkle(x, y, r * 1.9)).join(''), '#f6f8ff')
  );
}

export const crescent = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${circle(-6, 2, 66, '~ho')}${fill('M10-34C-18-32-34-10-30 12C-26 32-6 42 14 36C-6 30-16 14-14-4C-12-20-2-30 10-34Z', '~mo')}${fill('M10-34C-18-32-34-10-30 12C-28 22-22 30-14 34C-24 22-26 4-20-10C-14-22-4-30 10-34Z', '#fff', 'opacity=".7"')}</g>`;

export const HALO = [
  rad('ha', ['#dfe6ff/.8', '#aab8ff@.4/.2', '#aab8ff/0']),
  rad('ho', ['#a99cff@0/.16', '#c9c2ff@.46/.3', '#a99cff@.7/.12', '#a99cff@1/0']),
  lin('mo', ['#ffffff', '#c4c8ec'], 'd'),
];

export function sky(w: number, h: number): string {
  return (
    box(0, 0, w, h, '~g') +
    fill(
      t`M-20 ${h * 0.72}C${w * 0.2} ${h * 0.3} ${w * 0.45} ${h * 0.6} ${w * 0.62} ${h * 0.28}C${w * 0.78} ${h * 0.02} ${w * 0.9} ${h * 0.1} ${w + 20} -30V${h * 0.34}C${w * 0.9} ${h * 0.4} ${w * 0.8} ${h * 0.34} ${w * 0.7} ${h * 0.52}C${w * 0.5} ${h * 0.86} ${w * 0.24} ${h * 0.62} -20 ${h * 1.02}Z`,
      '~mi',
    ) +
    starDust(88, 170, w, h * 1.4, '#e8ecff')
  );
}

export const NIGHT = [
  lin('g', ['#0b0822@0', '#1b1248@.4', '#3a2276@.72', '#5b3796@.86', `${GROUND}@1`]),
  lin('mi', ['#8f7bff/0', '#b8a4ff@.5/.17', '#8f7bff/0'], 'u'),
];
