/** Gradients that the roofs, lanterns and drums of the golden week share. */
import { lin, rad } from '../draw.ts';

export const ROOF = [
  lin('ro', ['#fbd560', '#eda62a@.5', '#c2711a']),
  lin('rd', ['#ffe9a0', '#d98c1e']),
  lin('wi', ['#5c1210', '#e8672a@.5', '#ffd873']),
  lin('co', ['#e8402a', '#a11712'], 'h'),
];

export const LANTERN = [
  rad('la', ['#ffe27a@0', '#ff7a35@.35', '#dd2418@.7', '#8c0d10@1'], 0.45, 0.6, 0.6),
  lin('br', ['#fff0b0', '#e2a32c@.4', '#9c5a12@.7', '#f4ca62'], 'h'),
];

export const DRUM = [
  lin('db', ['#7c0c0e', '#e23a22@.3', '#c2221a@.6', '#6e0a0d'], 'h'),
  rad('dk', ['#fff8e2', '#f2d49a'], 0.4, 0.4, 0.7),
];
