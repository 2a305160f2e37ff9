/** The note on a wall of the golden week: a sheet of rice paper in a vermilion border, a seal at its foot, a ribbon at its head. */
import { fill, line, picture } from '../draw.ts';

const RED = '#c2181a';
const BRASS = '#d9a23a';
export const note = picture(
  128,
  96,
  fill('M4 4H124V92H4Z', '#4a0d0a', 'opacity=".26" transform="translate(1.4 3)"') +
    fill('M4 4H124V92H4Z', RED) +
    fill('M9 9H119V87H9Z', '#fffaf0') +
    line('M6.6 6.6H121.4V89.4H6.6Z', '#ffca58', 1.2) +
    line('M12.6 34V83.6H96M115.4 72V30', BRASS, 1, 'opacity=".7"') +
    fill('M4 4H40L4 28Z', RED) +
    line('M40 4L4 28', '#ffca58', 1.6) +
    line('M8 21V8H26M12 15V12H18', '#ffca58', 1.4) +
    `<g transform="rotate(-6 108 82)">${fill('M100 75H116V89H100Z', RED)}${line('M103.4 78.4H112.6V85.6H103.4ZM108 78.4V85.6M103.4 82H112.6', '#fff6e2', 1.1)}</g>`,
);
