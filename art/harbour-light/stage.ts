/** The lighthouse: a tower of lit floors above the summer sea, its beams over the bay, lanterns on the way up. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { sparkle, star, starDust } from '../sparks.ts';

const SEA = '#06182a';
const BEAM = [
  lin('br', ['#ffe7a6/.75', '#ffcf6a@.5/.22', '#ffcf6a/0'], 'h'),
  lin('bl', ['#ffe7a6/0', '#ffcf6a@.5/.22', '#ffe7a6/.75'], 'h'),
];
const PAINTS = [
  ...BEAM,
  rad('gl', ['#fff3c8/.95', '#ffc65a@.4/.35', '#ffc65a/0']),
  lin('wh', ['#b9c6dc', '#ffffff@.36', '#dfe8f6@.62', '#8fa3c4'], 'h'),
  lin('re', ['#8f2231', '#f0685e@.38', '#d9434a@.64', '#7a1a2c'], 'h'),
  lin('ro', ['#3f5a78', '#152c45']),
  lin('w1', ['#1f6f8f/.95', '#0c3a58']),
  lin('w2', ['#17567a/.96', '#0a2c48']),
  lin('w3', ['#0e3c5c', SEA]),
  lin('z', [`${SEA}/0`, SEA]),
  lin('go', ['#fff3c8', '#f0b84a']),
];

/** Half the width of the tower, so far below its gallery. */
const half = (y: number): number => 17 + y * 0.085;

/** One floor, its door or window lit. */
const floor = (nth: number): string => {
  const [top, foot] = [nth * 30, nth * 30 + 30];
  const [a, b] = [half(top), half(foot)];
  return (
    fill(t`M${-a} ${top}H${a}L${b} ${foot}H${-b}Z`, nth % 2 === 0 ? '~wh' : '~re') +
    circle(nth % 2 === 0 ? -5 : 6, top + 15, 12, '~gl', 'opacity=".8"') +
    fill(t`M${nth % 2 === 0 ? -9 : 2} ${top + 22}v-9a4 4 0 0 1 8 0v9Z`, '#ffe39a')
  );
};

/** The tower, its lamp at 0 0. */
const tower = (floors: number): string =>
  circle(0, 0, 92, '~gl', 'opacity=".55"') +
  `<g transform="translate(0 18)">${many(floors, floor)}</g>` +
  box(-25, 12, 50, 7, '#22364f', 'rx="2"') +
  line('M-23 12V3M-15 12V3M15 12V3M23 12V3M-24 3H24', '#dfe8f6', 1.4) +
  box(-14, -12, 28, 24, '#ffdf8a', 'rx="2"') +
  line('M-14-12V12M-5-12V12M5-12V12M14-12V12', '#7a1a2c', 1.6) +
  fill('M-20-12C-14-30-6-36 0-38C6-36 14-30 20-12Z', '~re') +
  line('M0-38V-48', '#dfe8f6', 2) +
  circle(0, 0, 26, '~gl') +
  fill(star(0, 0, 9, 0.46), '#fff');

const beams = (w: number): string => fill(t`M0 0L${w}-66V-10Z`, '~br') + fill(t`M0 0L${-w} 6V78Z`, '~bl');

const wave = (y: number, swing: number, paint: string): string => {
  const way = t`C40 ${y - swing} 70 ${y + swing} 120 ${y}C170 ${y - swing} 200 ${y + swing} 250 ${y}C300 ${y - swing} 340 ${y + swing} 400 ${y}`;
  return fill(t`M-10 ${y}${way}V320H-10Z`, paint) + line(t`M-10 ${y}${way}`, '#9fe3f0', 1, 'opacity=".5"');
};

/** Paper lanterns on a line that sags. */
const lanterns = (x: number, y: number, w: number, sag: number, count: number): string =>
  line(t`M${x} ${y}Q${x + w / 2} ${y + 2 * sag} ${x + w} ${y}`, '#9fb4d4', 1) +
  many(count, (i) => {
    const at = (i + 1) / (count + 1);
    const [lx, ly] = [x + w * at, y + 4 * sag * at * (1 - at)];
    const paint = ['#ff8f6b', '#ffd166', '#7fe0d2'][i % 3] ?? '#ffd166';
    return (
      circle(lx, ly + 8, 15, '~gl', 'opacity=".7"') +
      oval(lx, ly + 8, 5.6, 7, paint) +
      box(lx - 2.4, ly, 4.8, 2, '#22364f')
    );
  });

const rock =
  'M142 300C146 262 162 244 192 238C200 226 218 222 232 224H304C322 226 332 236 338 244C362 250 374 270 382 300Z';

function lighthouse(): string {
  const rnd = random(25);
  return picture(
    390,
    300,
    defs(...PAINTS) +
      `<g transform="translate(270 66)">${beams(320)}</g>` +
      wave(226, 6, '~w1') +
      many(14, (i) =>
        oval(20 + (i % 5) * 34 + rnd() * 18, 234 + i * 3.4, 14 - i * 0.5, 1, '#ffe7a6', 'opacity=".5"'),
      ) +
      fill(rock, '~ro') +
      line('M192 238C200 226 218 222 232 224H304C322 226 332 236 338 244', '#8fb4d8', 1.4, 'opacity=".7"') +
      `<g transform="translate(270 66)">${tower(5)}</g>` +
      lanterns(124, 196, 122, 10, 5) +
      line('M124 196V262', '#9fb4d4', 2) +
      wave(254, 8, '~w2') +
      `<g transform="translate(112 262) scale(.8)">${fill('M-30 0C-22 16 22 16 30 0Z', '#d9434a')}${line('M0 0V-46', '#dfe8f6', 2)}${fill('M3-44C26-34 30-18 26-6H3Z', '#ffffff', 'opacity=".9"')}${fill('M-3-40C-18-30-20-16-18-6H-3Z', '#ffd166')}${circle(0, -2, 16, '~gl', 'opacity=".6"')}</g>` +
      wave(276, 6, '~w3') +
      box(0, 268, 390, 32, '~z') +
      fill(sparkle(330, 30, 6) + sparkle(232, 40, 4) + sparkle(30, 176, 4) + sparkle(104, 120, 3), '#fff'),
    true,
  );
}

/** A warm night over the bay, the last of the day still at its edge. */
const sky = picture(
  390,
  300,
  defs(lin('g', ['#050d1e', '#0b2342@.4', '#1f567a@.7', '#4a8a92@.84', SEA])) +
    box(0, 0, 390, 300, '~g') +
    starDust(31, 110, 390, 280, '#e8f4ff'),
  true,
);

const cover = picture(
  343,
  160,
  defs(...PAINTS, lin('g', ['#081428', '#123a5c@.6', '#2d6f86'])) +
    box(0, 0, 343, 160, '~g') +
    starDust(25, 60, 343, 120, '#e8f4ff') +
    `<g transform="translate(246 44) scale(.8)">${beams(340)}${tower(4)}</g>` +
    `<g transform="translate(0 -112) scale(.88 .94)">${wave(262, 6, '~w1')}</g>` +
    lanterns(18, 34, 190, 16, 7) +
    `<g transform="translate(0 -126) scale(.88 .98)">${wave(282, 5, '~w3')}</g>`,
);

export const stage = {
  'sky.svg': sky,
  'middle.svg': lighthouse(),
  'cover.svg': cover,
};
