/** The note on a wall of the rose night: a love letter, its flap just opened, a rose laid on its corner. */
import { bloom, CRIMSON, leaf, rose, tone } from '../botany.ts';
import { defs, fill, lin, line, picture, use } from '../draw.ts';
import { EDGE } from './prizes.ts';

const sheet = 'M4 4H124V92H4Z';
export const note = picture(
  128,
  96,
  defs(lin('eg', EDGE, 'd'), rose('ro'), tone('rc', CRIMSON), leaf('lf', '#8a9152', '#39452a')) +
    fill('M5 8H126V95H5Z', '#120208', 'opacity=".5"') +
    fill(sheet, '#481529') +
    fill('M4 4H48L4 30ZM124 92V74L104 92Z', '#7d1032') +
    line('M48 4L4 30M104 92L124 74', '#f3c3a4', 1.2) +
    fill('M124 74L106 76L104 92Z', '#a51d42') +
    line('M9 34V87H100M119 70V9H54', '#e9b08f', 0.8, 'opacity=".55" stroke-dasharray="1 3"') +
    line(sheet, '~eg', 1.8) +
    use('lf', 20, 12, 0.44, 96) +
    use('lf', 13, 20, 0.4, 190) +
    bloom('rc', 13, 12, 10.5, 20),
);
