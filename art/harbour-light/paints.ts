/** Paints of the harbour light: the sea at night, the tower's enamel, brass, and the lamp. */
import { circle, lin, line, rad, t } from '../draw.ts';

export const GROUND = '#06182a';
export const PANEL = '#10314a';
export const LAMP = '#ffc45a';
export const GLOW = '#ffdf8a';
export const FOAM = '#9fd8e6';
export const RED = '#c8404a';
export const WHITE = '#eef4fb';

export const BRASS = lin('br', ['#fff3c8@0', '#e8b85a@.34', '#94601c@.66', '#f3cf80@1'], 'd');
export const ENAMEL = lin('en', ['#b63341@0', '#93222f@.5', '#741724@1']);
export const LENS = rad('le', ['#fffbe6@0', '#ffe08a@.42', '#e0912c@.8', '#8a4e10@1'], 0.42, 0.38, 0.62);

/** A lens of rings in its brass, as a lighthouse has it. Needs `BRASS` and `LENS`. */
export const lens = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#03101d', 'opacity=".5" transform="translate(0 1.6)"') +
  circle(x, y, r, '~br') +
  circle(x, y, r * 0.8, '~le') +
  t`<g fill="none" stroke="#7a4a10" stroke-opacity=".55" stroke-width=".9"><circle cx="${x}" cy="${y}" r="${r * 0.6}"/><circle cx="${x}" cy="${y}" r="${r * 0.38}"/></g>` +
  line(
    t`M${x - r * 0.8} ${y}H${x - r * 0.38}M${x + r * 0.38} ${y}H${x + r * 0.8}`,
    '#7a4a10',
    0.9,
    'opacity=".55"',
  ) +
  circle(x - r * 0.1, y - r * 0.1, r * 0.22, '#fff');

/** A rivet of brass. Needs `BRASS`. */
export const rivet = (x: number, y: number, r = 2.2): string =>
  circle(x, y, r, '~br') + line(t`M${x - r * 0.5} ${y - r * 0.5}h${r * 0.6}`, '#fff', 0.7, 'opacity=".8"');
