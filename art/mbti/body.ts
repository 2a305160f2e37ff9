/** Bodies of the sixteen: 320 x 360, head 95..225 x 68..196, shoulders at 214, feet at 330. */
import { fill, line, oval, t } from '../draw.ts';
import type { Skin, Tone } from './tones.ts';

export type Point = readonly [number, number];

/** A filled shape with its outline; the width of the line is set once for the whole figure. */
export function part(d: string, { id, edge }: Tone, extra = ''): string {
  return fill(d, `~${id}`, `stroke="${edge}"${extra ? ` ${extra}` : ''}`);
}

/** Outline of a bent limb that tapers from `w0` to `w1`: two offset curves, joined by round ends. */
export function limb(a: Point, bend: Point, b: Point, w0: number, w1: number): string {
  const normal = (p: Point, q: Point): Point => {
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [(p[1] - q[1]) / long, (q[0] - p[0]) / long];
  };
  const [n, m] = [normal(a, bend), normal(bend, b)];
  // The bend lies where both offset lines would meet; a sharp elbow is cut short, or it would grow a spike.
  const k = 1 / Math.max(0.6, 1 + n[0] * m[0] + n[1] * m[1]);
  const off = (p: Point, v: Point, w: number): string => t`${p[0] + v[0] * w} ${p[1] + v[1] * w}`;
  const elbow: Point = [(n[0] + m[0]) * k, (n[1] + m[1]) * k];
  const w = (w0 + w1) / 4;
  return `M${off(a, n, w0 / 2)}Q${off(bend, elbow, w)} ${off(b, m, w1 / 2)}${t`A${w1 / 2} ${w1 / 2} 0 0 0 `}${off(b, m, -w1 / 2)}Q${off(bend, elbow, -w)} ${off(a, n, -w0 / 2)}${t`A${w0 / 2} ${w0 / 2} 0 0 0 `}${off(a, n, w0 / 2)}Z`;
}

/** A mitten of a hand; the thumb points to `turn` (degrees, 0 = up). */
export function hand([x, y]: Point, { edge }: Skin, turn = 0): string {
  return (
    t`<g transform="translate(${x} ${y})rotate(${turn})" stroke="${edge}">` +
    oval(-6, -7, 4, 6, '~s', 'transform="rotate(-24 -6 -7)"') +
    `<circle r="10" fill="url(#~s)"/></g>` +
    t`<path d="M${x - 3} ${y - 5.5}q-4 1-4.5 6" fill="none" stroke="#fff" opacity=".45"/>`
  );
}

interface Arm {
  /** Shoulder, elbow (a pull, not a point on the arm), wrist. */
  line: readonly [Point, Point, Point];
  sleeve: Tone;
  skin: Skin;
  cuff?: Tone;
  /** Where the thumb points, degrees. */
  thumb?: number;
  /** Width at the shoulder and at the wrist. */
  w?: readonly [number, number];
  /** A short sleeve ends halfway. */
  bare?: boolean;
}

export function arm({ line: [a, bend, b], sleeve, skin, cuff, thumb = 0, w = [21, 18], bare }: Arm): string {
  const long = Math.hypot(b[0] - bend[0], b[1] - bend[1]) || 1;
  const out: Point = [(b[0] - bend[0]) / long, (b[1] - bend[1]) / long];
  const at: Point = [b[0] + out[0] * 8, b[1] + out[1] * 8];
  const turn = (Math.atan2(out[1], out[0]) * 180) / Math.PI;
  const band = cuff
    ? t`<rect x="-4" y="${-w[1] / 2 - 1.5}" width="8" height="${w[1] + 3}" rx="3.5" transform="translate(${b[0]} ${b[1]})rotate(${turn})" fill="url(#~${cuff.id})" stroke="${cuff.edge}"/>`
    : '';
  const half = (i: 0 | 1): number => (a[i] + 2 * bend[i] + b[i]) / 4;
  const q = (i: 0 | 1): number => (a[i] + bend[i]) / 2;
  const cloth = bare
    ? fill(limb(a, bend, b, w[0] - 5, w[1] - 3), '~s', `stroke="${skin.edge}"`) +
      part(limb(a, [q(0), q(1)], [half(0), half(1)], w[0] + 2, w[0] + 2), sleeve)
    : part(limb(a, bend, b, w[0], w[1]), sleeve);
  return hand(at, skin, thumb) + cloth + band;
}

/** A leg from the hip to the ankle and its shoe, the toe to the left (-1) or right (1). */
export function leg(hip: Point, ankle: Point, cloth: Tone, shoe: Tone, toe: 1 | -1, turn = 0): string {
  const mid: Point = [(hip[0] + ankle[0]) / 2, (hip[1] + ankle[1]) / 2];
  const pose = (turn ? t`rotate(${turn})` : '') + (toe < 0 ? 'scale(-1 1)' : '');
  const place = t`transform="translate(${ankle[0]} ${ankle[1]})${pose}"`;
  return (
    part(limb(hip, mid, ankle, 24, 19), cloth) +
    `<g ${place}>` +
    part('M-12-7C-14 0-14 7-11 10H15C20 10 20 1 13-2C9-4 7-6 6-9C0-11-8-11-12-7Z', shoe) +
    fill('M-13 6H18C18 9 17 10 15 10H-11C-12.5 10-13 8-13 6Z', '#fff', 'opacity=".5"') +
    line('M-8-5C-4-7 0-7 3-6', '#fff', 2, 'opacity=".5"') +
    '</g>'
  );
}

/** Upper body to `hem`, as wide there as twice `spread`: shirt, coat or dress. */
export function bell(hem: number, spread: number, cloth: Tone, dip = 10): string {
  const d = t`M140 199C126 202 122 212 125 232C126 244 ${160 - spread + 2} ${hem - 16} ${160 - spread} ${hem}Q160 ${hem + dip} ${160 + spread} ${hem}C${160 + spread - 2} ${hem - 16} 194 244 195 232C198 212 194 202 180 199Z`;
  return (
    part(d, cloth) +
    fill(
      t`M178 202C192 212 188 236 ${160 + spread - 12} ${hem + dip * 0.35}L${160 + spread} ${hem}C${160 + spread - 2} ${hem - 16} 194 244 195 232C198 212 190 202 178 202Z`,
      cloth.edge,
      'opacity=".2"',
    ) +
    fill('M132 200Q160 222 188 200L184 210Q160 226 136 210Z', cloth.edge, 'opacity=".28"')
  );
}
