/** The note on a wall of the lantern fair: the slip of a riddle, gilt clouds in its corners, tassels below. */
import { circle, fill, line, picture } from '../draw.ts';
import { DARK, GILT } from './paints.ts';

const slip = 'M14 4H114A10 10 0 0 0 124 14V78A10 10 0 0 0 114 88H14A10 10 0 0 0 4 78V14A10 10 0 0 0 14 4Z';
const cloud = 'M4 30C0 22 6 17 11 19C8 11 13 8 20 10C19 5 25 2 31 4H14A10 10 0 0 1 4 14Z';
export const note = picture(
  128,
  96,
  fill(slip, DARK, 'opacity=".5" transform="translate(1.4 3.4)"') +
    fill(slip, '#7a1219') +
    line(slip, '#f2bc58', 2) +
    line('M9 36V76M119 30V76M30 83H98', '#ffb45a', 1, 'opacity=".55"') +
    fill(cloud, GILT) +
    line('M7 24C6 20 10 18 12 21M14 15C13 12 16 11 18 13', '#9c4a14', 1.2, 'stroke-linecap="round"') +
    line('M18 86V95M15 87L14 94M21 87L22 94M110 86V95M107 87L106 94M113 87L114 94', '#ffb45a', 1.4) +
    circle(18, 86, 3, '#e0452a') +
    circle(110, 86, 3, '#e0452a'),
);
