/** What the widgets of a harbour light are framed by: a gallery with its rail, the border of a sea chart, the tower's red and white. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { BRASS, FOAM, GLOW, GROUND, LAMP, LENS, lens, PANEL, RED, rivet, WHITE } from './paints.ts';

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');
const both = (body: string, width: number): string =>
  `${body}<g transform="translate(${width})scale(-1 1)">${body}</g>`;

/** Frame of a section: the gallery's rail above, the tower's walls at the sides, the sea below, a lamp on each upper corner. */
const wave = (y: number): string => t`M4 ${y}${many(11, () => 'q4-5 8 0')}`;
export const panel = picture(
  96,
  96,
  defs(BRASS, LENS, rad('gl', [`${GLOW}/.6`, `${GLOW}/0`])) +
    line('M3 14V82M93 14V82', WHITE, 4) +
    line('M3 16V80M93 16V80', RED, 4, 'stroke-dasharray="8 8"') +
    line('M6.2 14V84M89.8 14V84', '#2f6c92', 1.2) +
    line('M12 3H84M12 9.6H84', WHITE, 1.8) +
    line(
      many(12, (i) => t`M${4 + i * 8} 3V13`),
      WHITE,
      1.2,
      'opacity=".75"',
    ) +
    line('M10 13.4H86', '#2f6c92', 1.2) +
    line(wave(85), '#2f86a8', 2.4, 'stroke-linecap="round"') +
    line(wave(90), FOAM, 2.4, 'stroke-linecap="round" opacity=".85"') +
    both(
      circle(11, 11, 20, '~gl') +
        lens(11, 11, 10) +
        fill('M2 94C2 84 8 78 16 79C20 80 22 84 28 84C32 84 32 94 32 94Z', '#1c4664') +
        line('M2 92C2 84 8 78 16 79C20 80 22 84 28 84', '#6fa8c8', 1.2),
      96,
    ),
);

/** Frame of a card: the border of a sea chart, its scale in black and white, a compass star in each corner. */
const rose = fill('M7 -1L8.6 5.4L15 7L8.6 8.6L7 15L5.4 8.6L-1 7L5.4 5.4Z', '~br');
export const card = picture(
  48,
  48,
  defs(BRASS) +
    `<rect x="1" y="1" width="46" height="46" rx="3" fill="none" stroke="#5f9cc0" stroke-width="1.2"/><rect x="5" y="5" width="38" height="38" rx="1" fill="none" stroke="#5f9cc0" stroke-width="1"/>` +
    // A rope, laid quietly: what lies on the card is louder.
    line('M8 3H40M8 45H40M3 8V40M45 8V40', '#3d7ba2', 2.6, 'opacity=".7"') +
    line('M8 3H40M8 45H40M3 8V40M45 8V40', '#8fbdd6', 2.6, 'stroke-dasharray="2.4 5.6" opacity=".5"') +
    turned(`${circle(6, 6, 6, PANEL)}<g transform="translate(-1 -1)">${rose}</g>`, 24),
);

/** Frame of a row: the tower lies down: stripes at its foot, the lamp's light at its head. */
export const row = picture(
  96,
  48,
  defs(rad('gl', [`${GLOW}/.9`, `${GLOW}@.5/.3`, `${GLOW}/0`])) +
    `<rect x="1" y="1" width="94" height="46" rx="9" fill="none" stroke="#3d7ba2" stroke-width="1.6"/>` +
    fill('M9 2H10V46H9A7.4 7.4 0 0 1 2 39V9A7.4 7.4 0 0 1 9 2Z', WHITE) +
    line('M6 8V40', RED, 8, 'stroke-dasharray="8 8"') +
    line('M11 2V46', '#06182a', 1.6, 'opacity=".7"') +
    circle(90, 24, 7.9, '~gl') +
    circle(90, 24, 2.2, '#fffbe6'),
);

/** A tab: a name board on two rivets; lit when it is chosen. */
const board = (face: string, edge: string, inner: string): string =>
  picture(
    64,
    44,
    defs(BRASS) +
      box(1, 2.4, 62, 41, '#03101d', 'rx="9" opacity=".6"') +
      `<rect x="1.2" y="1.2" width="61.6" height="39.6" rx="8" fill="${face}" stroke="${edge}" stroke-width="1.6"/><rect x="4.6" y="4.6" width="54.8" height="32.8" rx="5" fill="none" stroke="${inner}" stroke-width=".9"/>` +
      rivet(9.4, 21, 1.9) +
      rivet(54.6, 21, 1.9),
  );
export const tab = board(PANEL, '#5f9cc0', '#2f6c92');
export const tabOn = board(LAMP, '#fff3c8', '#b3761a');

/** The main button: the lamp's pane, bright from edge to edge in its brass. */
export const button = picture(
  96,
  52,
  defs(
    lin('br', ['#fff3c8', '#e8b85a@.5', '#94601c']),
    lin('b', ['#ffe2a0', LAMP, '#f2ab3c']),
    lin('h', ['#fff/.6', '#fff@.7/.12', '#fff/0'], 'h'),
  ) +
    box(0, 6, 96, 46, '#6e3d0c', 'rx="15"') +
    box(0.8, 0.8, 94.4, 46, '~br', 'rx="14"') +
    box(3.2, 3.2, 89.6, 40.4, '~b', 'rx="12"') +
    both(
      fill('M12 3.2H30V43.6H12A9 9 0 0 1 3.2 35V12A9 9 0 0 1 12 3.2Z', '~h') +
        line('M9 13Q13 23 9 34M14.6 10Q20 23 14.6 37', '#b3761a', 1, 'opacity=".45" stroke-linecap="round"'),
      96,
    ) +
    line('M18 6.6H78', '#fffbe6', 1.8, 'stroke-linecap="round" opacity=".85"'),
);

/** A countdown's number on the board of a tide gauge: its marks at both sides, the water at its foot. */
export const digit = picture(
  48,
  56,
  defs(BRASS, lin('d', ['#0b2338', PANEL])) +
    box(0.6, 0.6, 46.8, 54.8, '~br', 'rx="7"') +
    box(2.8, 2.8, 42.4, 50.4, '~d', 'rx="5"') +
    both(
      line(
        many(9, (i) => t`M4 ${8 + i * 5}h${i % 4 === 0 ? 5.4 : 3}`),
        WHITE,
        1.1,
        'opacity=".75"',
      ),
      48,
    ) +
    line('M6 50.6q3-3 6 0t6 0t6 0t6 0t6 0t6 0', FOAM, 1.4, 'stroke-linecap="round" opacity=".9"'),
);

/** What a place stands on: a tower with its gallery; the walls are lit from the lamp. */
function step(wall: string, rim: readonly string[], rail: string): string {
  return picture(
    120,
    160,
    defs(
      lin('w', [GROUND, wall, wall, GROUND], 'h'),
      lin('m', [...rim], 'h'),
      rad('gl', [`${GLOW}/.7`, `${GLOW}/0`]),
    ) +
      box(7, 34, 106, 126, '~w') +
      line('M4 34V160M116 34V160', WHITE, 6) +
      line('M4 40V160M116 40V160', RED, 6, 'stroke-dasharray="10 10"') +
      oval(60, 22, 58, 18, '~gl') +
      line(
        many(15, (i) => t`M${4 + i * 8} 8V24`),
        rail,
        1.6,
        'opacity=".9"',
      ) +
      line('M2 8H118M2 15.6H118', rail, 2) +
      box(0, 22, 120, 9, '~m', 'rx="2"') +
      box(0, 22, 120, 2.4, '#fff', 'rx="1" opacity=".55"') +
      fill('M1 31H119L112 39H8Z', '#03101d', 'opacity=".55"') +
      box(1, 153, 118, 7, '~m'),
  );
}
const GOLD = ['#94601c', '#fff3c8', '#e8b85a', '#94601c'];
const SILVER = ['#5f7186', '#ffffff', '#b9c8d8', '#5f7186'];
const BRONZE = ['#7a4222', '#ffd9b8', '#d0895a', '#7a4222'];
export const steps = {
  'step-1.svg': step('#1b4c6e', GOLD, '#fff3c8'),
  'step-2.svg': step('#17415f', SILVER, '#eef4fb'),
  'step-3.svg': step('#143854', BRONZE, '#ffd9b8'),
};

/** Light behind the winner: the two beams of the lamp, and its rings. */
export const rays = picture(
  360,
  240,
  defs(
    lin('l', [`${GLOW}/0`, `${GLOW}/.75`], 'h'),
    lin('r', [`${GLOW}/.75`, `${GLOW}/0`], 'h'),
    rad('g', ['#fffbe6/.95', `${GLOW}@.3/.6`, `${LAMP}/0`]),
  ) +
    fill('M180 112L0 30V190Z', '~l') +
    fill('M180 112L360 30V190Z', '~r') +
    fill('M180 112L0 88V134Z', '~l') +
    fill('M180 112L360 88V134Z', '~r') +
    circle(180, 112, 104, '~g') +
    `<g fill="none" stroke="#fff3c8"><circle cx="180" cy="112" r="58" opacity=".6"/><circle cx="180" cy="112" r="78" opacity=".4"/><circle cx="180" cy="112" r="100" opacity=".25"/></g>`,
);

/** The upper edge of a sheet that asks: the gallery's rail, the lamp in its middle. */
export const sheet = picture(
  360,
  32,
  defs(BRASS, LENS, lin('s', ['#0b2338', '#1b4c6e'])) +
    box(0, 0, 360, 16, '~s') +
    line(
      many(37, (i) => t`M${i * 10} 4V18`),
      WHITE,
      1.4,
      'opacity=".8"',
    ) +
    line('M0 4H360M0 11H360', WHITE, 1.8) +
    box(0, 17, 360, 5, '~br') +
    lens(180, 16, 14),
);

/** Light on the water: a glint longer than it is high. */
export const falling = picture(
  24,
  24,
  fill('M12 6Q12.6 11.4 23 12Q12.6 12.6 12 18Q11.4 12.6 1 12Q11.4 11.4 12 6Z', '#ffe9b0'),
);

/** A pennant that flies. */
export const burst = picture(
  24,
  24,
  line('M4 2V23', '#e8b85a', 1.8, 'stroke-linecap="round"') +
    fill('M5 3L22 8L5 14Z', WHITE) +
    fill('M5 3L10.6 4.7V12.1L5 14ZM16 6.3L22 8L16 10.1Z', RED),
);
