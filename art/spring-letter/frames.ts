/** What the widgets of a spring letter are framed by: envelope flaps, stamps, index tabs, books, postmarks. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { airmail, BLUE, CORAL, INK, MIMOSA, VIOLET, WAX } from './paints.ts';
import { perforated, pressed, seal } from './parts.ts';

const PANEL = '#fffbf3';
const EDGE = '#b9a4d8';

const turned = (body: string, c: number): string =>
  [0, 90, 180, 270].map((a) => `<g transform="rotate(${a} ${c} ${c})">${body}</g>`).join('');

/** Frame of a section: a sheet with an airmail edge; corners of violet card hold it, each with a pressed flower. */
export const panel = picture(
  96,
  96,
  defs(pressed('p', '#f2a9b6', '#b05a78')) +
    fill('M0 0H96V96H0ZM11 11V85H85V11Z', PANEL, 'fill-rule="evenodd"') +
    line('M.6 .6H95.4V95.4H.6Z', EDGE, 1.2) +
    turned(fill('M36 2.4H44L40 8.6H32Z', CORAL) + fill('M52 2.4H60L56 8.6H48Z', BLUE), 48) +
    line('M11 11H85V85H11Z', EDGE, 1) +
    turned(
      fill('M0 0H31L0 31Z', VIOLET) + line('M27 1.4L1.4 27', '#f3cf6b', 1.5) + use('p', 9.4, 9.6, 0.62, -30),
      48,
    ),
);

/** Frame of a card: a stamp, perforated all round. */
export const card = picture(
  48,
  48,
  fill(`${perforated(48, 48, 6, 6)}M5 5V43H43V5Z`, PANEL, 'fill-rule="evenodd"') +
    line('M5 5H43V43H5Z', '#cbb9e6', 1.2) +
    line(perforated(48, 48, 6, 6), '#b9a4d8', 0.8),
);

/** Frame of a row: a ruled line of a letter with the postman's mark at its left. */
export const row = picture(
  96,
  48,
  line('M1 1H95V47H1Z', '#cfc0e6', 1.6) +
    fill('M0 0H7V48H0Z', VIOLET) +
    fill('M0 0H7V12H0Z', CORAL) +
    fill('M0 36H7V48H0Z', BLUE) +
    line('M9.5 1V47', '#f3cf6b', 1.4) +
    line('M82 6H90V14M90 34V42H82', '#cfc0e6', 1.4),
);

/** An index tab: its upper corners cut, a hole for the thread. */
const indexTab = (paint: string, edge: string, hole: string): string =>
  fill('M1 44V12L10 1H54L63 12V44Z', paint) +
  line('M1 44V12L10 1H54L63 12V44', edge, 1.6) +
  line('M6 44V14L12.5 6H51.5L58 14V44', hole, 1, 'opacity=".6"');
export const tab = picture(64, 44, indexTab(PANEL, '#b9a4d8', '#d9cbee'));
export const tabOn = picture(64, 44, indexTab(VIOLET, '#43296f', '#f3cf6b'));

/** The main button: a strip of sealing paper, its ends cut like a stamp's edge, with its shadow below. */
const strip =
  'M8 0H88A4 4 0 0 0 96 4V12A4 4 0 0 0 96 20V28A4 4 0 0 0 96 36V40A4 4 0 0 0 88 44H8A4 4 0 0 0 0 40V36A4 4 0 0 0 0 28V20A4 4 0 0 0 0 12V4A4 4 0 0 0 8 0Z';
export const button = picture(
  96,
  52,
  defs(lin('b', ['#7a4cb6', VIOLET])) +
    fill(strip, '#3b2268', 'transform="translate(0 6)"') +
    fill(strip, '~b') +
    line('M12 3.5H84M12 40.5H84', '#f3cf6b', 1.2, 'opacity=".85"'),
);

/** A countdown's number stands in a postmark; the tile is shown wider than it is drawn, so the rings are narrow here. */
export const digit = picture(
  48,
  56,
  fill(perforated(48, 56, 10, 8), '#b39fd6', 'transform="translate(0 1)"') +
    fill(perforated(48, 54.4, 10, 8), PANEL) +
    `<ellipse cx="24" cy="27.2" rx="16.2" ry="22.6" fill="none" stroke="${VIOLET}" stroke-opacity=".42" stroke-width="1.5"/><ellipse cx="24" cy="27.2" rx="14" ry="19.6" fill="none" stroke="${VIOLET}" stroke-opacity=".3" stroke-width="1.9" stroke-dasharray="1 2.6"/>` +
    line(
      'M1 14q2.6-4 5.2 0M1 40q2.6-4 5.2 0M41.8 14q2.6-4 5.2 0M41.8 40q2.6-4 5.2 0',
      VIOLET,
      1.1,
      'opacity=".35"',
    ),
);

/** A pile of hat boxes with a lid on top: what a place stands on. */
function step(lid: string, side: string, stripe: string, band: string, flower: string): string {
  return picture(
    120,
    160,
    defs(
      lin('l', [lid, side], 'h'),
      lin('s', [side, '#fffdf8@.3', '#fffdf8@.55', side], 'h'),
      pressed('f', flower, '#4f2a86'),
    ) +
      fill('M4 18V150C4 162 116 162 116 150V18Z', '~s') +
      line(
        many(9, (i) => t`M${12 + i * 12} 30V160`),
        stripe,
        4,
        'opacity=".26"',
      ) +
      fill('M0 15V31C0 44 120 44 120 31V15Z', '~l') +
      fill('M0 26V31C0 44 120 44 120 31V26C120 39 0 39 0 26Z', INK, 'opacity=".16"') +
      oval(60, 15, 60, 13, lid) +
      oval(60, 14.4, 54, 10.6, '#fff', 'opacity=".4"') +
      line('M0 31C0 44 120 44 120 31', band, 2.4) +
      use('f', 16, 34, 0.7, 20) +
      use('f', 104, 34, 0.7, -20),
  );
}
export const steps = {
  'step-1.svg': step('#f6d877', '#fbe9b4', '#d9a63a', '#b98618', '#8d63cc'),
  'step-2.svg': step('#cdbcee', '#e4daf7', '#8f76c4', '#6f55a8', '#f3cf6b'),
  'step-3.svg': step('#f3b9ab', '#fbdcd2', '#d4806c', '#b0614f', '#8d63cc'),
};

/** Morning behind the winner: broad leaves of light, pale at their ends. */
export const rays = picture(
  360,
  240,
  defs(rad('r', ['#ffe08a@0/.95', '#ffe9b0@.4/.5', '#e6d8fa@1/0'], 0.5, 0.5, 0.5)) +
    fill(
      many(16, (i) => {
        const a = (i * Math.PI) / 8;
        const [x, y] = [180 + 178 * Math.cos(a), 120 + 118 * Math.sin(a)];
        const [p, q] = [180 + 100 * Math.cos(a - 0.16), 120 + 66 * Math.sin(a - 0.16)];
        const [u, v] = [180 + 100 * Math.cos(a + 0.16), 120 + 66 * Math.sin(a + 0.16)];
        return t`M180 120Q${p} ${q} ${x} ${y}Q${u} ${v} 180 120Z`;
      }),
      '~r',
    ) +
    circle(180, 120, 56, '~r'),
);

/** The upper edge of a sheet that asks: the flap of an envelope over an airmail border. */
export const sheet = picture(
  360,
  32,
  defs(airmail(6), ...WAX) +
    box(0, 0, 360, 9, PANEL) +
    box(0, 0, 360, 8, '~am') +
    fill('M0 9H360L184 29Q180 31 176 29Z', '#f1e6f8') +
    line('M0 9L176 29Q180 31 184 29L360 9', '#b9a4d8', 1) +
    `<g transform="translate(180 18) scale(.86)">${seal}</g>`,
);

/** A petal that falls, and the small flower of a celebration. */
export const falling = picture(
  24,
  24,
  fill('M12 22C3 17 2 6 8 2C11 4 12 5 12 7C12 5 14 3 17 2C22 7 21 17 12 22Z', '#f6c3d2') +
    fill('M12 22C8 16 7 9 12 7C12 5 14 3 17 2C22 7 21 17 12 22Z', '#fbe0e8') +
    line('M12 20C11 15 11 11 12 8', '#d98aa2', 0.9, 'opacity=".7"'),
);
export const burst = picture(
  24,
  24,
  defs(...MIMOSA, pressed('f', '#8d63cc', '#4f2a86')) + use('f', 12, 12.6, 0.86) + circle(20, 4, 3, '~mi'),
);
