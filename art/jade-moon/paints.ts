/** Colours and gradients that moon, jade, lacquer and blossoms of the family share. */
import { lin, rad } from '../draw.ts';

export const GROUND = '#cfe3d8';
export const PANEL = '#f3f8ee';
export const INK = '#10294a';
export const JADE = '#0b6b57';
export const GOLD = '#f2b632';

export const MOON = [
  rad('mo', ['#fffdf0@0', '#fff3c4@.62', '#f6d98a@1'], 0.42, 0.4, 0.62),
  rad('mh', ['#fff6cf@.3/.75', '#ffe9a4@.5/.3', '#bfe6d6@.72/.1', '#bfe6d6@1/0']),
];

/** Polished jade from the lit edge to its depth. */
export const STONE = lin('js', ['#e9fbef@0', '#9fdcc0@.3', '#4aa587@.66', '#8fd3b6@.84', '#2c7d66@1'], 'd');

export const LACQUER = lin('lq', ['#24497c', '#10294a@.55', '#0a1c36']);

export const LAMP = [
  rad('la', ['#fffbe0@0', '#ffe9a0@.4', '#f2b95a@.8', '#c9812f@1'], 0.46, 0.58, 0.62),
  lin('cp', ['#0a4a3e', '#4fb595@.4', '#0b5a4a'], 'h'),
];

export const CAKE = [
  lin('ck', ['#a8611c', '#e09a3c@.35', '#c47a24@.7', '#8a4a12'], 'h'),
  rad('ct', ['#fbd48a', '#e8a548@.6', '#c87f2a'], 0.42, 0.36, 0.7),
];
