/** The powder room: blush walls, berry velvet, brass that has been polished. Colours and metals that its pictures share. */
import { lin, rad } from '../draw.ts';

export const BERRY = '#8f2a55';
export const PLUM = '#4b1436';
export const BRASS = '#d9a44a';
export const CREAM = '#fff6ec';

/** Brass across and down, and the glass of a mirror. */
export const BRASSES = [
  lin('br', ['#fbe6b0', '#d9a44a@.35', '#a8732a@.6', '#f3d490@.82', '#b8822f'], 'd'),
  lin('bv', ['#fff0c4', '#d9a44a@.5', '#94621f']),
];
export const GLASS = [
  lin('gl', ['#fff6f2', '#f1d3d6@.4', '#d9a9bd@.75', '#f6dfe0'], 'd'),
  lin('gs', ['#fff/.85', '#fff/.1'], 'd'),
];
export const VELVET = [
  lin('ve', ['#6a1a44', '#a83a6c@.3', '#6a1a44@.55', '#9c2f60@.8', '#5a1439'], 'h'),
  lin('vd', ['#a23768', '#5a1439']),
];
export const BULB = rad('bu', ['#fffdf0@0', '#ffeebc@.35/.9', '#ffdf94@1/0']);
