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

/** One hour in four ports: dusk in Bangkok, night in Taipei, noon in London, dawn in Los Angeles, each known by its skyline. */
const ports = picture(
  343,
  112,
  defs(
    lin('h0', ['#7c1f4a', '#f0803c@.7', '#ffd68a']),
    lin('h1', ['#1a1444', '#5a2a6e']),
    lin('h2', ['#58b0dc', '#d8f0f0']),
    lin('h3', ['#c2588a', '#ffc08a']),
    lin('go', ['#fff6cf', '#f9cf5e@.4', '#c98a1c']),
    lin('wa', ['#1f8a80', '#0d5560']),
  ) +
    many(4, (i) => box(i * 86, 0, 86, 112, `~h${i}`)) +
    // A chedi and a spired hall.
    fill(
      'M12 92C14 76 22 74 24 60C25 48 27 40 28 24C29 40 31 48 32 60C34 74 42 76 44 92ZM50 92V74L60 58L70 74V92ZM54 72L60 50L66 72Z',
      '#5a1230',
    ) +
    circle(66, 34, 9, '#ffe9a8') +
    // A tower of eight storeys.
    fill(
      many(6, (k) => t`M${120 + k} ${84 - k * 9}h${20 - k * 2}l-2-9h${-16 + k * 2}Z`) +
        'M118 92V84H142V92ZM128 30h4V14h-4ZM98 92V70H112V92ZM148 92V62H162V92Z',
      '#0d0a2c',
    ) +
    line('M124 80h12M125 71h10M126 62h8M102 76h6M152 70h6M152 78h6', '#ffd873', 2) +
    fill(sparkle(104, 30, 5) + sparkle(156, 22, 6) + sparkle(150, 44, 3), '#fff3c8') +
    // A clock tower.
    fill(
      'M204 92V40H222V92ZM202 40L206 34V26H220V34L224 40ZM206 26L213 10L220 26ZM180 92V74H200V92ZM226 92V70H252V92Z',
      '#7a4a3a',
    ) +
    circle(213, 48, 7, '#fff6dc') +
    line('M213 43.5V48L216.4 50', '#4a0d0a', 1.4, 'stroke-linecap="round"') +
    circle(240, 24, 11, '#fff3c8') +
    // Palms and a sun that rises.
    circle(304, 92, 26, '#ffe9a8') +
    line('M278 92C280 74 278 62 274 50M322 92C322 80 326 70 328 62', '#5a1a3a', 4, 'stroke-linecap="round"') +
    fill(
      'M274 50C262 40 254 46 250 56C258 50 266 50 274 50C266 38 274 32 282 30C280 38 278 44 274 50C284 40 294 44 298 54C290 50 282 50 274 50ZM328 62C320 56 314 58 310 66C316 62 322 62 328 62C324 54 330 50 336 50C334 54 332 58 328 62C334 56 340 58 343 64C338 62 334 62 328 62Z',
      '#3a1030',
    ) +
    line('M86 0V92M172 0V92M258 0V92', '~go', 3) +
    fill('M-6 92Q22 86 50 92T106 92T162 92T218 92T274 92T349 92V112H-6Z', '~wa') +
    line('M-6 98Q22 92 50 98T106 98T162 98T218 98T274 98T349 98', '#fff', 1.2, 'opacity=".5"') +
    [43, 129, 215, 301].map((x, i) => lantern(x, -4, 7, COLOURS[i] ?? '#c2181a')).join(''),
);

export const ferryStrips = { 'ferry-ports.svg': ports };
