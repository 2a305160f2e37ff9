/** What the widgets of a lantern fair are framed by: cut paper, ruyi clouds, slips for riddles, low lacquer tables. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { DARK, GILT, GOLD, PANEL } from './paints.ts';
import { blossom } from './parts.ts';

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** The header: a long silk lantern that lies between two gilt caps, clouds below it. */
export const plate = picture(
  280,
  56,
  defs(GOLD, lin('p', ['#f2602a', '#c8251a@.5', '#8f0f14'])) +
    fill(
      'M30 49C24 42 34 38 38 43C44 38 52 44 46 50ZM250 49C256 42 246 38 242 43C236 38 228 44 234 50Z',
      GILT,
    ) +
    `<rect x="18" y="6" width="244" height="41" rx="20" fill="#3c060c" opacity=".4" transform="translate(0 3)"/><rect x="18" y="5" width="244" height="41" rx="20" fill="url(#~p)"/>` +
    line('M60 5V46M92 5V46M124 5V46M156 5V46M188 5V46M220 5V46', '#ffb45a', 1, 'opacity=".25"') +
    line('M40 8.4H240', '#ffe6ac', 1.6, 'stroke-linecap="round" opacity=".7"') +
    line('M40 43.4H240', '#ffb45a', 1.2, 'stroke-linecap="round" opacity=".6"') +
    [22, 258]
      .map(
        (x) =>
          box(x - 9, 9, 18, 33, '~go', 'rx="7"') +
          line(t`M${x - 3} 12V39M${x + 3} 12V39`, '#9c5a14', 1) +
          circle(x, 25.5, 3.4, '#c8251a'),
      )
      .join('') +
    line('M22 42V54M19 43L18 52M25 43L26 52M258 42V54M255 43L254 52M261 43L262 52', '#ffb45a', 1.6),
);

/** Frame of a section: paper cut in scallops, a cloud in each corner. */
export const panel = picture(
  96,
  96,
  defs(GOLD) +
    `<rect x="4" y="4" width="88" height="88" rx="18" fill="none" stroke="#4c070e" stroke-width="8"/><rect x="3" y="3" width="90" height="90" rx="19" fill="none" stroke="url(#~go)" stroke-width="2"/><rect x="9" y="9" width="78" height="78" rx="13" fill="none" stroke="${GILT}" stroke-width="1.2"/>` +
    turned(
      line('M35 6H61', '#e0452a', 3, 'stroke-dasharray="0 6.5" stroke-linecap="round"') +
        fill(
          'M2 30C-2 22 4 16 9 18C6 10 10 6 18 9C16 4 22-2 30 2C33 8 27 12 23 10C24 15 21 18 17 17C18 21 15 24 10 23C12 27 8 33 2 30Z',
          GILT,
        ) +
        line(
          'M6 25C4 22 7 19 10 21M13 14C11 11 14 10 16 12M25 6C22 4 19 7 21 10',
          '#9c4a14',
          1.3,
          'stroke-linecap="round"',
        ),
      48,
    ),
);

/** Frame of a card: a window of paper, its corners rounded inwards round a bead. */
export const card = picture(
  48,
  48,
  line(
    'M13 2H35A11 11 0 0 0 46 13V35A11 11 0 0 0 35 46H13A11 11 0 0 0 2 35V13A11 11 0 0 0 13 2Z',
    '#f2bc58',
    2,
  ) +
    line(
      'M15 5.4H33A10 10 0 0 0 42.6 15V33A10 10 0 0 0 33 42.6H15A10 10 0 0 0 5.4 33V15A10 10 0 0 0 15 5.4Z',
      GILT,
      0.8,
      'opacity=".6"',
    ) +
    turned(circle(5, 5, 3.6, '#e0452a') + circle(5, 5, 1.7, '#ffe6ac'), 24),
);

/** Frame of a row: a slip for a riddle on its cord, rounded, a knot at the left. */
export const row = picture(
  96,
  48,
  `<rect x="1.5" y="1.5" width="93" height="45" rx="20" fill="none" stroke="#d9762e" stroke-width="2"/><rect x="4.6" y="4.6" width="86.8" height="38.8" rx="17" fill="none" stroke="${GILT}" stroke-opacity=".45" stroke-width=".9"/>` +
    fill('M1 24L6 18L11 24L6 30ZM85 24L90 18L95 24L90 30Z', '#ffb45a') +
    fill('M4 24L6 21L8 24L6 27ZM88 24L90 21L92 24L90 27Z', '#a81318'),
);

const bun =
  'M20 3H44C49 3 51 6 52 9C58 9 62 14 62 22C62 32 57 41 46 41H18C7 41 2 32 2 22C2 14 6 9 12 9C13 6 15 3 20 3Z';
const face = (paint: string, edge: string, inner: string): string =>
  picture(
    64,
    44,
    fill(bun, paint) + line(bun, edge, 2) + line('M12 14C14 10 18 8 22 8H42C46 8 50 10 52 14', inner, 1.1),
  );
export const tab = face(PANEL, '#d9762e', '#ffb45a');
export const tabOn = face(GILT, '#fff3c4', '#b06a1c');

/** The main button: a gilt cloud with its lacquer edge below. */
export const button = picture(
  96,
  52,
  defs(lin('b', ['#fff0c0', '#ffd88c@.6', '#ffca70'])) +
    fill('M20 6H76C86 6 95 15 95 28C95 42 86 52 74 52H22C10 52 1 42 1 28C1 15 10 6 20 6Z', '#8a3a10') +
    fill('M20 1H76C86 1 95 10 95 23C95 37 86 46 74 46H22C10 46 1 37 1 23C1 10 10 1 20 1Z', '~b') +
    line('M20 4H76C84 4 92 12 92 23C92 35 84 43 74 43H22C12 43 4 35 4 23C4 12 12 4 20 4Z', '#d0802a', 1) +
    line(
      'M10 30C5 24 12 17 17 21C20 25 15 29 13 26M86 30C91 24 84 17 79 21C76 25 81 29 83 26',
      '#c8251a',
      1.6,
      'stroke-linecap="round"',
    ) +
    line('M26 5.4H70', '#fff', 1.6, 'stroke-linecap="round" opacity=".7"'),
);

/** A countdown's number on a small lantern. */
export const digit = picture(
  48,
  56,
  defs(GOLD) +
    box(13, 0, 22, 6, '~go', 'rx="2"') +
    box(13, 50, 22, 6, '~go', 'rx="2"') +
    fill('M12 4H36C50 10 50 46 36 52H12C-2 46-2 10 12 4Z', PANEL) +
    line('M12 4H36C50 10 50 46 36 52H12C-2 46-2 10 12 4Z', GILT, 1.6) +
    line('M13 5C5 14 5 42 13 51M35 5C43 14 43 42 35 51', '#ffb45a', 1, 'opacity=".55"') +
    line('M18 8H30M18 48H30', '#ffe6ac', 1, 'opacity=".6"'),
);

/** A low lacquer table with a cloud for its apron: what a place stands on. */
const step = (body: string, side: string, rim: string): string =>
  picture(
    120,
    160,
    defs(lin('s', [side, body, side], 'h'), lin('r', ['#fff6d8', rim])) +
      box(6, 24, 108, 136, '~s') +
      fill('M6 24H18V160H6ZM102 24H114V160H102Z', DARK, 'opacity=".4"') +
      line('M24 60V160M96 60V160', rim, 1.2, 'opacity=".5"') +
      oval(60, 15, 60, 13, '#3c060c') +
      oval(60, 12, 60, 12, '~r') +
      oval(60, 11.4, 53, 9, '#a81318') +
      oval(60, 11.4, 42, 6.6, 'none', `stroke="${rim}" stroke-width="1"`) +
      fill(
        'M2 18C20 29 100 29 118 18V27C112 36 104 32 102 28C100 38 84 40 80 31C74 42 46 42 40 31C36 40 20 38 18 28C16 32 8 36 2 27Z',
        rim,
      ) +
      line(
        'M24 30C22 34 28 36 30 32M90 32C92 36 98 34 96 30M52 33C52 38 60 39 60 35C60 39 68 38 68 33',
        '#8f2a10',
        1.4,
        'stroke-linecap="round"',
      ),
  );
export const steps = {
  'step-1.svg': step('#b8171c', '#84101a', '#ffd070'),
  'step-2.svg': step('#8f1a2a', '#660e1c', '#e8dccb'),
  'step-3.svg': step('#8a2416', '#62140f', '#f0a470'),
};

/** Light through a paper screen, with clouds at its foot. */
export const rays = picture(
  360,
  240,
  defs(rad('r', ['#ffe6a0/.75', '#ff9a3c@.5/.3', '#ff9a3c/0'])) +
    fill(
      many(20, (i) => {
        const a = (i / 20) * Math.PI * 2;
        const w = i % 2 ? 0.1 : 0.16;
        return t`M180 116L${180 + 200 * Math.cos(a)} ${116 + 150 * Math.sin(a)}L${180 + 200 * Math.cos(a + w)} ${116 + 150 * Math.sin(a + w)}Z`;
      }),
      '~r',
    ) +
    many(10, (i) => {
      const a = (i / 10) * Math.PI * 2 + 0.2;
      return blossom(180 + 128 * Math.cos(a), 116 + 88 * Math.sin(a), i % 2 ? 5 : 7, '#ffe6ac');
    }),
);

/** The upper edge of a sheet: a cloth of the table with tassels. */
export const sheet = picture(
  360,
  32,
  defs(GOLD) +
    box(0, 0, 360, 9, '#a81318') +
    many(12, (i) => {
      const x = i * 30;
      return (
        fill(
          t`M${x} 8H${x + 30}C${x + 30} 18 ${x + 20} 22 ${x + 15} 22C${x + 10} 22 ${x} 18 ${x} 8Z`,
          i % 2 ? '#c8251a' : '#e0452a',
        ) +
        line(
          t`M${x + 8} 12C${x + 6} 17 ${x + 14} 18 ${x + 15} 13C${x + 16} 18 ${x + 24} 17 ${x + 22} 12`,
          GILT,
          1.2,
        ) +
        line(t`M${x + 15} 22V31`, GILT, 1.6)
      );
    }) +
    box(0, 6, 360, 3, '~go'),
);

export const falling = picture(24, 24, blossom(12, 12, 9));
export const burst = picture(
  24,
  24,
  fill('M12 0L14.6 8L22 4L17 11L24 14L16 15L18 23L12 17L6 23L8 15L0 14L7 11L2 4L9.4 8Z', GILT) +
    circle(12, 12.6, 4, '#ff5a3c') +
    circle(12, 12.6, 2, '#fff8dc'),
);
