/** Paints of the snow globe: spruce, oat wool, cranberry used sparingly, the light of a candle on snow. */
import { lin } from '../draw.ts';

export const GROUND = '#e9dfcd';
export const PANEL = '#fcf8ef';
export const PINE = '#1d5a4a';
export const SPRUCE = '#123a3c';
export const OAT = '#f6ecd9';
export const ROPE = '#c9b28c';
export const BERRY = '#b2384a';
export const CANDLE = '#e0a24e';

export const BRASS = lin('br', ['#fff1cc', '#deb264@.4', '#9a6a2a@.7', '#f2d596'], 'd');
export const SNOW = lin('sn', ['#ffffff', '#e3edf2@.7', '#c4d5df']);
export const WOOD = lin('wd', ['#a8744a', '#7d4f30@.5', '#54321e']);
export const GINGER = lin('gi', ['#d9995a', '#b06a32@.7', '#8f5024']);
