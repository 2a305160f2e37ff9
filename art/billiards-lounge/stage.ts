/** The lounge late at night: a long lamp over a table that is seen from the height of its cloth. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, random, t } from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { AMBER, BALL, ball, CHROME, chalk, cue, GROUND, H, IVORY, sight, W, WALNUT } from './paints.ts';

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#0c0704@0', '#24130a@.3', '#4a2812@.62', `${GROUND}@1`]),
    rad('a', ['#ffcf7a@0/.8', '#ff9d2e@.35/.28', '#ff9d2e@1/0'], 0.5, 0.2, 0.62),
  ) +
    box(0, 0, W, H, '~g') +
    box(0, 0, W, H, '~a'),
  true,
);

/** The wall: panels, a stand of cues on the left, a bar with bottles on the right. */
function far(): string {
  const rnd = random(15);
  const bottle = (x: number, y: number, tint: string, h: number): string =>
    fill(
      t`M${x - 5} ${y}V${y - h * 0.6}C${x - 5} ${y - h * 0.74} ${x - 2} ${y - h * 0.74} ${x - 2} ${y - h}H${x + 2}C${x + 2} ${y - h * 0.74} ${x + 5} ${y - h * 0.74} ${x + 5} ${y - h * 0.6}V${y}Z`,
      tint,
    ) + line(t`M${x - 3} ${y - 2}V${y - h * 0.55}`, '#fff', 1.2, 'opacity=".5"');
  const shelf = (y: number): string =>
    many(5, (i) =>
      bottle(
        326 + i * 14,
        y,
        ['#7a3f12', '#1d6a4a', '#a8641c', '#34506e', '#8e2430'][(i + y) % 5] ?? '',
        24 + rnd() * 12,
      ),
    ) +
    box(314, y, 84, 3, '#a8703c') +
    box(314, y + 3, 84, 5, '#ffb84a', 'opacity=".18"');
  const stick = (x: number, butt: string): string =>
    line(t`M${x} 112V214`, '#d8b27a', 3.2) +
    line(t`M${x} 214V318`, butt, 5.4) +
    line(t`M${x} 252V282`, '#0f0a07', 5.4) +
    line(t`M${x - 1} 116V316`, '#fff', 0.9, 'opacity=".35"') +
    circle(x, 111, 2, '#6fc3f2');
  return picture(
    W,
    H,
    defs(lin('p', ['#3a1f10', '#1d0f07']), rad('w', ['#ffd58a/.5', '#ffb84a/0'])) +
      many(
        6,
        (i) =>
          box(i * 66 - 2, 96, 62, 250, '~p', 'opacity=".55"') +
          line(t`M${i * 66 + 6} 104H${i * 66 + 52}V330H${i * 66 + 6}Z`, '#b87a44', 1, 'opacity=".22"'),
      ) +
      box(-4, 92, 400, 4, '#8a5230', 'opacity=".7"') +
      fill('M8 104H70V112H8ZM8 262H70V270H8Z', '#5e3219') +
      stick(18, '#7a2c18') +
      stick(31, '#1f5a8c') +
      stick(44, '#2c6a3f') +
      stick(57, '#5a2c7a') +
      fill('M8 262H70V266H8Z', '#8a5230') +
      shelf(170) +
      shelf(226) +
      shelf(282) +
      circle(356, 210, 90, '~w'),
    true,
  );
}

/** The table: its far rail with two pockets, the cloth that widens towards us, the rack in the light. */
function middle(): string {
  const pocket = (x: number, y: number, rx: number, ry: number): string =>
    oval(x, y, rx + 3, ry + 2.4, '~ch') + oval(x, y + 1, rx, ry, '#040302');
  const rows: [number, number, number, number][] = [];
  const order = [[1], [10, 3], [6, 8, 12], [14, 2, 11, 5], [4, 13, 9, 7, 15]];
  order.forEach((row, i) => {
    row.forEach((n, k) => {
      rows.push([n, 195 + (k - (row.length - 1) / 2) * (25 + i * 1.4), 350 + i * 11.5, 12.2 + i * 0.8]);
    });
  });
  return picture(
    W,
    H,
    defs(
      CHROME,
      WALNUT,
      ...BALL,
      lin('fe', ['#0b5236@0', '#17875a@.35', '#128052@.7', '#0a4a32@1']),
      rad('li', ['#fff0c4@0/.6', '#ffdf94@.4/.2', '#ffdf94@1/0']),
      lin('sd', ['#2a9a62@0', '#0e5234@.5', '#073322@1']),
      lin('co', ['#fff0c4/.5', '#ffcf7a@.4/.18', '#ffcf7a/0']),
    ) +
      fill('M64 92H326L420 420H-30Z', '~co') +
      fill('M92 334H298L470 530H-80Z', '~fe') +
      oval(195, 396, 150, 54, '~li') +
      fill('M84 320H306L316 336H74Z', '~wn') +
      box(84, 319, 222, 2.4, '#e0a872') +
      line('M90 336H300', '#2fae72', 5) +
      line('M90 339H300', '#063322', 2, 'opacity=".6"') +
      fill('M72 334L88 332L-66 530H-118Z', '~wn') +
      fill('M318 334L302 332L456 530H508Z', '~wn') +
      line('M89 334L-62 528', '#2fae72', 5) +
      line('M301 334L452 528', '#2fae72', 5) +
      [126, 160, 230, 264].map((x) => sight(x, 328, 2.4)).join('') +
      [0.16, 0.36, 0.6]
        .map(
          (k) =>
            sight(80 - k * 172, 334 + k * 196, 3 + k * 2) + sight(310 + k * 172, 334 + k * 196, 3 + k * 2),
        )
        .join('') +
      pocket(80, 333, 11, 7) +
      pocket(310, 333, 11, 7) +
      rows
        .map(([, x, y, r]) => oval(x + 2, y + r * 0.8, r * 1.08, r * 0.4, '#02140c', 'opacity=".38"'))
        .join('') +
      rows.map(([n, x, y, r]) => ball(n, x, y, r)).join('') +
      box(114, -4, 2.4, 46, '~ch') +
      box(274, -4, 2.4, 46, '~ch') +
      fill('M84 40H306C312 40 316 44 318 50L338 84H52L72 50C74 44 78 40 84 40Z', '~sd') +
      fill('M88 44H156L132 82H62Z', '#fff', 'opacity=".2"') +
      line('M52 84H338', AMBER, 2) +
      box(48, 84, 294, 9, '~ch', 'rx="4.5"') +
      box(58, 90, 274, 6, '#fff3cf', 'rx="3"') +
      many(5, (i) => oval(92 + i * 51.5, 94, 20, 4.4, '#fffbe6')) +
      many(6, (i) => line(t`M${84 + i * 44.4} 42L${64 + i * 52.4} 83`, '#063322', 1.2, 'opacity=".5"')),
    true,
  );
}

/** Our side of the table: the cue ball, the cue that is about to strike, the rail with its chalk. */
const near = picture(
  W,
  H,
  defs(
    CHROME,
    WALNUT,
    ...BALL,
    lin('sh', ['#fbe9c4@0', '#d8ad6c@.6', '#8a5a26@1']),
    lin('bt', ['#a8452a@0', '#6b2412@.6', '#2c0d06@1']),
    lin('z', [`${GROUND}/0`, GROUND]),
  ) +
    oval(214, 455, 33, 8, '#02140c', 'opacity=".5"') +
    ball(0, 208, 434, 26) +
    oval(342, 448, 24, 6, '#02140c', 'opacity=".45"') +
    ball(9, 338, 432, 19) +
    fill('M-10 484C90 472 300 472 400 484V530H-10Z', '~wn') +
    line('M-10 484C90 472 300 472 400 484', '#f0bd84', 2.4) +
    line('M-10 481C90 469 300 469 400 481', '#1c7a4c', 4) +
    sight(98, 490, 5) +
    sight(195, 488, 5) +
    sight(292, 490, 5) +
    `<g transform="translate(-38 596) rotate(-31)" opacity=".3">${box(0, -8, 256, 14, '#000', 'rx="7"')}</g>` +
    `<g transform="translate(-44 584) rotate(-31)">${cue(258, 10.4, '~bt', '#17100b', '~sh')}</g>` +
    oval(330, 497, 20, 4, '#000', 'opacity=".4"') +
    chalk(330, 480, 14) +
    box(0, 482, W, 38, '~z'),
  true,
);

/** Dust in the light, and glints on chrome. */
const light = picture(
  W,
  H,
  defs(rad('b', ['#fff3cf@0/.55', '#ffd58a@.6/.2', '#ffd58a/0'])) +
    bokeh(8, 26, '~b', [20, 100, 370, 430], [2, 9], calm) +
    fill(sparkle(60, 88, 12) + sparkle(331, 88, 9) + sparkle(196, 416, 9) + sparkle(310, 331, 6), IVORY),
  true,
);

export const stage = {
  'sky.svg': sky,
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near,
  'light.svg': light,
};
