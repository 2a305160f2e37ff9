/** The note on a wall of the starlight: a page out of the night's book, silver corners, a star that has just been named. */
import { circle, defs, fill, lin, line, picture } from '../draw.ts';
import { sparkle, star } from '../sparks.ts';

const page = 'M4 4H124V92H4Z';
export const note = picture(
  128,
  96,
  defs(lin('p', ['#2a1f5c', '#1f1747'])) +
    fill(page, '#07051a', 'opacity=".55" transform="translate(1.6 3)"') +
    fill(page, '~p') +
    line(page, '#7f74c9', 1.2) +
    fill('M4 4H30L4 24ZM124 92H104L124 76ZM4 92V80L16 92Z', '#dfe4f4') +
    line('M30 4L4 24M104 92L124 76M4 80L16 92', '#f6d683', 1.2) +
    line('M34 10L48 7M10 32L8 46', '#c4b8ff', 0.9, 'stroke-dasharray="1 3"') +
    circle(34, 10, 1.4, '#fff') +
    circle(10, 32, 1.4, '#fff') +
    fill(sparkle(118, 70, 4) + sparkle(22, 86, 3), '#c4b8ff') +
    fill(star(13, 12, 8), '#5b4fae') +
    fill(star(13, 11.4, 7), '#f6d683'),
);
