/** A hall that travels: a ferry with lit windows under strings of lanterns, the sun behind it. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';

const COLOURS = ['#c2181a', '#1f8a80', '#e0641e', '#7a2d6a'];

/** A paper lantern that hangs from (`x` `y`). */
const lantern = (x: number, y: number, s: number, colour: string): string =>
  line(t`M${x} ${y}v${s * 0.7}`, '#7a4a08', 1) +
  oval(x, y + s * 1.5, s, s * 0.86, colour) +
  oval(x, y + s * 1.5, s * 0.45, s * 0.86, '#fff', 'opacity=".25"') +
  box(x - s * 0.4, y + s * 0.6, s * 0.8, s * 0.2, '~go') +
  line(t`M${x} ${y + s * 2.4}v${s * 0.7}`, '#c98a1c', 2);

const sky = picture(
  390,
  300,
  defs(
    lin('s', ['#ffe6ae', '#ffc070@.5', '#f08a4a']),
    lin('go', ['#fff6cf', '#f9cf5e@.4', '#c98a1c']),
    lin('wa', ['#1f8a80', '#0d5560']),
    rad('l', ['#fff/.95', '#fff3c8@.4/.6', '#fff3c8/0']),
  ) +
    box(0, 0, 390, 300, '~s') +
    circle(288, 92, 120, '~l') +
    circle(288, 92, 34, '#fff6dc') +
    line('M-6 8Q96 84 195 22Q294 84 396 8', '#7a4a08', 1.6) +
    many(8, (i) => {
      const k = (i < 4 ? i + 0.7 : i - 3.3) / 4.2;
      const x = (i < 4 ? 0 : 195) + k * 195;
      return lantern(x, 14 + 118 * k * (1 - k), 10 + (i % 3) * 2, COLOURS[i % 4] ?? '#c2181a');
    }) +
    fill('M0 262Q40 254 80 262T160 262T240 262T320 262T400 262V300H0Z', '~wa') +
    fill('M52 252H338L316 284H80Z', '#a3201a') +
    line('M52 252H338', '~go', 5) +
    box(88, 238, 214, 14, '#fff6e2', 'rx="4"') +
    many(
      9,
      (i) =>
        circle(103 + i * 23, 264, 6, '~go') +
        circle(103 + i * 23, 264, 4, i % 4 === 2 ? '#5a120e' : '#fff3c8'),
    ) +
    line('M66 252V206L78 200', '#7a4a08', 3) +
    fill('M66 206L44 212L66 220Z', '#1f8a80') +
    line('M0 284Q40 276 80 284T160 284T240 284T320 284T400 284', '#fff', 1.4, 'opacity=".5"') +
    fill(sparkle(36, 124, 7) + sparkle(354, 136, 6) + sparkle(196, 14, 5), '#fff'),
  true,
);

export const ferryPictures = { 'ferry-sky.svg': sky };
