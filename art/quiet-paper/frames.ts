/** Parts of the quiet paper, as on a banknote: one ink, fine double rules, notched corners. */
import { box, circle, fill, line, many, picture, t } from '../draw.ts';
import { rosette } from './sheet.ts';

const PANEL = '#fffefa';
const ACCENT = '#2f4a6d';
const RULE = '#b9c3cf';

/** A frame whose corners are cut in by a quarter of a circle of `r`, `at` px inside its picture. */
const notched = (w: number, h: number, at: number, r: number, ink: string, width: number): string => {
  const [right, low] = [w - at, h - at];
  return line(
    t`M${at + r} ${at}H${right - r}A${r} ${r} 0 0 0 ${right} ${at + r}V${low - r}A${r} ${r} 0 0 0 ${right - r} ${low}H${at + r}A${r} ${r} 0 0 0 ${at} ${low - r}V${at + r}A${r} ${r} 0 0 0 ${at + r} ${at}Z`,
    ink,
    width,
  );
};

/** In each corner of a grand frame, a small rosette of the engraver. */
const corners = many(4, (i) => {
  const [x, y] = [i % 2 ? 87 : 9, i > 1 ? 87 : 9];
  return (
    circle(x, y, 6.6, PANEL, `stroke="${ACCENT}" stroke-width="1"`) +
    t`<g transform="translate(${x - 4.4} ${y - 4.4}) scale(.11)"><path d="${rosette(30, 8, 8, 0, 40, 32)}" fill="none" stroke="${ACCENT}" stroke-width="8"/></g>` +
    circle(x, y, 1.6, ACCENT)
  );
});

/** A light that is engraved, too: rosettes within each other. */
const light = line(
  rosette(96, 9, 18, 0, 112, 108) + rosette(76, 9, 16, 1, 112, 96) + rosette(56, 8, 14, 0, 112, 84),
  ACCENT,
  0.8,
  'opacity=".2" transform="translate(68 0)"',
);

const step = (top: number): string =>
  picture(
    120,
    160,
    box(0, 34, 120, 126, '#eef1f4') + box(0, 34, 120, top, ACCENT) + line('M.5 34V160M119.5 34V160', RULE, 1),
  );

export const frames = {
  'panel.svg': picture(
    96,
    96,
    notched(96, 96, 2, 12, ACCENT, 1.6) + notched(96, 96, 6, 12, ACCENT, 0.7) + corners,
  ),
  'card.svg': picture(48, 48, notched(48, 48, 1, 7, ACCENT, 1.2) + notched(48, 48, 4, 7, RULE, 0.8)),
  'row.svg': picture(96, 48, line('M0 45.5H96', RULE, 1)),
  'tab.svg': picture(64, 44, box(0, 0, 64, 44, PANEL) + line('M0 42.5H64', RULE, 1)),
  'tab-on.svg': picture(64, 44, box(0, 0, 64, 44, ACCENT)),
  'button.svg': picture(
    96,
    52,
    fill('M8 5H88A8 8 0 0 0 96 13V44A8 8 0 0 0 88 52H8A8 8 0 0 0 0 44V13A8 8 0 0 0 8 5Z', '#22303f') +
      fill('M8 0H88A8 8 0 0 0 96 8V39A8 8 0 0 0 88 47H8A8 8 0 0 0 0 39V8A8 8 0 0 0 8 0Z', ACCENT) +
      line(
        'M12 3.5H84A9 9 0 0 0 92.5 12V35A9 9 0 0 0 84 43.5H12A9 9 0 0 0 3.5 35V12A9 9 0 0 0 12 3.5Z',
        '#fff',
        0.9,
        'opacity=".65"',
      ),
  ),
  'digit.svg': picture(48, 56, box(0, 0, 48, 56, PANEL) + line('M0 55H48', ACCENT, 2)),
  'step-1.svg': step(5),
  'step-2.svg': step(3),
  'step-3.svg': step(1.5),
  'rays.svg': picture(360, 240, light),
  'burst.svg': picture(24, 24, circle(12, 12, 4, ACCENT)),
};
