/** Gradients and balls of the billiards lounge: felt, chrome, walnut, the amber of the lamp. */
import { box, circle, fill, lin, line, oval, rad, t } from '../draw.ts';

export const W = 390;
export const H = 520;
export const GROUND = '#140d09';
export const FELT = '#0f3d2b';
export const AMBER = '#ffb84a';
export const IVORY = '#fdf3dc';

export const CHROME = lin('ch', ['#ffffff@0', '#c4ccd2@.3', '#6b757d@.55', '#eef3f6@.72', '#8c979f@1'], 'd');
export const WALNUT = lin('wn', ['#8a5230@0', '#5e3219@.5', '#3a1c0c@1']);
export const BRASS = lin('br', ['#fff1c0@0', '#ffc25a@.35', '#b8731a@.7', '#ffdf94@1'], 'd');

/** Shade and shine that every ball shares. */
export const BALL = [
  rad('bs', ['#fff@0/.5', '#fff@.28/.08', '#000@.6/.04', '#000@1/.62'], 0.34, 0.28, 0.82),
  rad('iv', ['#ffffff', '#fdf3dc@.5', '#c9b78f'], 0.36, 0.3, 0.8),
];

/** Colours of balls 1 to 8; 9 to 15 wear those of 1 to 7 as a stripe. */
export const COLOURS = [
  '#f6c02c',
  '#2b62d9',
  '#dd3a2c',
  '#7c40b8',
  '#f27f22',
  '#128a58',
  '#94222f',
  '#1b1b20',
] as const;

const STROKES = [
  'M-1.8-1.2A1.8 1.9 0 0 1 1.8-1.2V1.2A1.8 1.9 0 0 1-1.8 1.2Z',
  'M-1.2-2L.4-3V3',
  'M-2-1.6C-2-3.6 2-3.6 2-1.5C2 0-2 1.4-2 3H2',
  'M-1.8-3H1.7L-.3-.7C2.7-.7 2.7 3 0 3C-1.2 3-2 2.4-2 1.8',
  'M1 3V-3L-2.2 1.2H2.2',
  'M1.8-3H-1.4L-1.8-.2C2.6-1.4 2.8 3 0 3C-1.2 3-2 2.5-2.1 1.8',
  'M1.4-3C-1-2.4-2-.2-2 1.2A2 1.9 0 1 0 2 1.2A2 1.9 0 0 0-1.8 .7',
  'M-2-3H2L-.6 3',
  'M0-.3A1.6 1.4 0 1 1 .1-.3ZM0-.3A1.9 1.65 0 1 0 .1-.3Z',
  'M-1.4 3C1 2.4 2 .2 2-1.2A2 1.9 0 1 0-2-1.2A2 1.9 0 0 0 1.8-.7',
] as const;

/** A number as strokes, six high around the origin: pictures carry no fonts. */
export function figure(n: number, x: number, y: number, s: number, paint: string): string {
  const digits = String(n).split('').map(Number);
  const strokes = digits
    .map((d, i) => {
      const at = (i - (digits.length - 1) / 2) * 5;
      return `<path d="${STROKES[d]}" transform="translate(${at})"/>`;
    })
    .join('');
  return t`<g transform="translate(${x} ${y})scale(${s})" fill="none" stroke="${paint}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${strokes}</g>`;
}

/** A ball on the cloth: 0 is the cue ball, up to 15; `plain` leaves its number out, for the small ones far away. */
export function ball(n: number, x: number, y: number, r: number, plain = false): string {
  const stripe = n > 8;
  const colour = COLOURS[(n > 8 ? n - 9 : n - 1) % 8] ?? IVORY;
  const [a, b] = [r * 0.83, r * 0.56];
  return (
    circle(x, y, r, n === 0 || stripe ? '~iv' : colour) +
    (stripe
      ? fill(
          t`M${x - a} ${y - b}Q${x} ${y - b - r * 0.16} ${x + a} ${y - b}A${r} ${r} 0 0 1 ${x + a} ${y + b}Q${x} ${y + b + r * 0.16} ${x - a} ${y + b}A${r} ${r} 0 0 1 ${x - a} ${y - b}Z`,
          colour,
        )
      : '') +
    (n > 0 && !plain
      ? circle(x, y, r * 0.43, IVORY) + figure(n, x, y, (r * 0.43) / (n > 9 ? 6 : 4.9), '#20140c')
      : '') +
    circle(x, y, r, '~bs') +
    oval(
      x - r * 0.36,
      y - r * 0.48,
      r * 0.2,
      r * 0.12,
      '#fff',
      `opacity=".9" transform="rotate(-32 ${(x - r * 0.36).toFixed(1)} ${(y - r * 0.48).toFixed(1)})"`,
    )
  );
}

/** The ivory sights along a rail. */
export function sight(x: number, y: number, r = 3): string {
  return fill(t`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`, IVORY);
}

/** A cube of chalk, its worn hollow on top; `s` is half its width. */
export function chalk(x: number, y: number, s: number): string {
  return (
    fill(t`M${x - s} ${y - s * 0.5}L${x} ${y}V${y + s * 1.15}L${x - s} ${y + s * 0.65}Z`, '#1f6fb8') +
    fill(t`M${x + s} ${y - s * 0.5}L${x} ${y}V${y + s * 1.15}L${x + s} ${y + s * 0.65}Z`, '#14508c') +
    fill(t`M${x} ${y - s}L${x + s} ${y - s * 0.5}L${x} ${y}L${x - s} ${y - s * 0.5}Z`, '#6fc3f2') +
    oval(x, y - s * 0.5, s * 0.46, s * 0.24, '#2f86c9') +
    line(
      t`M${x - s} ${y - s * 0.5}L${x} ${y}L${x + s} ${y - s * 0.5}M${x} ${y}V${y + s * 1.15}`,
      '#bfe8ff',
      0.9,
      'opacity=".8"',
    )
  );
}

/** A cue lying along the x axis: `w` long, its butt at the left. */
export function cue(w: number, h: number, butt: string, wrap: string, shaft: string): string {
  const [a, b, c] = [w * 0.36, w * 0.16, w * 0.3];
  return (
    fill(t`M0 ${-h}H${a}V${h}H0C${-h * 0.9} ${h} ${-h * 0.9} ${-h} 0 ${-h}Z`, butt) +
    fill(t`M${a} ${-h}L${w} ${-h * 0.46}V${h * 0.46}L${a} ${h}Z`, shaft) +
    box(b, -h, c - b, h * 2, wrap) +
    fill(t`M${a} ${-h}L${a - w * 0.05} 0L${a} ${h}L${a + w * 0.1} ${h * 0.2}V${-h * 0.2}Z`, wrap) +
    box(a - w * 0.012, -h, w * 0.024, h * 2, '~ch') +
    box(w - 4, -h * 0.46, 4, h * 0.92, IVORY) +
    box(w, -h * 0.46, 2.6, h * 0.92, '#2f86c9', 'rx="1"') +
    fill(t`M0 ${-h * 0.7}H${a}L${w} ${-h * 0.3}V${-h * 0.1}L${a} ${-h * 0.3}H0Z`, '#fff', 'opacity=".45"')
  );
}
