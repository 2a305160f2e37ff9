/** The hero of the rules for those who live abroad. */
import { circle, fill, line } from '../draw.ts';
import { star } from '../sparks.ts';
import { BLUE, cut, hero, PAPER, round } from './engraving.ts';

const RED = '#b8452f';
const GOLD = '#c9a95a';

/** A chart with a course through islands, for the rules of those who live abroad. */
const chart = hero(
  '#e3edf3',
  '#e9e1cb',
  BLUE,
  line(
    'M0 24H390M0 48H390M0 72H390M0 96H390M48 0V112M96 0V112M144 0V112M192 0V112M240 0V112M288 0V112M336 0V112',
    BLUE,
    0.4,
    'opacity=".3"',
  ) +
    fill('M-6 112C8 74 44 62 70 84C84 94 96 100 98 112Z', '#cfdcc0', `stroke="${BLUE}" stroke-width="1.3"`) +
    fill(
      'M300 112C306 92 332 84 352 92C372 96 388 84 396 92V112Z',
      '#cfdcc0',
      `stroke="${BLUE}" stroke-width="1.3"`,
    ) +
    fill(
      'M154 20C172 8 206 12 214 24C206 34 168 36 154 20Z',
      '#cfdcc0',
      `stroke="${BLUE}" stroke-width="1.3"`,
    ) +
    line('M62 78C110 26 150 70 196 62C240 54 268 26 322 82', RED, 2, `stroke-dasharray="6 6" ${round}`) +
    line('M316 72l12 12M328 72l-12 12', RED, 3, round) +
    `<g transform="translate(186 60)">${fill('M-26 6H30L20 22H-16Z', BLUE)}${line('M0 6V-32', BLUE, 2)}${cut('M3-30C22-24 26-8 22 2H3Z', BLUE, 1.5)}${cut('M-4-24C-18-16-22-6-20 2H-4Z', BLUE, 1.5)}${fill(star(12, -9, 5), GOLD)}</g>` +
    `<g transform="translate(338 42)">${circle(0, 0, 26, PAPER, `stroke="${BLUE}" stroke-width="1.4"`)}${circle(0, 0, 21, 'none', `stroke="${BLUE}" stroke-width=".6"`)}${fill('M0-24L5-5L24 0L5 5L0 24L-5 5L-24 0L-5-5Z', BLUE)}${fill('M0-24L5-5L0 0ZM24 0L5 5L0 0ZM0 24L-5 5L0 0ZM-24 0L-5-5L0 0Z', '#8fb4dc')}${circle(0, 0, 3, RED)}</g>` +
    fill(star(36, 30, 8) + star(72, 52, 5) + star(96, 18, 6) + star(262, 22, 6), GOLD),
);

export const chartPictures = { 'chart.svg': chart };
