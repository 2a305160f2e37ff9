/** The book of the year: open on a cloud, its last pages flying up as light; a moon that is almost full behind. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

const GROUND = '#0f1033';
const PAINTS = [
  rad('gl', ['#fff3c8/.95', '#ffcf7a@.4/.35', '#ffcf7a/0']),
  rad('mo', ['#fffbe8', '#ffe9b0@.62', '#e8b765']),
  lin('pl', ['#fffaf0', '#f1e2c8@.7', '#c9a877'], 'h'),
  lin('pr', ['#c9a877', '#f1e2c8@.3', '#fffaf0'], 'h'),
  lin('co', ['#7a2f4f', '#4a1836']),
  lin('ri', ['#ff9fb2', '#c9405f']),
  lin('c1', ['#3a3f8f/.9', '#1d1f57']),
  lin('c2', ['#2a2d70', GROUND]),
  lin('z', [`${GROUND}/0`, GROUND]),
];

/** A leaf of the calendar on its way up: its binding above, its lines below. */
const leaf = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${t`${x} ${y}`}) rotate(${turn}) scale(${s})">` +
  circle(0, 0, 34, '~gl', 'opacity=".45"') +
  fill('M-16-20H16C18-6 14 8 17 21H-14C-18 8-13-6-16-20Z', '~pl') +
  fill('M-16-20H16L16-11H-16Z', '~ri') +
  line('M-9-2H9M-10 5H8M-9 12H4', '#b8935a', 2, 'opacity=".7"') +
  '</g>';

/** Clouds from edge to edge. */
const bank = (y: number, r: number, step: number, paint: string): string =>
  fill(
    many(Math.ceil(420 / step), (i) => {
      const [x, k] = [-14 + i * step, y + (i % 3) * 6];
      return t`M${x - r} ${k}a${r} ${r} 0 1 1 ${2 * r} 0v120h${-2 * r}Z`;
    }),
    paint,
  );

/** The open book, its spine at 0 0. */
const book =
  oval(0, 34, 128, 14, '#070818', 'opacity=".5"') +
  fill('M-122-6L0 20L122-6V10L0 38L-122 10Z', '~co') +
  fill('M0 22C-34-6-84-14-116-6V4C-82-4-36 6 0 32Z', '#d8bd8e') +
  fill('M0 22C34-6 84-14 116-6V4C82-4 36 6 0 32Z', '#d8bd8e') +
  fill('M0 22C-30-16-78-26-112-16V-4C-80-12-34-2 0 26Z', '~pl') +
  fill('M0 22C30-16 78-26 112-16V-4C80-12 34-2 0 26Z', '~pr') +
  line(
    'M-98-11C-72-14-44-6-24 8M-96-5C-72-8-46 0-26 13M24 8C44-6 72-14 98-11M26 13C46 0 72-8 96-5',
    '#a98350',
    1.6,
    'opacity=".6"',
  ) +
  fill('M8 16C14 22 12 40 18 58L26 50L33 58C28 40 30 22 22 8Z', '~ri');

const column = (h: number): string =>
  fill(
    t`M-34 6C-60-40-96 ${-h * 0.6} -120 ${-h}H120C96 ${-h * 0.6} 60-40 34 6C16 22-16 22-34 6Z`,
    '~gl',
    'opacity=".5"',
  );

function spread(seed: number, count: number, w: number, h: number): string {
  const rnd = random(seed);
  return fill(
    many(count, () => sparkle((rnd() - 0.5) * w, -rnd() * h, 1.6 + rnd() * 3.4)),
    '#fff6d8',
  );
}

const near = picture(
  390,
  300,
  defs(...PAINTS) +
    bank(236, 34, 46, '~c1') +
    `<g transform="translate(195 226)">${column(190)}${spread(24, 26, 190, 170)}</g>` +
    leaf(92, 176, 0.82, -22) +
    leaf(300, 158, 0.94, 18) +
    leaf(62, 96, 0.58, 14) +
    leaf(344, 72, 0.62, -16) +
    leaf(262, 92, 0.5, -30) +
    `<g transform="translate(195 228) scale(.98)">${book}</g>` +
    bank(276, 26, 38, '~c2') +
    box(0, 272, 390, 28, '~z'),
  true,
);

const sky = picture(
  390,
  300,
  defs(
    lin('g', ['#080a22', '#191a4d@.5', '#3c2f74@.82', GROUND]),
    rad('ha', ['#ffe9b0/.5', '#ffe9b0@.5/.14', '#ffe9b0/0']),
    ...PAINTS.slice(1, 2),
  ) +
    box(0, 0, 390, 300, '~g') +
    starDust(124, 120, 390, 260, '#eef0ff') +
    circle(292, 70, 104, '~ha') +
    circle(292, 70, 38, '~mo') +
    circle(278, 62, 7, '#d9a95a', 'opacity=".25"') +
    circle(300, 82, 10, '#d9a95a', 'opacity=".22"'),
  true,
);

const cover = picture(
  343,
  160,
  defs(...PAINTS, lin('g', ['#0a0c28', '#272160@.7', '#46336f'])) +
    box(0, 0, 343, 160, '~g') +
    starDust(12, 70, 343, 150, '#eef0ff') +
    circle(50, 40, 24, '~mo') +
    `<g transform="translate(222 120) scale(.78)">${column(150)}${spread(31, 18, 170, 130)}${book}</g>` +
    leaf(136, 92, 0.6, -20) +
    leaf(296, 44, 0.6, 16) +
    leaf(214, 34, 0.44, -8) +
    fill(star(110, 40, 5, 0.4) + star(322, 96, 4, 0.4), '#ffe39a'),
);

/** The cover of the book itself, closed: a star on it, and its ribbon. */
const closed = picture(
  96,
  96,
  defs(...PAINTS) +
    circle(48, 48, 46, '~gl', 'opacity=".5"') +
    fill('M22 12H70C76 12 78 15 78 20V78C78 83 75 86 70 86H22Z', '~pl') +
    fill('M18 10H66C72 10 74 13 74 18V76C74 80 71 82 66 82H18Z', '~co') +
    fill('M18 10H27V82H18Z', '#2e0d22') +
    line('M33 18H67V74H33Z', '#e8c074', 1.6, 'opacity=".8"') +
    fill(star(50, 45, 15, 0.45), '#ffd984') +
    fill('M56 78V94L62 88L68 94V78Z', '~ri'),
);

export const yearbookPictures = {
  'yearbook.svg': near,
  'yearbook-sky.svg': sky,
  'yearbook-cover.svg': cover,
  'yearbook-closed.svg': closed,
};
