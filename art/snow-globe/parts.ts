/** Things of the snow globe: stitches, flakes, branches, houses under snow, parcels. */
import { box, circle, fill, group, line, many, oval, t } from '../draw.ts';
import { star } from '../sparks.ts';
import { BERRY, OAT, PINE } from './paints.ts';

/**
 * Knitting: one V for each sign of a row, its colour by `paints`; a sign without a colour is left out.
 * `s` is a stitch's width; rows lie 5/6 of it apart.
 */
export function knit(
  rows: readonly string[],
  x0: number,
  y0: number,
  s: number,
  paints: Readonly<Record<string, string>>,
): string {
  const of: Record<string, string> = {};
  rows.forEach((row, r) => {
    [...row].forEach((sign, c) => {
      if (paints[sign] === undefined) return;
      const h = s / 2;
      of[sign] =
        `${of[sign] ?? ''}${t`M${x0 + c * s} ${y0 + r * s * 0.84}l${h} ${h}l${h} ${-h}v${s * 0.62}l${-h} ${h}l${-h} ${-h}Z`}`;
    });
  });
  return Object.entries(of)
    .map(([sign, d]) => fill(d, paints[sign] ?? ''))
    .join('');
}

/** A flake with six arms, `r` from its middle, as lines. */
export function flake(x: number, y: number, r: number, turn = 0): string {
  return many(6, (i) => {
    const a = ((turn + i * 60) * Math.PI) / 180;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const arm = (k: number, w: number): string =>
      t`M${x + r * (k * c - w * s)} ${y + r * (k * s + w * c)}L${x + r * (k - 0.2) * c} ${y + r * (k - 0.2) * s}L${x + r * (k * c + w * s)} ${y + r * (k * s - w * c)}`;
    return t`M${x} ${y}L${x + r * c} ${y + r * s}` + arm(0.88, 0.24) + arm(0.58, 0.18);
  });
}

/** A branch of pine 110 long, growing to the right from the origin, drooping. */
export function branch(id: string, dark: string, mid: string, light: string): string {
  const needles = (n: number, len: number, lift: number): string =>
    many(n, (i) => {
      const k = i / (n - 1);
      const [x, y] = [k * 104, 18 * k * k];
      const l = len * (1 - k * 0.45);
      return t`M${x} ${y}l${l * 0.72} ${-l * lift}M${x} ${y}l${l * 0.72} ${l * lift}`;
    });
  return group(
    id,
    line('M-6-1C40 2 70 8 106 19', '#5a3a22', 3.4, 'stroke-linecap="round"') +
      line(needles(27, 34, 0.95), dark, 2.6, 'stroke-linecap="round"') +
      line(needles(24, 28, 0.7), mid, 2, 'stroke-linecap="round"') +
      line(needles(18, 22, 0.42), light, 1.3, 'stroke-linecap="round"'),
  );
}

/** A fir 60 high on the origin with snow on its boughs. */
export const fir = (id: string): string =>
  group(
    id,
    box(-3, -7, 6, 8, '#54321e') +
      fill('M0-60L11-42H6L17-25H9L22-5H-22L-9-25H-17L-6-42H-11Z', '#245f4f') +
      fill('M0-60L11-42H6L17-25H9L22-5H2Z', '#123a3c', 'opacity=".45"') +
      fill(
        'M0-60L6-50C2-47-2-47-6-50ZM-11-42C-7-45-1-39 3-42C6-44 9-43 11-42L8-47H-8ZM-17-25C-12-29-6-23 0-26C6-29 12-24 17-25L12-32H-12ZM-22-5C-16-11-8-4-1-8C6-11 14-5 22-5L15-14H-15Z',
        '#fff',
        'opacity=".95"',
      ),
  );

/** A house on (0 0), `w` wide and `h` to its eaves, with a snowy roof and lit windows. */
export function house(
  w: number,
  h: number,
  wall: string,
  panes: readonly (readonly [number, number])[],
): string {
  const m = w / 2;
  return (
    box(-m, -h, w, h, wall) +
    box(-m, -h, w * 0.34, h, '#fff', 'opacity=".12"') +
    box(m * 0.42, -h - 24, 7, 18, '#7d4f30') +
    box(m * 0.42 - 1.4, -h - 26, 9.8, 4, '#fff', 'rx="2"') +
    fill(t`M${-m - 6} ${-h + 3}L0 ${-h - m * 0.86}L${m + 6} ${-h + 3}Z`, '#6b4030') +
    fill(
      t`M${-m - 8} ${-h + 3}L-2 ${-h - m * 0.86 - 4}Q0 ${-h - m * 0.86 - 6} 2 ${-h - m * 0.86 - 4}L${m + 8} ${-h + 3}C${m + 2} ${-h + 8} ${m - 4} ${-h + 1} ${m - 9} ${-h - 1}L0 ${-h - m * 0.86 + 9}L${-m + 9} ${-h - 1}C${-m + 4} ${-h + 1} ${-m - 2} ${-h + 8} ${-m - 8} ${-h + 3}Z`,
      '#fff',
    ) +
    panes
      .map(
        ([x, y]) =>
          box(x - 5, y - 7, 10, 13, '#ffd98a', 'rx="1"') +
          line(t`M${x} ${y - 7}v13M${x - 5} ${y - 1}h10`, '#8a5a2a', 1.2) +
          box(x - 6.4, y + 5, 12.8, 2.6, '#fff', 'rx="1.3"'),
      )
      .join('')
  );
}

/** A parcel in paper tied with a ribbon, standing on (0 0). */
export function parcel(w: number, h: number, paper: string, ribbon: string): string {
  const m = w / 2;
  return (
    box(-m, -h, w, h, paper, 'rx="2"') +
    box(m - w * 0.22, -h, w * 0.22, h, '#000', 'rx="2" opacity=".14"') +
    box(-w * 0.09, -h, w * 0.18, h, ribbon) +
    box(-m, -h * 0.62, w, h * 0.17, ribbon) +
    fill(
      t`M0 ${-h}C${-m * 0.9} ${-h - 13} ${-m} ${-h - 2} 0 ${-h}C${m * 0.9} ${-h - 13} ${m} ${-h - 2} 0 ${-h}Z`,
      ribbon,
    ) +
    circle(0, -h, 2.6, '#fff', 'opacity=".8"')
  );
}

/** A bauble of glass on its hook, `r` its radius, hanging from (x, y - r). */
export function bauble(x: number, y: number, r: number, colour: string, band = OAT): string {
  return (
    box(x - r * 0.22, y - r * 1.28, r * 0.44, r * 0.36, '#deb264', 'rx="1"') +
    circle(x, y, r, colour) +
    `<path d="${t`M${x - r} ${y}Q${x} ${y + r * 0.5} ${x + r} ${y}`}" fill="none" stroke="${band}" stroke-width="${Math.max(1, r * 0.16).toFixed(1)}"/>` +
    oval(x - r * 0.36, y - r * 0.42, r * 0.3, r * 0.2, '#fff', 'opacity=".75"') +
    fill(
      t`M${x + r * 0.8} ${y + r * 0.1}A${r * 0.82} ${r * 0.82} 0 0 1 ${x - r * 0.2} ${y + r * 0.8}A${r} ${r} 0 0 0 ${x + r * 0.8} ${y + r * 0.1}Z`,
      '#000',
      'opacity=".2"',
    )
  );
}

/** A star of ginger with an icing line, `r` its radius. */
export const ginger = (x: number, y: number, r: number): string =>
  `<path d="${star(x, y, r, 0.55)}" fill="#7a4219" stroke="#7a4219" stroke-width="${(r * 0.3).toFixed(1)}" stroke-linejoin="round" transform="translate(0 ${(r * 0.09).toFixed(1)})"/>` +
  `<path d="${star(x, y, r, 0.55)}" fill="url(#~gi)" stroke="#c4823f" stroke-width="${(r * 0.24).toFixed(1)}" stroke-linejoin="round"/>` +
  `<path d="${star(x, y, r * 0.72, 0.55)}" fill="none" stroke="${OAT}" stroke-width="${(r * 0.1).toFixed(1)}" stroke-linejoin="round" stroke-dasharray="${(r * 0.16).toFixed(1)} ${(r * 0.12).toFixed(1)}"/>` +
  circle(x, y, r * 0.16, BERRY);

/** A candle in a brass dish on (0 0), 46 high with its flame; needs the halo `ha`. */
export const candle = (wax = OAT): string =>
  circle(0, -40, 30, '~ha') +
  fill('M-14-3H14L10 2H-10Z', '#b98a3e') +
  box(-5, -28, 10, 26, wax, 'rx="2"') +
  box(-5, -28, 4, 26, '#fff', 'rx="2" opacity=".5"') +
  line('M0-28V-32', '#54321e', 1.4) +
  fill('M0-46C6-38 5-31 0-31C-5-31-6-38 0-46Z', '#ffcf6e') +
  fill('M0-40C3-36 2.6-32 0-32C-2.6-32-3-36 0-40Z', '#fff6d8');

/** A twig with two leaves of holly and three berries around the origin. */
export const holly = (id: string): string =>
  group(
    id,
    fill('M0 0C-4-6-9-4-11-10C-16-8-17-12-22-10C-20-5-24-3-21 2C-16 0-15 5-10 3C-7 6-3 4 0 0Z', PINE) +
      fill('M0 0C4-6 9-4 11-10C16-8 17-12 22-10C20-5 24-3 21 2C16 0 15 5 10 3C7 6 3 4 0 0Z', '#2f7a62') +
      line('M0 0C-8-2-14-3-20-6M0 0C8-2 14-3 20-6', '#0f3a30', 0.9, 'opacity=".7"') +
      circle(-3.6, 1, 3.6, BERRY) +
      circle(4, 1.4, 3.6, '#c94a5a') +
      circle(0.2, -3, 3.6, '#c03f50') +
      circle(-0.8, -4, 1, '#fff', 'opacity=".8"'),
  );
