/** The desk of the page that asks to open a phone: a large screen that stays dark, and a phone that holds the festival. */
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';
import { GROUND, HALO, NIGHT, SILVER, sky } from './parts.ts';

const PAINTS = [
  lin('bo', ['#3d3470', '#14102e'], 'd'),
  lin('si', SILVER, 'd'),
  lin('sc', ['#2a1668@0', '#6a3fb0@.5', '#e07ab0@.86', '#ffc9a0@1']),
  rad('gl', ['#8f7bff/.7', '#8f7bff@.5/.22', '#8f7bff/0']),
  lin('cu', ['#3d2888', '#7a5cd0', '#36227c'], 'h'),
  lin('bt', ['#fff3c8', '#f0b84a']),
  group('sf', fill(star(0, 0, 10, 0.46), '~si') + fill('M0-10V0L-9.5-3L-2.8-3.4Z', '#fff', 'opacity=".7"')),
];

/** In 240 x 240; takes PAINTS and HALO. */
const phone =
  circle(120, 118, 116, '~gl') +
  oval(120, 222, 74, 9, '#0a0620', 'opacity=".5"') +
  line(
    'M24 148A100 34 -16 0 1 214 92',
    '#c9d2ff',
    1.4,
    'opacity=".5" stroke-dasharray="2 6" stroke-linecap="round"',
  ) +
  `<g transform="rotate(-7 120 120)">` +
  box(70, 20, 100, 196, '#0a0620', 'rx="20" opacity=".5" transform="translate(6 8)"') +
  box(68, 18, 104, 198, '~si', 'rx="21"') +
  box(70.6, 20.6, 98.8, 192.8, '~bo', 'rx="19"') +
  box(76, 27, 88, 180, '~sc', 'rx="14"') +
  many(14, (i) =>
    circle(82 + ((i * 47) % 76), 46 + ((i * 31) % 70), 0.6 + (i % 3) * 0.4, '#fff', 'opacity=".8"'),
  ) +
  `<g transform="translate(122 84) scale(.72)">${circle(-6, 2, 62, '~ho')}${fill('M10-34C-18-32-34-10-30 12C-26 32-6 42 14 36C-6 30-16 14-14-4C-12-20-2-30 10-34Z', '#fff6dc')}</g>` +
  fill(sparkle(140, 72, 8) + sparkle(98, 112, 5) + sparkle(148, 108, 5), '#fff') +
  fill(
    'M76 158C94 144 110 150 124 146C140 142 152 150 164 144V193A14 14 0 0 1 150 207H90A14 14 0 0 1 76 193Z',
    '#3a1c70',
    'opacity=".75"',
  ) +
  fill('M76 27H102C102 70 94 100 76 114ZM164 27H138C138 70 146 100 164 114Z', '~cu') +
  line('M102 27C102 70 94 100 76 114M138 27C138 70 146 100 164 114', '~si', 2) +
  line('M86 27C86 66 82 90 77 104M154 27C154 66 158 90 163 104', '#100830', 1.8, 'opacity=".4"') +
  box(90, 168, 60, 22, '#8a4a10', 'rx="11" transform="translate(0 2.4)"') +
  box(90, 168, 60, 22, '~bt', 'rx="11"') +
  box(94, 169.6, 52, 7, '#fff', 'rx="3.5" opacity=".6"') +
  line('M110 179.4L117 185L130 173.4', '#7a3a08', 3.4, 'stroke-linecap="round" stroke-linejoin="round"') +
  box(106, 31, 28, 6, '#0a0620', 'rx="3"') +
  box(104, 201, 32, 2.4, '#fff', 'rx="1.2" opacity=".8"') +
  fill('M76 60V41A14 14 0 0 1 90 27H128Z', '#fff', 'opacity=".14"') +
  '</g>' +
  use('sf', 34, 84, 1.3, -12) +
  use('sf', 208, 60, 1.6, 14) +
  use('sf', 204, 172, 1.1, -10) +
  use('sf', 40, 184, 0.9, 20) +
  fill(
    sparkle(52, 44, 9) +
      sparkle(190, 120, 7) +
      sparkle(24, 132, 6) +
      sparkle(216, 206, 6) +
      sparkle(182, 24, 6),
    '#fff',
  ) +
  circle(60, 214, 2.4, '#ffd98a') +
  circle(222, 118, 2.2, '#ffd98a') +
  circle(16, 62, 2, '#ffd98a');

/** The large screen: switched off, with room for the title, and stars that pass behind it because they do not fit. */
const screen =
  fill('M168 338H222L230 402H160Z', '#2a2450') +
  fill('M124 400C124 392 266 392 266 400V406H124Z', '#3d3470') +
  box(14, 74, 362, 270, '#0a0620', 'rx="18" opacity=".5" transform="translate(0 7)"') +
  box(14, 74, 362, 270, '~si', 'rx="18" opacity=".55"') +
  box(16, 76, 358, 266, '~bz', 'rx="16"') +
  box(28, 88, 334, 236, '~of', 'rx="8"') +
  fill('M28 96A8 8 0 0 1 36 88H190L96 324H36A8 8 0 0 1 28 316Z', '#fff', 'opacity=".045"') +
  circle(195, 333, 3, '#8f7bff') +
  // It sleeps: two closed eyes and a nightcap's bobble on its corner.
  line(
    'M150 116Q158 123 166 116M224 116Q232 123 240 116',
    '#b8aaff',
    3,
    'stroke-linecap="round" opacity=".8"',
  ) +
  line('M186 128Q195 133 204 128', '#b8aaff', 2.4, 'stroke-linecap="round" opacity=".7"') +
  '<g transform="translate(-18 0)">' +
  fill('M296 80C306 44 352 36 372 74C380 92 380 100 376 106C366 84 340 72 296 80Z', '~cap') +
  fill(
    'M286 84C312 62 360 66 380 98C386 108 374 114 368 106C350 84 320 80 296 94C286 98 278 92 286 84Z',
    '#efeaff',
  ) +
  circle(384, 118, 9, '#efeaff') +
  '</g>';

/** Keys and a mouse that nobody needs tonight, a cup that is still warm. */
const desk =
  fill('M-10 396C90 386 300 386 400 396V530H-10Z', '~de') +
  line('M-10 396C90 386 300 386 400 396', '#b8aaff', 1.4, 'opacity=".6"') +
  fill('M22 452L112 440L122 470L26 484Z', '#1d1646') +
  line(
    'M32 458L108 447M35 466L112 456M38 475L116 464',
    '#8f7bff',
    4,
    'stroke-dasharray="7 4" opacity=".55"',
  ) +
  oval(328, 476, 34, 7, '#0a0620', 'opacity=".45"') +
  fill('M300 424H350V460C350 474 338 478 325 478C312 478 300 474 300 460Z', '~cu') +
  line('M350 434C368 432 368 458 348 458', '#7a5cd0', 6) +
  oval(325, 424, 25, 6, '#1c1240') +
  fill(star(325, 452, 9, 0.5), '#f6d683') +
  line(
    'M316 414C310 404 322 400 316 390M332 414C326 402 338 398 332 386',
    '#fff',
    2.4,
    'stroke-linecap="round" opacity=".35"',
  );

export const tooLarge = picture(
  390,
  520,
  defs(
    ...NIGHT,
    ...HALO,
    ...PAINTS,
    lin('bz', ['#3d3470', '#1a1438'], 'd'),
    lin('of', ['#0e0a26', '#1d1450@.7', '#3a2276']),
    lin('cap', ['#8f7bff', '#4a34a8'], 'd'),
    lin('de', ['#4a3796@0', '#2b1f66@.4', `${GROUND}@1`]),
  ) +
    sky(390, 520) +
    circle(36, 44, 60, '~ha', 'opacity=".6"') +
    use('sf', 36, 44, 2.6, -14) +
    use('sf', 250, 40, 1.7, 12) +
    use('sf', 148, 30, 1.2, 6) +
    fill(sparkle(96, 52, 8) + sparkle(204, 56, 6) + sparkle(300, 26, 7) + sparkle(352, 20, 4), '#fff') +
    desk +
    screen +
    `<g transform="translate(66 272) scale(1.06)">${phone}</g>`,
  true,
);
