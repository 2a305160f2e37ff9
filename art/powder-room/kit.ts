/** What the widgets of the powder room are framed by: velvet labels, brass mouldings, garment tags. */
import { box, circle, defs, fill, lin, line, many, oval, picture, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { BERRY, BRASSES, PLUM, VELVET } from './paints.ts';

const PANEL = '#fffaf5';

/** A header: a bolster of velvet between two brass knobs. */
const plate = picture(
  280,
  56,
  defs(...BRASSES, lin('f', ['#a83a6c', BERRY, '#6d1c41'])) +
    fill(
      'M34 11H246C252 11 258 17 262 28C258 39 252 45 246 45H34C28 45 22 39 18 28C22 17 28 11 34 11Z',
      PLUM,
      'opacity=".25" transform="translate(0 3)"',
    ) +
    fill('M34 9H246C252 9 258 15 262 27C258 39 252 45 246 45H34C28 45 22 39 18 27C22 15 28 9 34 9Z', '~f') +
    line('M36 13H244', '#fff', 1.2, 'opacity=".45" stroke-linecap="round"') +
    line('M40 40.6H240', '#e6b566', 1, 'stroke-dasharray="4 3"') +
    [18, 262]
      .map(
        (x) =>
          circle(x, 27, 9, '~br') +
          circle(x - 2.4, 24.4, 2.6, '#fff7dc') +
          line(t`M${x < 99 ? x + 12 : x - 12} 15V39`, '#e6b566', 2),
      )
      .join(''),
);

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** Frame of a section: a moulding of the wall, its corners turned in, a brass bead in each. */
const panel = picture(
  96,
  96,
  defs(...BRASSES) +
    fill(
      'M0 22Q22 22 22 0H74Q74 22 96 22V74Q74 74 74 96H22Q22 74 0 74Z M10 28V68Q26 70 28 86H68Q70 70 86 68V28Q70 26 68 10H28Q26 26 10 28Z',
      PANEL,
      'fill-rule="evenodd"',
    ) +
    line(
      'M1 22.6Q22.6 22.6 22.6 1H73.4Q73.4 22.6 95 22.6V73.4Q73.4 73.4 73.4 95H22.6Q22.6 73.4 1 73.4Z',
      '#c98d3c',
      1.8,
    ) +
    line('M7 28Q28 28 28 7H68Q68 28 89 28V68Q68 68 68 89H28Q28 68 7 68Z', '#e3bfae', 1.2) +
    turned(circle(13, 13, 5.4, '~br') + circle(11.6, 11.4, 1.7, '#fff7dc'), 48),
);

/** Frame of a card: the rim of a hand mirror. */
const card = picture(
  48,
  48,
  defs(lin('b', ['#f3d490', '#b8822f'], 'd')) +
    t`<rect x="2" y="2" width="44" height="44" rx="14" fill="none" stroke="${PANEL}" stroke-width="4"/><rect x="1.4" y="1.4" width="45.2" height="45.2" rx="15" fill="none" stroke="url(#~b)" stroke-width="2.4"/><rect x="5" y="5" width="38" height="38" rx="11.4" fill="none" stroke="#e3bfae" stroke-width="1"/>` +
    turned(fill(sparkle(6.6, 6.6, 3.4), '#c98d3c'), 24),
);

/** Frame of a row: a drawer, its knob at the right. */
const row = picture(
  96,
  48,
  defs(...BRASSES) +
    t`<rect x="1.4" y="1.4" width="93.2" height="45.2" rx="11" fill="none" stroke="#d9a98f" stroke-width="2"/><rect x="5" y="5" width="86" height="38" rx="8" fill="none" stroke="#efd9cc" stroke-width="1"/>` +
    fill('M0 12A12 12 0 0 1 6 1.6V46.4A12 12 0 0 1 0 36Z', BERRY) +
    circle(91.5, 24, 3.6, '~br'),
);

/** A garment tag: its upper corners cut, a brass eye for the string. */
const tagShape = 'M12 1H52L63 12V40Q63 43 60 43H4Q1 43 1 40V12Z';
const tab = picture(
  64,
  44,
  fill(tagShape, PANEL) + line(tagShape, '#d9a98f', 1.4) + circle(32, 5.4, 2, '#e3bfae'),
);
const tabOn = picture(
  64,
  44,
  fill(tagShape, BERRY) +
    line(tagShape, '#e6b566', 1.6) +
    circle(32, 5.4, 2.2, '#f3d490') +
    line('M6 39H58', '#e6b566', 1, 'opacity=".7"'),
);

/** The main button: a round bolster of velvet with a brass piping. */
const button = picture(
  96,
  52,
  defs(lin('b', ['#a83a6c', BERRY]), ...VELVET) +
    t`<rect y="5" width="96" height="47" rx="23" fill="#551332"/><rect width="96" height="46" rx="23" fill="url(#~b)"/><rect x="3.4" y="3.4" width="89.2" height="39.2" rx="19.6" fill="none" stroke="#e6b566" stroke-width="1.4" opacity=".9"/>` +
    line('M24 7H72', '#fff', 1.6, 'opacity=".4" stroke-linecap="round"'),
);

/** A rail with hangers. */
const divider = picture(
  300,
  24,
  defs(...BRASSES, lin('a', ['#c98d3c/0', '#c98d3c@.3', '#c98d3c@.7', '#c98d3c/0'], 'h')) +
    box(20, 6, 260, 1.6, '~a') +
    many(5, (i) =>
      line(
        t`M${110 + i * 20} 6.6c3-5 5 0 0 3.4v2l-8 5h16l-8-5`,
        i % 2 ? BERRY : '#c98d3c',
        1.4,
        'stroke-linejoin="round"',
      ),
    ),
);

/** Wall paper: small sprays in a diamond grid. */
const pattern = picture(
  96,
  96,
  `<g opacity=".13">${[
    [24, 24],
    [72, 72],
  ]
    .map(
      ([x = 0, y = 0]) =>
        line(
          t`M${x} ${y + 16}V${y - 6}M${x} ${y + 4}q-9-2-11-10q10 1 11 10q1-9 11-10q-2 8-11 10`,
          BERRY,
          1.2,
        ) +
        circle(x, y - 9, 3.4, BERRY) +
        many(5, (i) =>
          oval(x + 5.4 * Math.cos(i * 1.257), y - 9 + 5.4 * Math.sin(i * 1.257), 2.2, 2.2, BERRY),
        ),
    )
    .join('')}${fill(sparkle(72, 24, 5) + sparkle(24, 72, 5), '#b8822f')}</g>`,
);

const rays = picture(
  360,
  240,
  defs(lin('r', ['#e6b566/.55', '#e6b566/0'])) +
    many(
      14,
      (i) => `<path d="M180 120L168-40H192Z" transform="rotate(${i * 25.7} 180 120)" fill="url(#~r)"/>`,
    ),
);

/** A glint on brass. */
const falling = picture(24, 24, fill(sparkle(12, 12, 10), '#ffe9b8') + circle(12, 12, 2, '#fff'));

export const powderKit = {
  'plate.svg': plate,
  'panel.svg': panel,
  'card.svg': card,
  'row.svg': row,
  'tab.svg': tab,
  'tab-on.svg': tabOn,
  'button.svg': button,
  'divider.svg': divider,
  'pattern.svg': pattern,
  'rays.svg': rays,
  'falling.svg': falling,
};
