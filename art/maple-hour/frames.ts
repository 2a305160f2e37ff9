/** What the widgets of a maple hour are framed by: wooden cabinets, cassette labels, preset keys, the glass of a dial. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { BRASS, LEAVES, PERSIMMON, WOOD } from './paints.ts';
import { leafAt, leafShape } from './parts.ts';

const PANEL = '#52331f';
const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** Frame of a section: a walnut cabinet with brass caps and screws at its corners. */
export const panel = picture(
  96,
  96,
  defs(BRASS) +
    `<rect x="5" y="5" width="86" height="86" rx="14" fill="none" stroke="#2a150b" stroke-width="10"/><rect x="5" y="5" width="86" height="86" rx="14" fill="none" stroke="#8a5430" stroke-width="7"/><rect x="3" y="3" width="90" height="90" rx="15" fill="none" stroke="#c98f54" stroke-width="1.4"/><rect x="10" y="10" width="76" height="76" rx="10" fill="none" stroke="#dca94c" stroke-width="1.4"/>` +
    turned(
      fill('M1 26V15A14 14 0 0 1 15 1H26V9H17A8 8 0 0 0 9 17V26Z', '~br') +
        circle(6.4, 21, 1.8, '#5a3a12') +
        circle(21, 6.4, 1.8, '#5a3a12') +
        line('M5.4 20l2 2M20 5.4l2 2', '#fff0c2', 0.8),
      48,
    ),
);

/** Frame of a card: the sleeve of a record, a quarter disc in each corner. */
export const card = picture(
  48,
  48,
  `<rect x="1" y="1" width="46" height="46" rx="8" fill="none" stroke="#a8703f" stroke-width="2"/><rect x="4.5" y="4.5" width="39" height="39" rx="5" fill="none" stroke="#f5894a" stroke-opacity=".5" stroke-width="1"/>` +
    turned(
      fill('M2 14A12 12 0 0 0 14 2H9A7 7 0 0 0 2 9Z', '#dca94c', 'opacity=".9"') +
        line('M3 10.6A8 8 0 0 0 10.6 3', '#5a3019', 0.8),
      24,
    ),
);

/** Frame of a row: the label of a cassette, its three stripes at the left. */
export const row = picture(
  96,
  48,
  `<rect x="1" y="1" width="94" height="46" rx="7" fill="none" stroke="#a8703f" stroke-width="1.6"/>` +
    fill('M8 2H4A2 2 0 0 0 2 4V44A2 2 0 0 0 4 46H8Z', '#d9512c') +
    box(8, 2, 4, 44, PERSIMMON) +
    box(12, 2, 3, 44, '#ffc56e') +
    line('M88 10v28', '#a8703f', 1.2, 'stroke-dasharray="2 3"'),
);

/** A preset key of the radio: at rest and pressed in. */
export const tab = picture(
  64,
  44,
  `<rect x="1" y="2" width="62" height="40" rx="8" fill="#2a150b"/><rect x="2" y="2" width="60" height="36" rx="7" fill="${PANEL}" stroke="#a8703f" stroke-width="1.4"/>` +
    line('M9 5.6H55', '#c98f54', 1.4, 'stroke-linecap="round"'),
);
export const tabOn = picture(
  64,
  44,
  `<rect x="1" y="2" width="62" height="40" rx="8" fill="#2a150b"/><rect x="2" y="4" width="60" height="37" rx="7" fill="${PERSIMMON}" stroke="#ffe0a8" stroke-width="1.6"/>` +
    line('M9 36.6H55', '#fff0c2', 1.6, 'stroke-linecap="round" opacity=".8"'),
);

/** The main button: a rounded key of bakelite, ringed with brass. */
export const button = picture(
  96,
  52,
  defs(BRASS, lin('b', ['#ffa066', PERSIMMON])) +
    `<rect x="0" y="6" width="96" height="46" rx="23" fill="#7c3212"/><rect x="1" y="1" width="94" height="43" rx="21.5" fill="url(#~b)" stroke="url(#~br)" stroke-width="2.4"/>` +
    line('M24 5.4H72', '#fff0dc', 1.6, 'stroke-linecap="round" opacity=".8"'),
);

/** A countdown's number behind the glass of a dial. */
export const digit = picture(
  48,
  56,
  defs(BRASS, lin('g', ['#1d0f08', '#3a2012@.7', '#5a3118'])) +
    `<rect x="1" y="1" width="46" height="54" rx="9" fill="url(#~g)" stroke="url(#~br)" stroke-width="2.2"/>` +
    fill('M5 9A5 5 0 0 1 10 4.4H38A5 5 0 0 1 43 9V16C30 20 14 20 5 25Z', '#fff', 'opacity=".09"') +
    line(
      many(9, (i) => t`M${8 + i * 4} ${i % 4 === 0 ? 45 : 47.4}V51`),
      '#ffc56e',
      1.1,
      'opacity=".8"',
    ) +
    line('M24 42.4V51', '#ff6a3c', 1.8),
);

/** A cabinet of walnut: what a place stands on; the cloth of its speaker runs down. */
function step(top: string, rim: string, cloth: string): string {
  return picture(
    120,
    160,
    defs(BRASS, lin('t', [top, '#7a4726']), lin('c', ['#2f190d', cloth, '#2f190d'], 'h')) +
      fill('M5 20H115V160H5Z', '#2a150b') +
      fill('M8 30H112V160H8Z', '~c') +
      line(
        many(13, (i) => t`M${14 + i * 7.7} 34V160`),
        '#1d0f08',
        2,
        'opacity=".5"',
      ) +
      box(5, 28, 5, 132, '#7a4726') +
      box(110, 28, 5, 132, '#7a4726') +
      fill('M14 0H106L120 14V22H0V14Z', '~t') +
      fill('M14 0H106L120 14H0Z', '#ffe6bd', 'opacity=".24"') +
      box(0, 14, 120, 9, rim, 'rx="1.5"') +
      box(0, 14, 120, 2, '#fff', 'rx="1" opacity=".5"') +
      fill('M5 23H115V29H5Z', '#000', 'opacity=".3"') +
      circle(22, 18.6, 2.2, '#5a3a12') +
      circle(98, 18.6, 2.2, '#5a3a12'),
  );
}
export const steps = {
  'step-1.svg': step('#c98f54', '#e8b24e', '#7a4320'),
  'step-2.svg': step('#a8703f', '#cfc4b4', '#64381d'),
  'step-3.svg': step('#8a5430', '#c9793f', '#56301a'),
};

/** What goes out from the winner: waves of the air, and light between them. */
export const rays = picture(
  360,
  240,
  defs(rad('r', ['#ffd27a/.7', '#ffb450@.5/.24', '#ffb450/0'])) +
    fill(
      many(14, (i) => {
        const a = (i / 14) * Math.PI * 2;
        return t`M180 120L${180 + 190 * Math.cos(a)} ${120 + 190 * Math.sin(a)}L${180 + 190 * Math.cos(a + 0.2)} ${120 + 190 * Math.sin(a + 0.2)}Z`;
      }),
      '~r',
    ) +
    `<g fill="none" stroke="#ffc56e">${many(4, (i) => t`<circle cx="180" cy="120" r="${42 + i * 24}" stroke-width="${2.4 - i * 0.4}" opacity="${0.5 - i * 0.11}"/>`)}</g>`,
);

/** The upper edge of a sheet that asks: a leather strap with its stitches and a buckle. */
export const sheet = picture(
  360,
  32,
  defs(BRASS, ...WOOD) +
    box(0, 0, 360, 22, '~wo') +
    box(0, 20, 360, 3, '#2a150b') +
    line('M8 5H352M8 16H352', '#ffdca8', 1.3, 'stroke-dasharray="7 5" opacity=".8"') +
    `<rect x="160" y="-4" width="40" height="30" rx="6" fill="#3a2216" stroke="url(#~br)" stroke-width="4"/>` +
    line('M180-2V24', '~br', 3.4),
);

export const falling = picture(
  24,
  24,
  defs(leafShape('l')) +
    `<g transform="rotate(14 12 12)">${leafAt('l', 12, 21.6, 0.2, 0, LEAVES[0] ?? '')}</g>`,
);

/** A note of music with a leaf for its flag. */
export const burst = picture(
  24,
  24,
  defs(leafShape('l')) +
    line('M10 19V5', '#ffc56e', 2, 'stroke-linecap="round"') +
    `<ellipse cx="7" cy="19.4" rx="4" ry="3" fill="#ffc56e" transform="rotate(-18 7 19.4)"/>` +
    leafAt('l', 10, 7, 0.14, 100, '#f5894a'),
);
