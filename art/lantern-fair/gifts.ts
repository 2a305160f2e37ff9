/** Gifts and prizes of the lantern fair. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { body } from './kit.ts';
import { CREAM, GILT, GOLD, HALO, LACQUER, PAPER } from './paints.ts';
import { blossom, cloudShape, lanternShape, snakeHead } from './parts.ts';

const on = (glow: string, paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(pedestalPaints(glow, '#c8251a', '#7a0f16', '#ffcf7a'), GOLD, ...paints) +
      pedestal(inside, '#fff3c4'),
  );

const tangyuan = on(
  '#ffd9a0',
  [
    lin('bw', ['#fffdf6', '#dfe9f2@.6', '#9fb4cc'], 'h'),
    rad('tb', ['#ffffff@0', '#fff3e4@.6', '#e8cdb4@1'], 0.4, 0.34, 0.8),
  ],
  line(
    'M34 32C28 26 40 20 34 12M50 30C44 23 56 18 50 8M64 32C59 27 69 21 64 14',
    '#fff',
    2.2,
    'stroke-linecap="round" opacity=".5"',
  ) +
    fill('M18 44H78C78 64 66 76 58 78H38C30 76 18 64 18 44Z', '~bw') +
    line(
      'M23 54C30 60 36 50 43 56C50 62 56 50 63 56C68 60 72 56 74 52',
      '#2f6fb0',
      2,
      'stroke-linecap="round"',
    ) +
    line('M36 72H60', '#2f6fb0', 1.6) +
    oval(48, 44, 30, 8, '#fffaf0') +
    oval(48, 45, 27, 6.4, '#e8b878') +
    circle(36, 42, 8.6, '~tb') +
    circle(60, 42, 8.6, '~tb') +
    circle(48, 45, 9.4, '~tb') +
    circle(48, 36, 8, '~tb') +
    blossom(48, 36, 4, '#ff9d8a', '#c8251a') +
    line('M18 44A30 8 0 0 1 78 44', '#fff', 1.4, 'opacity=".8"'),
);

const firecracker = on(
  '#ff9a5a',
  [lin('fc', ['#ff7a4a', '#e0301f@.4', '#9c0f14'], 'h')],
  line('M48 8V70', '#7a4a1c', 2.6) +
    many(5, (i) =>
      [-1, 1]
        .map(
          (s) =>
            `<g transform="translate(48 ${16 + i * 12}) rotate(${s * 34})">${box(s > 0 ? 2 : -16, -4, 14, 8.6, '~fc', 'rx="2"')}${box(s > 0 ? 2 : -5, -4, 3, 8.6, '#ffd070')}${box(s > 0 ? 13 : -16, -4, 3, 8.6, '#ffd070')}</g>`,
        )
        .join(''),
    ) +
    fill('M40 8H56L54 14H42Z', '~go') +
    line('M48 70C48 76 54 76 54 80', '#7a4a1c', 2) +
    fill('M54 70L57 76L63 73L60 79L66 82L59 83L60 90L54 85L48 90L49 83L42 82L48 79L45 73L51 76Z', '#ffe08a') +
    circle(54, 80, 3.6, '#fff'),
);

const plum = on(
  '#ffc4b0',
  [lin('vz', ['#bfe8da', '#3f9a8c@.5', '#1f5f5c'], 'h')],
  line(
    'M48 50C46 36 36 30 30 16M47 42C54 30 62 28 68 12M40 30C32 30 26 34 20 30M58 30C64 32 70 30 76 36',
    '#5a2a1c',
    2.6,
    'stroke-linecap="round"',
  ) +
    [
      [30, 16, 8],
      [68, 12, 7],
      [20, 30, 6.4],
      [76, 36, 7],
      [38, 30, 7.4],
      [57, 28, 8],
      [46, 40, 5],
      [62, 18, 4.6],
    ]
      .map(([x = 0, y = 0, r = 6], i) =>
        blossom(x, y, r, i % 2 ? '#ff8f84' : '#fff1e4', i % 2 ? '#ffe08a' : '#e0452a'),
      )
      .join('') +
    fill('M42 48H54V54C66 58 66 74 58 79H38C30 74 30 58 42 54Z', '~vz') +
    fill('M37 60C34 66 36 72 40 76C38 70 38 64 41 58Z', '#fff', 'opacity=".5"') +
    line('M35 66C42 70 54 70 61 66', '#ffe6ac', 1.4) +
    box(41, 46.6, 14, 3, '~go', 'rx="1.4"'),
);

const snake = on(
  '#ffb45a',
  [PAPER, HALO],
  line('M26 80V44M50 80V56M70 80V36', '#8a4a1c', 2.6) +
    `<g transform="translate(0 6)">${body('M10 56C18 34 30 34 36 48C42 60 54 58 60 34', 15)}</g>` +
    `<g transform="translate(64 28) scale(.48)">${snakeHead}</g>`,
);

const feast = on(
  '#ffd27a',
  [LACQUER, lin('pt2', ['#ffe9b0', '#d99a3c@.5', '#8a4a14'], 'h'), rad('sp', ['#ff8f4a@0', '#d9301f@1'])],
  line('M40 30C33 22 46 16 38 6M56 30C50 23 62 16 56 8', '#fff', 2.6, 'stroke-linecap="round" opacity=".5"') +
    fill('M10 62H86L80 82H16Z', '~la') +
    oval(48, 62, 40, 11, '#ffdf96') +
    oval(48, 61.4, 37, 9.4, '#a81318') +
    fill('M24 46H72C72 60 64 66 58 67H38C32 66 24 60 24 46Z', '~pt2') +
    oval(48, 46, 24, 7, '#fff0c4') +
    oval(48, 46.4, 21, 5.4, '~sp') +
    fill('M43 46V30C43 26 53 26 53 30V46Z', '~pt2') +
    oval(48, 29, 5, 1.8, '#5a1a10') +
    circle(36, 46, 3, '#fff6e0') +
    circle(60, 45, 3, '#8fd06a') +
    circle(40, 49, 2.4, '#ffe08a') +
    line('M22 44C16 44 16 52 25 52M74 44C80 44 80 52 71 52', '~go', 2.6) +
    [
      [18, 60],
      [78, 60],
      [30, 68],
      [66, 68],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 7, 3, '#fffaf0') + oval(x, y - 0.6, 4.4, 1.8, '#8fd06a'))
      .join(''),
);

const frame = on(
  '#ffcf7a',
  [
    lin('eg', ['#fff3c4', '#f2bc58@.4', '#c8251a@.7', '#ffdf96'], 'd'),
    PAPER,
    HALO,
    cloudShape('c', '#c8641c'),
  ],
  avatarFrame(
    use('c', 26, 66, 0.5, -18, `fill="${GILT}"`) +
      use('c', 70, 66, 0.5, 18, `fill="${GILT}"`, -0.5) +
      `<g transform="translate(52 18) scale(.42)">${snakeHead}</g>` +
      blossom(22, 30, 6) +
      blossom(76, 34, 5, '#ffb9a4'),
  ),
);

const bubble = on(
  '#ffcf7a',
  [
    lin('eg', ['#fff3c4', '#f2bc58@.4', '#b06a1c@.7', '#ffdf96'], 'd'),
    lin('fc', ['#f2602a', '#a81318']),
    cloudShape('c', '#c8641c'),
  ],
  chatBubble(
    use('c', 24, 22, 0.4, 0, `fill="${GILT}"`) +
      use('c', 74, 60, 0.4, 0, `fill="${GILT}"`, -0.4) +
      blossom(78, 24, 6.4),
  ),
);

const entrance = on(
  '#ff9a5a',
  [PAPER, HALO, lanternShape('l'), cloudShape('c', '#c8641c')],
  use('l', 26, 18, 0.72) +
    use('l', 70, 12, 0.62) +
    use('l', 48, 22, 0.92) +
    use('c', 28, 74, 0.62, 0, `fill="${GILT}"`) +
    use('c', 68, 74, 0.62, 0, 'fill="#ffe9c4"', -0.62),
);

const room = on(
  '#ffb45a',
  [LACQUER, CREAM, PAPER, HALO, lanternShape('l')],
  box(16, 22, 64, 56, '#5a0c12', 'rx="3"') +
    box(20, 30, 56, 46, '~cr') +
    line('M29 30V76M38 30V76M58 30V76M67 30V76M20 42H76M20 64H76', '#a81318', 2) +
    circle(48, 53, 15, '#2a1238') +
    circle(48, 53, 15, 'none', 'stroke="url(#~go)" stroke-width="3"') +
    circle(52, 49, 5, '#ffe9b8') +
    line('M36 60C42 56 52 62 60 56', '#c8641c', 2) +
    fill('M8 24C22 20 30 14 48 12C66 14 74 20 88 24L84 30H12Z', '~la') +
    line('M8 24C22 20 30 14 48 12C66 14 74 20 88 24', '~go', 2) +
    use('l', 20, 28, 0.42) +
    use('l', 76, 28, 0.42),
);

/** A knot of red cord with a jade ring. */
const knot = on(
  '#ff9a7a',
  [lin('jd', ['#e4fff0', '#6fc7a0@.5', '#2f8f6a'], 'd')],
  line('M48 6V18', '#e0301f', 3) +
    `<g fill="none" stroke="#8f0f14" stroke-width="6.4" stroke-linejoin="round"><path d="M48 16L68 36L48 56L28 36ZM38 16C24 12 20 28 34 30M58 16C72 12 76 28 62 30M34 44C20 46 24 62 38 56M62 44C76 46 72 62 58 56"/></g><g fill="none" stroke="#f2402c" stroke-width="4" stroke-linejoin="round"><path d="M48 16L68 36L48 56L28 36ZM38 16C24 12 20 28 34 30M58 16C72 12 76 28 62 30M34 44C20 46 24 62 38 56M62 44C76 46 72 62 58 56M38 26L58 46M58 26L38 46"/></g>` +
    circle(48, 36, 8, 'none', 'stroke="url(#~jd)" stroke-width="5"') +
    line('M48 56V62M42 64L40 80M48 64V82M54 64L56 80', '#f2402c', 3, 'stroke-linecap="round"') +
    box(41, 60, 14, 5, '~go', 'rx="2"'),
);

/** A red envelope with its seal, and what looks out of it. */
const envelope = on(
  '#ff8a4a',
  [LACQUER],
  `<g transform="rotate(-6 48 48)">${
    fill('M34 20H66V34H34Z', '#ffe9a8') +
    line('M38 25H62', '#e0a03c', 1.6) +
    box(26, 26, 44, 54, '~la', 'rx="4"') +
    fill('M26 30A4 4 0 0 1 30 26H66A4 4 0 0 1 70 30V38C60 50 36 50 26 38Z', '#e8402a') +
    line('M26 38C36 50 60 50 70 38', '#ffd88c', 1.6) +
    circle(48, 48, 8, '~go') +
    blossom(48, 48, 5, '#c8251a', '#ffe6ac') +
    line('M31 74H65M31 70V74M65 70V74', '#ffb45a', 1.4) +
    fill('M29 29H34V76H30Z', '#fff', 'opacity=".16"')
  }</g>`,
);

export const gifts = {
  'gifts/tangyuan.svg': tangyuan,
  'gifts/firecracker.svg': firecracker,
  'gifts/plum.svg': plum,
  'gifts/snake.svg': snake,
  'gifts/feast.svg': feast,
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/entrance.svg': entrance,
  'prizes/theme.svg': room,
  'prizes/knot.svg': knot,
  'prizes/envelope.svg': envelope,
};
