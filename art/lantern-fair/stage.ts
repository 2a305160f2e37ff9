/** Lantern fair: a lane between white walls at the turn of the year, and a snake of paper that is carried over the crowd. */
import {
  box,
  circle,
  defs,
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
import { body } from './kit.ts';
import { CREAM, DARK, GOLD, GROUND, H, HALO, PAPER, W } from './paints.ts';
import { blossom, cloudShape, lanternShape, snakeHead, steamer } from './parts.ts';

const sky = picture(
  W,
  H,
  defs(
    lin('g', ['#1b1236@0', '#3a1442@.22', '#7a1834@.46', '#c2331f@.68', '#8f1a1a@.84', GROUND]),
    rad('h', ['#ffdf9a/.75', '#ff9a3c@.4/.28', '#ff9a3c/0']),
    rad('m', ['#fffbe8', '#ffe9b8@.7', '#ffd88c']),
    cloudShape('c', '#5a1a3c'),
  ) +
    box(0, 0, W, H, '~g') +
    starDust(129, 120, W, 260, '#ffe9cf') +
    circle(195, 400, 220, '~h') +
    circle(300, 84, 46, '#ffe9b8', 'opacity=".18"') +
    circle(300, 84, 30, '~m') +
    use('c', 268, 98, 0.9, 0, 'fill="#7a2444"') +
    use('c', 334, 78, 0.6, 0, 'fill="#8f2a44"', -0.6) +
    use('c', 70, 132, 1.1, 0, 'fill="#5a1a44" opacity=".8"') +
    use('c', 352, 236, 1, 0, 'fill="#8a2030" opacity=".7"', -1) +
    use('c', 26, 268, 0.9, 0, 'fill="#8a2030" opacity=".7"'),
  true,
);

/** A white house with a stepped gable; its windows are lit. */
function house(x: number, y: number, w: number, s: 1 | -1): string {
  const X = (v: number): number => x + v * s;
  const left = Math.min(X(0), X(w));
  return (
    box(left, y, w, 160, '~wl') +
    fill(
      t`M${X(-6)} ${y}V${y - 16}H${X(w * 0.2)}V${y - 30}H${X(w * 0.48)}V${y - 16}H${X(w * 0.74)}V${y - 4}H${X(w + 6)}V${y + 4}H${X(-6)}Z`,
      '~wl',
    ) +
    fill(
      t`M${X(-9)} ${y - 15}L${X(-7)} ${y - 22}H${X(w * 0.2)}V${y - 15}ZM${X(w * 0.16)} ${y - 29}L${X(w * 0.18)} ${y - 36}H${X(w * 0.5)}L${X(w * 0.52)} ${y - 29}ZM${X(w * 0.46)} ${y - 15}V${y - 22}H${X(w * 0.76)}L${X(w * 0.78)} ${y - 15}ZM${X(w * 0.72)} ${y - 3}V${y - 9}H${X(w + 8)}L${X(w + 10)} ${y - 3}Z`,
      '#2a0c22',
    ) +
    [0.16, 0.56]
      .map((k) => {
        const a = Math.min(X(w * k), X(w * k + 18));
        return (
          box(a - 2, y + 18, 22, 26, '#4a1a20') +
          box(a, y + 20, 18, 22, '#ffcf7a') +
          line(
            t`M${a + 6} ${y + 20}v22M${a + 12} ${y + 20}v22M${a} ${y + 27}h18M${a} ${y + 35}h18`,
            '#8f3a1c',
            1.1,
          )
        );
      })
      .join('')
  );
}

const far = picture(
  W,
  H,
  defs(lin('wl', ['#e8b8a0', '#a85a58@.5', '#6f1a28'])) +
    `<g opacity=".75">${many(7, (i) => fill(t`M${i * 64 - 30} 352L${i * 64 - 24} ${332 - (i % 3) * 14}H${i * 64 + 26}L${i * 64 + 34} 352V420H${i * 64 - 30}Z`, i % 2 ? '#5a1830' : '#6b1d30'))}${fill(
      many(16, (i) => t`M${i * 25 + 4} ${358 + (i % 3) * 7}h4v6h-4Z`),
      '#ffcf7a',
    )}</g>` +
    house(-14, 318, 92, 1) +
    house(404, 306, 100, -1),
  true,
);

/** One who carries: a head with a bun or a cap, shoulders, an arm up the pole. */
const carrier = (x: number, top: number, cap: string): string =>
  line(t`M${x} ${top}V486`, '#5a2a10', 3) +
  line(t`M${x - 1} ${top}V486`, '#e8b060', 0.9) +
  fill(
    t`M${x - 19} 520C${x - 19} 496 ${x - 12} 488 ${x - 4} 488H${x + 5}C${x + 14} 488 ${x + 19} 496 ${x + 19} 520Z`,
    DARK,
  ) +
  circle(x - 8, 478, 9.6, DARK) +
  cap.replaceAll('X', String(x - 8)) +
  line(t`M${x + 8} 494L${x} 474`, DARK, 6, 'stroke-linecap="round"') +
  line(t`M${x - 17} 476A9.6 9.6 0 0 1 ${x - 8} 468.4`, '#ff9a4a', 1.6);

const middle = picture(
  W,
  H,
  defs(
    PAPER,
    GOLD,
    HALO,
    CREAM,
    lanternShape('l'),
    cloudShape('c', '#c8641c'),
    lin('st', ['#a02a1c', '#7c141a@.5', GROUND]),
    lin('aw', ['#ffefc8', '#f2a860']),
    lin('z', [`${GROUND}@0/0`, GROUND]),
  ) +
    fill('M0 442C80 432 130 452 195 446C260 440 320 436 390 446V520H0Z', '~st') +
    line(
      'M20 466H130M160 474H260M280 462H380M60 486H180',
      '#ffb45a',
      1.6,
      'opacity=".35" stroke-linecap="round"',
    ) +
    // Stalls on both sides
    [
      [-8, 1],
      [398, -1],
    ]
      .map(
        ([x = 0, s = 1]) =>
          `<g transform="translate(${x} 0) scale(${s} 1)">${
            box(8, 388, 4, 74, '#4a1410') +
            box(86, 388, 4, 74, '#4a1410') +
            fill('M0 372H96L104 394H-6Z', '~aw') +
            many(
              6,
              (i) =>
                fill(t`M${i * 18 - 5} 394h9c0 8-9 8-9 0Z`, '#e0452a') +
                fill(t`M${i * 18 + 4} 394h9c0 8-9 8-9 0Z`, '#ffefc8'),
            ) +
            fill('M8 372L2 394H16L20 372ZM38 372L36 394H52L52 372ZM68 372L72 394H88L82 372Z', '#d9361c') +
            box(2, 440, 94, 8, '~go', 'rx="2"') +
            box(4, 448, 90, 30, '#8f1a1a') +
            line(
              'M12 456C20 452 22 464 30 460C38 456 40 468 48 462C56 456 60 468 70 461C78 457 80 464 86 460',
              '#ffb45a',
              1.4,
            )
          }</g>`,
      )
      .join('') +
    `<g transform="translate(36 440) scale(.86)">${steamer}</g><g transform="translate(356 440) scale(.8)">${steamer}</g>` +
    use('l', 74, 396, 0.5) +
    use('l', 318, 396, 0.5) +
    // The snake of paper and those who carry it
    circle(196, 410, 130, '~ha') +
    carrier(64, 432, '<path d="MX 462l-4 6h8Z" fill="#e0452a"/>') +
    carrier(126, 446, '') +
    carrier(188, 428, '<circle cx="X" cy="467" r="4" fill="#3c060c"/>') +
    carrier(246, 398, '<path d="MX 470m-11 2c2-8 20-8 22 0Z" fill="#d9762e"/>') +
    body('M30 424C58 380 84 402 106 434C128 462 160 452 186 420C206 394 226 366 262 372', 42) +
    line('M30 424C20 436 14 430 8 440', '#2f8f86', 10, 'stroke-linecap="round"') +
    circle(6, 442, 5, '#ffdf96') +
    carrier(304, 392, '<circle cx="X" cy="466" r="4.4" fill="#3c060c"/>') +
    `<g transform="translate(280 364) scale(1.16) rotate(-6)">${snakeHead}</g>` +
    box(0, 494, W, 26, '~z'),
  true,
);

function near(): string {
  const branch =
    line(
      'M-8 24C26 18 56 34 92 22M34 24C44 44 46 60 64 76M62 28C74 14 84 10 98 4',
      '#3c1014',
      4,
      'stroke-linecap="round"',
    ) +
    (
      [
        [92, 22, 8],
        [76, 26, 6],
        [64, 76, 8],
        [52, 56, 7],
        [40, 34, 6],
        [20, 20, 9],
        [98, 4, 7],
        [46, 14, 6],
      ] as const
    )
      .map(([x, y, r], i) => blossom(x, y, r, i % 3 ? '#ffe9dc' : '#ffb9a4'))
      .join('');
  const rnd = random(29);
  return picture(
    W,
    H,
    defs(
      PAPER,
      GOLD,
      HALO,
      lanternShape('l'),
      cloudShape('c', '#d0802a'),
      group('b', branch),
      lin('z', [`${GROUND}@0/0`, GROUND]),
      rad('k', ['#fff3cf@0/.7', '#ffb45a@.5/.3', '#ffb45a@1/0']),
    ) +
      bokeh(12, 16, '~k', [0, 300, 390, 490], [2, 9], calm) +
      use('b', 0, 0) +
      line('M292-4C322 14 350 14 394-2', '#3c1014', 1.6) +
      use('l', 344, 6, 1.25) +
      use('l', 376, -8, 0.8) +
      use('l', 22, 40, 0.95) +
      many(10, (i) =>
        blossom(i % 2 ? 8 + rnd() * 40 : 342 + rnd() * 40, 180 + rnd() * 170, 2.4 + rnd() * 2.6),
      ) +
      [
        [6, 500, 1.5, '#ffe6ac'],
        [70, 514, 1.2, '#ffcf90'],
        [384, 498, 1.6, '#ffe6ac'],
        [316, 514, 1.25, '#ffcf90'],
      ]
        .map(([x, y, s, c], i) =>
          use('c', Number(x), Number(y), Number(s), 0, `fill="${c}"`, i > 1 ? -Number(s) : Number(s)),
        )
        .join('') +
      fill(sparkle(150, 70, 6) + sparkle(238, 40, 5) + sparkle(112, 118, 4), '#fff3d8') +
      box(0, 504, W, 16, '~z'),
    true,
  );
}

const light = picture(
  W,
  H,
  defs(rad('k', ['#fff3cf@0/.75', '#ffb45a@.5/.3', '#ffb45a@1/0'])) +
    bokeh(8, 18, '~k', [10, 30, 380, 470], [2, 10], calm) +
    oval(195, 330, 190, 60, '~k', 'opacity=".25"'),
  true,
);

export const stage = {
  'sky.svg': sky,
  'far.svg': far,
  'middle.svg': middle,
  'near.svg': near(),
  'light.svg': light,
};
