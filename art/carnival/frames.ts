/** Parts of the carnival: a shop sign, torn tickets, bulbs, and a cake whose tiers the places stand on. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { star } from '../sparks.ts';

const PANEL = '#2b1d5e';
const ACCENT = '#ffc93c';
const PINK = '#ff5c8d';
const CREAM = '#fff3dc';
const TEAL = '#2cb5b8';

const bulb = (x: number, y: number, r = 2.2): string =>
  circle(x, y, r * 1.9, '#ffb84a', 'opacity=".45"') + circle(x, y, r, '#fffbe6');

/** The header: a sign with bulbs that hangs on two chains. */
const plate = picture(
  280,
  56,
  defs(lin('f', ['#ff6a9c', '#c21a5c'])) +
    line('M30 0V8M250 0V8', '#ffd56a', 2, 'stroke-dasharray="3 1.6"') +
    box(10, 8, 260, 40, '#14082e', 'rx="20" opacity=".5"') +
    box(8, 5, 264, 40, '#ffd56a', 'rx="20"') +
    box(11, 8, 258, 34, '#7c0f4a', 'rx="17"') +
    box(18, 11, 244, 28, '~f', 'rx="14"') +
    [
      [30, 8],
      [19, 13],
      [13.4, 25],
      [19, 37],
      [30, 42],
      [43, 8],
      [43, 42],
    ]
      .map(([x = 0, y = 0]) => bulb(x, y) + bulb(280 - x, y))
      .join('') +
    fill(star(34, 25.6, 9) + star(246, 25.6, 9), ACCENT),
);

/** Candy stripes all around, each corner a button of brass with a star. */
const stripes = (d: string): string =>
  line(d, CREAM, 9) + line(d, PINK, 9, 'stroke-dasharray="8"') + line(d, '#14082e', 9, 'opacity=".12"');

const panel = picture(
  96,
  96,
  stripes('M0 7H96M0 89H96') +
    stripes('M7 0V96M89 0V96') +
    line('M2 2H94V94H2ZM12 12H84V84H12Z', ACCENT, 1.6) +
    [
      [12, 12],
      [84, 12],
      [12, 84],
      [84, 84],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 12, '#b97411') + circle(x, y, 10.4, ACCENT) + fill(star(x, y, 8), '#e2336f'),
      )
      .join(''),
);

/** A card: a ticket torn off at both sides. The dots keep to its edge: a table, whose rows reach far out, covers none of them. */
const bites = (x: number, h: number): string => many(h / 8, (i) => circle(x, 4 + i * 8, 2.8, PANEL));
const card = picture(
  48,
  48,
  line('M2 1.6H46M2 46.4H46', ACCENT, 2.2) +
    line('M5 0V48M43 0V48', ACCENT, 1, 'stroke-dasharray="2 2" opacity=".7"') +
    line('M10 5H38M10 43H38', PINK, 1.2) +
    bites(1.4, 48) +
    bites(46.6, 48),
);

/** A row: a long ticket with its stub. */
const row = picture(
  96,
  48,
  line('M2 1.6H94M2 46.4H94', '#8f7bff', 2) +
    bites(1.4, 48) +
    bites(94.6, 48) +
    fill('M5 0H9V48H5Z', PINK) +
    fill('M5 0H9V8H5ZM5 16H9V24H5ZM5 32H9V40H5Z', CREAM) +
    line('M89 0V48', '#8f7bff', 1, 'stroke-dasharray="2 2"'),
);

/** A tab: an awning over its words. */
const awning = (face: string, line1: string, a: string, b: string): string =>
  picture(
    64,
    44,
    box(1, 1, 62, 41, face, `rx="5" stroke="${line1}" stroke-width="1.6"`) +
      fill('M0 0H64V4A2.67 2.67 0 0 1 0 4Z', a) +
      many(12, (i) => fill(t`M${i * 5.33} 0h5.33v4a2.67 2.67 0 0 1-5.33 0Z`, i % 2 ? b : a)),
  );

const TICKET = 'M4 2H92V17A5.5 5.5 0 0 0 92 28V45H4V28A5.5 5.5 0 0 0 4 17Z';
const button = picture(
  96,
  52,
  `<path d="${TICKET}" fill="#8a4608" transform="translate(0 5)"/><path d="${TICKET}" fill="#d98a12" transform="translate(0 2.4)"/>` +
    fill(TICKET, ACCENT) +
    fill('M4 2H92V12H4Z', '#fff', 'opacity=".4"') +
    // From the notches to the edges alone: beside them words begin, and a small button's reach as far as its rim.
    line('M10 3V16M10 30V44M86 3V16M86 30V44', '#a85c08', 1.6, 'stroke-dasharray="3 3"') +
    line('M15 6.5H81M15 40.5H81', '#fff3c0', 1.2),
);

/** The countdown's tile: bulbs around a number. */
const digit = picture(
  48,
  56,
  box(0.5, 0.5, 47, 55, '#b97411', 'rx="9"') +
    box(1.5, 1, 45, 53, '#e2336f', 'rx="8"') +
    box(6.4, 7, 35.2, 42, PANEL, 'rx="4"') +
    [8, 16, 24, 32, 40].map((x) => circle(x, 4, 1.6, '#fffbe6') + circle(x, 51.6, 1.6, '#fffbe6')).join('') +
    [12, 20, 28, 36, 44].map((y) => circle(4, y, 1.6, '#fffbe6') + circle(44, y, 1.6, '#fffbe6')).join(''),
);

/** What a place stands on: a tier of the cake, iced, with as many candles as it takes. */
const step = (tier: string, side: string, candles: readonly number[]): string =>
  picture(
    120,
    160,
    box(0, 26, 120, 134, tier) +
      fill('M0 26H20V160H0ZM100 26H120V160H100Z', side) +
      line(
        'M10 44V160M110 44V160',
        '#fff',
        3,
        'stroke-dasharray="0 12" stroke-linecap="round" opacity=".45"',
      ) +
      fill(
        'M0 24V36A7 7 0 0 0 14 36V33A6 6 0 0 1 26 33V37A7 7 0 0 0 40 37V33A6 6 0 0 1 52 33V35A8 8 0 0 0 68 35V33A6 6 0 0 1 80 33V37A7 7 0 0 0 94 37V33A6 6 0 0 1 106 33V36A7 7 0 0 0 120 36V24Z',
        '#ffe9d2',
      ) +
      oval(60, 24, 60, 8, '#fffdf6') +
      oval(60, 24, 50, 5.4, '#ffd9e4') +
      candles
        .map(
          (x) =>
            box(x - 2, 8, 4, 16, TEAL) +
            line(t`M${x - 2} 20l4-3M${x - 2} 14l4-3`, '#fff', 1.4) +
            fill(t`M${x} 8c-4-3-2-6 0-8c2 2 4 5 0 8Z`, '#ffb02e'),
        )
        .join(''),
  );

const rays = picture(
  360,
  240,
  many(18, (i) => {
    const [a, b] = [(i * Math.PI) / 9, ((i + 0.5) * Math.PI) / 9];
    return fill(
      t`M180 110L${180 + 240 * Math.cos(a)} ${110 + 240 * Math.sin(a)}L${180 + 240 * Math.cos(b)} ${110 + 240 * Math.sin(b)}Z`,
      [ACCENT, PINK, TEAL][i % 3] ?? ACCENT,
      'opacity=".3"',
    );
  }),
);

const sheet = picture(
  360,
  32,
  many(18, (i) => fill(t`M${i * 20} 0h20v18a10 10 0 0 1-20 0Z`, i % 2 ? CREAM : PINK)) +
    box(0, 0, 360, 5, ACCENT) +
    many(18, (i) => bulb(10 + i * 20, 3, 1.6)),
);

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': awning(PANEL, '#6a55c4', '#6a3fb0', '#3d2a80'),
  'tab-on.svg': awning(ACCENT, '#fff3c0', PINK, CREAM),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step('#97205c', '#7d174b', [32, 60, 88]),
  'step-2.svg': step('#12606e', '#0d4c58', [44, 76]),
  'step-3.svg': step('#5b319c', '#482580', [60]),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(
    24,
    24,
    fill('M4 9L13 4L20 13L11 19Z', PINK) + fill('M4 9L13 4L15.4 7L6.6 12.4Z', '#fff', 'opacity=".5"'),
  ),
  'burst.svg': picture(24, 24, fill(star(12, 12, 11), ACCENT) + fill(star(12, 12, 5), '#fff6d8')),
};
