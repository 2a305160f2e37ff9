/** The stage of the powder room: a blush wall, a lit mirror, an open wardrobe, a table with bottles in front. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { BERRY, BRASS, BRASSES, BULB, CREAM, GLASS, PLUM, VELVET } from './paints.ts';
import { face, garment, mirror, nameTag, ROUND, ring } from './things.ts';

const sky = picture(
  390,
  300,
  defs(
    lin('w', ['#8f4a6c', '#c98596@.34', '#e7b5ac@.7', '#f3d2c4']),
    rad('g', ['#fff3df@0/.85', '#ffe3c8@.5/.4', '#f3c9b8@1/0']),
    lin('d', ['#b56f80', '#94506c']),
  ) +
    box(0, 0, 390, 300, '~w') +
    many(13, (i) => box(i * 30, 0, 13, 214, '#fff', 'opacity=".06"')) +
    oval(195, 128, 190, 120, '~g') +
    box(0, 214, 390, 86, '~d') +
    box(0, 210, 390, 6, '#f3d6c6') +
    box(0, 216, 390, 2, PLUM, 'opacity=".35"') +
    many(
      4,
      (i) =>
        t`<rect x="${14 + i * 94}" y="228" width="80" height="58" fill="none" stroke="#f3d6c6" stroke-opacity=".5" stroke-width="2"/>`,
    ),
  true,
);

const lace = (x: number): string => many(5, (i) => circle(x + i * 9, 246, 2, '#fff', 'opacity=".5"'));

const middle = picture(
  390,
  300,
  defs(
    ...BRASSES,
    ...GLASS,
    BULB,
    lin('wd', ['#6b3345', '#4a1f33'], 'h'),
    lin('in', ['#3a1228', '#5c2440']),
    lin('g1', ['#d94f83', '#8f2a55']),
    lin('g2', ['#f0cd7c', '#b8822f']),
    lin('g3', ['#6fb2b0', '#2f6f78']),
    lin('g4', ['#fff4ea', '#dcbfb4']),
    rad('fl', ['#fff/.55', '#fff/0']),
  ) +
    mirror(36, 274, 104, 214, 11) +
    `<g transform="translate(36 178)"><path d="M-30 40C-24-6-14-20 0-44C14-20 24-6 30 40Z" fill="#c2436f" opacity=".22"/><circle cy="-54" r="13" fill="#5a2a1c" opacity=".2"/></g>` +
    box(304, 36, 110, 244, '~wd', 'rx="6"') +
    box(312, 46, 100, 226, '~in', 'rx="3"') +
    oval(362, 70, 60, 34, '~fl') +
    box(312, 72, 98, 5, '~bv') +
    garment(324, 74, 0.96, '~g1', '#5a1439', 0) +
    garment(346, 74, 0.92, '~g2', '#7a4f12', 1) +
    garment(364, 74, 1, '~g3', '#17454c', 2) +
    garment(386, 74, 0.96, '~g4', '#a3776a', 0) +
    box(312, 226, 90, 4, BRASS) +
    box(320, 236, 34, 32, '#d7829a', 'rx="2"') +
    box(318, 232, 38, 9, '#f0b5c0', 'rx="2"') +
    line('M337 232V268', '#fff0c4', 3) +
    box(360, 242, 34, 26, '#a7c6c2', 'rx="2"') +
    box(358, 238, 38, 8, '#cfe2de', 'rx="2"') +
    line('M312 46V272', '#c98596', 1.4, 'opacity=".6"') +
    circle(307, 164, 3, BRASS) +
    lace(318),
  true,
);

/** Curtains of velvet above, a table with bottles and roses below. */
const swag = (flip: string): string =>
  `<g ${flip}>${fill('M0 0H120C112 22 84 40 52 42C40 70 26 96 0 106Z', '~ve')}${line('M10 0C16 40 14 70 4 100M40 0C40 24 36 36 30 60M76 0C68 20 58 32 46 42', '#3f0c28', 2, 'opacity=".5"')}${line('M120 0C112 22 84 40 52 42', '#e6b566', 3)}${circle(52, 44, 4.6, '#e6b566')}${fill('M48 48H56L60 76H44Z', '#d9a44a')}${line('M47 60V76M52 60V76M57 60V76', '#94621f', 1)}</g>`;

const bottle = (x: number, w: number, h: number, paint: string): string =>
  fill(
    t`M${x} 290V${290 - h}Q${x} ${290 - h - 8} ${x + w / 2} ${290 - h - 8}Q${x + w} ${290 - h - 8} ${x + w} ${290 - h}V290Z`,
    paint,
  ) +
  box(x + w / 2 - 5, 290 - h - 20, 10, 13, '~bv', 'rx="2"') +
  box(x + 3, 290 - h, 4, h - 6, '#fff', 'opacity=".5" rx="2"');

const rose = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#c2436f') +
  circle(x - r * 0.1, y - r * 0.1, r * 0.72, '#dd6d92') +
  line(
    t`M${x - r * 0.5} ${y}A${r * 0.5} ${r * 0.5} 0 1 1 ${x + r * 0.3} ${y + r * 0.4}`,
    PLUM,
    1.2,
    'opacity=".5"',
  );

const near = picture(
  390,
  300,
  defs(
    ...BRASSES,
    ...VELVET,
    lin('tp', ['#fff8f0', '#e9cfc6']),
    lin('b1', ['#f6b7c6', '#c2436f']),
    lin('b2', ['#cfe6ea', '#6fa9b4']),
    lin('b3', ['#f7e0a8', '#d9a44a']),
  ) +
    swag('') +
    swag('transform="translate(390) scale(-1 1)"') +
    box(0, 282, 390, 18, '~tp') +
    box(0, 280, 390, 3, '~bv') +
    bottle(86, 24, 30, '~b1') +
    bottle(116, 18, 20, '~b2') +
    bottle(262, 26, 26, '~b3') +
    fill('M226 290C226 274 256 274 256 290Z', '#fbe3dd') +
    circle(241, 272, 5, '#fff') +
    many(4, (i) => rose(296 + i * 13, 280 - (i % 2) * 8, 9)) +
    fill('M290 290L296 278L302 290ZM330 292L340 280L346 292Z', '#6f9a62') +
    fill(sparkle(150, 262, 7) + sparkle(214, 268, 5), '#fff8dc'),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    ...BRASSES,
    ...GLASS,
    ...VELVET,
    BULB,
    ROUND,
    lin('w', ['#a35b7a', '#e7b5ac@.6', '#f6dacb']),
    rad('g', ['#fff3df@0/.9', '#f3c9b8@1/0']),
    lin('g1', ['#d94f83', '#8f2a55']),
    lin('g2', ['#f0cd7c', '#b8822f']),
    lin('g3', ['#6fb2b0', '#2f6f78']),
  ) +
    box(0, 0, 343, 160, '~w') +
    many(12, (i) => box(i * 30, 0, 13, 160, '#fff', 'opacity=".06"')) +
    oval(176, 76, 130, 76, '~g') +
    box(250, 10, 110, 4, '~bv') +
    garment(268, 14, 0.92, '~g1', '#5a1439', 0) +
    garment(300, 14, 0.9, '~g2', '#7a4f12', 1) +
    garment(330, 14, 0.94, '~g3', '#17454c', 2) +
    mirror(56, 158, 84, 146, 11) +
    face(176, 76, 34, 0) +
    ring(176, 76, 36, 1) +
    nameTag(176, 134, 84, BERRY, CREAM) +
    fill('M0 0H84C74 18 52 28 34 30C26 48 16 62 0 68Z', '~ve') +
    line('M84 0C74 18 52 28 34 30', '#e6b566', 2.6) +
    fill(sparkle(122, 36, 7) + sparkle(234, 46, 6) + sparkle(228, 116, 4.6), '#fff8dc'),
);

export const powderStage = {
  'sky.svg': sky,
  'middle.svg': middle,
  'near.svg': near,
  'cover.svg': cover,
};
