/** What an engraver has at hand: inks, cut paper, hatches, a coin, a gem, a purse. Each page has a sheet of its own, in its area's ink. */
import { box, circle, defs, fill, lin, line, many, picture, t } from '../draw.ts';
import { band, rosette } from './sheet.ts';

export const PAPER = '#fffefa';
export const GREEN = '#1f6548';
export const BLUE = '#2f4a6d';
export const SEPIA = '#74471f';
export const WINE = '#7a2440';
export const round = 'stroke-linecap="round" stroke-linejoin="round"';

export const sheetOf = (w: number, h: number, top: string, low: string, body: string): string =>
  picture(w, h, defs(lin('s', [top, '#fbf8ee@.6', low])) + box(0, 0, w, h, '~s') + body, true);
export const hero = (top: string, low: string, ink: string, body: string): string =>
  sheetOf(390, 300, top, low, body + band(ink));

/** A face of paper with an edge of ink. */
export const cut = (d: string, ink: string, w = 1.3): string =>
  fill(d, PAPER, `stroke="${ink}" stroke-width="${w}" stroke-linejoin="round"`);
export const hatch = (x: number, y: number, w: number, h: number, n: number, ink: string): string =>
  line(
    many(n, (i) => t`M${x + (i * w) / n} ${y + h}l${w / n} ${-h}`),
    ink,
    0.6,
    'opacity=".5"',
  );
export const rule = (y: number, ink: string, w = 390): string =>
  line(t`M0 ${y}H${w}`, ink, 1.3) + line(t`M0 ${y + 4}H${w}`, ink, 0.5);

export function coin(x: number, y: number, r: number, ink: string, mark = true): string {
  const s = r / 40;
  return (
    t`<g transform="translate(${x - r} ${y - r}) scale(${s})">` +
    circle(41, 43, 39, ink, 'opacity=".2"') +
    circle(40, 40, 38, PAPER, `stroke="${ink}" stroke-width="2"`) +
    `<path d="${rosette(30, 3, 14, 0, 40, 56)}" fill="none" stroke="${ink}" stroke-width="1"/>` +
    (mark ? fill('M40 22l16 18l-16 18l-16-18Z', ink) : circle(40, 40, 15, ink) + circle(40, 40, 9, PAPER)) +
    '</g>'
  );
}
export const gem = (x: number, y: number, r: number, ink: string): string =>
  cut(
    t`M${x - r} ${y - r * 0.3}L${x - r * 0.5} ${y - r * 0.9}H${x + r * 0.5}L${x + r} ${y - r * 0.3}L${x} ${y + r}Z`,
    ink,
  ) +
  line(
    t`M${x - r} ${y - r * 0.3}H${x + r}M${x - r * 0.5} ${y - r * 0.9}L${x - r * 0.3} ${y - r * 0.3}L${x} ${y + r}L${x + r * 0.3} ${y - r * 0.3}L${x + r * 0.5} ${y - r * 0.9}`,
    ink,
    0.9,
  ) +
  fill(t`M${x + r * 0.3} ${y - r * 0.3}H${x + r}L${x} ${y + r}Z`, ink, 'opacity=".28"');

/** A purse with a clasp, open or shut, its clasp at (`x` `y`). */
export const purse = (x: number, y: number, s: number, ink: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">` +
  fill('M-44 4C-70 40-66 82-36 88H36C66 82 70 40 44 4Z', ink, 'opacity=".2" transform="translate(3 3)"') +
  cut('M-44 4C-70 40-66 82-36 88H36C66 82 70 40 44 4Z', ink, 1.8) +
  line('M-30 10C-46 40-44 68-26 78M0 12V82M30 10C46 40 44 68 26 78', ink, 0.8, 'opacity=".6"') +
  fill('M-50-6H50V6H-50Z', ink) +
  circle(-6, -10, 6, PAPER, `stroke="${ink}" stroke-width="2"`) +
  circle(6, -10, 6, PAPER, `stroke="${ink}" stroke-width="2"`) +
  '</g>';
