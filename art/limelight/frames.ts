/** Parts of the limelight: curtains, a theatre's marquee, flight cases; places stand on speakers. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';

const PANEL = '#0c3a36';
const ACCENT = '#ffd34d';
const CORAL = '#ff8a66';
const STEEL = lin('st', ['#f2f7f6', '#8fa5a8@.5', '#dfe9ea'], 'd');

const bulb = (x: number, y: number): string =>
  circle(x, y, 4, '#ffc94d', 'opacity=".4"') + circle(x, y, 2, '#fffbe6');

/** The header: a marquee over the entrance, wider below, lit along its sides. */
const marquee = 'M22 5H258L272 47H8Z';
const plate = picture(
  280,
  56,
  defs(lin('p', ['#0f5a50', '#07302c'])) +
    fill('M22 9H258L272 53H8Z', '#020f0e', 'opacity=".5"') +
    fill(marquee, CORAL) +
    fill('M25 8H255L267 44H13Z', '#3b0f08') +
    fill('M34 9H246L252 43H28Z', '~p') +
    many(4, (i) => bulb(26.6 - i * 3.1, 12 + i * 9) + bulb(253.4 + i * 3.1, 12 + i * 9)) +
    line('M36 13H244M31 40H249', ACCENT, 1.2),
);

/** A grand section: the stage. Curtains at its sides, a valance above, boards below. */
const fold = (x: number): string =>
  box(x, 0, 5, 96, '#b3402a') + box(x + 5, 0, 4, 96, '#e0643f') + box(x + 9, 0, 3, 96, '#8a2a1a');
const panel = picture(
  96,
  96,
  fold(0) +
    `<g transform="translate(96)scale(-1 1)">${fold(0)}</g>` +
    box(0, 84, 96, 12, '#6b3f1c') +
    line('M0 88H96M0 92H96', '#3a200c', 1) +
    line('M0 84H96', ACCENT, 1.6) +
    many(6, (i) => fill(t`M${i * 16} 0h16v9a8 8 0 0 1-16 0Z`, i % 2 ? '#c94f33' : '#e0643f')) +
    line(
      many(6, (i) => t`M${i * 16} 9a8 8 0 0 0 16 0`),
      ACCENT,
      1.4,
    ) +
    box(0, 0, 96, 3, ACCENT) +
    fill('M0 14C12 26 14 40 6 60H0ZM96 14C84 26 82 40 90 60H96Z', '#8a2a1a') +
    circle(7, 60, 3, ACCENT) +
    circle(89, 60, 3, ACCENT),
);

/** A card: a flight case, its corners of steel. */
const cap =
  fill('M0 0H15V6H6V15H0Z', '~st') +
  circle(3.4, 3.4, 1.3, '#3a4b4d') +
  circle(11.4, 3, 1, '#3a4b4d') +
  circle(3, 11.4, 1, '#3a4b4d');
const four = (w: number, h: number, one: string): string =>
  one +
  `<g transform="translate(${w})scale(-1 1)">${one}</g><g transform="translate(0 ${h})scale(1-1)">${one}</g><g transform="translate(${w} ${h})scale(-1)">${one}</g>`;
const card = picture(
  48,
  48,
  defs(STEEL) +
    line('M2 2H46V46H2Z', '#8fa5a8', 2.4) +
    line('M5 5H43V43H5Z', '#020f0e', 1) +
    four(48, 48, cap),
);

/** A row: a channel of the desk, its level at the side. */
const row = picture(
  96,
  48,
  line(
    'M8 1.6H88A6 6 0 0 1 94.4 8V40A6 6 0 0 1 88 46.4H8A6 6 0 0 1 1.6 40V8A6 6 0 0 1 8 1.6Z',
    '#2a7a6e',
    1.6,
  ) +
    line('M5 8V40', '#020f0e', 5) +
    line('M5 9V20', CORAL, 4, 'stroke-dasharray="2 2"') +
    line('M5 20V40', '#8ce8b4', 4, 'stroke-dasharray="2 2"'),
);

const key = (face: string, edge: string, led: string): string =>
  picture(
    64,
    44,
    box(1, 1, 62, 42, edge, 'rx="7"') +
      box(2.4, 2.4, 59.2, 37.2, face, 'rx="6"') +
      box(8, 5, 48, 2.4, led, 'rx="1"'),
  );

const button = picture(
  96,
  52,
  box(1, 5, 94, 47, '#8a2a1a', 'rx="12"') +
    box(1, 1, 94, 46, CORAL, 'rx="12"') +
    box(6.4, 6, 83.2, 36, ACCENT, 'rx="7"') +
    box(10, 8, 76, 8, '#fff', 'rx="4" opacity=".4"') +
    [12, 24, 36, 48, 60, 72, 84]
      .map((x) => circle(x, 3.6, 1.5, '#fffbe6') + circle(x, 44.4, 1.5, '#fffbe6'))
      .join('') +
    [14, 24, 34].map((y) => circle(3.8, y, 1.5, '#fffbe6') + circle(92.2, y, 1.5, '#fffbe6')).join(''),
);

/** The countdown's tile: the display of an amplifier. */
const digit = picture(
  48,
  56,
  defs(STEEL) +
    box(0.5, 0.5, 47, 55, '~st', 'rx="4"') +
    box(3, 3, 42, 50, '#04211f', 'rx="2"') +
    box(5, 8, 38, 36, PANEL, 'rx="2"') +
    line('M8 49H40', CORAL, 3, 'stroke-dasharray="2 2"') +
    line('M8 5.4H12M36 5.4H40', '#8ce8b4', 1.6),
);

/** What a place stands on: a stack of speakers. */
const step = (box1: string, ring: string, count: number): string =>
  picture(
    120,
    160,
    defs(rad('c', ['#04100f', '#0a1f1d@.6', '#3a4b4d'])) +
      box(0, 2, 120, 158, '#020f0e', 'rx="5"') +
      box(2, 4, 116, 154, box1, 'rx="4"') +
      many(count, (i) => {
        const x = 60 + (i - (count - 1) / 2) * 36;
        return circle(x, 21, 15, ring) + circle(x, 21, 13, '~c') + circle(x, 21, 4.6, ring);
      }) +
      fill(
        'M0 2H12V7H5V14H0ZM120 2H108V7H115V14H120ZM0 158H12V153H5V146H0ZM120 158H108V153H115V146H120Z',
        '#dfe9ea',
      ) +
      line('M2 39H118', ring, 1.2) +
      line('M8 44V140M14 44V140M106 44V140M112 44V140', '#020f0e', 2, 'stroke-dasharray="2 3"'),
  );

const beam = (from: number, to: number, spread: number, paint: string): string =>
  fill(t`M${from - 8} 0H${from + 8}L${to + spread} 240H${to - spread}Z`, paint);
const rays = picture(
  360,
  240,
  defs(lin('y', ['#ffe9a0/.75', '#ffd34d/0']), lin('r', ['#ffb199/.7', '#ff8a66/0'])) +
    beam(40, 210, 56, '~r') +
    beam(320, 150, 56, '~r') +
    beam(180, 180, 78, '~y') +
    [40, 180, 320].map((x) => box(x - 13, -4, 26, 12, '#dfe9ea', 'rx="4"')).join(''),
);

const sheet = picture(
  360,
  32,
  line(
    many(12, (i) => t`M${i * 30} 3L${i * 30 + 15} 13L${i * 30 + 30} 3`),
    '#8fa5a8',
    1.6,
  ) +
    line('M0 3H360M0 13H360', '#dfe9ea', 2) +
    [45, 135, 225, 315]
      .map(
        (x) =>
          fill(t`M${x - 8} 13H${x + 8}L${x + 5} 23H${x - 5}Z`, '#3a4b4d') +
          fill(t`M${x - 5} 23H${x + 5}L${x + 11} 32H${x - 11}Z`, ACCENT, 'opacity=".7"'),
      )
      .join(''),
);

const note = 'M9 18A4 3.2 0 1 1 7.6 15.6V5L19 2.4V15A4 3.2 0 1 1 17.4 12.6V7.4L9.2 9.2Z';

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': key(PANEL, '#2a7a6e', '#2a7a6e'),
  'tab-on.svg': key(ACCENT, '#8a5a08', CORAL),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step('#14504a', '#ffd873', 3),
  'step-2.svg': step('#104640', '#dbe7ea', 2),
  'step-3.svg': step(PANEL, '#eeae7c', 1),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(24, 24, fill(note, CORAL)),
  'burst.svg': picture(24, 24, fill(note, ACCENT)),
};
