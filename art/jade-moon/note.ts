/** The note on a wall of the jade moon: a hanging scroll with its silk, a sprig of osmanthus at its rod. */
import { circle, defs, fill, lin, line, picture, use } from '../draw.ts';
import { GOLD, INK, PANEL } from './paints.ts';
import { blade, blossoms } from './parts.ts';

/** A rod of lacquer with knobs, its middle at `y`. */
const rod = (y: number): string =>
  line(`M6 ${y}H122`, INK, 7) +
  line(`M6 ${y - 1.8}H122`, '#3c628c', 1.2) +
  fill(
    `M0 ${y - 3}H6V${y - 5}H9V${y + 5}H6V${y + 3}H0ZM128 ${y - 3}H122V${y - 5}H119V${y + 5}H122V${y + 3}H128Z`,
    GOLD,
  );

export const note = picture(
  128,
  96,
  defs(lin('s', ['#a9dcc5', '#7fbfa6']), blossoms('bo'), blade('bl', '#4fb595', '#0b5a4a')) +
    fill('M12 10H120V95H12Z', '#06122a', 'opacity=".22"') +
    fill('M8 6H120V90H8Z', '~s') +
    fill('M14 10H114V86H14Z', PANEL) +
    line('M14 10V86M114 10V86', GOLD, 1) +
    line('M11 12V84M117 12V84', '#f3f8ee', 0.9, 'stroke-dasharray="3 4" opacity=".8"') +
    rod(6) +
    rod(90) +
    line('M112 94V96M116 94V96', '#4fb595', 1.6) +
    use('bl', 28, 12, 0.5, 98) +
    use('bl', 14, 14, 0.5, 196) +
    use('bo', 18, 12, 0.8) +
    use('bo', 31, 14, 0.6, 40) +
    circle(6, 6, 1, '#fff3cf'),
);
