/** Parts of the lounge: walnut rails with ivory sights, leather pockets with chrome irons, felt that a place stands on. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { AMBER, BALL, BRASS, ball, CHROME, chalk, FELT, IVORY, sight, WALNUT } from './paints.ts';

const pocket = (x: number, y: number, r: number): string =>
  circle(x, y, r, '~ch') + circle(x, y, r - 2.2, '#050403') + circle(x, y, r - 4.4, '#1c120b');

/** The header: a rail of walnut between two pockets. */
const plate = picture(
  280,
  56,
  defs(CHROME, WALNUT) +
    box(6, 10, 268, 44, '#050302', 'rx="10" opacity=".55"') +
    box(4, 5, 272, 44, '~wn', 'rx="10"') +
    box(4, 5, 272, 3, '#d69a64', 'rx="1.5" opacity=".8"') +
    box(18, 12, 244, 30, '#24512f', 'rx="4"') +
    box(18, 12, 244, 30, '#06140d', 'rx="4" opacity=".45"') +
    line('M22 41H258', AMBER, 1.4) +
    pocket(12, 27, 11) +
    pocket(268, 27, 11) +
    [60, 100, 140, 180, 220].map((x) => sight(x, 8.4, 2.6) + sight(x, 45.6, 2.6)).join(''),
);

/** A grand section: the table from above. Rails all round, a sight on each stretch, pockets at the corners. */
const panel = picture(
  96,
  96,
  defs(CHROME, lin('w', ['#8a5230', '#4a2512'], 'd')) +
    fill(
      'M12 0H84A12 12 0 0 1 96 12V84A12 12 0 0 1 84 96H12A12 12 0 0 1 0 84V12A12 12 0 0 1 12 0ZM14 10A4 4 0 0 0 10 14V82A4 4 0 0 0 14 86H82A4 4 0 0 0 86 82V14A4 4 0 0 0 82 10Z',
      '~w',
      'fill-rule="evenodd"',
    ) +
    line(
      'M10.6 14A4 4 0 0 1 14 10.6H82A4 4 0 0 1 85.4 14V82A4 4 0 0 1 82 85.4H14A4 4 0 0 1 10.6 82Z',
      '#1c7a4c',
      3,
    ) +
    line(
      'M1 12A11 11 0 0 1 12 1H84A11 11 0 0 1 95 12V84A11 11 0 0 1 84 95H12A11 11 0 0 1 1 84Z',
      '#d69a64',
      1,
    ) +
    sight(48, 5) +
    sight(48, 91) +
    sight(5, 48) +
    sight(91, 48) +
    pocket(10, 10, 11) +
    pocket(86, 10, 11) +
    pocket(10, 86, 11) +
    pocket(86, 86, 11),
);

/** A card: a chrome bezel with screws. */
const screw = (x: number, y: number): string =>
  circle(x, y, 3.2, '~ch') + line(t`M${x - 1.6} ${y - 1.6}L${x + 1.6} ${y + 1.6}`, '#39434a', 0.9);
const card = picture(
  48,
  48,
  defs(CHROME) +
    line('M8 2H40A6 6 0 0 1 46 8V40A6 6 0 0 1 40 46H8A6 6 0 0 1 2 40V8A6 6 0 0 1 8 2Z', '#9aa5ad', 2.6) +
    line('M8 1.2H40A6.6 6.6 0 0 1 46.8 8', '#fff', 0.9) +
    line(
      'M9 5H39A4 4 0 0 1 43 9V39A4 4 0 0 1 39 43H9A4 4 0 0 1 5 39V9A4 4 0 0 1 9 5Z',
      AMBER,
      0.8,
      'opacity=".55"',
    ) +
    screw(5.4, 5.4) +
    screw(42.6, 5.4) +
    screw(5.4, 42.6) +
    screw(42.6, 42.6),
);

/** A row: the butt of a cue at its side, its points of ivory and ebony. */
const row = picture(
  96,
  48,
  line(
    'M10 1.4H88A7 7 0 0 1 94.6 8V40A7 7 0 0 1 88 46.6H8A7 7 0 0 1 1.4 40V8A7 7 0 0 1 8 1.4Z',
    '#2c7a55',
    1.6,
  ) +
    fill('M8 .6H8A7.4 7.4 0 0 0 .6 8V40A7.4 7.4 0 0 0 7 47.4Z', '#6b3a1c') +
    box(0.6, 12, 6.6, 3, IVORY) +
    box(0.6, 17, 6.6, 14, '#120a06') +
    box(0.6, 33, 6.6, 3, IVORY) +
    line('M94 14V34', AMBER, 2, 'stroke-linecap="round"'),
);

const key = (face: string, edge: string, on: boolean): string =>
  picture(
    64,
    44,
    defs(CHROME) +
      box(1, 1, 62, 42, on ? '~ch' : edge, 'rx="12"') +
      box(3, 3, 58, 37, face, 'rx="10"') +
      box(8, 5, 48, 4, '#fff', `rx="2" opacity="${on ? '.5' : '.12'}"`) +
      (on ? box(14, 36, 36, 2, '#8a4e06', 'rx="1"') : ''),
  );

const button = picture(
  96,
  52,
  defs(CHROME, lin('a', ['#ffdf9a', AMBER, '#f59a1c'])) +
    box(1, 5, 94, 47, '#3a1c0c', 'rx="22"') +
    box(1, 1, 94, 46, '~ch', 'rx="22"') +
    box(4, 4, 88, 40, '#8a4e06', 'rx="19"') +
    box(5, 4.6, 86, 37.4, '~a', 'rx="18"') +
    box(16, 7.4, 64, 7, '#fff', 'rx="3.5" opacity=".5"'),
);

/** The countdown's tile: beads on the wire of a score string, and a slate below. */
const digit = picture(
  48,
  56,
  defs(WALNUT) +
    box(0.5, 0.5, 47, 55, '~wn', 'rx="6"') +
    box(3.4, 10, 41.2, 42, '#082418', 'rx="3"') +
    box(4.6, 11, 38.8, 40, FELT, 'rx="2"') +
    line('M3 5.4H45', '#dfe6ea', 0.9) +
    [9, 14, 19, 34, 39].map((x, i) => oval(x, 5.4, 2.3, 3.4, i < 3 ? AMBER : IVORY)).join('') +
    line('M5 31.4H43', '#06180f', 1, 'opacity=".6"'),
);

/** What a place stands on: the end of a table, its balls on the rail. */
const step = (rim: string, balls: readonly number[]): string =>
  picture(
    120,
    160,
    defs(...BALL, WALNUT, lin('f', ['#17694a', FELT])) +
      box(0, 14, 120, 146, '~wn', 'rx="6"') +
      box(0, 14, 120, 24, '#7a4526', 'rx="6"') +
      box(0, 14, 120, 3, '#d69a64', 'rx="1.5"') +
      box(6, 40, 108, 120, FELT) +
      line('M6 39H114', rim, 2.4) +
      line('M10 46V150M110 46V150', rim, 1.2, 'opacity=".7"') +
      sight(20, 27) +
      sight(100, 27) +
      balls.map((n, i) => ball(n, 60 + (i - (balls.length - 1) / 2) * 23, 14, 11.4)).join(''),
  );

const cone = (x: number, spread: number, paint: string): string =>
  fill(t`M${x - 26} 26H${x + 26}L${x + spread} 240H${x - spread}Z`, paint);
const shade = (x: number): string =>
  box(x - 1, 0, 2, 10, '#c4ccd2') +
  fill(t`M${x - 10} 8H${x + 10}L${x + 30} 27H${x - 30}Z`, '#1d7a4c') +
  fill(t`M${x - 6} 8H${x}L${x - 8} 27H${x - 22}Z`, '#fff', 'opacity=".3"') +
  box(x - 31, 26, 62, 4, AMBER, 'rx="2"');
const rays = picture(
  360,
  240,
  defs(lin('a', ['#ffe3a6/.8', '#ffb84a@.6/.25', '#ffb84a/0'])) +
    cone(72, 110, '~a') +
    cone(288, 110, '~a') +
    cone(180, 130, '~a') +
    shade(72) +
    shade(180) +
    shade(288),
);

const sheet = picture(
  360,
  32,
  defs(CHROME, WALNUT) +
    box(0, 6, 360, 20, '~wn') +
    box(0, 6, 360, 2, '#d69a64') +
    box(0, 25, 360, 5, '#1c7a4c') +
    [40, 85, 130, 230, 275, 320].map((x) => sight(x, 16, 3.4)).join('') +
    many(3, (i) => pocket(i * 180, 18, 14)),
);

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': key(FELT, '#2c7a55', false),
  'tab-on.svg': key(AMBER, '', true),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step('#ffd67a', [9, 1, 8]),
  'step-2.svg': step('#dfe6ea', [2, 10]),
  'step-3.svg': step('#e6a877', [3]),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(24, 24, chalk(12, 11, 7)),
  'burst.svg': picture(
    24,
    24,
    defs(BRASS) + fill('M12 1L16 12L12 23L8 12Z', '~br') + fill('M1 12L12 8.6L23 12L12 15.4Z', IVORY),
  ),
};
