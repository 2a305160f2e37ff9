/** The globe of those who speak from elsewhere: bare paper in a full face of ink, with waves that go out from three places. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { INK, rosette } from './sheet.ts';

const PAPER = '#f9f6ee';

/** Where somebody speaks: a microphone with its waves. */
const voice = (x: number, y: number, s: number): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke="${PAPER}" stroke-linecap="round">` +
  many(
    3,
    (i) =>
      t`<path d="M${-16 - i * 8} ${-8 - i * 6}q${-6 - i * 2} ${8 + i * 6} 0 ${16 + i * 12}M${16 + i * 8} ${-8 - i * 6}q${6 + i * 2} ${8 + i * 6} 0 ${16 + i * 12}" stroke-width="${2 - i * 0.5}"/>`,
  ) +
  `<path d="M-9 2a9 9 0 0 0 18 0M0 11V20M-6 20H6" stroke-width="2"/>` +
  box(-5.5, -16, 11, 21, PAPER, 'rx="5.5" stroke="none"') +
  line('M-3-10H3M-3-6H3', INK, 1) +
  '</g>';

const sky = picture(
  390,
  300,
  defs(lin('s', ['#1d2f48', INK, '#48688f']), rad('b', ['#dfe6ee/.5', '#dfe6ee@.5/.2', '#dfe6ee/0'])) +
    box(0, 0, 390, 300, '~s') +
    circle(195, 96, 190, '~b') +
    `<g fill="none" stroke="${PAPER}">` +
    '<circle cx="195" cy="196" r="172" stroke-width="1.8"/><circle cx="195" cy="196" r="178" stroke-width=".6"/>' +
    many(
      5,
      (i) => t`<ellipse cx="195" cy="196" rx="${28 + i * 34}" ry="172" stroke-width=".7" opacity=".55"/>`,
    ) +
    many(
      5,
      (i) =>
        t`<path d="M${195 - Math.sqrt(172 ** 2 - (140 - i * 34) ** 2)} ${56 + i * 34}q${Math.sqrt(172 ** 2 - (140 - i * 34) ** 2)} ${18 - i * 3} ${2 * Math.sqrt(172 ** 2 - (140 - i * 34) ** 2)} 0" stroke-width=".7" opacity=".55"/>`,
    ) +
    `<path d="${rosette(20, 4, 12, 0, 40, 72)}" stroke-width=".6"/><path d="${rosette(20, 4, 12, 0, 350, 72)}" transform="translate(0 -310)" stroke-width=".6"/></g>` +
    voice(195, 62, 1.3) +
    voice(88, 106, 0.9) +
    voice(304, 100, 0.9) +
    fill('M0 276H390V300H0Z', '#1d2f48', 'opacity=".5"') +
    line('M0 276H390M0 280H390', PAPER, 0.8),
  true,
);

export const globePictures = { 'globe-sky.svg': sky };
