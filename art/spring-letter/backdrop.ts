/** What is seen through the window of the spring letter: an early sky, hills in blossom, letters on their way. */
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
import { airmail, INK, PAPER, WAX } from './paints.ts';
import { seal, sealed } from './parts.ts';

export const [W, H] = [390, 520];

/** A soft bank of cloud, flat below. */
const cloud = (x: number, y: number, s: number, paint: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-60 0C-76 0-76-20-58-21C-58-38-34-44-26-32C-18-52 16-52 20-30C32-40 52-32 50-18C70-18 70 0 56 0Z', paint)}</g>`;

export function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#7468c0@0', '#9d8ad6@.28', '#cfb2e4@.5', '#f4cfd8@.68', '#ffe6c9@.8', '#fff4de@1']),
      rad('s', ['#fffbe6/.95', '#ffe9ae@.35/.6', '#ffe9ae/0']),
      lin('a', ['#fff/.75', '#fff/.1']),
      lin('b', ['#fff/.5', '#f6dcec/.05']),
    ) +
      box(0, 0, W, H, '~g') +
      circle(266, 352, 150, '~s') +
      circle(266, 352, 30, '#fffbe8') +
      cloud(92, 96, 0.9, '~b') +
      cloud(306, 70, 0.7, '~b') +
      cloud(60, 330, 1, '~a') +
      cloud(330, 318, 0.9, '~a') +
      cloud(206, 346, 0.6, '~a'),
    true,
  );
}

/** A tree in blossom around (0 0), its trunk below. */
const tree = (id: string, light: string, dark: string): string =>
  group(
    id,
    line('M0 30V6M0 16L-9 4M0 12L9 0', '#7a5a6a', 3, 'stroke-linecap="round"') +
      circle(-11, 0, 12, dark) +
      circle(12, -2, 12, dark) +
      circle(0, -10, 14, dark) +
      circle(-12, -4, 9, light) +
      circle(6, -14, 10, light) +
      circle(13, -6, 7, light) +
      many(7, (i) => circle(-16 + i * 5.3, ((i * 37) % 15) - 12, 1.6, '#fff', 'opacity=".8"')),
  );

export function far(): string {
  const rnd = random(38);
  const trees = [
    [52, 372, 0.9, 'tp'],
    [96, 384, 0.7, 'tw'],
    [132, 372, 0.5, 'tp'],
    [342, 374, 0.95, 'tw'],
    [300, 386, 0.75, 'tp'],
    [262, 374, 0.5, 'tw'],
    [226, 380, 0.42, 'tp'],
  ] as const;
  const house = (x: number, y: number, s: number): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${box(-13, -16, 26, 18, '#fff4e6')}${fill('M-17-15L0-31L17-15Z', '#b97fa8')}${box(-3, -9, 7, 11, '#8a6aa8')}${box(-10, -12, 5, 5, '#ffe08a')}${box(6, -12, 5, 5, '#ffe08a')}</g>`;
  /** Letters fly in from the corner, each smaller than the one before. */
  const flight: readonly (readonly [number, number, number, number])[] = [
    [112, 110, 0.4, -14],
    [148, 62, 0.28, 10],
    [196, 48, 0.2, -8],
    [316, 116, 0.34, 16],
    [258, 70, 0.22, -12],
  ];
  return picture(
    W,
    H,
    defs(
      ...PAPER,
      ...WAX,
      airmail(4),
      tree('tp', '#ffd6e2', '#ec9fc0'),
      tree('tw', '#fff3c0', '#ecc85a'),
      group('s', seal),
      sealed('e'),
      sealed('l', '~li', '~pa'),
      lin('ha', ['#b9a6dc', '#d9c6e6']),
      lin('hb', ['#a9c79a', '#cfe0b4']),
      lin('hc', ['#86b183', '#b9d6a0']),
    ) +
      fill('M0 362C50 330 96 338 140 356C190 330 250 320 300 346C340 332 370 338 390 346V450H0Z', '~ha') +
      fill('M0 384C60 362 120 372 180 384C240 366 320 368 390 388V460H0Z', '~hb') +
      house(176, 382, 0.6) +
      house(204, 386, 0.8) +
      house(156, 388, 0.7) +
      trees.map(([x, y, s, id]) => use(id, x, y, s)).join('') +
      fill('M0 412C80 392 150 398 210 408C270 394 340 396 390 410V470H0Z', '~hc') +
      fill(
        many(40, () => t`M${rnd() * W} ${410 + rnd() * 20}h1.6v1.6h-1.6Z`),
        '#fff6c8',
        'opacity=".9"',
      ) +
      line(
        'M40 160C70 150 92 130 112 110S140 74 148 62S176 50 196 48',
        '#fff',
        1.4,
        'stroke-dasharray="1 6" stroke-linecap="round" opacity=".9"',
      ) +
      line(
        'M372 170C350 150 334 136 316 116S280 84 258 70',
        '#fff',
        1.4,
        'stroke-dasharray="1 6" stroke-linecap="round" opacity=".9"',
      ) +
      flight
        .map(
          ([x, y, s, turn], i) =>
            oval(x + 4, y + 26 * s + 6, 26 * s, 3, INK, 'opacity=".08"') +
            use(i % 2 ? 'l' : 'e', x, y, s, turn) +
            (s > 0.25 ? use('s', x, y + 8 * s, s, turn) : ''),
        )
        .join(''),
    true,
  );
}
