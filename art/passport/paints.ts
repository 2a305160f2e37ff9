/** Paints of the passport: kraft and security paper, the green of a cover, the inks of a stamp pad. */
import { lin } from '../draw.ts';

export const KRAFT = '#e7d6b5';
export const PANEL = '#fbf5e6';
export const PETROL = '#145c5c';
export const DEEP = '#0f3d40';
export const INK = '#2b2f38';
export const RED = '#c43d2c';
export const VIOLET = '#5b4aa0';
export const BLUE = '#23649a';
export const GREEN = '#2c7a52';
export const OCHRE = '#a3691a';

/** A page of security paper, the cover of a passport, its gilding, and kraft. */
export const PAPERS = [
  lin('pg', ['#fffaf0', '#f1e5cb'], 'd'),
  lin('ph', ['#e9dcc0', '#fbf3e0'], 'h'),
  lin('cv', ['#1d7a78', PETROL, DEEP], 'd'),
  lin('kr', ['#e3c898', '#c79f66'], 'd'),
];
export const GILT = lin('gi', ['#fff3c4', '#e9bf68@.4', '#b07c28@.72', '#f8dd98'], 'd');
export const WOODS = lin('wd', ['#7a3f22', '#c17a48@.35', '#e5a870@.5', '#a25e34@.75', '#5e2d17'], 'h');
