/** The note on a wall of the summer tide: a postcard from the beach, foil around its rim, the sea along its foot, a shell for a stamp. */
import { defs, fill, line, picture } from '../draw.ts';
import { DEEP, FOIL, PANEL } from './paints.ts';
import { shell } from './parts.ts';

const card = 'M14 4H114Q124 4 124 14V82Q124 92 114 92H14Q4 92 4 82V14Q4 4 14 4Z';
const wave = 'q4-5 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0';
export const note = picture(
  128,
  96,
  defs(FOIL) +
    fill(card, DEEP, 'opacity=".28" transform="translate(1.2 3)"') +
    fill(card, '#fff') +
    fill('M14 9H114Q119 9 119 14V82Q119 87 114 87H14Q9 87 9 82V14Q9 9 14 9Z', PANEL) +
    line(
      'M14 6.6H114Q121.4 6.6 121.4 14V82Q121.4 89.4 114 89.4H14Q6.6 89.4 6.6 82V14Q6.6 6.6 14 6.6Z',
      '~fo',
      2.6,
    ) +
    line(`M8 82${wave}`, '#7fd3dc', 2.4, 'stroke-linecap="round"') +
    line(`M8 86${wave}`, '#2fb6c6', 2.4, 'stroke-linecap="round"') +
    `<g transform="rotate(-14 18 16) translate(18 16) scale(.6)">${shell('#ffe3d3', '#f2674e', '#fff')}</g>`,
);
