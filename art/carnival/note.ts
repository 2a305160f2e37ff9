/** The note on a wall of the carnival: a ticket under a striped awning, its corners punched, a star for a stamp. */
import { circle, defs, fill, lin, line, many, picture, t } from '../draw.ts';
import { star } from '../sparks.ts';

const ACCENT = '#ffc93c';
const PINK = '#ff5c8d';
const CREAM = '#fff3dc';
const ticket = 'M4 4H124V80A10 10 0 0 0 112 92H16A10 10 0 0 0 4 80Z';

export const note = picture(
  128,
  96,
  defs(lin('f', ['#38287a', '#2b1d5e'])) +
    fill(ticket, '#0c0420', 'opacity=".5" transform="translate(1.4 3.4)"') +
    fill(ticket, '~f') +
    line('M4 80A10 10 0 0 1 16 92H112A10 10 0 0 1 124 80V4', ACCENT, 1.8) +
    line('M4 4V80', ACCENT, 1.8) +
    line('M10 20V74M118 28V74', '#8f7bff', 1, 'stroke-dasharray="2 3"') +
    line('M24 87.4H104', PINK, 1.4) +
    many(16, (i) => fill(t`M${i * 8} 2h8v5a4 4 0 0 1-8 0Z`, i % 2 ? CREAM : PINK)) +
    line('M0 2.6H128', ACCENT, 1.6) +
    circle(17, 18, 10.4, '#b97411') +
    circle(17, 17, 9.6, ACCENT) +
    fill(star(17, 17, 7.4), '#e2336f'),
);
