/** Things of the summer tide: shells, starfish, parasols, ices, and the way all are cut out as stickers. */
import { box, circle, fill, group, line, many, oval, t, use } from '../draw.ts';
import { star } from '../sparks.ts';
import { DEEP, INK } from './paints.ts';

/** A drawing as a sticker: a shadow, a white die-cut rim, a hairline of foil, and the drawing itself. Needs `FOIL`. */
export function sticker(
  id: string,
  body: string,
): { def: string; at: (x: number, y: number, s?: number, turn?: number) => string } {
  const def = group(id, body);
  const at = (x: number, y: number, s = 1, turn = 0): string => {
    const rim = (paint: string, width: number, extra = ''): string =>
      use(id, x, y, s, turn, `stroke="${paint}" stroke-width="${width}" stroke-linejoin="round"${extra}`);
    return (
      `<g opacity=".22" transform="translate(1.4 2.6)">${rim(INK, 9)}</g>` +
      rim('url(#~fo)', 9.4) +
      rim('#fff', 7) +
      use(id, x, y, s, turn)
    );
  };
  return { def, at };
}

/** A scallop 40 wide and 36 high around the origin; its ribs meet at the foot. */
export function shell(light: string, dark: string, rib: string): string {
  const rim =
    'M0 17L-7 15L-9 9C-20 4-22-6-17-11C-15-16-9-18-7-16C-4-20 4-20 7-16C9-18 15-16 17-11C22-6 20 4 9 9L7 15Z';
  return (
    fill(rim, dark) +
    fill('M0 13L-6 9C-17 4-18-5-14-9C-12-13-8-14-6-12C-3-16 3-16 5-12C2-4 0 4 0 13Z', light, 'opacity=".9"') +
    line(
      'M0 14L-13-8M0 14L-6.5-13M0 14V-16M0 14L6.5-13M0 14L13-8',
      rib,
      1.3,
      'stroke-linecap="round" opacity=".7"',
    ) +
    fill('M-7 15L-9 10H9L7 15L0 17Z', rib, 'opacity=".85"') +
    line('M-14-5C-12-9-10-11-7-12', '#fff', 1.8, 'stroke-linecap="round" opacity=".8"')
  );
}

/** A starfish of radius `r` around (x y): fat arms, a row of beads on each. */
export function starfish(x: number, y: number, r: number, light: string, dark: string): string {
  const arms = (turn: number, q: number): string => {
    let d = '';
    for (let i = 0; i < 5; i += 1) {
      const a = ((turn + i * 72 - 90) * Math.PI) / 180;
      const b = a + (36 * Math.PI) / 180;
      const z = a - (36 * Math.PI) / 180;
      const p = (k: number, g: number): string => t`${x + q * k * Math.cos(g)} ${y + q * k * Math.sin(g)}`;
      d += `${i ? '' : `M${p(0.44, z)}`}Q${p(1.16, a - 0.2)} ${p(1, a)}Q${p(1.16, a + 0.2)} ${p(0.44, b)}`;
    }
    return `${d}Z`;
  };
  const beads = many(15, (i) => {
    const a = (((i % 5) * 72 - 90 + 8) * Math.PI) / 180;
    const k = 0.28 + Math.floor(i / 5) * 0.24;
    return t`M${x + r * k * Math.cos(a)} ${y + r * k * Math.sin(a)}h0`;
  });
  return (
    fill(arms(8, r), dark) +
    fill(arms(8, r * 0.82), light) +
    line(beads, '#fff', r * 0.12, 'stroke-linecap="round" opacity=".85"')
  );
}

/** A parasol 84 wide seen from the side, its pole on the origin, 96 high. */
export function parasol(a: string, b: string, edge: string): string {
  const roof =
    'M-42-58C-40-84-22-96 0-98C22-96 40-84 42-58C36-64 30-64 26-58C20-65 14-65 9-58C4-65-4-65-9-58C-14-65-20-65-26-58C-30-64-36-64-42-58Z';
  return (
    line('M0-100V0', '#f4e6cf', 3.4, 'stroke-linecap="round"') +
    line('M1-96V0', '#b98a58', 1, 'opacity=".6"') +
    fill(roof, a) +
    fill(
      'M-26-58C-22-82-12-94 0-98C-4-90-8-76-9-58C-14-65-20-65-26-58ZM9-58C8-76 4-90 0-98C12-94 22-82 26-58C20-65 14-65 9-58Z',
      b,
    ) +
    fill('M-38-66C-34-84-18-94-4-97C-18-90-26-80-30-64C-34-65-36-63-38-66Z', '#fff', 'opacity=".35"') +
    line(
      'M-42-58C-36-64-30-64-26-58C-20-65-14-65-9-58C-4-65 4-65 9-58C14-65 20-65 26-58C30-64 36-64 42-58',
      edge,
      1.6,
    ) +
    circle(0, -100, 2.6, edge)
  );
}

/** An ice on its stick, 30 wide and 60 high with a bite at its shoulder; the stick ends at the origin. */
export function lolly(top: string, mid: string, foot: string): string {
  return (
    box(-3.6, -18, 7.2, 18, '#e9c58c', 'rx="3.4"') +
    line('M-1-16V-3', '#b98a4a', 1, 'opacity=".6"') +
    fill('M-15-18V-44C-15-66 6-68 12-58C9-54 12-50 15-51V-18C15-14-15-14-15-18Z', mid) +
    fill('M-15-44C-15-66 6-68 12-58C9-54 12-50 15-51V-44C5-38-5-49-15-43Z', top) +
    fill('M-15-18V-28C-5-22 5-33 15-27V-18C15-14-15-14-15-18Z', foot) +
    line('M-9-50V-24', '#fff', 3.4, 'stroke-linecap="round" opacity=".6"')
  );
}

/** A swimming ring of radius 24 around the origin, seen a little from above. */
export function ring(a: string, b: string): string {
  const stripes = many(4, (i) => {
    const w = ((i * 90 + 20) * Math.PI) / 180;
    const p = (r: number, k: number): string => t`${r * Math.cos(w + k)} ${r * 0.86 * Math.sin(w + k)}`;
    return `M${p(24, 0)}A24 20.6 0 0 1 ${p(24, 0.62)}L${p(11, 0.62)}A11 9.5 0 0 0 ${p(11, 0)}Z`;
  });
  return (
    fill(
      'M-24 0A24 20.6 0 1 1 24 0A24 20.6 0 1 1-24 0ZM-11 0A11 9.5 0 1 0 11 0A11 9.5 0 1 0-11 0Z',
      a,
      'fill-rule="evenodd"',
    ) +
    fill(stripes, b) +
    line('M-17.5-3.6A18 15.4 0 0 1 0-15.4', '#fff', 3.4, 'stroke-linecap="round" opacity=".75"') +
    line('M-11 1A11 9.5 0 0 0 11 1', DEEP, 1.4, 'opacity=".25"')
  );
}

/** A whale 60 wide with its spout; its belly stands on the origin. */
export const whale =
  line('M-6-36C-6-44-14-46-16-42M-6-36C-6-44 3-47 5-42', '#57cfe0', 3, 'stroke-linecap="round"') +
  fill(
    'M-30-14C-30-30-14-34 0-32C14-30 18-20 24-20C27-20 26-27 21-30C27-32 31-29 32-26C34-30 39-31 42-27C36-24 36-14 30-8C24-1 10 0-6 0C-22 0-30-4-30-14Z',
    '#2f8fc4',
  ) +
  fill('M-30-12C-22-6-8-8 4-10C12-12 22-8 28-6C22-1 10 0-6 0C-22 0-30-4-30-12Z', '#e9f8fb') +
  line('M-22-5C-18-3-14-2-10-2M-20-2C-14 0-8 0-2-1', '#9fd3e4', 1.2) +
  circle(-17, -17, 2.6, INK) +
  circle(-17.8, -17.8, 0.9, '#fff') +
  oval(-11, -11, 3.4, 2, '#ff9f8c', 'opacity=".7"') +
  fill('M-24-24C-18-30-8-31 0-30C-8-27-18-24-24-20Z', '#fff', 'opacity=".35"');

/** A crab 46 wide; its feet stand on the origin. */
export const crab =
  line('M-14-4L-22 0M-12-8L-24-6M14-4L22 0M12-8L24-6', '#d94f35', 2.6, 'stroke-linecap="round"') +
  fill(
    'M-20-16C-28-20-28-30-20-31L-20-25L-14-30C-11-24-14-18-20-16ZM20-16C28-20 28-30 20-31L20-25L14-30C11-24 14-18 20-16Z',
    '#f2674e',
  ) +
  fill('M-18-10C-18-20-8-22 0-22C8-22 18-20 18-10C18-2-18-2-18-10Z', '#f2674e') +
  fill('M-14-14C-10-19-4-20 2-20C-4-17-10-14-13-10Z', '#fff', 'opacity=".4"') +
  line('M-5-21V-26M5-21V-26', '#d94f35', 1.8) +
  circle(-5, -27, 3, '#fff') +
  circle(5, -27, 3, '#fff') +
  circle(-4.4, -27, 1.5, INK) +
  circle(5.6, -27, 1.5, INK) +
  line('M-4-9C-2-6 2-6 4-9', INK, 1.4, 'stroke-linecap="round"');

/** Sunglasses 52 wide around the origin. */
export const shades =
  line('M-24-6L-27-12M24-6L27-12', '#b8284a', 3, 'stroke-linecap="round"') +
  fill(
    'M-26-8H-3L0-5L3-8H26C27 6 20 12 13 12C5 12 3 4 1.6 0H-1.6C-3 4-5 12-13 12C-20 12-27 6-26-8Z',
    '#f0476c',
  ) +
  fill('M-22-4H-6C-5 4-8 8-13 8C-18 8-22 4-22-4ZM22-4H6C5 4 8 8 13 8C18 8 22 4 22-4Z', '#12384a') +
  fill('M-20-3H-13L-18 4C-20 2-20 0-20-3ZM8-3H15L9 4C8 2 8 0 8-3Z', '#8fe6ea', 'opacity=".85"');

/** A slice of a melon 46 wide; its rind lies on the origin. */
export const melon =
  fill('M-23-22H23C23-4 10 0 0 0C-10 0-23-4-23-22Z', '#2f9a62') +
  fill('M-20-22H20C20-7 9-3 0-3C-9-3-20-7-20-22Z', '#e8f7c8') +
  fill('M-18-22H18C18-9 8-5.6 0-5.6C-8-5.6-18-9-18-22Z', '#f2574e') +
  line('M-10-18v3M-3-15v3M5-18v3M11-17v3M0-10v2', '#3a1418', 2, 'stroke-linecap="round"') +
  line('M-15-20H-4', '#fff', 1.6, 'stroke-linecap="round" opacity=".55"');

/** A young coconut with a straw and a flower, 40 wide; it stands on the origin. */
export const coconut =
  line('M6-34L14-54L22-56', '#f2674e', 3, 'stroke-linejoin="round" stroke-linecap="round"') +
  fill('M-20-20C-20-34-10-38 0-38C10-38 20-34 20-20C20-6 10 0 0 0C-10 0-20-6-20-20Z', '#5fb55a') +
  fill('M-20-20C-20-30-14-35-8-37C-12-28-12-10-4 0C-13-1-20-8-20-20Z', '#9fdc7c', 'opacity=".7"') +
  oval(0, -34, 14, 5, '#fffdf0') +
  oval(0, -34, 9, 3, '#d6f0ee') +
  fill(star(-13, -33, 8, 0.5, 5), '#ffd166') +
  circle(-13, -33, 2.4, '#f2674e');

/** A surfboard 22 wide and 84 high; its tail stands on the origin. */
export const board =
  fill('M0-86C12-70 13-30 8-6C4 1-4 1-8-6C-13-30-12-70 0-86Z', '#fffaf0') +
  fill('M0-86C6-78 9-64 10-50H-10C-9-64-6-78 0-86Z', '#2fb6c6') +
  fill('M-10.6-44H10.6V-36H-10.6Z', '#f2674e') +
  fill('M-10.4-32H10.4V-27H-10.4Z', '#ffd166') +
  line('M0-84V-3', DEEP, 1, 'opacity=".45"') +
  line('M-6-66C-8-50-8-24-6-8', '#fff', 2.4, 'stroke-linecap="round" opacity=".7"');

/** A sandcastle 96 wide; it stands on the origin. Needs `SAND`. */
export const castle =
  fill(
    'M-48 0L-42-30V-40H-34V-34H-28V-40H-20V-30H-14V-58H-6V-52H6V-58H14V-30H20V-40H28V-34H34V-40H42V-30L48 0Z',
    '~sa',
  ) +
  fill('M-42-30V-40H-34V-34H-28V-40H-24L-26 0H-48ZM-14-58H-6V-52H-2L-4-30H-14Z', '#fff', 'opacity=".3"') +
  fill('M-8 0V-14C-8-24 8-24 8-14V0Z', '#a8743a') +
  fill('M-3-40h6v8h-6ZM-34-24h5v7h-5ZM29-24h5v7h-5Z', '#a8743a') +
  line('M0-58V-82', '#8a5a30', 1.8) +
  fill('M0-82L17-76L0-69Z', '#f2674e') +
  line('M-46-6H-12M12-6H46M-40-16H-14M16-16H41', '#b98244', 1, 'stroke-dasharray="5 6" opacity=".7"');

/** A gull seen from afar. */
export const gull = (x: number, y: number, s: number): string =>
  line(
    t`M${x - 12 * s} ${y - 3 * s}C${x - 8 * s} ${y - 8 * s} ${x - 3 * s} ${y - 6 * s} ${x} ${y}C${x + 3 * s} ${y - 6 * s} ${x + 8 * s} ${y - 8 * s} ${x + 12 * s} ${y - 3 * s}`,
    '#fff',
    2.4 * s,
    'stroke-linecap="round" stroke-linejoin="round"',
  );
