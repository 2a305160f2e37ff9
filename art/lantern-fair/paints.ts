/** Paints of the lantern fair: lacquer, gilt, and paper with a light behind it. */
import { lin, rad } from '../draw.ts';

export const GROUND = '#6f0f17';
export const PANEL = '#861a20';
export const DARK = '#3c060c';
export const GILT = '#ffd88c';
export const W = 390;
export const H = 520;

export const GOLD = lin('go', ['#fff3c4', '#f2bc58@.42', '#b06a1c@.72', '#ffdf96'], 'd');
export const LACQUER = lin('la', ['#d5281f', '#a81318@.55', '#6f0a12']);
/** Paper lit from within: white where the flame is, red at the seams. */
export const PAPER = rad('pa', ['#fff9dc@0', '#ffd978@.34', '#ff8d3a@.7', '#d9361c@1'], 0.5, 0.56, 0.62);
export const CREAM = rad('cr', ['#fffdf0@0', '#ffeec0@.5', '#f4c27c@1'], 0.5, 0.55, 0.66);
export const HALO = rad('ha', ['#ffe6a0/.75', '#ff9a3c@.45/.25', '#ff9a3c/0']);
