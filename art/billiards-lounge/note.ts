/** The note on a wall of the billiards lounge: a score board of felt in a walnut rim, beads on its wire, chalk and what it has counted. */
import { defs, fill, line, many, oval, picture, t } from '../draw.ts';
import { AMBER, BALL, ball, chalk, FELT, IVORY, WALNUT } from './paints.ts';

const board = 'M10 2H118Q124 2 124 8V87Q124 93 118 93H10Q4 93 4 87V8Q4 2 10 2Z';
/** Five in chalk: four strokes and one across. */
const tally = (x: number): string =>
  many(4, (i) => t`M${x + i * 4} 80.6l-1 7.4`) + t`M${x - 3} 87.4L${x + 14} 81.4`;

export const note = picture(
  128,
  96,
  defs(...BALL, WALNUT) +
    fill(board, '#030806', 'opacity=".6" transform="translate(1 3)"') +
    fill(board, '~wn') +
    line('M10 2.8H118', '#d69a64', 1.2) +
    fill('M9 11H119V90H9Z', '#062116') +
    fill('M10.4 12.4H117.6V88.6H10.4Z', FELT) +
    line('M13.4 32V78M114.6 32V70', AMBER, 0.9, 'opacity=".7"') +
    line('M8 6.8H120', '#c4ccd2', 1) +
    // Beads a third of the middle apart, so that it repeats: amber is scored, ivory is not.
    many(6, (i) => oval(30.7 + i * 10.667, 6.8, 2.6, 3.4, IVORY)) +
    many(3, (i) => oval(101 + i * 7, 6.8, 2.6, 3.4, AMBER)) +
    line('M10.6 26.4C14 29 22 27.6 27 25.6', '#4fa8e6', 2.6, 'opacity=".5" stroke-linecap="round"') +
    chalk(17.4, 14, 10) +
    line(tally(18), '#d8ebe2', 1.5, 'stroke-linecap="round" opacity=".9"') +
    line(t`M39 81l-1 7M43 81l-1 7`, '#d8ebe2', 1.5, 'stroke-linecap="round" opacity=".9"') +
    oval(115, 90, 6, 2, '#03120b', 'opacity=".6"') +
    ball(8, 114, 83.6, 7),
);
