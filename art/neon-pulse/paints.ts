/** Light of neon pulse: tubes of cyan and magenta on black, and what is drawn with them again and again. */
import { box, fill, lin, line, many, t } from '../draw.ts';

export const W = 390;
export const H = 520;
export const GROUND = '#07060d';
export const PANEL = '#151230';
export const CYAN = '#2ce6ff';
export const MAGENTA = '#ff3fb4';
export const VIOLET = '#8a5cff';
export const YELLOW = '#ffe45c';

export const BEAM = lin('be', [CYAN, VIOLET, MAGENTA], 'h');
export const GLASS = lin('gs', ['#ffffff/.34', '#ffffff@.5/.05', '#ffffff/.18'], 'd');

/** A neon tube: its glow, its colour, its white core. */
export function tube(d: string, paint: string, width = 2.4, glow = 3.4): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return (
    line(d, paint, width * glow, `${round} opacity=".2"`) +
    line(d, paint, width * 1.7, `${round} opacity=".55"`) +
    line(d, paint, width, round) +
    line(d, '#fff', width * 0.36, `${round} opacity=".9"`)
  );
}

/** A box whose corners are cut off. */
export function cut(x: number, y: number, w: number, h: number, c: number): string {
  return t`M${x + c} ${y}H${x + w - c}L${x + w} ${y + c}V${y + h - c}L${x + w - c} ${y + h}H${x + c}L${x} ${y + h - c}V${y + c}Z`;
}

/** A six-sided plate that stands on a corner. */
export function hexagon(x: number, y: number, r: number): string {
  const w = r * 0.866;
  return t`M${x} ${y - r}L${x + w} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - w} ${y + r / 2}V${y - r / 2}Z`;
}

/** A bolt around a point, `s` half its height. */
export function bolt(x: number, y: number, s: number): string {
  return t`M${x + s * 0.2} ${y - s}L${x - s * 0.58} ${y + s * 0.14}H${x - s * 0.06}L${x - s * 0.22} ${y + s}L${x + s * 0.6} ${y - s * 0.2}H${x + s * 0.06}Z`;
}

/** A beat of the heart on a line from `x0` to `x1`, its peak in the middle. */
export function beat(x0: number, x1: number, y: number, h: number): string {
  const m = (x0 + x1) / 2;
  return t`M${x0} ${y}H${m - h * 1.1}L${m - h * 0.7} ${y - h * 0.34}L${m - h * 0.4} ${y}L${m - h * 0.16} ${y - h}L${m + h * 0.2} ${y + h * 0.62}L${m + h * 0.46} ${y - h * 0.2}L${m + h * 0.7} ${y}H${x1}`;
}

/** A column of an equaliser: `n` lamps upwards from `y`, the upper ones in `top`. */
export function column(x: number, y: number, w: number, n: number, low: string, top: string): string {
  return many(n, (i) =>
    box(x, y - i * 6, w, 4, i > n * 0.66 ? top : low, `opacity="${(0.95 - i * 0.03).toFixed(2)}"`),
  );
}

/** Lines of a screen over the whole picture. */
export function scan(w: number, h: number, step: number, opacity: number): string {
  return line(
    many(Math.ceil(h / step), (i) => t`M0 ${i * step + 0.5}H${w}`),
    '#000',
    step * 0.42,
    `opacity="${opacity}"`,
  );
}

/** A face of a peak: three corners and a paint. */
export function facet(points: readonly number[], paint: string, extra = ''): string {
  return fill(
    t`M${points[0] ?? 0} ${points[1] ?? 0}L${points[2] ?? 0} ${points[3] ?? 0}L${points[4] ?? 0} ${points[5] ?? 0}Z`,
    paint,
    extra,
  );
}
