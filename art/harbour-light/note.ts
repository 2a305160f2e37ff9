/** The note on a wall of the harbour light: a page of the keeper's log, brass at its corners, the tower's stripes along its edge. */
import { box, defs, fill, line, picture } from '../draw.ts';
import { BRASS, LENS, lens, PANEL, RED, WHITE } from './paints.ts';

const page = 'M8 4H120Q124 4 124 8V88Q124 92 120 92H8Q4 92 4 88V8Q4 4 8 4Z';
export const note = picture(
  128,
  96,
  defs(BRASS, LENS) +
    fill(page, '#020b14', 'opacity=".55" transform="translate(1.4 3)"') +
    fill(page, PANEL) +
    line(page, '#5f9cc0', 1.2) +
    box(4.6, 10, 5, 76, WHITE) +
    line('M7.1 12V86', RED, 5, 'stroke-dasharray="8 8"') +
    line('M14 86H116', '#2f6c92', 1, 'stroke-dasharray="2 3"') +
    fill('M124 76V88Q124 92 120 92H108Z', '~br') +
    lens(15, 14, 8),
);
