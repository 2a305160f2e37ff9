/** Parts of the golden week: plaques under eaves, lacquer and brass; places stand on drums. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';

const PANEL = '#fff6e2';
const ACCENT = '#c2181a';
const BRASS = lin('eg', ['#fff0b0', '#e2a32c@.4', '#9c5a12@.75', '#f4ca62'], 'd');
const GOLD = '#d99a2b';

/** The header: a plaque of lacquer under upturned eaves. */
const plate = picture(
  280,
  56,
  defs(BRASS, lin('p', ['#d0261f', '#96100f'])) +
    box(16, 10, 248, 42, '#4a0d0a', 'rx="2" opacity=".35"') +
    box(14, 8, 252, 40, '~eg', 'rx="3"') +
    box(18, 10, 244, 34, '~p', 'rx="1"') +
    line('M22 14V40H30M22 14H30M258 14V40H250M258 14H250', '#f4ca62', 1.4) +
    fill('M0 0C8 8 24 8 44 5H236C256 8 272 8 280 0C280 9 268 14 250 12H30C12 14 0 9 0 0Z', '#7c1410') +
    line('M0 0C8 8 24 8 44 5H236C256 8 272 8 280 0', '~eg', 2) +
    circle(32, 27, 3, '~eg') +
    circle(248, 27, 3, '~eg'),
);

/** A meander in a corner, its edges a band of lacquer between brass. */
const meander =
  box(0, 0, 31, 31, ACCENT) +
  line('M1.5 1.5H29.5V29.5H1.5Z', '~eg', 2) +
  line('M7 24V7H24V24H13V13H18V18.5', '#f4ca62', 2.4);
const panel = picture(
  96,
  96,
  defs(BRASS) +
    line('M0 6H96M0 90H96M6 0V96M90 0V96', ACCENT, 8) +
    line('M1.4 1.4H94.6V94.6H1.4ZM11 11H85V85H11Z', GOLD, 1.6) +
    meander +
    `<g transform="translate(96)scale(-1 1)">${meander}</g><g transform="translate(0 96)scale(1-1)">${meander}</g><g transform="translate(96 96)scale(-1)">${meander}</g>`,
);

/** A card: a board with cut corners, nailed. */
const cut = (w: number, h: number, c: number, m: number): string =>
  t`M${c} ${m}H${w - c}L${w - m} ${c}V${h - c}L${w - c} ${h - m}H${c}L${m} ${h - c}V${c}Z`;
const card = picture(
  48,
  48,
  line(cut(48, 48, 11, 2), ACCENT, 2.4) +
    line(cut(48, 48, 12.5, 5), GOLD, 1) +
    [
      [6, 6],
      [42, 6],
      [6, 42],
      [42, 42],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 4, ACCENT) + circle(x, y, 2.4, '#ffca58'))
      .join(''),
);

/** A row: a slip of the drum's skin, studded along its sides. */
const row = picture(
  96,
  48,
  // Narrow: on a small phone a score ends 9 px before the row does.
  fill('M2 2H8.4V46H2ZM87.6 2H94V46H87.6Z', ACCENT) +
    line('M2 2H94V46H2Z', GOLD, 1.6) +
    line('M8.4 2V46M87.6 2V46', GOLD, 1) +
    many(3, (i) => circle(5.2, 8 + i * 16, 1.8, '#ffca58') + circle(90.8, 8 + i * 16, 1.8, '#ffca58')),
);

const face = (fillColour: string, edge: string, inner: string): string =>
  picture(
    64,
    44,
    fill(cut(64, 44, 9, 1), fillColour) +
      line(cut(64, 44, 9, 1.4), edge, 2) +
      line(cut(64, 44, 11, 5), inner, 0.9),
  );

const button = picture(
  96,
  52,
  defs(BRASS) +
    `<path d="${cut(96, 47, 13, 1)}" fill="#5c0a0a" transform="translate(0 5)"/><path d="${cut(96, 47, 13, 1)}" fill="#8c0d10" transform="translate(0 3)"/>` +
    fill(cut(96, 47, 13, 1), '~eg') +
    fill(cut(96, 47, 15, 4), ACCENT) +
    line(cut(96, 47, 17, 7), '#f4ca62', 0.9) +
    circle(14, 23.5, 2.6, '#ffca58') +
    circle(82, 23.5, 2.6, '#ffca58'),
);

/** The countdown's tile: a leaf of the calendar hung on brass. */
const digit = picture(
  48,
  56,
  defs(BRASS) +
    line('M14 0V8M34 0V8', '#8a491a', 2) +
    box(1, 4, 46, 51, '#7c0c0e', 'rx="4"') +
    box(1, 4, 46, 49, ACCENT, 'rx="4"') +
    box(4.5, 11, 39, 39, PANEL, 'rx="1.5"') +
    line('M4.5 11H43.5V50H4.5Z', GOLD, 1.2) +
    circle(14, 7.6, 1.8, '~eg') +
    circle(34, 7.6, 1.8, '~eg'),
);

/** What a place stands on: a drum, its skin above, nailed all around. */
const step = (body: string, side: string, rim: string): string =>
  picture(
    120,
    160,
    box(2, 16, 116, 144, body) +
      fill('M2 16H14V160H2ZM106 16H118V160H106Z', side) +
      fill('M0 16H120V34C100 41 20 41 0 34Z', rim) +
      many(9, (i) => circle(8 + i * 13, 30 + (i > 1 && i < 7 ? 2.4 : 0), 2.8, '#ffe9a0')) +
      oval(60, 15, 60, 13, rim) +
      oval(60, 14, 56, 11, '#fff8e2') +
      oval(60, 14, 34, 6, '#f2d49a') +
      fill('M2 148H118V160H2Z', rim) +
      line('M2 148H118', '#ffe9a0', 1.4) +
      line('M20 44V146M100 44V146', rim, 1, 'opacity=".35"'),
  );

const rays = picture(
  360,
  240,
  line(
    many(24, (i) => {
      const a = (i * Math.PI) / 12;
      const r = i % 2 ? 96 : 124;
      return t`M${180 + 58 * Math.cos(a)} ${108 + 58 * Math.sin(a)}L${180 + 1.3 * r * Math.cos(a)} ${108 + r * Math.sin(a)}`;
    }),
    '#e0861c',
    2.6,
    'stroke-linecap="round" stroke-dasharray="18 6 8 6 3 6" opacity=".75"',
  ) +
    many(24, (i) => {
      const a = (i * Math.PI) / 12;
      const r = i % 2 ? 100 : 128;
      return circle(
        180 + 1.3 * r * Math.cos(a),
        108 + r * Math.sin(a),
        i % 2 ? 3 : 4,
        i % 2 ? '#ffca58' : '#e8402a',
      );
    }),
);

/** The sheet that asks has a roof of tiles. */
const sheet = picture(
  360,
  32,
  box(0, 0, 360, 12, '#7c1410') +
    many(
      15,
      (i) =>
        fill(t`M${i * 24} 8h24v6a12 12 0 0 1-24 0Z`, i % 2 ? '#a11712' : ACCENT) +
        circle(12 + i * 24, 15, 4, '#ffca58'),
    ) +
    box(0, 0, 360, 4, '#f4ca62'),
);

const lamp =
  fill('M7 4H17C20 9 20 14 17 19H7C4 14 4 9 7 4Z', '#dd2418') +
  fill('M10 4H14V19H10C8.6 14 8.6 9 10 4Z', '#ff8a45') +
  box(8, 2, 8, 2.6, '#ffca58') +
  box(8, 18.4, 8, 2.6, '#ffca58') +
  line('M12 21V24', '#ffca58', 1.4);

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': face(PANEL, ACCENT, GOLD),
  'tab-on.svg': face(ACCENT, '#e2a32c', '#ffca58'),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step('#f9d67c', '#efb94f', ACCENT),
  'step-2.svg': step('#f3e2bd', '#e6cf9c', '#9c3a1e'),
  'step-3.svg': step('#f6cfa0', '#e9b57c', '#8a491a'),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(24, 24, lamp),
  'burst.svg': picture(
    24,
    24,
    many(5, (i) =>
      circle(12 + 6 * Math.sin((i * Math.PI) / 2.5), 12 - 6 * Math.cos((i * Math.PI) / 2.5), 5, '#e8402a'),
    ) + circle(12, 12, 4, '#ffca58'),
  ),
};
