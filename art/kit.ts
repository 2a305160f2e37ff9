/** Small objects that every family has, each with its own paints and ornament. */
import { circle, fill, lin, line, oval, rad, t } from './draw.ts';
import { sparkle } from './sparks.ts';

/** Light under a prize: a floating dish and a halo; takes the defs of `pedestalPaints`. */
export function pedestal(body: string, spark = '#fff'): string {
  return (
    circle(48, 46, 46, '~pz') +
    oval(48, 82, 34, 9, '#000', 'opacity=".25"') +
    fill('M14 78C14 73 82 73 82 78V81C82 91 14 91 14 81Z', '~pe') +
    oval(48, 77.5, 34, 6.6, '~pt') +
    oval(48, 77, 25, 4.2, '#fff', 'opacity=".35"') +
    oval(48, 78, 20, 3.4, '#000', 'opacity=".22"') +
    line('M14 79C16 88 80 88 82 79', '#fff', 0.8, 'opacity=".45"') +
    body +
    fill(
      sparkle(16, 26, 5) + sparkle(82, 18, 6.5) + sparkle(86, 54, 3.6) + sparkle(10, 58, 3.4),
      spark,
      'opacity=".9"',
    )
  );
}

export function pedestalPaints(glow: string, top: string, side: string, rim: string): string {
  return (
    rad('pz', [`${glow}@0/.75`, `${glow}@.45/.3`, `${glow}@1/0`]) +
    lin('pe', [side, rim, side], 'h') +
    lin('pt', [rim, top])
  );
}

/** Metal from light to dark and back, as the eye expects of a polished edge. */
export const METALS = {
  gold: ['#fff6cf@0', '#f9d267@.28', '#c98a1c@.62', '#ffe79a@.82', '#b87414@1'],
  silver: ['#ffffff@0', '#d7dee9@.28', '#8d9bb0@.62', '#f4f8fc@.82', '#7d8aa0@1'],
  bronze: ['#ffe8d2@0', '#e3a474@.28', '#a35a2c@.62', '#f5c59a@.82', '#8a4a22@1'],
};

/** The figures 1, 2, 3 as shapes about 12 high around the origin: pictures carry no fonts. */
export const FIGURES = [
  'M-2.6-6H1.9V6H-1.5V-2.6L-4 -1.6V-4.9Z',
  'M-4.2-2.4C-4.2-8 4.2-7.4 4.2-2.6C4.2 0 1.4 1.4-.2 3.1H4.4V6H-4.5V3.6C-2 1 .9-.6 .9-2.4C.9-4-1.2-4-1.2-2.4Z',
  'M-4-6H4V-3.6L1.6-1.2C3.4-.8 4.4 .3 4.4 2.2C4.4 7.4-3.6 7.6-4.4 2.9L-1.2 2.3C-.8 4.1 1.2 3.7 1.2 2.2C1.2 .8-.2 .6-1.8 .8V-1L.2-3.2H-4Z',
];

/** A cut stone around the origin, `r` half its width. */
export function gem(x: number, y: number, r: number, light: string, dark: string): string {
  return (
    fill(
      t`M${x - r} ${y - r * 0.2}L${x - r * 0.5} ${y - r * 0.8}H${x + r * 0.5}L${x + r} ${y - r * 0.2}L${x} ${y + r}Z`,
      dark,
    ) +
    fill(
      t`M${x - r} ${y - r * 0.2}L${x - r * 0.5} ${y - r * 0.8}H${x + r * 0.2}L${x - r * 0.3} ${y - r * 0.2}L${x} ${y + r}Z`,
      light,
    ) +
    fill(
      t`M${x - r * 0.5} ${y - r * 0.8}H${x + r * 0.5}L${x + r * 0.3} ${y - r * 0.2}H${x - r * 0.3}Z`,
      '#fff',
      'opacity=".55"',
    )
  );
}

/** A round avatar frame, its opening left transparent in the middle; `ornament` sits on the ring. */
export function avatarFrame(ornament: string): string {
  return (
    circle(48, 42, 22, '#fff', 'opacity=".12"') +
    fill('M48 34A7 7 0 1 1 47.9 34ZM34 60C35 50 61 50 62 60C56 65 40 65 34 60Z', '#fff', 'opacity=".28"') +
    `<circle cx="48" cy="42" r="26" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="8"/><circle cx="48" cy="42" r="26" fill="none" stroke="url(#~eg)" stroke-width="6"/><circle cx="48" cy="42" r="23.2" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/><circle cx="48" cy="42" r="28.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width=".7"/>` +
    ornament
  );
}

/** A chat bubble with two lines of talk; it stands on the dish with its tail, `ornament` sits on its corners and foot. */
export function chatBubble(ornament: string): string {
  const shape =
    'M22 20H74C81 20 86 25 86 32V50C86 57 81 62 74 62H59C57 69 54 74 48 78C42 74 39 69 37 62H22C15 62 10 57 10 50V32C10 25 15 20 22 20Z';
  return (
    oval(48, 78, 12, 2.6, '#000', 'opacity=".35"') +
    fill(shape, '#000', 'opacity=".22" transform="translate(1.5 1)"') +
    fill(shape, '~fc') +
    fill('M22 22H74C80 22 84 26 84 32C60 28 36 28 12 34V32C12 26 16 22 22 22Z', '#fff', 'opacity=".3"') +
    line(shape, '~eg', 2.4, 'stroke-linejoin="round"') +
    line('M26 37H62M26 47H70', '#fff', 3, 'stroke-linecap="round" opacity=".75"') +
    ornament
  );
}
