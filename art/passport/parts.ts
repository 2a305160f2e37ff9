/** Things of a journey that several pictures show: guilloches, stamps, a passport, a rubber stamp, a plane, tags. */
import { box, circle, f, fill, group, line, many, oval, t } from '../draw.ts';
import { DEEP, INK, OCHRE, RED } from './paints.ts';

/** One line of a guilloche around (x y): a circle of radius `r` that swings `lobes` times by `a`. */
export function loop(x: number, y: number, r: number, a: number, lobes: number, phase = 0): string {
  const n = lobes * 8;
  return `${many(n, (i) => {
    const w = (i / n) * Math.PI * 2;
    const q = r + a * Math.cos(lobes * w + phase);
    return `${i ? 'L' : 'M'}${f(x + q * Math.cos(w))} ${f(y + q * Math.sin(w))}`;
  })}Z`;
}

/** A whole rosette: `lines` loops, each a little turned, as an engraver's lathe draws it. */
export const rosette = (x: number, y: number, r: number, a: number, lobes: number, lines: number): string =>
  many(lines, (i) => loop(x, y, r, a, lobes, (i * Math.PI * 2) / lines));

/** A small rosette of `n` ovals around (x y), turned against each other: light enough for the parts of a page. */
export const spiro = (x: number, y: number, rx: number, ry: number, n: number): string =>
  many(
    n,
    (i) =>
      t`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${(i * 180) / n} ${x} ${y})"/>`,
  );

/** A band of waves from (x y), `w` wide: what lies below the words of a banknote. */
export const waves = (x: number, y: number, w: number, a: number, length: number, lines: number): string =>
  many(lines, (i) => {
    const n = Math.round(w / length) * 2;
    const step = w / n;
    const high = a * Math.cos((i / lines) * Math.PI);
    return t`M${x} ${y}q${step / 2} ${-2 * high} ${step} 0${many(n - 1, () => t`t${step} 0`)}`;
  });

/** A plane seen from above, about 40 long, its nose to the right, around the origin. */
export const plane = (paint: string): string =>
  fill(
    'M21 0C21 2 17 3 13 3H5L-4 16H-9L-4 3H-12L-16 8H-19L-17 0L-19-8H-16L-12-3H-4L-9-16H-4L5-3H13C17-3 21-2 21 0Z',
    paint,
  );

/** The rim of a stamp: `round`, `oval`, `square` or `scallop`, about 34 its half width. */
export type Rim = 'round' | 'oval' | 'square' | 'scallop' | 'arch';
const RIMS: Readonly<Record<Rim, string>> = {
  round: 'M0-34A34 34 0 1 1-.1-34ZM0-28A28 28 0 1 1-.1-28Z',
  oval: 'M0-27C21-27 38-15 38 0C38 15 21 27 0 27C-21 27-38 15-38 0C-38-15-21-27 0-27ZM0-22C18-22 33-12 33 0C33 12 18 22 0 22C-18 22-33 12-33 0C-33-12-18-22 0-22Z',
  square: 'M-30-30H30V30H-30ZM-25-25H25V25H-25Z',
  scallop: `${many(16, (i) => {
    const [a, b] = [(i * Math.PI) / 8, ((i + 1) * Math.PI) / 8];
    return i
      ? t`A7 7 0 0 1 ${33 * Math.cos(b)} ${33 * Math.sin(b)}`
      : t`M${33 * Math.cos(a)} ${33 * Math.sin(a)}A7 7 0 0 1 ${33 * Math.cos(b)} ${33 * Math.sin(b)}`;
  })}ZM0-28A28 28 0 1 1-.1-28Z`,
  arch: 'M-30 32V-6C-30-40 30-40 30-6V32ZM-25 27V-6C-25-33 25-33 25-6V27Z',
};

/** A stamp of one ink around the origin: rim, a ring of ticks, and what it shows. */
export const inked = (rim: Rim, motif: string, colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round">` +
  line(RIMS[rim], colour, 2.2) +
  motif +
  '</g>';

/** Motifs of stamps, in lines of the stamp's own ink, each within 18 of the origin. */
export const MOTIFS = {
  /** A door that stands open. */
  door: '<path d="M-10 16V-15H10V16M-10 16H14M10-15L16-10V20L10 16M12 3v2" stroke-width="2.2"/><path d="M-5-8v6M0-8v6" stroke-width="1.8"/>',
  /** Two rings of sound and an ear of headphones. */
  headphones:
    '<path d="M-15 6V0C-15-20 15-20 15 0V6" stroke-width="2.6"/><path d="M-17 4h5v12h-5ZM12 4h5v12h-5Z" stroke-width="2.2"/><path d="M-4 8v6M0 4v12M4 8v6" stroke-width="2"/>',
  bubble:
    '<path d="M-16-12H16V8H2L-6 16V8H-16Z" stroke-width="2.4"/><path d="M-8-2h.1M0-2h.1M8-2h.1" stroke-width="3.4"/>',
  friends:
    '<path d="M-12-6A5.5 5.5 0 1 1-7-6M7-6A5.5 5.5 0 1 1 12-6M-19 14C-19 2 0 2 0 14C0 2 19 2 19 14Z" stroke-width="2.3"/><path d="M0-14C-2-18-7-15-5-11C-4-9-2-7 0-5.6C2-7 4-9 5-11C7-15 2-18 0-14Z" stroke-width="1.6" transform="translate(0-4) scale(.9)"/>',
  gift: '<path d="M-14-4H14V15H-14ZM-17-10H17V-4H-17ZM0-10V15M0-10C-12-22-14-10 0-10C14-10 12-22 0-10" stroke-width="2.2"/>',
  mic: '<path d="M-6-12C-6-20 6-20 6-12V-2C6 6-6 6-6-2ZM-12-4C-12 14 12 14 12-4M0 10V18M-8 18H8" stroke-width="2.3"/>',
  kite: '<path d="M0-18L13-3L0 12L-13-3ZM0-18V12M-13-3H13M0 12C4 15-4 17 1 20" stroke-width="2"/>',
  flag: '<path d="M-10-17V19M-10-16C-2-21 4-11 14-16V1C4 6-2-4-10 1" stroke-width="2.3"/>',
} as const;
export type Motif = keyof typeof MOTIFS;

/** A stamp as it lies on a page: a little worn, from `group`s of its picture. */
export const stampOf = (id: string, rim: Rim, motif: Motif, colour: string): string =>
  group(id, inked(rim, MOTIFS[motif], colour));

/** A closed passport around the origin, 92 x 128, its emblem gilt. Takes `cv` and `gi`. */
export const passport = (): string =>
  fill(
    'M-46-62Q-46-66-42-66H42Q48-66 48-60V60Q48 66 42 66H-42Q-46 66-46 62Z',
    INK,
    'opacity=".28" transform="translate(3 5)"',
  ) +
  fill('M-44-62H44Q50-62 50-56V60Q50 66 44 66H-44Z', '#f1e5cb') +
  fill('M-46-62Q-46-66-42-66H42Q48-66 48-60V58Q48 64 42 64H-42Q-46 64-46 60Z', '~cv') +
  line('M-39-66V64', DEEP, 2, 'opacity=".6"') +
  line('M-36-66V64', '#fff', 0.8, 'opacity=".25"') +
  `<rect x="-31" y="-57" width="70" height="112" rx="5" fill="none" stroke="url(#~gi)" stroke-width="1.2" opacity=".85"/>` +
  `<g fill="none" stroke="url(#~gi)" stroke-width=".9"><path d="${rosette(4, -6, 19, 3.4, 12, 3)}"/><circle cx="4" cy="-6" r="25" stroke-width="1.6"/><circle cx="4" cy="-6" r="13.4" stroke-width="1.4"/></g>` +
  fill(
    'M4-15C0-21-9-17-7-10C-6-5 0-1 4 3C8-1 14-5 15-10C17-17 8-21 4-15Z',
    '~gi',
    'transform="translate(0 4) scale(.94)"',
  ) +
  line('M-16-42H24M-8-35H16M-12 36H20M-4 43H12', '~gi', 2, 'stroke-linecap="round"') +
  fill('M-46-60Q-46-66-40-66H-20C-34-40-40 0-42 64Q-46 64-46 60Z', '#fff', 'opacity=".12"');

/** A rubber stamp that stands on its foot at (0 0), 46 wide and 84 high. Takes `wd`. */
export const rubber = (): string =>
  oval(0, 2, 30, 5, INK, 'opacity=".3"') +
  box(-25, -8, 50, 9, RED, 'rx="2"') +
  box(-25, -8, 50, 3, '#e8705c', 'rx="1.5"') +
  fill('M-24-22H24Q27-22 27-19V-8H-27V-19Q-27-22-24-22Z', '~wd') +
  fill('M-8-24C-8-40-11-46-15-54C-20-70-10-84 0-84C10-84 20-70 15-54C11-46 8-40 8-24Z', '~wd') +
  oval(0, -23, 13, 3.4, '#5e2d17', 'opacity=".6"') +
  fill('M-9-76C-14-68-13-58-9-50C-12-62-11-70-5-78Z', '#fff', 'opacity=".45"') +
  box(-27, -15, 54, 2, '#5e2d17', 'opacity=".35"');

/** A luggage tag around the origin, 64 x 104, its hole at the top: `face` is what stands on it. */
export const tag = (paint: string, edge: string, face: string): string =>
  fill(
    'M-32-32L-16-52H16L32-32V46Q32 52 26 52H-26Q-32 52-32 46Z',
    INK,
    'opacity=".25" transform="translate(3 4)"',
  ) +
  fill('M-32-32L-16-52H16L32-32V46Q32 52 26 52H-26Q-32 52-32 46Z', paint) +
  line('M-27-30L-13.5-47H13.5L27-30V43Q27 47 23 47H-23Q-27 47-27 43Z', edge, 1.2, 'opacity=".8"') +
  circle(0, -39, 8, '#f6e6c4') +
  circle(0, -39, 8, 'none', `stroke="${OCHRE}" stroke-width="1.6"`) +
  circle(0, -39, 4, DEEP) +
  face;

/** A suitcase that stands on (0 0), `w` wide and `h` high. */
export const suitcase = (w: number, h: number, light: string, dark: string, band: string): string =>
  oval(0, 1, w * 0.56, 5, INK, 'opacity=".28"') +
  line(
    t`M${-w * 0.16} ${-h}V${-h - 9}Q${-w * 0.16} ${-h - 13} ${-w * 0.1} ${-h - 13}H${w * 0.1}Q${w * 0.16} ${-h - 13} ${w * 0.16} ${-h - 9}V${-h}`,
    '#5e3a20',
    4,
  ) +
  box(-w / 2, -h, w, h, dark, 'rx="9"') +
  box(-w / 2, -h, w * 0.94, h * 0.96, light, 'rx="9"') +
  box(-w / 2, -h + 3, w * 0.9, 4, '#fff', 'rx="2" opacity=".35"') +
  box(-w * 0.34, -h, w * 0.1, h, band) +
  box(w * 0.22, -h, w * 0.1, h, band) +
  box(-w * 0.36, -h * 0.62, w * 0.14, 9, '#e9bf68', 'rx="2"') +
  box(w * 0.2, -h * 0.62, w * 0.14, 9, '#e9bf68', 'rx="2"');
