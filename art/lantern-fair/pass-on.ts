/** A river of lights: one flame is handed on from lantern to lantern, and the water carries them all. */
import {
  box,
  circle,
  defs,
  f,
  fill,
  group,
  lin,
  line,
  many,
  oval,
  picture,
  rad,
  random,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle, starDust } from '../sparks.ts';
import { CREAM, DARK, GILT, GOLD, GROUND, H, HALO, LACQUER, PAPER, W } from './paints.ts';
import { blossom, cloudShape, lanternShape } from './parts.ts';

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#160822@0', '#3c0f30@.34', '#8a1c30@.6', '#d8502a@.7', '#6f0f17@.84', `${GROUND}@1`]),
    rad('m', ['#ffcf7a/.75', '#ff7a3c@.5/.25', '#ff7a3c/0'], 0.5, 0.63, 0.5),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(64, 90, W, 250, '#ffe6ac') +
    box(0, 0, W, H, '~m'),
  true,
);

/** Hills, a bridge with a pavilion, and sky lanterns that have already been let go. */
const far = picture(
  W,
  H,
  defs(
    HALO,
    lin('hi', ['#5a1230', '#34081c']),
    lin('ne', ['#43101f', '#22060e']),
    lin('sk', ['#fff0b8', '#ff9a3c@.6', '#c8301e']),
  ) +
    fill(
      'M-4 330C30 296 66 300 96 318C130 290 168 300 196 316C236 296 276 292 304 314C334 296 366 300 394 324V380H-4Z',
      '~hi',
    ) +
    fill('M-4 350C40 326 80 334 120 344C160 338 230 338 270 344C310 332 350 328 394 346V386H-4Z', '~ne') +
    fill('M96 350C120 318 270 318 294 350H278C262 334 128 334 112 350Z', '#2a0810') +
    fill('M128 350A28 20 0 0 1 180 350ZM210 350A28 20 0 0 1 262 350Z', '#ff9a3c', 'opacity=".35"') +
    line('M98 346C122 316 268 316 292 346', GILT, 1.4, 'opacity=".7"') +
    many(9, (i) => circle(112 + i * 20.8, 338 - Math.sin(((i + 0.6) / 9) * Math.PI) * 13, 2.2, '#ffe6a0')) +
    fill('M176 326V308H214V326Z', '#3c0a14') +
    box(183, 310, 8, 14, '#ffcf7a') +
    box(199, 310, 8, 14, '#ffcf7a') +
    fill(
      'M162 312C176 306 184 300 195 288C206 300 214 306 228 312C216 310 206 308 195 308C184 308 174 310 162 312Z',
      '#1c0408',
    ) +
    line('M162 312C176 306 184 300 195 288C206 300 214 306 228 312', GILT, 1) +
    [
      [40, 96, 1.1],
      [74, 48, 0.7],
      [22, 190, 0.8],
      [346, 70, 1.2],
      [310, 34, 0.6],
      [372, 168, 0.8],
      [116, 84, 0.42],
      [270, 92, 0.46],
      [222, 46, 0.36],
      [160, 30, 0.4],
    ]
      .map(
        ([x = 0, y = 0, s = 1]) =>
          `<g transform="translate(${x} ${y})scale(${s})">${
            circle(0, 6, 34, '~ha') +
            fill('M-13-14C-8-20 8-20 13-14L16 14C10 19-10 19-16 14Z', '~sk') +
            line('M-6-17L-8 16M6-17L8 16', '#b3240f', 1, 'opacity=".6"') +
            oval(0, 15, 13, 3.4, '#fff9dc') +
            fill('M-11-12C-8-16-4-17-2-17L-5 10C-9 9-12 8-13 6Z', '#fff', 'opacity=".35"')
          }</g>`,
      )
      .join(''),
  true,
);

/** A lotus of paper with a flame, 44 wide, floating on the origin. */
const lotus = group(
  'lo',
  circle(0, -8, 40, '~ha') +
    oval(0, 10, 26, 5, '#ffb45a', 'opacity=".5"') +
    fill(
      'M-26 2C-22-12-14-12-8-4C-8-18-4-22 0-26C4-22 8-18 8-4C14-12 22-12 26 2C18 12-18 12-26 2Z',
      '#ff7a8a',
    ) +
    fill('M-20 4C-16-6-10-6-5 1C-5-12-2-16 0-19C2-16 5-12 5 1C10-6 16-6 20 4C14 10-14 10-20 4Z', '#ffd0c0') +
    fill('M-25 3C-18 12 18 12 25 3C20 15-20 15-25 3Z', '#c8304a') +
    fill('M0-22C6-14 7-7 0-3C-7-7-6-14 0-22Z', '#ff9a3c') +
    fill('M0-17C3.4-12 3.6-8 0-5C-3.6-8-3.4-12 0-17Z', '#fffbe0'),
);

/** The river comes towards us in one bend; the lights on it grow. */
function middle(): string {
  const rnd = random(23);
  const stream: readonly (readonly [number, number, number])[] = [
    [188, 358, 0.16],
    [206, 361, 0.18],
    [228, 366, 0.22],
    [204, 371, 0.24],
    [236, 378, 0.3],
    [258, 388, 0.36],
    [214, 388, 0.36],
    [274, 404, 0.46],
    [230, 408, 0.48],
    [180, 404, 0.42],
    [142, 396, 0.36],
    [290, 432, 0.62],
    [236, 440, 0.66],
    [120, 420, 0.5],
    [80, 448, 0.66],
    [160, 452, 0.74],
  ];
  return picture(
    W,
    H,
    defs(HALO, lotus, lin('wa', ['#ff9a4a', '#a8281f@.2', '#520a18@.6', GROUND])) +
      fill('M-4 352C90 346 300 346 394 352V524H-4Z', '~wa') +
      fill(
        'M-4 352C60 350 120 352 150 360C110 380 60 400-4 404ZM394 352C330 350 280 352 262 360C310 380 350 396 394 402Z',
        '#2a0612',
        'opacity=".5"',
      ) +
      many(44, (i) => {
        const y = 356 + (i / 44) ** 1.5 * 160;
        const w = 8 + (y - 350) * 0.22;
        return line(
          t`M${rnd() * 390 - w / 2} ${y}h${w}`,
          i % 3 ? '#ffcf7a' : '#fff3c4',
          0.8 + (y - 350) * 0.008,
          `stroke-linecap="round" opacity="${f(0.25 + rnd() * 0.4)}"`,
        );
      }) +
      stream
        .map(
          ([x, y, s]) => oval(x, y + 24 * s, 8 * s, 18 * s, '#ffb45a', 'opacity=".22"') + use('lo', x, y, s),
        )
        .join(''),
    true,
  );
}

/** A sleeve with a hand that holds a lantern on its stick, from the left; the lantern hangs over the water. */
function arm(sleeve: string, lamp: string): string {
  return (
    line('M58 410L124 372', '#6a3a1c', 4.4, 'stroke-linecap="round"') +
    line('M58 409L124 371', '#e8b070', 1.6, 'stroke-linecap="round"') +
    use(lamp, 124, 371, 1.24) +
    fill('M-10 418C12 404 34 398 52 396L70 418C56 446 30 474-10 492Z', sleeve) +
    fill('M52 396L70 418L62 426L45 401Z', '~go') +
    line('M-8 434C14 422 34 412 50 408M-8 458C16 446 38 430 58 424', '#ffdf96', 1.4, 'opacity=".45"') +
    blossom(18, 432, 7, '#ffe9c4', '#c8251a') +
    fill('M56 402C64 396 76 396 82 402C86 407 84 414 78 418C72 422 66 421 63 416Z', '#f2b890') +
    line(
      'M70 399L78 408M75 398L82 406M66 402L73 412',
      '#b8663c',
      1.2,
      'stroke-linecap="round" opacity=".7"',
    ) +
    fill('M60 404C66 400 72 401 73 404C71 407 65 408 62 409Z', '#ffd2b0')
  );
}

const near = picture(
  W,
  H,
  defs(
    PAPER,
    CREAM,
    GOLD,
    HALO,
    LACQUER,
    lin('s2', ['#1f6a6a', '#0c3438']),
    lin('z', [`${GROUND}/0`, GROUND]),
    lanternShape('l'),
    lanternShape('m', '~cr', '#c8641c'),
    cloudShape('c', '#c8641c'),
    rad('k', ['#fffbe0/.95', '#ffcf7a@.3/.5', '#ff9a3c/0']),
  ) +
    circle(195, 398, 70, '~k') +
    arm('~la', 'l') +
    `<g transform="translate(390 0) scale(-1 1)">${arm('~s2', 'm')}</g>` +
    line(
      'M146 396C166 372 224 372 244 396',
      '#fff3c4',
      2.2,
      'stroke-linecap="round" stroke-dasharray="1 7"',
    ) +
    fill('M195 366C204 378 206 390 195 397C184 390 186 378 195 366Z', '#ff9a3c') +
    fill('M195 374C200 382 201 389 195 393C189 389 190 382 195 374Z', '#fffbe0') +
    fill(sparkle(168, 374, 5) + sparkle(222, 374, 5) + sparkle(195, 352, 7), '#fff3d8') +
    [
      [10, 500, 1.4, '#ffe6ac'],
      [84, 514, 1.1, '#ffcf90'],
      [382, 500, 1.4, '#ffe6ac'],
      [306, 514, 1.1, '#ffcf90'],
    ]
      .map(([x, y, s, c], i) =>
        use('c', Number(x), Number(y), Number(s), 0, `fill="${c}"`, i > 1 ? -Number(s) : Number(s)),
      )
      .join('') +
    box(0, 500, W, 20, '~z'),
  true,
);

const light = picture(
  W,
  H,
  defs(rad('k', ['#fff3cf@0/.75', '#ffb45a@.5/.3', '#ffb45a@1/0'])) +
    bokeh(31, 20, '~k', [10, 30, 380, 470], [2, 8], calm),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    PAPER,
    CREAM,
    GOLD,
    HALO,
    LACQUER,
    lanternShape('l'),
    lanternShape('m', '~cr', '#c8641c'),
    lotus,
    lin('g', ['#1c0a2a', '#6a1630@.5', '#d8502a@.8', '#7a141c']),
    rad('k', ['#fffbe0/.95', '#ffcf7a@.3/.5', '#ff9a3c/0']),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(12, 50, 343, 90, '#ffe6ac') +
    box(0, 120, 343, 40, DARK, 'opacity=".45"') +
    many(12, (i) =>
      line(t`M${(i * 67) % 330} ${124 + i * 3}h${20 + i}`, GILT, 1.2, 'stroke-linecap="round" opacity=".4"'),
    ) +
    circle(172, 66, 66, '~k') +
    line('M-6 66L96 22M349 66L247 22', '#6a3a1c', 5, 'stroke-linecap="round"') +
    use('l', 98, 20, 1.3) +
    use('m', 245, 20, 1.3) +
    line('M124 48C146 18 198 18 220 48', '#fff3c4', 2.4, 'stroke-linecap="round" stroke-dasharray="1 7"') +
    fill('M172 34C184 50 187 66 172 76C157 66 160 50 172 34Z', '#ff9a3c') +
    fill('M172 46C179 56 180 66 172 71C164 66 165 56 172 46Z', '#fffbe0') +
    [
      [48, 140, 0.7],
      [132, 134, 0.56],
      [204, 136, 0.6],
      [292, 142, 0.74],
    ]
      .map(([x = 0, y = 0, s = 1]) => use('lo', x, y, s))
      .join(''),
);

/** A lantern on its stand: what is worn by whoever has brought somebody. */
const badge = picture(
  96,
  96,
  defs(HALO, GOLD, lotus, rad('k', ['#fffbe0/.8', '#ff9a3c/0']), lin('d', ['#a81318', '#4a060c'])) +
    circle(48, 48, 46, '~k') +
    circle(48, 48, 34, '~go') +
    circle(48, 48, 29, '~d') +
    circle(48, 48, 29, 'none', 'stroke="#ffdf96" stroke-width="1" stroke-dasharray="2 3"') +
    use('lo', 48, 54, 0.94) +
    line('M24 64C32 60 38 68 48 64C58 60 64 68 72 64', '#ffb45a', 2, 'stroke-linecap="round"') +
    fill(sparkle(22, 24, 6) + sparkle(76, 22, 5), '#fff3d8'),
);

export const passOnPictures = {
  'pass-sky.svg': sky,
  'pass-far.svg': far,
  'pass-middle.svg': middle(),
  'pass-near.svg': near,
  'pass-light.svg': light,
  'pass-cover.svg': cover,
  'prizes/lotus.svg': badge,
};
