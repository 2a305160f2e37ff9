/** The note on a wall of the night market: a slip of the menu on a cord, held by two pegs. */
import { box, fill, line, picture } from '../draw.ts';
import { BARK, PANEL, ROPE } from './paints.ts';

const slip = 'M8 7H120V82L114 92H14L8 82Z';
const peg = (x: number): string =>
  box(x - 3.6, 1, 7.2, 19, BARK, 'rx="2"') +
  box(x - 3, 1, 6, 18, '#c9924c', 'rx="2"') +
  line(`M${x - 3} 9h6`, '#93a4c8', 2);

export const note = picture(
  128,
  96,
  fill(slip, '#050a1c', 'opacity=".5" transform="translate(1.4 3)"') +
    fill(slip, PANEL) +
    line(slip, '#a9653a', 2.4, 'stroke-linejoin="round"') +
    line('M14 17V80M114 32V80', '#7f97cf', 1, 'opacity=".6"') +
    line('M26 86H102', '#ff7a4d', 1.6, 'stroke-dasharray="5 4"') +
    line('M0 5H128', ROPE, 2) +
    peg(24) +
    peg(90),
);
