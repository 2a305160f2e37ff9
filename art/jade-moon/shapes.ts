/** Frames, faces and steps that widgets of this family are made of: lacquered signs, door plaques, tins of cakes, slips of an incense clock. */
import { circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { GOLD, INK, JADE, LACQUER, PANEL } from './paints.ts';

/** A shop's sign of lacquer, its ends rolled like clouds, two tassels below: 280 x 56, the ends 44 wide. */
const end =
  line('M40 43V47M38.6 49L38 55.6M40 49V56M41.4 49L42 55.6', '#4fb595', 1.5, 'stroke-linecap="round"') +
  circle(40, 47.6, 2.2, GOLD) +
  fill('M46 3H34C26 3 24 9 28 12C18 10 8 16 10 24C8 32 18 38 28 36C24 39 26 45 34 45H46Z', '~lq') +
  line('M46 3H34C26 3 24 9 28 12C18 10 8 16 10 24C8 32 18 38 28 36C24 39 26 45 34 45H46', GOLD, 1.8) +
  line('M46 7H36C32 7 32 11 35 13C26 14 16 16 15 24C16 32 26 34 35 35C32 37 32 41 36 41H46', '#7fd0b0', 0.9) +
  fill('M28 17L35 24L28 31L21 24Z', '#4fb595') +
  fill('M28 17L35 24L21 24Z', '#b9ecd4') +
  circle(28, 24, 1.6, INK);
const plate = picture(
  280,
  56,
  defs(LACQUER) +
    fill('M44 3H236V45H44Z', '~lq') +
    fill('M44 4H236V13H44Z', '#fff', 'opacity=".12"') +
    line('M44 3H236M44 45H236', GOLD, 1.8) +
    line('M44 7H236M44 41H236', '#7fd0b0', 0.9) +
    end +
    `<g transform="translate(280) scale(-1 1)">${end}</g>`,
);

/** A corner of lattice as garden windows have it; drawn once, turned to all four. */
const lattice =
  line('M3 48V12L12 3H48', INK, 2.4) +
  line('M8 48V26H18V18H26V8H48', JADE, 1.6) +
  line('M13 48V30H22V22H30V13H48', '#4fb595', 0.8, 'opacity=".7"') +
  fill('M3 12L12 3H18V18H3Z', INK) +
  fill('M10.6 6.4L14.8 10.6L10.6 14.8L6.4 10.6Z', GOLD);
const round4 = (corner: string, w: number, h: number): string =>
  corner +
  `<g transform="translate(${w}) scale(-1 1)">${corner}</g><g transform="translate(0 ${h}) scale(1 -1)">${corner}</g><g transform="translate(${w} ${h}) scale(-1)">${corner}</g>`;
const panel = picture(96, 96, round4(lattice, 96, 96));

/** A card's frame: a rounded line, inside of it a finer one that gives way to a bead in each corner. */
const bead =
  line('M1.5 24V10A8.5 8.5 0 0 1 10 1.5H24', INK, 1.8) +
  line('M4.8 24V13C9 13 13 9 13 4.8H24', '#4fb595', 1) +
  circle(7, 7, 2.2, GOLD);
const card = picture(48, 48, round4(bead, 48, 48));

/** A row as a hand scroll: a rod with knobs at each end, a fine line above and below. */
const rod =
  line('M3.6 2V46', INK, 4) +
  line('M2.6 4V44', '#3c628c', 1) +
  fill('M.6 0H6.6V5H.6ZM.6 43H6.6V48H.6Z', GOLD);
const row = picture(
  96,
  48,
  `${line('M6 2.2H90M6 45.8H90', '#6fa597', 1.4) + rod}<g transform="translate(96) scale(-1 1)">${rod}</g>`,
);

/** A door's plaque: corners cut in steps, a nail in each. */
const plaque = (face: string, edge: string, nail: string): string => {
  const d = 'M8 2H56V7H62V37H56V42H8V37H2V7H8Z';
  return picture(
    64,
    44,
    fill(d, face) +
      line(d, edge, 2, 'stroke-linejoin="round"') +
      fill('M5 10.5h3v3H5ZM56 10.5h3v3H56ZM5 30.5h3v3H5ZM56 30.5h3v3H56Z', nail),
  );
};

/** A tablet of jade with rounded ends and its own thickness below: the face is 47 high, its edge 5. */
const tablet = 'M16 1H80C82 7 88 9 95 10V37C88 38 82 40 80 46H16C14 40 8 38 1 37V10C8 9 14 7 16 1Z';
const button = picture(
  96,
  52,
  fill('M1 34L1 42C8 43 14 45 16 51H80C82 45 88 43 95 42V34Z', '#063d33') +
    fill(tablet, JADE) +
    fill('M17 3H79C80 6 82 8 85 9.4V13H11V9.4C14 8 16 6 17 3Z', '#fff', 'opacity=".16"') +
    line(tablet, '#0a4c3f', 1) +
    line(
      'M19 5H77C79 10 84 12.6 91 13.4V33.6C84 34.4 79 37 77 42H19C17 37 12 34.4 5 33.6V13.4C12 12.6 17 10 19 5Z',
      '#f5cf72',
      1.2,
    ),
);

/** A slip of an incense clock: paper with an ember at its head, a brass tray at its foot. */
const digit = picture(
  48,
  56,
  defs(lin('p', ['#fffdf2', PANEL])) +
    fill('M5 7H43V48H5Z', '~p') +
    line('M5 7V48M43 7V48', '#8dbfae', 1.2) +
    fill('M3 4.6C10 2 16 7 24 4.6C32 2 38 7 45 4.6V8.6C38 11 32 6 24 8.6C16 11 10 6 3 8.6Z', '#c9812f') +
    line('M4 5.4C10 3 16 8 24 5.4C32 3 38 8 44 5.4', '#ffdf94', 1.2) +
    fill('M1 47H47L43 54H5Z', INK) +
    line('M1 47.6H47', GOLD, 1.6) +
    circle(12, 51, 1, '#4fb595') +
    circle(24, 51, 1.3, GOLD) +
    circle(36, 51, 1, '#4fb595'),
);

/** A stack of tins: the lid is the top, bands of the body repeat below it. */
const stack = (face: string, lid: string, edge: string, foot: string): string =>
  picture(
    120,
    160,
    fill('M4 22H116V152C116 157 4 157 4 152Z', face) +
      fill('M4 22H14V152L4 150ZM106 22H116V150L106 152Z', edge, 'opacity=".22"') +
      line('M4 40V140M116 40V140', edge, 2) +
      fill('M0 14C0 4 120 4 120 14V30C120 38 0 38 0 30Z', lid) +
      oval(60, 14, 60, 9, lid) +
      oval(60, 13, 60, 8.6, '#fff', 'opacity=".3"') +
      `<ellipse cx="60" cy="13" rx="46" ry="5.4" fill="none" stroke="${edge}" stroke-width="1.4"/>` +
      line('M0 14V30C0 38 120 38 120 30V14', edge, 1.6) +
      fill('M60 25L68 31L60 37L52 31Z', GOLD) +
      line('M14 33C20 34 34 35.4 44 35.6M106 33C100 34 86 35.4 76 35.6', GOLD, 1.2) +
      fill('M2 150H118V155C118 160 2 160 2 155Z', foot) +
      line('M2 150.6H118', edge, 1.4),
  );

const rays = picture(
  360,
  240,
  defs(rad('r', ['#fff3c4@0/.9', '#f2b632@.3/.4', '#7fd0b0@.62/.16', '#7fd0b0@1/0'])) +
    oval(180, 120, 176, 116, '~r') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<circle cx="180" cy="120" r="${46 + i * 22}" fill="none" stroke="#f2b632" stroke-width="${2.2 - i * 0.4}" stroke-dasharray="${14 + i * 8} ${10 + i * 6}" opacity="${(0.7 - i * 0.14).toFixed(2)}"/>`,
      )
      .join(''),
);

const TILES = many(14, (i) => t`M${22 + i * 24.3} 23h0`);

/** Eaves of a gate: the upper edge of a sheet that asks. */
const sheet = picture(
  360,
  32,
  fill('M0 32V20C40 18 60 12 90 9C130 5 230 5 270 9C300 12 320 18 360 20V32Z', INK) +
    line('M0 20C40 18 60 12 90 9C130 5 230 5 270 9C300 12 320 18 360 20', GOLD, 1.8) +
    line('M0 27H360', '#4fb595', 1) +
    line(TILES, '#4f7aa3', 7, 'stroke-linecap="round"') +
    line(TILES, INK, 3, 'stroke-linecap="round"'),
);

const petals = (r: number, q: number): string =>
  [0, 1, 2, 3]
    .map((i) =>
      circle(12 + r * Math.cos((i * Math.PI) / 2), 12 + r * Math.sin((i * Math.PI) / 2), q, '#ffd257'),
    )
    .join('');

export const shapes = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': plaque(PANEL, '#6fa597', '#6fa597'),
  'tab-on.svg': plaque(JADE, GOLD, GOLD),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': stack('#fff3cf', '#f7d480', '#b8791a', '#f2c65a'),
  'step-2.svg': stack('#e3f3ea', '#a9dcc5', '#3f8f78', '#8fcdb3'),
  'step-3.svg': stack('#e6eef7', '#b3cbe2', '#4f76a0', '#9dbcd8'),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(
    24,
    24,
    `<g transform="rotate(20 12 12)">${petals(4.4, 4)}${circle(12, 12, 2, '#d9791a')}</g>`,
  ),
  'burst.svg': picture(
    24,
    24,
    fill('M15 3A9.6 9.6 0 1 0 15 21A11 11 0 0 1 15 3Z', '#ffe08a') + circle(18, 12, 2.6, '#7fd0b0'),
  ),
};
