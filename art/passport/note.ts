/** The note on a wall of the passport: a page for a visa, a guilloche in its corner, a stamp across the other. */
import { circle, fill, line, picture } from '../draw.ts';
import { INK, PANEL, PETROL, RED } from './paints.ts';
import { spiro } from './parts.ts';

const EDGE = '#c3a36c';
const page = 'M10 4H118Q124 4 124 10V86Q124 92 118 92H10Q4 92 4 86V10Q4 4 10 4Z';
export const note = picture(
  128,
  96,
  fill(page, INK, 'opacity=".24" transform="translate(1 3)"') +
    fill(page, PANEL) +
    line(page, EDGE, 1.4) +
    line('M9 34V88M119 30V66', PETROL, 1, 'opacity=".45" stroke-dasharray="3 3"') +
    line('M20 88H82', PETROL, 1.2, 'opacity=".5" stroke-dasharray="4 4"') +
    circle(15, 15, 13.6, PANEL) +
    `<g fill="none" stroke="${PETROL}" stroke-width=".8">${spiro(15, 15, 11.4, 5, 4)}<circle cx="15" cy="15" r="13" stroke-width="1.2"/></g>` +
    circle(15, 15, 2.8, RED) +
    `<g fill="none" stroke="${RED}" stroke-width="1.3" opacity=".8" transform="rotate(-9 106 86)"><rect x="89" y="80" width="33" height="11" rx="3"/><path d="M93 85.6h9M105 83.4l6 2.2-6 2.2M114 85.6h4"/></g>`,
);
