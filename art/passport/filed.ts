/** The year in the archive: passports on a shelf, one of them taken out and tied, the rubber stamp beside it. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { BLUE, DEEP, GILT, GREEN, OCHRE, PAPERS, PETROL, RED, VIOLET, WOODS } from './paints.ts';
import { passport, plane, rubber, spiro, stampOf } from './parts.ts';

/** A spine `x` from the left: its paint, its height, how far it leans. */
const spine = (x: number, paint: string, h: number, lean: number): string =>
  `<g transform="translate(${x} 196) rotate(${lean})">${
    box(0, -h, 20, h, paint, 'rx="2"') +
    box(2, -h, 3, h, '#fff', 'opacity=".18"') +
    line(t`M3 ${-h + 12}H17M3 ${-h + 18}H17M3-14H17`, '~gi', 1.6) +
    circle(10, -h * 0.5, 5, '~gi')
  }</g>`;
const SHELF: readonly (readonly [string, number, number])[] = [
  [DEEP, 108, 0],
  ['#7a3f22', 118, 0],
  [PETROL, 112, 0],
  [BLUE, 120, 0],
  [DEEP, 104, 5],
];

const filed = picture(
  343,
  220,
  defs(
    ...PAPERS,
    GILT,
    WOODS,
    stampOf('s1', 'round', 'flag', RED),
    stampOf('s2', 'scallop', 'door', VIOLET),
    stampOf('s3', 'oval', 'friends', GREEN),
    lin('wl', ['#1d5a5c', '#2f7f7a@.6', '#79b5a6']),
    lin('ta', ['#c79f66', '#8a5a30']),
    rad('la', ['#ffe9b0/.9', '#ffd98a@.4/.35', '#ffd98a/0']),
  ) +
    box(0, 0, 343, 220, '~wl', 'rx="16"') +
    `<g fill="none" stroke="#fff" stroke-opacity=".12">${spiro(60, 60, 70, 40, 9)}${spiro(290, 70, 76, 44, 9)}</g>` +
    circle(190, 104, 120, '~la') +
    // Where the next one goes.
    line(
      'M20 92C80 20 200 10 318 44',
      '#fff6dc',
      2,
      'stroke-dasharray="2 7" stroke-linecap="round" opacity=".9"',
    ) +
    `<g transform="translate(318 44) rotate(16) scale(.8)">${plane('#fff6dc')}</g>` +
    box(0, 196, 343, 24, '~ta') +
    box(0, 196, 343, 3, '#e8c890') +
    SHELF.map(([paint, h, lean], i) => spine(14 + i * 22, paint, h, lean)).join('') +
    many(2, (i) => spine(296 + i * 22, i ? PETROL : '#7a3f22', 110 + i * 8, 0)) +
    // The one of this year, tied with a ribbon, and what was stamped on its slips.
    `<g transform="translate(178 150) rotate(-12)">${fill('M-40-34H44V30H-40Z', '~pg', 'transform="translate(-26 6) rotate(-10)"')}${use('s2', -44, 0, 0.7, -16)}</g>` +
    `<g transform="translate(206 140) rotate(14)">${fill('M-30-40H40V34H-30Z', '~pg', 'transform="translate(34 8)"')}${use('s3', 44, 4, 0.7, 10)}</g>` +
    oval(192, 198, 60, 6, DEEP, 'opacity=".4"') +
    `<g transform="translate(190 130)">${passport()}${line('M-46 26H48', RED, 6)}${fill('M2 26C-18 12-26 30 0 28C-22 38-8 50 3 30C14 50 28 38 4 28C30 30 22 12 2 26Z', '#e8705c')}${use('s1', 22, -34, 0.62, 14)}</g>` +
    `<g transform="translate(266 196) scale(.72)">${rubber()}</g>` +
    fill(sparkle(128, 46, 6) + sparkle(262, 84, 5) + sparkle(40, 40, 5) + sparkle(232, 40, 4), '#fff6dc') +
    circle(64, 66, 2, OCHRE),
);

export const filedPictures = { 'filed.svg': filed };
