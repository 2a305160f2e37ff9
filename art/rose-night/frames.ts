/** Parts of the rose night: letters, wax and rose gold; places stand on wrapped bouquets. */
import { BLUSH, bloom, CRIMSON, rose, tone, WINE } from '../botany.ts';
import { circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { EDGE } from './prizes.ts';

const PANEL = '#3a0f22';
const ACCENT = '#f0476c';
const GOLD = '#e9b08f';
const METAL = lin('eg', EDGE, 'd');
const HEART = 'M0 5C-9-2-5-8-1.6-6.4C-.8-6 0-5 0-4.2C0-5 .8-6 1.6-6.4C5-8 9-2 0 5Z';

/** A seal of wax around a point, pressed with a heart. */
const seal = (x: number, y: number, s: number): string =>
  `<g transform="${t`translate(${x} ${y})scale(${s})`}">` +
  fill(
    'M0-13C5-15 8-11 11-8C15-5 13-1 13 3C14 8 9 9 6 12C2 15-3 13-6 12C-11 11-11 6-13 2C-15-3-11-6-9-9C-6-12-4-11 0-13Z',
    '#c01e44',
  ) +
  circle(0, 0, 9, '#9a1034') +
  circle(0, 0.8, 8.6, '#d6345a') +
  `<path d="${HEART}" fill="#7c0c2a"/>` +
  '</g>';

/** The header: a closed envelope, its seal at one end, a stamp at the other. */
const plate = picture(
  280,
  56,
  defs(METAL, lin('p', ['#a51d42', '#7d1032'])) +
    fill('M6 9H274V51H6Z', '#1a040b', 'opacity=".45"') +
    fill('M6 6H274V47H6Z', '~p') +
    fill('M6 6L42 28L6 47Z', '#8d1538') +
    fill('M274 6L238 28L274 47Z', '#6a0b29') +
    // Its folds end beside the title: one that went on would strike it out.
    line('M6 6L42 28L6 47M274 6L238 28L274 47', '#f3c3a4', 0.8, 'opacity=".55"') +
    line('M6 6H274V47H6Z', '~eg', 1.6) +
    seal(24, 27, 0.9) +
    `<g transform="translate(256 27)rotate(7)">${fill('M-11-13H11V13H-11Z', '#fbe6d6')}${line('M-11-13H11V13H-11Z', '#7d1032', 2.4, 'stroke-dasharray="0 4" stroke-linecap="round"')}${fill('M-8-10H8V10H-8Z', '#e98aa0')}<path d="${HEART}" fill="#a51d42"/></g>`,
);

const quarters = (corner: string): string =>
  corner +
  `<g transform="translate(96)scale(-1 1)">${corner}</g><g transform="translate(0 96)scale(1-1)">${corner}</g><g transform="translate(96 96)scale(-1)">${corner}</g>`;

/** A grand section: a line of rose gold that leaves its corners to roses. */
const panel = picture(
  96,
  96,
  defs(METAL, rose('ro'), tone('rc', CRIMSON)) +
    quarters(
      line('M48 3.5H26C26 14 14 26 3.5 26V48', '~eg', 2.4) +
        line('M48 8H31C30 18 18 30 8 31V48', GOLD, 0.8, 'opacity=".7"') +
        fill(
          'M26 3.5C22 8 18 8 16 4.5C19 1 23 1 26 3.5ZM3.5 26C8 22 8 18 4.5 16C1 19 1 23 3.5 26Z',
          '#6d7040',
        ) +
        bloom('rc', 12, 12, 10.5, 20),
    ),
);

/** A card: a picture held by four corners, as in an album. */
const card = picture(
  48,
  48,
  defs(METAL) +
    line('M2.5 2.5H45.5V45.5H2.5Z', GOLD, 1) +
    fill('M0 0H15L0 15ZM48 0V15L33 0ZM0 48V33L15 48ZM48 48H33L48 33Z', '#a51d42') +
    line('M15 0L0 15M33 0L48 15M0 33L15 48M48 33L33 48', '~eg', 1.4),
);

/** A row: a sheet of the letter, tied at its side, one corner turned. */
const row = picture(
  96,
  48,
  defs(METAL) +
    line('M2.5 2H80L94 16V46H2.5Z', GOLD, 1.2) +
    fill('M80 1V16H95Z', '#a51d42') +
    line('M80 2V16H94', '~eg', 1.2) +
    fill('M1 1H7V47H1Z', ACCENT) +
    line('M4 0V48', '#fff', 0.8, 'opacity=".5" stroke-dasharray="2 2"'),
);

const flap = (face: string, edge: string, inner: string, extra = ''): string =>
  picture(
    64,
    44,
    fill('M1 43V13C1 6 6 1 13 1H51C58 1 63 6 63 13V43Z', face) +
      line('M1 43V13C1 6 6 1 13 1H51C58 1 63 6 63 13V43Z', edge, 1.6) +
      line('M5 40V14C5 8 8 5 14 5H50C56 5 59 8 59 14V40', inner, 0.8) +
      extra,
  );

const wax =
  'M5 24C3 12 12 3 26 4C34 1 62 1 70 4C84 2 94 11 92 23C95 36 84 44 72 43C62 46 34 46 25 43C11 45 1 36 5 24Z';

const button = picture(
  96,
  52,
  defs(lin('f', ['#f7728f', ACCENT, '#ea4468'])) +
    `<path d="${wax}" fill="#7c0f2f" transform="translate(0 5)"/>` +
    `<path d="${wax}" fill="#a51d42" transform="translate(0 2.4)"/>` +
    `<path d="${wax}" fill="url(#~f)"/>` +
    line('M11 23C10 14 16 9 28 9.5C40 8 58 8 69 9.5C81 8.5 87 14 86 22', '#fff', 1.4, 'opacity=".55"') +
    line(
      'M11 26C12 34 17 38 27 37.5C40 39.5 58 39.5 70 37.5C80 38 85 34 86 27',
      '#7c0f2f',
      1,
      'opacity=".45"',
    ),
);

/** The countdown's tile: a locket. */
const digit = picture(
  48,
  56,
  defs(METAL) +
    line('M24 1.5A3 3 0 1 1 23.9 1.5', '~eg', 1.6) +
    oval(24, 31, 23, 24.4, '~eg') +
    oval(24, 31, 21, 22, '#22060f') +
    oval(24, 31, 20, 20.8, PANEL) +
    `<ellipse cx="24" cy="31" rx="17.6" ry="18.4" fill="none" stroke="${GOLD}" stroke-width=".7" stroke-dasharray="1 2.4"/>`,
);

/** What a place stands on: a bouquet in its paper. */
const step = (paper: string, dark: string, ribbon: string, heads: readonly string[]): string =>
  picture(
    120,
    160,
    defs(METAL, rose('ro'), tone('rc', CRIMSON), tone('rb', BLUSH), tone('rw', WINE)) +
      fill('M4 30L12 160H108L116 30Z', '#1a040b', 'opacity=".5"') +
      fill('M0 26L6 34V160H114V34L120 26Z', paper) +
      fill('M0 26L20 40V160H6V34ZM120 26L100 40V160H114V34Z', dark) +
      line('M20 40V160M100 40V160', ribbon, 0.8, 'opacity=".6"') +
      heads.map((head, i) => bloom(head, 12 + i * 19.2, i % 2 ? 15 : 21, 13.5, i * 47)).join('') +
      fill('M0 26L20 40H100L120 26V32L100 46H20L0 32Z', ribbon),
  );

const rays = picture(
  360,
  240,
  defs(rad('g', ['#ffd9b0/.7', '#f0476c@.5/.22', '#f0476c/0'])) +
    oval(180, 110, 176, 128, '~g') +
    fill(
      many(14, (i) => {
        const a = (i * Math.PI) / 7;
        const [x, y] = [Math.cos(a), Math.sin(a)];
        return t`M180 110L${180 + 170 * x - 12 * y} ${110 + 120 * y + 12 * x}Q${180 + 184 * x} ${110 + 130 * y} ${180 + 170 * x + 12 * y} ${110 + 120 * y - 12 * x}Z`;
      }),
      '#ffcfa0',
      'opacity=".16"',
    ),
);

/** The sheet that asks opens as an envelope does. */
const sheet = picture(
  360,
  32,
  defs(METAL) +
    fill('M0 0H360V6L180 30L0 6Z', '#7d1032') +
    line('M0 6L180 30L360 6', '~eg', 1.6) +
    seal(180, 17, 0.95),
);

const PETAL = 'M12 2C19 5 22 13 16 21C8 21 3 13 5 6C7 4 9 4 12 2Z';

export const frames = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': flap(PANEL, '#8d4a52', '#8d4a52'),
  'tab-on.svg': flap(ACCENT, '#ffd2bd', '#ffb3c2', line('M5 6L20 12H44L59 6', '#ffd2bd', 0.8)),
  'button.svg': button,
  'digit.svg': digit,
  'step-1.svg': step('#6b1734', '#521028', '#f0b59c', ['rw', 'rc', 'rb', 'rc', 'rw', 'rc']),
  'step-2.svg': step('#571630', '#421024', '#d7dee9', ['rb', 'rw', 'rb', 'rc', 'rb', 'rw']),
  'step-3.svg': step('#4c1329', '#390d1f', '#e3a474', ['rw', 'rb', 'rw', 'rw', 'rb', 'rw']),
  'rays.svg': rays,
  'sheet.svg': sheet,
  'falling.svg': picture(
    24,
    24,
    fill(PETAL, '#f0476c') + fill('M12 2C19 5 22 13 16 21C16 13 15 8 12 2Z', '#ff9fb2'),
  ),
  'burst.svg': picture(
    24,
    24,
    `<g transform="translate(12 12.5)scale(1.5)"><path d="${HEART}" fill="#ff6b8d"/><path d="M-3.6-4.6C-5-4-5-2-4-.6" fill="none" stroke="#fff" opacity=".8"/></g>`,
  ),
};
