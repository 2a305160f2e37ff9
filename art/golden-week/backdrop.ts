/** Behind the lake: sky, fireworks, mountains and the lit path along their ridge. */
import {
  box,
  circle,
  core,
  defs,
  fill,
  group,
  lin,
  line,
  picture,
  rad,
  random,
  smooth,
  t,
  use,
} from '../draw.ts';
import { starDust } from '../sparks.ts';
import { burst, scrollCloud } from './parts.ts';

export const W = 390;

export const H = 520;

export const GROUND = '#f6d58f';

export function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', [
        '#5f0a14@0',
        '#8f1016@.2',
        '#b01b1a@.5',
        '#de4a22@.66',
        '#f89a3e@.78',
        '#fcd27e@.88',
        `${GROUND}@1`,
      ]),
      rad('s', ['#fffbe2@0', '#ffeeb0@.6', '#ffd86e@1']),
      rad('h', ['#fff0b0@0/.95', '#ffca58@.35/.5', '#ff8a2c@.7/.16', '#ff8a2c@1/0']),
      scrollCloud('c', '#d4401f', '#ffb24a'),
      rad('v', ['#650912@0/.66', '#650912@.6/.44', '#650912@1/0']),
      burst('b', 4, 22, '#ff8a5a', '#ffc27a'),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(8, 50, W, 260, '#ffdf9a') +
      use('b', 44, 210, 0.6, 10, 'opacity=".4"') +
      use('b', 352, 196, 0.66, 30, 'opacity=".4"') +
      use('b', 196, 52, 1, 0, 'opacity=".35"') +
      circle(195, 372, 170, '~h') +
      circle(195, 376, 76, '~s') +
      fill(t`M195 225m-190 0a190 92 0 1 0 380 0a190 92 0 1 0-380 0Z`, '~v') +
      use('c', 66, 300, 0.7, 0, 'opacity=".5"') +
      use('c', 330, 312, 0.8, 0, 'opacity=".5"', -0.8),
  );
}

/** A jagged ridge as points from left to right, `rough` the height of its teeth. */
function ridge(
  seed: number,
  base: number,
  peaks: readonly (readonly [number, number])[],
  rough: number,
): string {
  const rnd = random(seed);
  const points: [number, number][] = [];
  for (let x = -10; x <= 400; x += 11) {
    const lift = peaks.reduce((top, [px, ph]) => Math.max(top, ph * (1 - Math.abs(x - px) / (ph * 1.05))), 0);
    points.push([x, base - lift - rnd() * rough]);
  }
  return points.map(([x, y], i) => t`${i ? 'L' : 'M'}${x} ${y}`).join('');
}

/** The shaded flank of a peak, away from the fireworks' side: it gives a ridge its mass. */
const flank = (x: number, y: number, h: number, lean: number): string =>
  t`M${x} ${y}l${h * 0.14 * lean} ${h * 0.3}l${-h * 0.1 * lean} ${h * 0.1}l${h * 0.24 * lean} ${h * 0.34}l${-h * 0.08 * lean} ${h * 0.1}l${h * 0.2 * lean} ${h * 0.3}L${x + h * 1.2 * lean} ${y + h}Z`;

export function far(): string {
  const back = ridge(
    5,
    356,
    [
      [56, 92],
      [100, 62],
      [12, 60],
      [298, 66],
      [345, 106],
      [388, 70],
      [144, 24],
      [250, 26],
    ],
    4,
  );
  const mid = ridge(
    9,
    392,
    [
      [8, 70],
      [70, 50],
      [330, 46],
      [392, 84],
    ],
    8,
  );
  const front = ridge(
    13,
    430,
    [
      [-6, 66],
      [112, 26],
      [290, 30],
      [396, 70],
    ],
    7,
  );
  const close = 'V530H-10Z';
  const path: [number, number][] = [
    [-10, 372],
    [14, 362],
    [40, 376],
    [66, 390],
    [92, 396],
    [118, 408],
    [150, 424],
  ];
  const trail = smooth(path);
  const hut = (x: number, y: number, s: number): string => use('h', x, y, s);
  const lit =
    line(trail, '#ffdf9a', 1.4, 'opacity=".5"') +
    line(trail, '#ffb04a', 8, 'opacity=".35" stroke-dasharray="0 11" stroke-linecap="round"') +
    line(trail, '#fff3b8', 3, 'stroke-dasharray="0 11" stroke-linecap="round"') +
    hut(20, 362, 1) +
    hut(88, 394, 0.8);
  const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;
  return picture(
    W,
    H,
    defs(
      lin('a', ['#b8342a', '#f0803c']),
      lin('b', ['#8e2230', '#dd6a36']),
      lin('c', ['#6d1a2c@0', '#b5492f@.4', '#f4c071@1']),
      lin('m', ['#ffd88a@0/0', '#ffd88a@.6/.7', '#ffd88a@1/0']),
      core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff8a2c@1'], 60),
      core('q', ['#fff@.1', '#ffb8a0@.5', '#ff5a48@1'], 60),
      core('r', ['#fff@.1', '#c8fff0@.45', '#5ac8b0@1'], 60),
      burst('k', 2, 20, '~p', '#fff3b8'),
      burst('l', 6, 18, '~q', '#ffe0d0'),
      burst('n', 11, 14, '~r', '#e8fff6'),
      rad('o', ['#fff0b0/.6', '#ffb04a/0']),
      group(
        'h',
        fill('M-10 0V-12H10V0Z', '#ffd873') +
          line('M-8 0V-12M0 0V-12M8 0V-12', '#8c2a20', 2) +
          fill('M-17-11C-10-13-6-18 0-25C6-18 10-13 17-11C13-8-13-8-17-11Z', '#7a1f2a') +
          line('M-17-11C-10-13-6-18 0-25', '#ffb05a', 1.2),
      ),
    ) +
      circle(96, 86, 80, '~o') +
      circle(300, 78, 88, '~o') +
      line(
        'M96 92C100 160 84 250 90 350M300 84C292 150 312 250 304 350',
        '#ffd873',
        1.2,
        'opacity=".2" stroke-dasharray="1 4" stroke-linecap="round"',
      ) +
      use('k', 96, 86, 1.35) +
      use('l', 300, 76, 1.5, 12) +
      use('n', 202, 36, 0.7) +
      use('n', 24, 34, 0.6) +
      use('k', 372, 168, 0.46) +
      use('l', 22, 172, 0.5) +
      fill(back + close, '~a', 'opacity=".9"') +
      line(back, '#ffb05a', 1, 'opacity=".55"') +
      fill(
        flank(56, 264, 90, 1) + flank(100, 294, 56, 1) + flank(345, 250, 96, 1) + flank(298, 290, 56, 1),
        '#5f0a24',
        'opacity=".22"',
      ) +
      box(0, 330, W, 70, '~m', 'opacity=".5"') +
      fill(mid + close, '~b') +
      line(mid, '#ffc46a', 1, 'opacity=".7"') +
      lit +
      mirrored(lit) +
      box(0, 372, W, 70, '~m', 'opacity=".75"') +
      fill(front + close, '~c') +
      line(front, '#ffc46a', 1, 'opacity=".5"'),
  );
}
