/** Flowers and leaves of the spring garden; a picture that places them takes their definitions too. */
import { circle, fill, group, many, t, use } from '../draw.ts';

/** A small flower of five petals. */
export function flower(x: number, y: number, r: number, petals: string, edge: string): string {
  return use('fl', x, y, r / 10, 0, `fill="${petals}" stroke="${edge}"`);
}

/** The shape of all flowers, around the origin; each `use` gives it its colour. */
export const FLOWER = group(
  'fl',
  many(5, (i) => {
    const a = ((i * 72 - 90) * Math.PI) / 180;
    return t`<circle cx="${Math.cos(a) * 10}" cy="${Math.sin(a) * 10}" r="7"/>`;
  }) + circle(0, 0, 6, '#ffd35c'),
);

/** Two leaves and a stem around a point. */
export function leaves(x: number, y: number, turn: number, s = 1): string {
  return use('lv', x, y, s, turn);
}

export const LEAVES = group(
  'lv',
  `<g stroke="#14503f" stroke-width="2">${fill('M0 0C-16-2-22-12-20-24C-8-22-1-14 0 0Z', '#58c48d')}${fill('M0 0C14 0 24-8 26-20C12-22 2-14 0 0Z', '#8fe0a8')}</g>`,
);
