/** The seven places in which something is worn, each as a medal in brass; 96 x 96. */
import { box, circle, defs, fill, line, many, oval, picture, rad, t } from '../draw.ts';
import { sparkle } from '../sparks.ts';
import { BERRY, BRASSES, CREAM, PLUM } from './paints.ts';
import { car, face, nameTag, ROUND, ring, ripple } from './things.ts';

/** A brass rim, a ground of velvet that light falls on, and what stands in it; what may stand out of the rim comes last. */
const medal = (ground: [string, string], body: string, over = ''): string =>
  picture(
    96,
    96,
    defs(
      ...BRASSES,
      ROUND,
      rad('gd', [`${ground[0]}@0`, `${ground[1]}@1`], 0.5, 0.36, 0.7),
      '<clipPath id="~cl"><circle cx="48" cy="48" r="39"/></clipPath>',
    ) +
      oval(48, 90, 32, 4, PLUM, 'opacity=".18"') +
      circle(48, 48, 44, '~br') +
      circle(48, 48, 40.5, '#fff', 'opacity=".55"') +
      circle(48, 48, 39, '~gd') +
      `<g clip-path="url(#~cl)">${body}</g>` +
      over +
      fill(sparkle(80, 16, 6) + sparkle(14, 74, 4), '#fff8dc'),
  );

const WINE: [string, string] = ['#b0507f', '#5a1a3c'];
const NIGHT: [string, string] = ['#6a4a9a', '#2a1548'];
const SEA: [string, string] = ['#7cc0c0', '#245a66'];
const BLUSH: [string, string] = ['#fbe6de', '#d99aa8'];

const border = medal(BLUSH, '', face(48, 50, 27, 0) + ring(48, 50, 29, 1));

const entrance = medal(
  WINE,
  fill('M0 70H96V96H0Z', '#3a1028') +
    line('M4 44H30M2 53H24M8 62H28', '#ffe9b8', 2.4, 'stroke-linecap="round" opacity=".85"') +
    fill('M70 56L96 46V70L72 62Z', '#fff6d0', 'opacity=".5"'),
  car(50, 76, 0.56, '#f0cd7c', '#94621f'),
);

const voice = medal(SEA, ripple(48, 46, 27, '#dffcf6', 3) + face(48, 46, 22, 1) + bars());

/** How loud it is: a row of bars below the face. */
function bars(): string {
  return many(9, (i) => {
    const h = 4 + 9 * Math.abs(Math.sin(i * 1.1 + 0.6));
    return box(23 + i * 5.8, 78 - h / 2, 3, h, CREAM, 'rx="1.5" opacity=".9"');
  });
}

const seat = medal(
  NIGHT,
  t`<g transform="translate(48 46) scale(.74)">${many(9, (i) => `<path d="M0 46C-8 20-9-20 0-50C9-20 8 20 0 46Z" transform="rotate(${(i - 4) * 19} 0 46)" fill="#f3b7c6" stroke="#c2708c" stroke-width=".8"/>`)}</g>` +
    face(48, 50, 21, 2),
  fill('M44 78h8v10h-8ZM41 68a7 7 0 0 1 14 0v7a7 7 0 0 1-14 0Z', '~br') +
    line('M38 74a10 10 0 0 0 20 0', '#d9a44a', 2),
);

const room = medal(
  ['#2c2058', '#e08aa0'],
  circle(66, 28, 9, '#fff1c8') +
    many(9, (i) => circle(14 + ((i * 19) % 66), 16 + ((i * 23) % 34), 1, '#fff')) +
    fill('M8 66C28 52 66 54 90 68V96H8Z', '#2a1640') +
    [32, 62]
      .map(
        (x, i) =>
          fill(t`M${x - 11} 76H${x + 11}L${x + 8} 86H${x - 8}Z`, i ? '#3f7d86' : BERRY) +
          oval(x, 76, 11, 3, i ? '#bfe3e6' : '#f3b7c6') +
          circle(x, 60, 6.5, '#fff', 'opacity=".92"') +
          fill(t`M${x - 10} 75a10 9 0 0 1 20 0Z`, '#fff', 'opacity=".92"'),
      )
      .join(''),
);

const tag = medal(
  BLUSH,
  line('M32 8L38 40M64 8L58 40', BERRY, 2.6, 'opacity=".8"'),
  nameTag(48, 48, 62, BERRY, CREAM),
);

const profile = medal(
  ['#f6e2da', '#c98596'],
  box(20, 8, 56, 90, CREAM, 'rx="8"') +
    fill('M20 40V16q0-8 8-8h40q8 0 8 8V40Z', '#6fa9b4') +
    circle(64, 20, 5, '#fff1c8') +
    fill('M20 40V30L34 20L48 34L60 24L76 36V40Z', '#24495f', 'opacity=".75"'),
  face(48, 42, 15, 3, '#f3d6c6') +
    ring(48, 42, 16, 0) +
    nameTag(48, 68, 30, BERRY, CREAM) +
    many(3, (i) => circle(36 + i * 12, 80, 3.6, '~bv')),
);

export const wornPlaces = {
  'worn/at-border.svg': border,
  'worn/at-car.svg': entrance,
  'worn/at-voice.svg': voice,
  'worn/at-mic.svg': seat,
  'worn/at-skin.svg': room,
  'worn/at-tag.svg': tag,
  'worn/at-profile.svg': profile,
};
