/** The audition: one beam on a microphone that nobody stands at yet, and the backs of those who will listen. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { bokeh, calm, sparkle, star, starDust } from '../sparks.ts';
import { GROUND, SILVER } from './parts.ts';

const W = 390;
const H = 520;
const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#0b0822@0', '#1b1248@.35', '#3a2276@.66', '#4a2f8c@.8', `${GROUND}@1`]),
    rad('h', ['#ffe9c8@0/.7', '#c4a8ff@.4/.34', '#8f7bff@1/0']),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(19, 120, W, 380, '#e8ecff') +
    oval(195, 420, 230, 150, '~h'),
  true,
);

function middle(): string {
  const curtain =
    fill('M-6-6H66C64 120 54 220 20 288C30 360 30 430 22 526H-6Z', '~cu') +
    line(
      'M12-6C14 120 8 210-4 280M34-6C34 120 26 210 4 284M52-6C50 120 42 210 12 286M6 300C14 370 14 440 8 520',
      '#100830',
      3,
      'opacity=".4"',
    ) +
    line('M23-6C24 120 16 210 0 282M44-6C42 120 34 210 8 285', '#c4b8ff', 1.4, 'opacity=".4"') +
    line('M66-6C64 120 54 220 20 288C30 360 30 430 22 526', '~si', 3) +
    fill('M-6 280C8 276 20 280 28 288L30 300C18 306 4 304-6 298Z', '~si');
  return picture(
    W,
    H,
    defs(
      lin('cu', ['#2b1a66@0', '#5a3eb0@.3', '#3d2888@.55', '#7a5cd0@.8', '#36227c@1'], 'h'),
      lin('si', SILVER, 'd'),
      lin('sh', SILVER, 'h'),
      lin('be', ['#efe4ff@0/.08', '#e4d4ff@.6/.3', '#fff3e0@1/.6']),
      lin('fl', ['#6a50c0@0', '#3a2a86@.5', `${GROUND}@1`]),
      rad('po', ['#fffdf2@0/1', '#ffe6b8@.5/.6', '#c4b8ff@1/0']),
      rad('mh', ['#ffffff', '#c9d2ff@.45', '#5a5f9c@1'], 0.36, 0.3, 0.8),
      lin('st', ['#8a76dc@0', '#e4defa@.5', '#8a76dc@1'], 'h'),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      fill('M0 426C80 412 310 412 390 426V526H0Z', '~fl') +
      line('M0 426C80 412 310 412 390 426', '#dfe4f4', 1.6, 'opacity=".7"') +
      many(7, (i) =>
        line(t`M${195 + (i - 3) * 40} 418L${195 + (i - 3) * 92} 520`, '#dfe4f4', 1, 'opacity=".14"'),
      ) +
      fill('M176-10H214L299 446A104 20 0 0 1 91 446Z', '~be') +
      oval(195, 446, 104, 20, '~po') +
      oval(195, 446, 66, 11, '#fff', 'opacity=".45"') +
      // The stand.
      oval(195, 444, 26, 5.4, '#2b1a66') +
      oval(195, 442, 24, 4.6, '~sh') +
      box(193, 356, 4, 86, '~sh') +
      box(190.6, 392, 8.8, 10, '#5a4fb0', 'rx="2"') +
      `<g transform="translate(195 336) rotate(16)">${box(-5, 6, 10, 24, '~sh', 'rx="4"')}${circle(0, -6, 16, '~mh')}${line('M-15-10H15M-15-2H15M-7-20V8M0-22V9M7-20V8', '#5a5f9c', 1.1, 'opacity=".7"')}${box(-14, 5, 28, 6, '#f6d683', 'rx="3"')}</g>` +
      curtain +
      mirrored(curtain) +
      box(0, 470, W, 50, '~z'),
    true,
  );
}

/** Three chairs and a desk with lamps; paper stars of those who have been here. */
function near(): string {
  const judge = (x: number, hair: string): string =>
    circle(x, 444, 15, hair) +
    line(
      t`M${x - 12} 436A14 14 0 0 1 ${x + 12} 436`,
      '#fff3d0',
      1.6,
      'stroke-linecap="round" opacity=".75"',
    ) +
    fill(
      t`M${x - 26} 520C${x - 26} 470 ${x - 18} 462 ${x - 7} 460V452H${x + 7}V460C${x + 18} 462 ${x + 26} 470 ${x + 26} 520Z`,
      hair,
    ) +
    fill(t`M${x - 32} 526V486C${x - 32} 470 ${x + 32} 470 ${x + 32} 486V526Z`, '~ch') +
    line(t`M${x - 32} 526V486C${x - 32} 470 ${x + 32} 470 ${x + 32} 486V526`, '~si', 2.4) +
    fill(star(x, 494, 8), '#f6d683');
  return picture(
    W,
    H,
    defs(
      lin('ch', ['#6a3fae', '#241452']),
      lin('si', SILVER, 'd'),
      rad('b', ['#fff@0/.5', '#c9d2ff@.7/.24', '#c9d2ff@.92/.4', '#c9d2ff/0']),
      lin('z', [`${GROUND}/0`, GROUND]),
    ) +
      judge(66, '#1a1040') +
      judge(324, '#22124a') +
      bokeh(23, 18, '~b', [30, 20, 360, 430], [2, 9], calm) +
      fill(
        star(120, 330, 7) + star(276, 346, 8) + star(104, 388, 5) + star(290, 396, 5),
        '#f6d683',
        'opacity=".95"',
      ) +
      fill(
        sparkle(150, 356, 6) +
          sparkle(246, 322, 7) +
          sparkle(120, 60, 6) +
          sparkle(270, 84, 5) +
          sparkle(195, 112, 5),
        '#fff',
      ) +
      box(0, 486, W, 34, '~z'),
    true,
  );
}

export const auditionPictures = {
  'audition-sky.svg': sky,
  'audition-middle.svg': middle(),
  'audition-near.svg': near(),
};
