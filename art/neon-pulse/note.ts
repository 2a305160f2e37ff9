/** The note on a wall of neon pulse: a message on a screen, one tube cold and one hot, a heart that beats across its head. */
import { fill, line, picture } from '../draw.ts';
import { beat, CYAN, cut, MAGENTA, PANEL, tube } from './paints.ts';

export const note = picture(
  128,
  96,
  fill(cut(4, 6, 120, 88, 11), '#000', 'opacity=".5"') +
    fill(cut(4, 4, 120, 88, 11), PANEL) +
    line(cut(8, 8, 112, 80, 9), '#4a3f8c', 1) +
    tube('M4 66V15L15 4H80', CYAN, 1.7) +
    tube('M124 30V81L113 92H48', MAGENTA, 1.7) +
    line('M80 4H113L124 15V30M48 92H15L4 81V66', '#6a5bc0', 1.4) +
    line(beat(12, 46, 20, 9), MAGENTA, 1.6, 'stroke-linejoin="round"'),
);
