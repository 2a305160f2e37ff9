/** Puts a character together: back hair, body, head, hair, props, in the order in which the eye meets them. */
import { fill, oval, smooth, t } from '../draw.ts';
import type { Point } from './body.ts';
import { type Face, facePaints, features, skull } from './face.ts';
import type { Temperament } from './palettes.ts';
import { paint, type Tone } from './tones.ts';

export interface Figure {
  code: string;
  temperament: Temperament;
  face: Face;
  tones: readonly Tone[];
  /** Further definitions. */
  paints?: string;
  /** Behind everything: cape, wings, the far prop. */
  behind?: string;
  /** Hair behind the head; leans with it. */
  backHair: string;
  /** Legs, clothes and arms. */
  body: string;
  /** Hair, hat, glasses; leans with the head. */
  hair: string;
  /** How deep the fringe's shade reaches, px. */
  fringe?: number;
  /** Arms and props before the head. */
  front?: string;
  /** Lean of the head, degrees. */
  tilt?: number;
  /** Height over the ground, px. */
  lift?: number;
  /** Small things in the air that are this character's own. */
  air?: string;
}

/** The figure without its surroundings: definitions and drawing apart, so that a scene can place it. */
export function assemble(figure: Figure): { paints: string; drawing: string } {
  const { face, tones, paints = '', behind = '', backHair, body, hair, fringe, front = '' } = figure;
  const { tilt = 0, lift = 0 } = figure;
  const lean = (parts: string): string =>
    tilt && parts ? t`<g transform="rotate(${tilt} 160 196)">${parts}</g>` : parts;
  const high = lift ? t` transform="translate(0 ${-lift})"` : '';
  return {
    paints: facePaints(face) + tones.map(paint).join('') + paints,
    drawing:
      oval(160, 336, 66 - lift * 0.6, 9 - lift * 0.1, '#1d0f3c', 'opacity=".16"') +
      oval(160, 336, 46 - lift * 0.5, 5.5 - lift * 0.05, '#1d0f3c', 'opacity=".2"') +
      `<g stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"${high}>` +
      behind +
      lean(backHair) +
      body +
      oval(160, 203, 25, 7, '#1d0f3c', 'opacity=".22"') +
      lean(skull(face, fringe) + features(face) + hair) +
      front +
      '</g>',
  };
}

/** Light on hair: a wavy band along the crown between two angles (degrees, 0 = right, 90 = up). */
export function gloss(from: number, to: number, extra = '', cy = 134, rx = 62, ry = 64): string {
  const at = (k: number, q: number): Point => {
    const a = ((from + (to - from) * k) * Math.PI) / 180;
    return [160 + rx * q * Math.cos(a), cy - ry * q * Math.sin(a)];
  };
  const [start, end] = [at(0, 1), at(1, 1)];
  const inner = [0.86, 0.7, 0.58, 0.42, 0.3, 0.14].map((k, i) => at(k, i % 2 ? 0.92 : 0.84));
  const wave = smooth([end, ...inner, start]).replace('M', 'L');
  const d = t`M${start[0]} ${start[1]}A${rx} ${ry} 0 0 0 ${end[0]} ${end[1]}${wave}`;
  return fill(`${d}Z`, '#fff', `opacity=".3"${extra ? ` ${extra}` : ''}`);
}

/** Outline of curls: `n` bumps along an ellipse, from one angle to another (degrees, clockwise from the right). */
export function curls(cx: number, cy: number, rx: number, ry: number, n: number, from = 0, to = 360): string {
  const r = ((rx + ry) / 2) * ((Math.abs(to - from) * Math.PI) / 180 / n) * 0.6;
  let d = '';
  for (let i = 0; i <= n; i += 1) {
    const a = ((from + ((to - from) * i) / n) * Math.PI) / 180;
    const at = t`${cx + rx * Math.cos(a)} ${cy + ry * Math.sin(a)}`;
    d += i ? t`A${r} ${r} 0 0 1 ${at}` : `M${at}`;
  }
  return to - from === 360 ? `${d}Z` : d;
}
