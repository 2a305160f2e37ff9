/** Colours of the sixteen: one base each; light, shade and line follow from it, so that all lines share one quality. */
import { lin } from '../draw.ts';

/** A colour of one picture: `id` names its gradient there, `edge` draws its outline. */
export interface Tone {
  id: string;
  light: string;
  base: string;
  dark: string;
  edge: string;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` (0..1) of the second colour in the first, both written #rrggbb. */
export function mix(one: string, two: string, share: number): string {
  const second = channels(two);
  const mixed = channels(one).map((value, i) => Math.round(value * (1 - share) + (second[i] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Light is warm and comes from the upper left; shade leans to plum, never to grey. */
export function tone(id: string, base: string): Tone {
  return {
    id,
    base,
    light: mix(base, '#fff3dc', 0.36),
    dark: mix(base, '#3a1a5c', 0.34),
    edge: mix(base, '#22103a', 0.72),
  };
}

/** The gradient of a tone, falling from the light to the shade. */
export function paint({ id, light, base, dark }: Tone): string {
  return lin(id, [light, `${base}@.45`, dark], 'd');
}

/** Skin from fair to deep: shade and blush stay warm in each. */
export const SKIN = {
  fair: { base: '#ffe0cf', shade: '#f2b29c', blush: '#ff8f93', edge: '#8a4a45' },
  peach: { base: '#fdd3b2', shade: '#e8a27c', blush: '#ff8178', edge: '#864434' },
  honey: { base: '#efbb8b', shade: '#cf8a5a', blush: '#f2705c', edge: '#743a24' },
  tan: { base: '#d79a68', shade: '#ad6a40', blush: '#e2604a', edge: '#5e2c1a' },
  brown: { base: '#a96d48', shade: '#7d4730', blush: '#cf4f46', edge: '#421c14' },
  deep: { base: '#804e38', shade: '#583025', blush: '#bd3f45', edge: '#301212' },
} as const;

export type Skin = (typeof SKIN)[keyof typeof SKIN];
