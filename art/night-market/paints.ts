/** What a night market is built of: boards, bamboo, rope, paper lanterns; and things that several of its pictures show. */
import { box, circle, fill, lin, line, oval, t } from '../draw.ts';

export const PANEL = '#1b3468';
export const ACCENT = '#ff9d5c';
export const LAMPLIGHT = '#ffd98a';
export const ROPE = '#e8cb97';
export const BARK = '#3b1e0f';

export const WOOD = lin('wo', ['#a9653a', '#87491f@.5', '#683414']);
export const PAPER = lin('pa', ['#c93a20@0', '#ff7a4d@.35', '#ff9a68@.5', '#ff7a4d@.65', '#b92d18@1'], 'h');

/** A lantern of paper around (x y), `w` wide and `h` high, its caps included. Needs `PAPER`. */
export function lantern(x: number, y: number, w: number, h: number): string {
  const [r, q] = [w / 2, h / 2];
  const rib = (k: number): string =>
    t`M${x - r * Math.sqrt(1 - k * k * 0.6)} ${y + q * 0.8 * k}Q${x} ${y + q * (0.8 * k + 0.12)} ${x + r * Math.sqrt(1 - k * k * 0.6)} ${y + q * 0.8 * k}`;
  return (
    oval(x, y, r, q * 0.86, '~pa') +
    line([-0.56, 0, 0.56].map(rib).join(''), '#8a1d10', 1, 'opacity=".55"') +
    oval(x - r * 0.3, y - q * 0.1, r * 0.22, q * 0.5, '#fff', 'opacity=".32"') +
    box(x - r * 0.52, y - q, r * 1.04, q * 0.26, BARK, 'rx="1.5"') +
    box(x - r * 0.52, y + q * 0.74, r * 1.04, q * 0.26, BARK, 'rx="1.5"')
  );
}

/** A goldfish 28 long around (x y), its head at the left. */
export const goldfish = (x: number, y: number, s: number, paint: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">${fill('M-13 0C-9-9 2-10 7-2C10-6 15-9 18-8C15-4 15-2 16 0C15 2 15 5 18 8C14 9 10 6 7 2C2 10-9 9-13 0Z', paint)}${fill('M-4-6C0-11 5-11 7-8C4-7 2-5 1-4Z', paint)}${circle(-7.4, -1.6, 1.7, '#fff')}${circle(-7.8, -1.6, 0.9, BARK)}</g>`;
