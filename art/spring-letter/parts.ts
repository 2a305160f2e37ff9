/** Things of the writing desk that several pictures show: stamps, envelopes, mimosa, pressed flowers, seals. */
import { box, circle, fill, group, line, many, oval, random, t, use } from '../draw.ts';
import { INK } from './paints.ts';

/** Outline of a stamp from (0 0): `nx` and `ny` holes along its sides. */
export function perforated(w: number, h: number, nx: number, ny: number): string {
  const side = (length: number, n: number, go: (s: number, r: number) => string): string => {
    const step = length / n;
    return many(n, () => go((step * 0.42) / 2, step * 0.29));
  };
  return (
    'M0 0' +
    side(w, nx, (s, r) => t`h${s}a${r} ${r} 0 0 0 ${2 * r} 0h${s}`) +
    side(h, ny, (s, r) => t`v${s}a${r} ${r} 0 0 0 0 ${2 * r}v${s}`) +
    side(w, nx, (s, r) => t`h${-s}a${r} ${r} 0 0 0 ${-2 * r} 0h${-s}`) +
    side(h, ny, (s, r) => t`v${-s}a${r} ${r} 0 0 0 0 ${-2 * r}v${-s}`) +
    'Z'
  );
}

/** One pompom of mimosa, fluffy at its rim. */
const pompom = (x: number, y: number, r: number): string =>
  circle(x, y, r, '~mi') +
  t`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#ffe98a" stroke-width="${r * 0.34}" stroke-dasharray="${r * 0.12} ${r * 0.24}"/>`;

/** A frond with leaflets on both sides, `n` pairs, growing up from the origin, about 10 long a pair. */
export function frond(id: string, n: number, colour: string): string {
  const leaflets = many(n, (i) => {
    const [y, l] = [-8 - i * 8, 15 * Math.sin(((i + 1.6) / (n + 1.6)) * Math.PI) + 4];
    return t`M0 ${y}q${l * 0.6} ${-l * 0.75} ${l} ${-l * 0.5}q${-l * 0.3} ${l * 0.6} ${-l} ${l * 0.5}ZM0 ${y}q${-l * 0.6} ${-l * 0.75} ${-l} ${-l * 0.5}q${l * 0.3} ${l * 0.6} ${l} ${l * 0.5}Z`;
  });
  return group(
    id,
    line(t`M0 0V${-n * 8 - 6}`, colour, 1.4, 'stroke-linecap="round"') + fill(leaflets, colour),
  );
}

/** A branch of mimosa about 100 high, standing on the origin and leaning right. Needs a frond `fr`. */
export function mimosa(id: string, seed: number, count = 26): string {
  const rnd = random(seed);
  const balls = Array.from({ length: count }, (_, i) => {
    const k = 0.28 + 0.72 * (i / count);
    const spread = 30 * Math.sin(Math.min(1, k * 1.02) * Math.PI * 0.86) + 4;
    return [
      12 * k * k + (rnd() - 0.5) * 2 * spread,
      -104 * k + (rnd() - 0.5) * 10,
      4.2 + rnd() * 3.2,
    ] as const;
  });
  return group(
    id,
    line('M0 0C2-30 4-60 10-86', '#7c8f5a', 2.4, 'stroke-linecap="round"') +
      use('fr', 2, -20, 0.72, -46) +
      use('fr', 3, -34, 0.66, 48) +
      use('fr', 6, -60, 0.6, -52) +
      use('fr', 8, -70, 0.56, 58) +
      balls.map(([x, y, r]) => pompom(x, y, r)).join(''),
  );
}

/** A pressed violet, 20 wide around the origin: five flat petals, veins, a yellow throat. */
export function pressed(id: string, light: string, dark: string): string {
  const one = 'M0 1C-7-3-8-12 0-13C8-12 7-3 0 1Z';
  return group(
    id,
    many(
      5,
      (i) =>
        `<g transform="rotate(${i * 72})">${fill(one, light)}${line('M0-1V-9M0-2L-3-8M0-2L3-8', dark, 0.7, 'opacity=".7"')}</g>`,
    ) +
      circle(0, 0, 2.6, '#f6cf3d') +
      circle(0, 0, 1.1, '#a8761a'),
  );
}

/** The face of a stamp from (0 0), 44 x 54: what `motif` draws lies in its window. */
export const stamp = (motif: string, ground: string, rim = '#fffdf6'): string =>
  fill(perforated(44, 54, 8, 10), INK, 'opacity=".16" transform="translate(1.2 1.8)"') +
  fill(perforated(44, 54, 8, 10), rim) +
  box(4.5, 4.5, 35, 45, ground) +
  motif;

/** Rings and waves of a postmark around the origin, 26 its radius, with the waves to the left. */
export const postmark = (colour: string, waves = 46): string =>
  `<g fill="none" stroke="${colour}" opacity=".62"><circle r="25" stroke-width="1.8"/><circle r="18.5" stroke-width="1"/><circle r="21.8" stroke-width="3" stroke-dasharray="1.2 3.2"/><path d="${many(4, (i) => t`M${-27} ${-11 + i * 7}q${-waves / 8} -4 ${-waves / 4} 0t${-waves / 4} 0t${-waves / 4} 0`)}" stroke-width="1.5"/><path d="M-9-2h18M-6 4h12" stroke-width="1.6"/></g>`;

/** An envelope seen from its address side, 150 x 96 around the origin; `am` and the papers have to be there. */
export function envelope(id: string): string {
  return group(
    id,
    fill('M-75-45h150v96h-150Z', INK, 'opacity=".2" transform="translate(2 3)"') +
      fill('M-75-48h150v96h-150Z', '~pa') +
      fill('M-75-48h150v96h-150ZM-68-41v82h136v-82Z', '~am', 'fill-rule="evenodd"') +
      line('M-75-48h150v96h-150Z', '#cdbba6', 0.8) +
      line('M-52 2h62M-52 14h74M-52 26h46', '#9a8bb8', 2, 'stroke-linecap="round"'),
  );
}

/** The back of a sealed envelope, 120 x 78 around the origin. */
export function sealed(id: string, paper = '~pa', flap = '~fl'): string {
  return group(
    id,
    fill('M-60-36h120v78h-120Z', INK, 'opacity=".18" transform="translate(2 2)"') +
      fill('M-60-39h120v78h-120Z', paper) +
      fill('M-60 39L-8-2h16L60 39Z', '#fff', 'opacity=".35"') +
      line('M-60 39L-8-1M60 39L8-1', '#b9a28f', 0.9, 'opacity=".7"') +
      fill('M-60-39h120L6 8Q0 13-6 8Z', flap) +
      line('M-60-39L-6 8Q0 13 6 8L60-39', '#b59c8a', 1),
  );
}

/** A seal of violet wax around the origin, 13 its radius, with a small flower pressed in. */
export const seal =
  fill(
    'M0-14C5-16 8-11 12-9C16-6 14-1 15 3C15 8 9 10 6 13C2 16-4 14-8 12C-13 11-14 5-14 1C-16-4-11-8-8-11C-5-14-3-13 0-14Z',
    '~wx',
  ) +
  circle(0, 0, 9, '#35195f', 'opacity=".35"') +
  many(5, (i) => `<path d="M0 0C-3-2-3-7 0-7C3-7 3-2 0 0Z" transform="rotate(${i * 72})" fill="#cdb2f0"/>`) +
  circle(0, 0, 1.6, '#f6cf3d') +
  line('M-10-7C-7-11-3-12 1-11', '#fff', 1.4, 'stroke-linecap="round" opacity=".5"');

/** A closed book lying flat, seen from its spine: from (0 0) to the right and up. */
export function book(x: number, y: number, w: number, h: number, cover: string, band: string): string {
  return (
    box(x, y - h, w, h, cover, 'rx="3"') +
    box(x + w * 0.08, y - h + 2, w * 0.05, h - 4, band) +
    box(x + w * 0.87, y - h + 2, w * 0.05, h - 4, band) +
    box(x + w * 0.3, y - h * 0.66, w * 0.4, h * 0.32, band, 'rx="1.5" opacity=".85"') +
    box(x + 2, y - h + 1.4, w - 4, h * 0.18, '#fff', 'rx="1" opacity=".28"') +
    box(x, y - h * 0.2, w, h * 0.2, INK, 'rx="2" opacity=".16"')
  );
}

/** A bow of ribbon around the origin, about 44 wide. */
export const bow = (light: string, dark: string): string =>
  fill('M-2 2C-10 8-16 18-20 26L-10 24L-6 30C-4 20 0 10 2 4Z', dark) +
  fill('M2 2C10 8 16 18 20 26L10 24L6 30C4 20 0 10-2 4Z', dark) +
  fill('M0 0C-8-12-22-14-23-6C-24 3-10 5 0 0Z', light) +
  fill('M0 0C8-12 22-14 23-6C24 3 10 5 0 0Z', light) +
  fill('M0 0C-8-6-16-7-18-4C-16 0-8 1 0 0ZM0 0C8-6 16-7 18-4C16 0 8 1 0 0Z', dark, 'opacity=".55"') +
  oval(0, 0, 4.4, 4.8, light);
