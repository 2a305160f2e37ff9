/** What the widgets of a passport are framed by: pages with guilloche corners, tickets with a stub, tags, the mouth of a letter box. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { DEEP, KRAFT, PANEL, PETROL, RED } from './paints.ts';
import { plane, spiro, waves } from './parts.ts';

const EDGE = '#c3a36c';
const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** Frame of a section: a page of security paper; a rosette is engraved into each corner, stitches run along its edges. */
export const panel = picture(
  96,
  96,
  `<rect x="4" y="4" width="88" height="88" rx="9" fill="none" stroke="${PANEL}" stroke-width="8"/><rect x="1" y="1" width="94" height="94" rx="11" fill="none" stroke="${EDGE}" stroke-width="1.4"/><rect x="8.5" y="8.5" width="79" height="79" rx="5" fill="none" stroke="${PETROL}" stroke-opacity=".45" stroke-width="1"/>` +
    turned(
      line('M34 4.6h6M44 4.6h8M56 4.6h6', PETROL, 1.4, 'opacity=".6" stroke-linecap="round"') +
        circle(13.4, 13.4, 12, PANEL) +
        `<g fill="none" stroke="${PETROL}" stroke-width=".7">${spiro(13.4, 13.4, 10, 5, 4)}<circle cx="13.4" cy="13.4" r="11.4" stroke-width="1.1"/></g>` +
        circle(13.4, 13.4, 2.6, RED),
      48,
    ),
);

/** Frame of a card: a field of the page, its corners marked as a photograph's place is. */
export const card = picture(
  48,
  48,
  `<rect x="1" y="1" width="46" height="46" rx="5" fill="none" stroke="${EDGE}" stroke-width="1.4"/>` +
    turned(line('M4 14V6Q4 4 6 4H14', PETROL, 2, 'stroke-linecap="round"') + circle(8.4, 8.4, 1.2, RED), 24),
);

/** Frame of a row: a boarding pass, its airline's colours at the left, a perforation at the right. */
export const row = picture(
  96,
  48,
  `<rect x=".8" y=".8" width="94.4" height="46.4" rx="8.4" fill="none" stroke="${EDGE}" stroke-width="1.5"/>` +
    box(1.8, 9, 4, 30, PETROL) +
    box(1.8, 16, 4, 6, RED) +
    line('M91 8V41', EDGE, 1.4, 'stroke-dasharray="2.4 2.8"'),
);

/** A luggage tag, lying on its side: at rest of kraft, chosen of the cover's green. */
const label = (paint: string, edge: string, hole: string): string =>
  fill('M13 1H58Q63 1 63 6V38Q63 43 58 43H13L1 31V13Z', paint) +
  fill('M13 1H58Q63 1 63 6V38Q63 43 58 43H13L1 31V13Z', 'none', `stroke="${edge}" stroke-width="1.5"`) +
  circle(9.4, 22, 3.2, hole) +
  circle(9.4, 22, 3.2, 'none', `stroke="${edge}" stroke-width="1"`);
export const tab = picture(64, 44, label(PANEL, EDGE, KRAFT));
export const tabOn = picture(64, 44, label(PETROL, DEEP, '#e8a857'));

/** The main button: the cover of a passport, gilt lines along it, and its pages below. */
export const button = picture(
  96,
  52,
  defs(lin('b', ['#1d7774', PETROL])) +
    box(0, 8, 96, 44, '#0b2e30', 'rx="10"') +
    box(1, 8, 94, 40.4, '#f3e6c8', 'rx="9"') +
    line('M3 46.6H93', EDGE, 1) +
    box(0, 0, 96, 45.6, '~b', 'rx="10"') +
    `<rect x="3.6" y="3.6" width="88.8" height="38.2" rx="7" fill="none" stroke="#f0cf86" stroke-width="1.1" opacity=".9"/>` +
    line('M14 2H82', '#fff', 1.2, 'opacity=".35" stroke-linecap="round"'),
);

/** A wheel of a date stamp. */
export const digit = picture(
  48,
  56,
  defs(lin('d', [KRAFT, PANEL, PANEL, KRAFT])) +
    box(1, 2, 46, 54, DEEP, 'rx="5" opacity=".4"') +
    `<rect x="1" y="1" width="46" height="53" rx="5" fill="url(#~d)" stroke="${EDGE}" stroke-width="1.4"/>` +
    line('M1 9.6H47M1 45.4H47', PETROL, 1, 'opacity=".5"') +
    line(
      many(9, (i) => t`M${5 + i * 4.8} 3.4v3.6M${5 + i * 4.8} 48v3.6`),
      PETROL,
      1,
      'opacity=".4"',
    ),
);

/** What a place stands on: a trunk with brass corners, a label on its front. */
function step(light: string, dark: string, band: string): string {
  return picture(
    120,
    160,
    defs(lin('t', [dark, light, light, dark], 'h'), lin('o', [light, dark])) +
      fill('M4 22H116V160H4Z', '~t') +
      // Words stand on the front: there the straps are pressed into the leather.
      box(20, 22, 12, 138, band, 'opacity=".2"') +
      box(88, 22, 12, 138, band, 'opacity=".2"') +
      fill('M0 12Q0 4 8 4H112Q120 4 120 12V34H0Z', '~o') +
      fill('M6 7H114V12H6Z', '#fff', 'opacity=".35"') +
      box(20, 4, 12, 30, band) +
      box(88, 4, 12, 30, band) +
      box(0, 33, 120, 2.4, '#3a2412', 'opacity=".4"') +
      box(52, 28, 16, 11, '#e9bf68', 'rx="2"') +
      circle(60, 33.4, 1.8, '#5e3a20') +
      fill('M0 26V12Q0 4 8 4H14ZM120 26V12Q120 4 112 4H106Z', '#e9bf68'),
  );
}
export const steps = {
  'step-1.svg': step('#f3d38c', '#d5a44c', '#8d5a24'),
  'step-2.svg': step('#dfe3e0', '#aab6b4', '#55706f'),
  'step-3.svg': step('#f0c9a4', '#cf9260', '#84492a'),
};

/** Lines of an engraved sun behind the winner. */
export const rays = picture(
  360,
  240,
  defs(rad('r', ['#f2b95c@0/.9', '#f2c98a@.45/.5', '#f2d9a8@1/0'])) +
    `<g fill="none" stroke="url(#~r)" stroke-width="2.2">${many(
      64,
      (i) =>
        t`<path d="M${180 + 40 * Math.cos((i * Math.PI) / 32)} ${120 + 34 * Math.sin((i * Math.PI) / 32)}L${180 + 178 * Math.cos((i * Math.PI) / 32)} ${120 + 118 * Math.sin((i * Math.PI) / 32)}"/>`,
    )}</g>` +
    circle(180, 120, 70, '~r'),
);

/** The upper edge of a sheet that asks: the mouth of a letter box, a paper in it. */
export const sheet = picture(
  360,
  32,
  box(0, 0, 360, 12, PETROL) +
    line('M8 4H352', '#f0cf86', 1.1, 'opacity=".9"') +
    box(16, 9, 328, 5, DEEP, 'rx="2.5"') +
    fill('M22 12H338V32H22Z', PANEL) +
    line(waves(30, 22, 300, 2.4, 20, 3), PETROL, 0.8, 'opacity=".45"') +
    circle(180, 22, 7, PANEL) +
    `<g fill="none" stroke="${RED}">${spiro(180, 22, 6, 3, 4)}</g>`,
);

/** A small plane of paper that rises; the star of a stamp that flies. */
export const falling = picture(
  24,
  24,
  fill('M2 13L22 3L15 21L11 14.6Z', '#fffaf0') +
    fill('M2 13L22 3L11 14.6Z', '#ecdcb8') +
    line('M22 3L11 14.6L10.4 19L13 16', '#b99a62', 0.9),
);
export const burst = picture(
  24,
  24,
  `<g fill="none" stroke="${RED}"><circle cx="12" cy="12" r="10.6" stroke-width="1.8"/><circle cx="12" cy="12" r="8" stroke-width=".8"/></g><g transform="translate(12 12) scale(.3)">${plane(RED)}</g>`,
);
