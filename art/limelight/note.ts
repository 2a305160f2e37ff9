/** The note on a wall of the limelight: a card from a bouquet in the dressing room, bulbs along its top as around the mirror, a brass rim. */
import { defs, fill, line, many, picture, use } from '../draw.ts';
import { star } from '../sparks.ts';
import { LAMP } from './paints.ts';

const PANEL = '#0c3a36';
const card = 'M4 10Q10 10 10 4H118Q118 10 124 10V86Q118 86 118 92H10Q10 86 4 86Z';
export const note = picture(
  128,
  96,
  defs(...LAMP) +
    fill(card, '#010c0b', 'opacity=".55" transform="translate(1 3)"') +
    fill(card, PANEL) +
    line(card, '#e0b14a', 2) +
    line('M8.6 16V80M119.4 30V80M16 87.6H112', '#2f8376', 1) +
    many(8, (i) => use('lb', 8 + i * 16, 5.4, 0.55)) +
    fill(star(17, 21, 7.6), '#ffd34d') +
    fill(star(17, 21, 3.4), '#fff6d8'),
);
