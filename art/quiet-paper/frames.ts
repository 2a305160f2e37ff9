/** Parts of the quiet paper: one line, one ink, no ornament. */
import { box, circle, line, oval, picture } from '../draw.ts';

const PANEL = '#fffefa';
const ACCENT = '#2f4a6d';
const RULE = '#b9c3cf';

const square = (w: number, h: number, colour: string, width = 1): string =>
  line(`M2.5 2.5H${w - 2.5}V${h - 2.5}H2.5Z`, colour, width);

const step = (top: number): string =>
  picture(
    120,
    160,
    box(0, 34, 120, 126, '#eef1f4') + box(0, 34, 120, top, ACCENT) + line('M.5 34V160M119.5 34V160', RULE, 1),
  );

export const frames = {
  'panel.svg': picture(96, 96, square(96, 96, ACCENT)),
  'card.svg': picture(48, 48, square(48, 48, RULE)),
  'row.svg': picture(96, 48, line('M0 45.5H96', RULE, 1)),
  'tab.svg': picture(64, 44, box(0, 0, 64, 44, PANEL) + line('M0 42.5H64', RULE, 1)),
  'tab-on.svg': picture(64, 44, box(0, 0, 64, 44, ACCENT)),
  'button.svg': picture(96, 52, box(0, 0, 96, 47, ACCENT)),
  'digit.svg': picture(48, 56, box(0, 0, 48, 56, PANEL) + line('M0 55H48', ACCENT, 2)),
  'step-1.svg': step(5),
  'step-2.svg': step(3),
  'step-3.svg': step(1.5),
  'rays.svg': picture(360, 240, oval(180, 112, 104, 96, '#e6ebf1')),
  'burst.svg': picture(24, 24, circle(12, 12, 4, ACCENT)),
};
