/** Gradients that the tents, balloons, tickets and the cake of the carnival share. */
import { lin, rad } from '../draw.ts';

export const TENT = [
  lin('ta', ['#ff6a7a', '#d6245f']),
  lin('tb', ['#fff6e6', '#f3cfae']),
  lin('tc', ['#37d0c4', '#147c8c']),
  lin('td', ['#2a1048', '#6b2a6e']),
];

export const BALLOON = [rad('bl', ['#fff@0/.35', '#fff@.4/0', '#1b0b3a@1/.5'], 0.36, 0.3, 0.75)];

export const TICKET = [lin('tk', ['#ffe9a6', '#f7b23c'])];

export const CAKE = [
  lin('k1', ['#b3306a@0', '#ff7aa8@.3', '#ff9cbc@.5', '#e2457f@.8', '#8f2058@1'], 'h'),
  lin('k2', ['#1c8a92', '#5fe0d2@.35', '#37bdb8@.65', '#12606e'], 'h'),
  lin('k3', ['#6a3fb0', '#c9a4ff@.4', '#a577ea@.65', '#50288c'], 'h'),
  lin('ic', ['#fff6ea@0', '#ffe9d2@.6', '#e0b49c@1'], 'h'),
  lin('it', ['#fffdf6', '#ffe6cc']),
  rad('fl', ['#ffe08a/.9', '#ffb02e/0']),
  lin('pl', ['#fff0b8', '#d98f2c'], 'h'),
];
