/** Where what is worn is seen: a whole room, a profile, a wardrobe, skins of rooms; 343 x 190 each. */
import { box, circle, fill, lin, line, many, oval, rad, t } from '../draw.ts';
import { star } from '../sparks.ts';
import { BERRY, BRASS, BULB, CREAM, GLASS, PLUM } from './paints.ts';
import { car, face, garment, glint, nameTag, ring, ripple, scene } from './things.ts';

/** A microphone seat: a round stool of the given colours below a face. */
const seat = (x: number, y: number, paint: string, dark: string): string =>
  oval(x, y + 8, 34, 7, PLUM, 'opacity=".25"') +
  fill(t`M${x - 30} ${y - 4}H${x + 30}L${x + 24} ${y + 10}H${x - 24}Z`, dark) +
  oval(x, y - 4, 30, 7, paint);

const bubble = (x: number, y: number, w: number, paint: string): string =>
  fill(t`M${x} ${y}h${w}q9 0 9 10t-9 10h${-w + 6}l-9 7 1-7q-8-1-8-10t9-10Z`, paint) +
  line(t`M${x + 4} ${y + 10}h${w - 8}`, PLUM, 3, 'opacity=".45" stroke-linecap="round"');

/** One room in which every kind of piece is worn at once. */
export const map = scene(
  [
    lin('w', ['#3d1d4a', '#8a3f6c@.6', '#d98a8c']),
    rad('g', ['#ffe3b8@0/.7', '#ffb98f@1/0']),
    lin('fl', ['#5a2347', '#3a1530']),
    lin('st', ['#f3b7c6', '#c2436f']),
  ],
  box(0, 0, 343, 190, '~w') +
    many(26, (i) => circle((i * 67) % 343, (i * 41) % 96, 0.7 + (i % 3) * 0.5, '#fff0d8', 'opacity=".8"')) +
    circle(286, 34, 22, '#ffe9c0') +
    oval(172, 84, 150, 80, '~g') +
    fill('M0 128C90 116 250 116 343 128V190H0Z', '~fl') +
    many(5, (i) => line(t`M${-20 + i * 96} 190L${120 + i * 26} 122`, '#fff', 1, 'opacity=".08"')) +
    seat(66, 122, '#e9a3b4', '#8f2a55') +
    face(66, 82, 27, 1) +
    ring(66, 82, 28.5, 2) +
    seat(276, 122, '#f0cd7c', '#94621f') +
    face(276, 82, 27, 2) +
    seat(171, 118, '#bfe3e6', '#3f7d86') +
    ripple(171, 72, 44, '#9be4e0') +
    face(171, 72, 35, 0) +
    ring(171, 72, 37, 1) +
    nameTag(171, 126, 60, BERRY, CREAM) +
    nameTag(66, 126, 46, '#3b5d8f', CREAM) +
    car(96, 178, 0.62, '#e8b24f', '#94621f') +
    line('M4 168H44M14 176H50M0 160H30', '#ffe9b8', 2, 'stroke-linecap="round" opacity=".8"') +
    bubble(206, 150, 74, '#f9d7dd') +
    glint([124, 30, 6], [222, 34, 5], [330, 92, 4], [20, 60, 4]),
);

/** A profile: a wide backdrop, a large frame, a tag, a shelf of medals. */
export const profile = scene(
  [
    ...GLASS,
    lin('w', ['#f7e3da', '#e4bfb6']),
    lin('bk', ['#2f5f78', '#6fa9b4@.55', '#f3c6a0']),
    lin('sh', ['#fffaf5', '#f0ddd2']),
    '<clipPath id="~pg"><rect x="88" y="10" width="168" height="180" rx="18"/></clipPath>',
  ],
  box(0, 0, 343, 190, '~w') +
    many(12, (i) => box(i * 30, 0, 13, 190, '#fff', 'opacity=".22"')) +
    `<g opacity=".9">${oval(44, 182, 40, 6, PLUM, 'opacity=".18"')}${box(20, 138, 48, 42, '#d7829a', 'rx="4"')}${box(16, 130, 56, 14, '#f0b5c0', 'rx="4"')}${line('M44 130V180', '#fff0c4', 5)}${fill('M44 130C30 112 18 124 44 130C70 124 58 112 44 130Z', '#fff0c4')}</g>` +
    box(92, 16, 168, 180, PLUM, 'opacity=".2" rx="18"') +
    box(88, 10, 168, 190, '~sh', 'rx="18"') +
    `<g clip-path="url(#~pg)">${box(88, 10, 168, 74, '~bk')}${circle(222, 36, 13, '#fff1c8')}${fill('M88 84V60L120 34L148 62L176 44L210 70L256 52V84Z', '#24495f', 'opacity=".75"')}${fill('M88 84V74C130 62 170 80 256 68V84Z', '#1b3a4d')}</g>` +
    face(172, 86, 31, 3, '#f3d6c6') +
    ring(172, 86, 33, 0) +
    nameTag(172, 140, 74, BERRY, CREAM) +
    many(
      4,
      (i) =>
        circle(118 + i * 36, 172, 12, '#f3ddd0') +
        circle(118 + i * 36, 172, 9, '~br') +
        fill(star(118 + i * 36, 172, 5.4), i % 2 ? '#fff3cf' : '#8f2a55'),
    ) +
    garment(300, 44, 1, '#8a6fb8', '#4a3478', 0) +
    line('M268 44H343', BRASS, 4) +
    glint([76, 34, 6], [276, 24, 5], [322, 172, 5]),
);

/** One's own wardrobe: boxes that have arrived, ribbons still on. */
const parcel = (
  x: number,
  y: number,
  w: number,
  h: number,
  paint: string,
  lid: string,
  band: string,
): string =>
  box(x, y - h, w, h, paint, 'rx="3"') +
  box(x - 4, y - h - 10, w + 8, 14, lid, 'rx="4"') +
  box(x + w / 2 - 4, y - h - 10, 8, h + 10, band) +
  fill(t`M${x + w / 2} ${y - h - 10}c-20-18-30-2 0 0c30-2 20-18 0 0Z`, band) +
  box(x, y - h + 4, w * 0.16, h - 6, '#fff', 'opacity=".25"');

export const my = scene(
  [
    BULB,
    lin('w', ['#5c2440', '#3a1228']),
    lin('sh', ['#a86a4c', '#6b3a2a']),
    rad('g', ['#ffe3b8@0/.75', '#ffe3b8@1/0']),
    lin('g1', ['#d94f83', '#8f2a55']),
    lin('g3', ['#6fb2b0', '#2f6f78']),
  ],
  box(0, 0, 343, 190, '~w') +
    oval(172, 60, 170, 90, '~g') +
    box(0, 0, 343, 8, '~sh') +
    box(0, 17, 343, 5, '~bv') +
    garment(28, 20, 0.86, '~g1', '#5a1439', 0) +
    garment(66, 20, 0.84, '#f0cd7c', '#94621f', 1) +
    garment(300, 20, 0.86, '~g3', '#17454c', 2) +
    box(0, 126, 343, 8, '~sh') +
    box(0, 184, 343, 6, '~sh') +
    parcel(112, 126, 54, 42, '#d7829a', '#f0b5c0', '#fff0c4') +
    parcel(184, 126, 66, 30, '#6fa9b4', '#a9d3d8', '#8f2a55') +
    parcel(200, 88, 36, 24, '#e6b566', '#f7dc9c', '#5a1439') +
    face(58, 160, 18, 4) +
    ring(58, 160, 19, 0) +
    nameTag(150, 162, 70, BERRY, CREAM) +
    car(262, 183, 0.52, '#c2436f', '#6d1c41') +
    [20, 100, 180, 260, 330].map((x) => circle(x, 12, 12, '~bu') + circle(x, 12, 2.6, '#fffbe6')).join('') +
    glint([176, 44, 8], [124, 60, 5], [262, 70, 6]),
);

/** Room skins: the same two seats in three rooms, seen through three arches. */
const arch = (x: number, sky: string, body: string): string =>
  fill(t`M${x - 48} 176V72A48 48 0 0 1 ${x + 48} 72V176Z`, PLUM, 'opacity=".25" transform="translate(2 4)"') +
  fill(t`M${x - 48} 176V72A48 48 0 0 1 ${x + 48} 72V176Z`, '~br') +
  fill(t`M${x - 42} 176V72A42 42 0 0 1 ${x + 42} 72V176Z`, sky) +
  t`<g transform="translate(${x} 0)">${body}</g>` +
  t`<g transform="translate(${x} 0)">${circle(-18, 134, 13, '#fff', 'opacity=".9"')}${circle(18, 134, 13, '#fff', 'opacity=".9"')}${circle(-18, 130, 5, '#8f2a55')}${fill('M-27 143a9 8 0 0 1 18 0Z', '#8f2a55')}${circle(18, 130, 5, '#3f7d86')}${fill('M9 143a9 8 0 0 1 18 0Z', '#3f7d86')}</g>`;
export const skin = scene(
  [
    lin('w', ['#f7e3da', '#dcb3ad']),
    lin('s1', ['#1c1440', '#5a3a86@.6', '#e08aa0']),
    lin('s2', ['#bfe3ee', '#eef6e4@.6', '#a9cf8f']),
    lin('s3', ['#5a1f22', '#c25a34@.6', '#f3b264']),
  ],
  box(0, 0, 343, 190, '~w') +
    many(12, (i) => box(i * 30, 0, 13, 190, '#fff', 'opacity=".2"')) +
    arch(
      60,
      '~s1',
      circle(14, 56, 12, '#fff1c8') +
        many(9, (i) => circle(-34 + ((i * 17) % 66), 44 + ((i * 23) % 60), 1, '#fff')) +
        fill('M-42 176V150C-20 138 20 140 42 152V176Z', '#2a1640') +
        many(4, (i) => circle(-30 + i * 20, 160, 7, '#c2436f')),
    ) +
    arch(
      172,
      '~s2',
      circle(-16, 60, 10, '#fff4c0') +
        fill('M-42 176V146C-24 132 0 150 42 134V176Z', '#7fae6a') +
        fill('M-42 176V160C-10 148 20 164 42 154V176Z', '#5f9052') +
        fill('M20 60q10-10 20 0q-10 4-20 0ZM-2 84q8-8 16 0q-8 3-16 0Z', '#fff'),
    ) +
    arch(
      284,
      '~s3',
      [-28, 0, 28]
        .map(
          (x) =>
            line(t`M${x} ${44 + Math.abs(x) * 0.4}V78`, '#ffe0a0', 1) +
            oval(x, 88, 9, 11, '#ffcf6e') +
            oval(x, 88, 4, 11, '#fff1c0', 'opacity=".7"'),
        )
        .join('') +
        fill('M-42 176V152H42V176Z', '#431418') +
        line('M-42 154H42', '#e6b566', 2),
    ) +
    box(0, 176, 343, 14, '#a86a5c') +
    box(0, 174, 343, 3, '~bv') +
    glint([116, 36, 6], [228, 36, 6]),
);
