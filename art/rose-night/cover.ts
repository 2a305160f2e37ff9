/** The rose night as a card in the list of activities: calm on the left, where the title stands. */
import { bloom, CRIMSON, petal } from '../botany.ts';
import { box, circle, defs, fill, lin, line, many, picture, rad, use } from '../draw.ts';
import { bulbs, sparkle, starDust } from '../sparks.ts';
import { EDGE, garden } from './prizes.ts';

export const cover = picture(
  343,
  160,
  defs(
    ...garden,
    petal('pt', CRIMSON),
    lin('g', ['#17040f', '#5a0d2a@.55', '#a83a42@1'], 'h'),
    lin('s', ['#12030d/.7', '#12030d/0', '#22060f/.8']),
    rad('m', ['#fff6e2', '#ffe3bf@.55', '#f5b894'], 0.4, 0.36, 0.66),
    rad('h', ['#ffcfa0/.9', '#ff8f7a@.4/.3', '#d8305a/0']),
    rad('b', ['#ffd98c/.8', '#ffb35c/0']),
    lin('e', EDGE, 'd'),
  ) +
    box(0, 0, 343, 160, '~g') +
    starDust(31, 50, 343, 150, '#ffe2cf') +
    box(0, 0, 343, 160, '~s') +
    circle(262, 66, 110, '~h') +
    circle(262, 66, 40, '~m') +
    fill(
      'M244 50C252 44 262 46 262 54C261 61 250 60 246 64C241 66 237 56 244 50ZM272 70C279 66 287 70 285 77C283 84 272 84 270 78Z',
      '#e79f85',
      'opacity=".4"',
    ) +
    fill(
      'M0 134C40 118 60 126 96 122C140 116 170 130 220 124C270 118 300 128 343 116V160H0Z',
      '#4c0c26',
      'opacity=".8"',
    ) +
    line('M200 166V78C200 8 324 8 324 78V166', '#3a0a18', 7) +
    line('M200 166V78C200 8 324 8 324 78V166', '~e', 4) +
    line('M208 166V80C208 18 316 18 316 80V166', '~e', 2) +
    bulbs([-8, 14], [150, 4], 16, 9, { cord: '#7a3040', halo: '~b', bulb: '#fff1c9', r: 1.8 }) +
    bulbs([142, 2], [216, 30], 10, 4, { cord: '#7a3040', halo: '~b', bulb: '#fff1c9', r: 1.8 }) +
    (
      [
        [200, 132, 13, 'rb'],
        [202, 104, 11, 'rw'],
        [199, 78, 12, 'rc'],
        [206, 54, 12, 'rb'],
        [222, 36, 14, 'rc'],
        [240, 24, 13, 'rw'],
        [284, 24, 14, 'rb'],
        [304, 38, 13, 'rc'],
        [318, 58, 12, 'rw'],
        [325, 82, 12, 'rb'],
        [324, 108, 11, 'rc'],
        [262, 20, 19, 'rc'],
      ] as const
    )
      .map(([x, y, r, k], i) => use('sg', x, y, r / 24, i * 50) + bloom(k, x, y, r, i * 37))
      .join('') +
    (
      [
        [180, 150, 15, 'rw'],
        [343, 128, 24, 'rw'],
        [214, 152, 17, 'rb'],
        [300, 154, 18, 'rb'],
        [240, 150, 22, 'rc'],
        [324, 154, 22, 'rc'],
        [272, 146, 20, 'rw'],
      ] as const
    )
      .map(([x, y, r, k], i) => use('sg', x, y, r / 22, 20 + i * 70) + bloom(k, x, y, r, i * 61))
      .join('') +
    many(9, (i) => use('pt', 20 + i * 19, 150 - ((i * 37) % 60), 0.35 + (i % 3) * 0.16, i * 50)) +
    fill(sparkle(232, 70, 7) + sparkle(300, 90, 6) + sparkle(150, 60, 5) + sparkle(36, 84, 4), '#fff3d8'),
);
