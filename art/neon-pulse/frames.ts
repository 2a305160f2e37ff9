/** Parts of neon pulse: cut corners, tubes, lamps of an equaliser; places stand on columns of light. */
import { box, circle, defs, fill, lin, line, many, picture, t } from '../draw.ts';
import { BEAM, beat, bolt, CYAN, column, cut, MAGENTA, PANEL, tube, VIOLET, YELLOW } from './paints.ts';

/** The header: a slanted sign between two meters. */
const plate = picture(
  280,
  56,
  defs(BEAM, lin('p', ['#2a1f5c', '#120d2e'])) +
    fill('M34 5H270L246 51H10Z', '#05040b') +
    fill('M36 7H266L244 48H14Z', '~p') +
    line('M40 12H260M34 17H257M31 23H254M28 29H251M25 35H248M22 41H245', '#000', 1, 'opacity=".28"') +
    tube('M36 7H266L244 48H14Z', '~be', 1.8) +
    column(18, 40, 4, 4, CYAN, CYAN) +
    column(24, 40, 4, 3, CYAN, CYAN) +
    column(30, 40, 3, 2, CYAN, CYAN) +
    column(256, 26, 4, 3, MAGENTA, MAGENTA) +
    column(250, 26, 4, 2, MAGENTA, MAGENTA),
);

/** A grand section: a frame of two tubes, one cold and one hot, with marks on each stretch. */
const panel = picture(
  96,
  96,
  line(cut(1.5, 1.5, 93, 93, 16), '#0d0a20', 3) +
    tube('M4 66V20L20 4H76', CYAN, 2) +
    tube('M92 30V76L76 92H20', MAGENTA, 2) +
    line('M76 4L92 20V30M20 92L4 76V66', VIOLET, 1.4) +
    line(cut(8.5, 8.5, 79, 79, 13), '#4a3f8c', 1) +
    fill('M40 1H56L52 7H44ZM40 95H56L52 89H44ZM1 40V56L7 52V44ZM95 40V56L89 52V44Z', '#bfeaff') +
    fill('M0 0H14L0 14ZM96 96H82L96 82Z', '#0d0a20'),
);

/** A card: brackets at its corners. */
const card = picture(
  48,
  48,
  line(cut(2, 2, 44, 44, 7), '#4a3f8c', 1.4) +
    tube('M2 15V9L9 2H15', CYAN, 1.8) +
    tube('M46 33V39L39 46H33', MAGENTA, 1.8) +
    line('M33 2H39L46 9V15M15 46H9L2 39V33', '#bfeaff', 1.2),
);

/** A row: a meter at its side. */
const row = picture(
  96,
  48,
  line('M9 1.5H94.5V39L87 46.5H1.5V9Z', '#4a3f8c', 1.3) +
    many(6, (i) => box(1.6, 39 - i * 5, 4, 3.4, i > 3 ? MAGENTA : CYAN)) +
    line('M94.5 10V26', MAGENTA, 2),
);

const key = (face: string, edge: string, on: boolean): string =>
  picture(
    64,
    44,
    fill(cut(1, 1, 62, 42, 9), edge) +
      fill(cut(2.4, 2.4, 59.2, 39.2, 8.4), face) +
      (on
        ? box(12, 36, 40, 2.4, '#00454f') + fill('M12 5H52L50 9H14Z', '#fff', 'opacity=".55"')
        : line('M14 38H50', CYAN, 1.6)),
  );

const button = picture(
  96,
  52,
  defs(lin('f', ['#8ff5ff', CYAN, '#12c4e6'])) +
    fill(cut(1, 5, 94, 47, 13), '#9c1470') +
    fill(cut(1, 1, 94, 46, 13), MAGENTA) +
    fill(cut(3.6, 3.4, 88.8, 40.4, 11.4), '#06222c') +
    fill(cut(5, 4.8, 86, 37.6, 11), '~f') +
    fill('M17 7H79L76 14H20Z', '#fff', 'opacity=".55"'),
);

/** The countdown's tile: a lamp board. */
const digit = picture(
  48,
  56,
  fill(cut(0.5, 0.5, 47, 55, 8), '#05040b') +
    fill(cut(2.4, 2.4, 43.2, 51.2, 7), PANEL) +
    many(7, (i) => line(t`M5 ${8 + i * 7}H43`, '#000', 2, 'opacity=".22"')) +
    tube('M2.4 18V9.4L9.4 2.4H22', CYAN, 1.4) +
    tube('M45.6 38V46.6L38.6 53.6H26', MAGENTA, 1.4),
);

/** What a place stands on: a tower of glass with its meter. */
const step = (rim: string, lamps: number): string =>
  picture(
    120,
    160,
    defs(lin('f', ['#231b52', PANEL])) +
      fill('M10 8H110L120 20V160H0V20Z', '#05040b') +
      fill('M11 10H109L118 21V160H2V21Z', '~f') +
      many(lamps, (i) =>
        box(60 - lamps * 5 + i * 10 + 1, 14, 8, 14 - Math.abs(i - (lamps - 1) / 2) * 2.4, rim),
      ) +
      tube('M3 38H117', rim, 2) +
      line('M2 160V21L11 10H109L118 21V160', rim, 1.6) +
      many(
        10,
        (i) =>
          box(5, 46 + i * 11, 4, 6, CYAN, 'opacity=".75"') +
          box(111, 46 + i * 11, 4, 6, MAGENTA, 'opacity=".75"'),
      ),
  );

const laser = (x: number, to: number, paint: string): string =>
  fill(t`M${x - 3} 240L${to - 16} 0H${to + 16}L${x + 3} 240Z`, paint);
const rays = picture(
  360,
  240,
  defs(
    lin('c', ['#2ce6ff/0', '#2ce6ff/.75']),
    lin('m', ['#ff3fb4/0', '#ff3fb4/.7']),
    lin('v', ['#8a5cff/0', '#8a5cff/.7']),
  ) +
    laser(60, 10, '~c') +
    laser(80, 130, '~m') +
    laser(110, 220, '~v') +
    laser(300, 350, '~m') +
    laser(280, 230, '~c') +
    laser(250, 140, '~v') +
    laser(180, 180, '~c') +
    [60, 80, 110, 180, 250, 280, 300].map((x) => circle(x, 237, 4, '#fff')).join(''),
);

const sheet = picture(
  360,
  32,
  defs(BEAM) +
    many(45, (i) => {
      const h = 4 + ((i * 37) % 17) * 0.9;
      return box(i * 8 + 1, 26 - h, 5, h, i < 15 ? CYAN : i < 30 ? VIOLET : MAGENTA, 'opacity=".75"');
    }) +
    tube('M0 28H360', '~be', 2),
);

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': key(PANEL, '#4a3f8c', false),
  'tab-on.svg': key(CYAN, MAGENTA, true),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step(YELLOW, 5),
  'step-2.svg': step('#bfeaff', 3),
  'step-3.svg': step('#ff9d6b', 1),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(
    24,
    24,
    box(5, 9, 6, 6, CYAN) + box(13, 4, 4, 4, MAGENTA) + box(14, 15, 3, 3, '#fff'),
  ),
  'burst.svg': picture(24, 24, fill(bolt(12, 12, 11), YELLOW)),
  'divider.svg': picture(300, 24, defs(BEAM) + tube(beat(10, 290, 13, 10), '~be', 1.8)),
};
