/** Paints of the maple hour: walnut, brass, persimmon leaves, the amber light behind a dial. */
import { lin, rad } from '../draw.ts';

export const GROUND = '#3a2216';
export const PERSIMMON = '#f5894a';
export const DARK = '#22110a';

export const WOOD = [
  lin('wo', ['#8a5430', '#6b3d20@.5', '#4a2814']),
  lin('wh', ['#5a3019', '#a0653a@.22', '#7a4726@.6', '#4a2612'], 'h'),
  lin('wt', ['#b87a48', '#8a5430']),
];
export const BRASS = lin('br', ['#fff0c2', '#dca94c@.4', '#94621f@.7', '#f3d285'], 'd');
export const AMBER = rad('am', ['#fff6cf@0', '#ffd27a@.5', '#e98a2c@1'], 0.5, 0.6, 0.7);
export const VINYL = rad('vi', ['#3a2a26', '#17100e@.6', '#2b1f1b']);

/** Leaves in five colours of October. */
export const LEAVES = ['#f5894a', '#d9512c', '#f2b23e', '#b8361f', '#8f4a22'];
