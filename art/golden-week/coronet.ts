/** A crown that is worn for a month: on its cushion in the evening light, and how it dims when nobody renews it. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const SHAPE = 'M-54 34L-64-22L-34 4L0-40L34 4L64-22L54 34Z';

function coronet(x: number, y: number, s: number, paint: string, jewel: string): string {
  return (
    t`<g transform="translate(${x} ${y}) scale(${s})">` +
    fill(SHAPE, paint) +
    box(-54, 30, 108, 14, paint, 'rx="4"') +
    line('M-52 31H52M-52 42H52', '#7d3a12', 1.4, 'opacity=".6"') +
    circle(-64, -24, 6, paint) +
    circle(64, -24, 6, paint) +
    circle(0, -43, 8, jewel) +
    many(5, (i) => circle(-36 + i * 18, 37, 3.4, jewel)) +
    '</g>'
  );
}

const paints = defs(
  lin('s', ['#5c0f1c', '#b3261a@.6', '#e07a34']),
  rad('gl', ['#ffe9b0/.75', '#ffd98a/0']),
  lin('go', ['#fff3c8', '#f6c453@.45', '#a8641a']),
  lin('cu', ['#c2181a', '#5a0d12']),
);

const throne = picture(
  390,
  300,
  paints +
    box(0, 0, 390, 300, '~s') +
    many(12, (i) => {
      const a = ((i * 30 + 6) * Math.PI) / 180;
      return line(
        t`M${195 + 70 * Math.cos(a)} ${78 + 70 * Math.sin(a)}L${195 + 190 * Math.cos(a)} ${78 + 190 * Math.sin(a)}`,
        '#ffd98a',
        7,
        'opacity=".16"',
      );
    }) +
    circle(195, 60, 120, '~gl') +
    oval(195, 104, 104, 20, '~cu') +
    line('M96 102C140 120 250 120 294 102', '#f6c453', 2.4) +
    circle(94, 104, 6, '~go') +
    circle(296, 104, 6, '~go') +
    coronet(195, 58, 0.9, '~go', '#c2181a') +
    fill(sparkle(110, 46, 8) + sparkle(284, 38, 9) + sparkle(60, 96, 5) + sparkle(336, 92, 6), '#fff6d8'),
  true,
);

const days = picture(
  360,
  96,
  defs(lin('go', ['#fff3c8', '#f6c453@.45', '#a8641a'])) +
    line('M86 54H130M230 54H274', '#e0b066', 2, 'stroke-dasharray="2 6" stroke-linecap="round"') +
    coronet(52, 50, 0.56, '~go', '#c2181a') +
    coronet(180, 50, 0.5, '#b9a98f', '#7a6a58') +
    '<g opacity=".45">' +
    coronet(308, 52, 0.42, '#8a7a68', '#5c4f42') +
    '</g>',
);

export const coronetPictures = { 'coronet.svg': throne, 'coronet-days.svg': days };
