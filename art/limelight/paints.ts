/** Gradients of the limelight: brass, green velvet, coral lamps. */
import { circle, group, lin, rad } from '../draw.ts';
import { METALS } from '../kit.ts';

export const W = 390;
export const H = 520;
export const GROUND = '#06211f';

export const EDGE = lin('eg', METALS.gold, 'd');

export const VELVET = [
  lin('vc', ['#0a3d3a@0', '#137a6c@.3', '#0d5a52@.55', '#1c9a86@.8', '#0a4743@1'], 'h'),
  lin('vs', ['#04211f/.7', '#04211f/0']),
];

export const LAMP = [
  rad('bh', ['#fff3b8/.95', '#ffc94d@.4/.3', '#ffc94d/0']),
  group('lb', circle(0, 0, 6.4, '~bh') + circle(0, 0, 2.1, '#fffbe6')),
];

export const MIC = [
  rad('mh', ['#ffffff@0', '#dfe9ea@.35', '#8fa5a8@.8', '#4d6467@1'], 0.36, 0.3, 0.8),
  lin('mb', ['#3a4b4d@0', '#a9bcbe@.35', '#5d7375@.7', '#2a3839@1'], 'h'),
];
