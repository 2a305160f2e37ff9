/** Paints of the summer tide: sea, sand, coral, and the foil that every sticker is cut from. */
import { lin, rad } from '../draw.ts';

export const GROUND = '#bfe9ec';
export const PANEL = '#f7fdfb';
export const INK = '#0c3a4c';
export const CORAL = '#cf3d2d';
export const DEEP = '#0a5470';
export const SUN = '#ffd166';

/** Foil turns with the light from aqua over lilac and peach to lemon. */
export const FOIL = lin('fo', ['#9ff0e6@0', '#c9c4ff@.28', '#ffc9d6@.5', '#ffe9a3@.72', '#a8f3d4@1'], 'd');

export const SEA = lin('se', ['#7fe0df@0', '#2fb6c6@.5', '#0f7f9c@1']);
export const SAND = lin('sa', ['#fff0cd@0', '#f6d79c@.6', '#e3b36c@1']);
export const CORALS = lin('co', ['#ff9f84@0', '#f2674e@.5', '#cf3d2d@1'], 'd');
export const GLASS = rad(
  'gl',
  ['#ffffff@0/.15', '#ffffff@.62/.2', '#ffffff@.9/.75', '#ffffff@1/.1'],
  0.42,
  0.4,
  0.6,
);
