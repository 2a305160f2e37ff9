/** Parts of the starlight: silver lines, dials, constellations; places stand on columns of the observatory. */
import { box, circle, defs, fill, lin, line, oval, picture, rad } from '../draw.ts';
import { METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';

const PANEL = '#1f1747';
const ACCENT = '#c4b8ff';
const SILVER = lin('eg', METALS.silver, 'd');
const LINE = '#8f86c9';

/** The header: a pointed band with the moon at one end and a constellation at the other. */
const plate = picture(
  280,
  56,
  defs(SILVER, lin('p', ['#3a2f86', '#1d1550'])) +
    fill('M2 29L24 10H256L278 29L256 48H24Z', '#06041a', 'opacity=".55"') +
    fill('M2 26L24 7H256L278 26L256 45H24Z', '~p') +
    line('M2 26L24 7H256L278 26L256 45H24Z', '~eg', 1.6) +
    line('M10 26L27 11H253L270 26L253 41H27Z', LINE, 0.7) +
    fill('M34 17A9 9 0 1 0 34 35A7 7 0 1 1 34 17Z', '#f6d683') +
    line('M242 18L252 27L244 34L236 29', '#fff', 0.7, 'opacity=".7"') +
    fill(sparkle(242, 18, 4) + sparkle(252, 27, 5) + sparkle(244, 34, 3) + sparkle(236, 29, 3), '#fff'),
);

/** A corner of an astrolabe: two arcs, the marks between them, a star. */
const astrolabe =
  line('M30 2A28 28 0 0 1 2 30M23 2A21 21 0 0 1 2 23', '~eg', 1.2) +
  line('M25.5 2A23.5 23.5 0 0 1 2 25.5', LINE, 5, 'stroke-dasharray=".8 3"') +
  fill(sparkle(10, 10, 9), '#f6d683');
const four = (w: number, h: number, one: string): string =>
  one +
  `<g transform="translate(${w})scale(-1 1)">${one}</g><g transform="translate(0 ${h})scale(1-1)">${one}</g><g transform="translate(${w} ${h})scale(-1)">${one}</g>`;
const panel = picture(
  96,
  96,
  defs(SILVER) +
    line('M2.4 2.4H93.6V93.6H2.4Z', '#c9d2e4', 1.2) +
    line('M30 6H66M30 90H66M6 30V66M90 30V66', LINE, 0.8) +
    four(96, 96, astrolabe),
);

/** A card: stars at its corners, joined as a constellation is. */
const card = picture(
  48,
  48,
  line('M12 2.4H36M12 45.6H36M2.4 12V36M45.6 12V36', '#c9d2e4', 1) +
    four(
      48,
      48,
      fill(sparkle(3.6, 3.6, 6.4), '#fff') + circle(11, 2.4, 1.2, ACCENT) + circle(2.4, 11, 1.2, ACCENT),
    ),
);

/** A row: an orbit, dotted, with its planet. */
const row = picture(
  96,
  48,
  line('M24 1.6H72M24 46.4H72', LINE, 1.2, 'stroke-dasharray="4 4"') +
    line('M24 1.6A22.4 22.4 0 0 0 24 46.4M72 1.6A22.4 22.4 0 0 1 72 46.4', '#c9d2e4', 1.2) +
    circle(6, 11, 3.6, ACCENT) +
    circle(4.8, 10, 1.2, '#fff'),
);

const pill = (face: string, edge: string, inner: string, extra = ''): string =>
  picture(
    64,
    44,
    fill('M1 22L12 2H52L63 22L52 42H12Z', face) +
      line('M1.4 22L12.4 2.6H51.6L62.6 22L51.6 41.4H12.4Z', edge, 1.4, 'stroke-linejoin="round"') +
      line('M6 22L15 6H49L58 22L49 38H15Z', inner, 0.7) +
      extra,
  );

const lens = 'M1 24L18 1H78L95 24L78 46H18Z';
const button = picture(
  96,
  52,
  defs(SILVER) +
    `<path d="${lens}" fill="#4a3d9c" transform="translate(0 5)"/><path d="${lens}" fill="#7568cf" transform="translate(0 2.6)"/>` +
    fill(lens, '~eg') +
    fill('M5.6 24L20.4 4H75.6L90.4 24L75.6 43H20.4Z', ACCENT) +
    fill('M20.4 4H75.6L80 10H16Z', '#fff', 'opacity=".55"') +
    fill(sparkle(16, 24, 6) + sparkle(80, 24, 6), '#fff'),
);

/** The countdown's tile: a dial with eight sides. */
const digit = picture(
  48,
  56,
  defs(SILVER) +
    fill('M14 .5H34L47.5 15V41L34 55.5H14L.5 41V15Z', '~eg') +
    fill('M15 2.6H33L45.4 16V40L33 53.4H15L2.6 40V16Z', PANEL) +
    line(
      'M15.6 5.4H32.4L42.6 16.8V39.2L32.4 50.6H15.6L5.4 39.2V16.8Z',
      LINE,
      2.4,
      'stroke-dasharray=".7 2.6"',
    ) +
    fill(sparkle(24, 4, 4), '#f6d683'),
);

/** What a place stands on: a column with a dish of silver, a moon's phase on its front. */
const step = (body: string, metal: readonly string[], phase: number): string =>
  picture(
    120,
    160,
    defs(lin('m', [...metal], 'h')) +
      box(12, 30, 96, 130, body) +
      line('M20 40V160M100 40V160', '#fff', 0.8, 'opacity=".4"') +
      line('M15 40V160M105 40V160', '#fff', 0.6, 'opacity=".25"') +
      fill('M2 18C2 34 30 38 60 38C90 38 118 34 118 18Z', '~m') +
      fill('M10 26C20 34 40 36 60 36C80 36 100 34 110 26', '#06041a', 'opacity=".25"') +
      oval(60, 18, 58, 11, '~m') +
      oval(60, 17, 52, 8.4, '#120d2b', 'opacity=".55"') +
      `<ellipse cx="60" cy="17" rx="40" ry="5.6" fill="none" stroke="#fff" opacity=".5" stroke-dasharray="1 3"/>` +
      oval(60, 17, 4 + phase * 3, 1.6 + phase, '#fff', 'opacity=".7"') +
      fill('M6 152H114V160H6Z', '~m'),
  );

const rays = picture(
  360,
  240,
  defs(rad('g', ['#cfc6ff/.55', '#a99cff@.5/.2', '#a99cff/0'])) +
    oval(180, 112, 178, 126, '~g') +
    '<g fill="none" stroke="#e6e2ff" opacity=".45"><ellipse cx="180" cy="112" rx="150" ry="46" transform="rotate(-16 180 112)"/><ellipse cx="180" cy="112" rx="168" ry="70" transform="rotate(12 180 112)" stroke-dasharray="2 6"/><ellipse cx="180" cy="112" rx="104" ry="100"/></g>' +
    fill(
      sparkle(36, 150, 9) +
        sparkle(326, 74, 11) +
        sparkle(180, 12, 8) +
        sparkle(92, 46, 5) +
        sparkle(290, 178, 6) +
        sparkle(20, 66, 4),
      '#fff',
    ),
);

/** The sheet that asks rises over the horizon. */
const sheet = picture(
  360,
  32,
  defs(SILVER, lin('s', ['#120d2b', '#3a2f86'])) +
    fill('M0 0H360V30C260 8 100 8 0 30Z', '~s') +
    line('M0 30C100 8 260 8 360 30', '~eg', 1.6) +
    line('M0 30C100 8 260 8 360 30', LINE, 6, 'stroke-dasharray=".8 6"') +
    fill(
      sparkle(180, 9, 8) +
        sparkle(60, 8, 4) +
        sparkle(300, 8, 4) +
        sparkle(110, 5, 2.6) +
        sparkle(246, 5, 2.6),
      '#fff',
    ),
);

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': pill(PANEL, LINE, '#4a3f8c'),
  'tab-on.svg': pill(ACCENT, '#fff', '#8f86c9'),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step('#33287a', METALS.gold, 2),
  'step-2.svg': step('#2b2168', METALS.silver, 1),
  'step-3.svg': step('#261c5a', METALS.bronze, 0),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(24, 24, fill(sparkle(12, 12, 11), '#fff')),
  'burst.svg': picture(24, 24, fill(sparkle(12, 12, 12), '#f6d683') + circle(12, 12, 2.4, '#fff')),
};
