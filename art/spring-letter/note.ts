/** The note on a wall of the spring letter: a written sheet with its stamp on, cancelled, its lower corner turned. */
import { box, defs, fill, line, picture, use } from '../draw.ts';
import { BLUE, CORAL, INK, VIOLET } from './paints.ts';
import { perforated, pressed } from './parts.ts';

export const note = picture(
  128,
  96,
  defs(pressed('p', '#f2a9b6', '#b05a78')) +
    fill('M6 8H126V95H6Z', INK, 'opacity=".16"') +
    fill('M4 4H124V76L106 92H4Z', '#fffdf8') +
    line('M4 4H124V76L106 92H4Z', '#b9a4d8', 1.2) +
    fill('M124 76L108 75Q104 82 106 92Z', '#e4daf7') +
    line('M124 76L108 75Q104 82 106 92', '#b9a4d8', 1) +
    box(4, 30, 5, 62, VIOLET) +
    line('M11 30V92', '#f3cf6b', 1.2) +
    line('M4 89.6H104', CORAL, 2.4, 'stroke-dasharray="8 8"') +
    line('M12 89.6H104', BLUE, 2.4, 'stroke-dasharray="8 8"') +
    `<g transform="translate(3 1) rotate(-5)">${fill(perforated(24, 28, 5, 6), INK, 'opacity=".16" transform="translate(1 1.4)"')}${fill(perforated(24, 28, 5, 6), '#fffdf6')}${box(2.6, 2.6, 18.8, 22.8, '#cdbcee')}${use('p', 12, 14.6, 0.66)}</g>` +
    `<g fill="none" stroke="${VIOLET}" stroke-width="1" opacity=".5"><circle cx="31" cy="14" r="9"/><circle cx="31" cy="14" r="6.6" stroke-dasharray="1.4 1.4"/><path d="M40 10q2-2 4 0t4 0M40.6 14q2-2 4 0t3.4 0M40 18q2-2 4 0t4 0"/></g>`,
);
