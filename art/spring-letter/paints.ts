/** Paints of the spring letter: lilac paper, mimosa, sage, and the two colours of an airmail edge. */
import { lin, rad } from '../draw.ts';

export const GROUND = '#e8e3f4';
export const VIOLET = '#6a3fa3';
export const INK = '#2f2350';
export const CORAL = '#ee7f6c';
export const BLUE = '#6f86d6';

/** Slanting stripes of an airmail edge, as a pattern `am`; `s` is the width of one stripe. */
export const airmail = (s = 5, id = 'am'): string =>
  `<pattern id="~${id}" width="${s * 4}" height="${s * 4}" patternUnits="userSpaceOnUse" patternTransform="skewX(-38)"><path d="M0 0h${s}v${s * 4}h-${s}Z" fill="${CORAL}"/><path d="M${s * 2} 0h${s}v${s * 4}h-${s}Z" fill="${BLUE}"/></pattern>`;

/** Paper of envelopes and sheets. */
export const PAPER = [
  lin('pa', ['#fffdf6', '#f3e8da']),
  lin('fl', ['#fffefa', '#efe2d2']),
  lin('kr', ['#f7d9cf', '#e3b3a8']),
  lin('li', ['#e4dbf6', '#bfaee4']),
];

export const MIMOSA = [rad('mi', ['#fff7bd@0', '#f9d955@.45', '#dca31c@1'], 0.38, 0.32, 0.75)];

export const WAX = [lin('wx', ['#9f74d6', '#4f2a86'], 'd')];

/** The edge of perforated paper, and gilt. */
export const GILT = lin('eg', ['#fff3c4', '#e2b64c@.4', '#a8761a@.7', '#f6d98a'], 'd');
