/** Behind the gate of the rose night: the moonlit sky, the garden with its rotunda and fountain, strings of bulbs. */
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
import { bulbs, starDust } from '../sparks.ts';

export const W = 390;

export const H = 520;

export const GROUND = '#22060f';

const cloud = (x: number, y: number, w: number, h: number): string =>
  t`M${x} ${y}C${x + w * 0.08} ${y - h * 0.5} ${x + w * 0.2} ${y - h * 0.2} ${x + w * 0.26} ${y - h * 0.55}C${x + w * 0.33} ${y - h * 1.1} ${x + w * 0.5} ${y - h} ${x + w * 0.56} ${y - h * 0.6}C${x + w * 0.64} ${y - h * 0.9} ${x + w * 0.76} ${y - h * 0.6} ${x + w * 0.78} ${y - h * 0.3}C${x + w * 0.9} ${y - h * 0.4} ${x + w * 0.94} ${y} ${x + w} ${y}Z`;

export function sky(): string {
  return picture(
    W,
    H,
    defs(
      lin('g', ['#12030d@0', '#2d0719@.22', '#5a0d2a@.5', '#8c1c3a@.72', '#b5443f@.82', `${GROUND}@1`]),
      rad('m', ['#fff6e2@0', '#ffe3bf@.55', '#f5b894@1'], 0.4, 0.36, 0.66),
      rad('h', ['#ffcfa0@0/.85', '#ff8f7a@.25/.42', '#d8305a@.6/.14', '#d8305a@1/0']),
      lin('c', ['#e8788a@0/.55', '#7a1535@1/0']),
      lin('k', ['#24061a@0/.9', '#24061a@1/0']),
      rad('v', ['#19040f@0/.6', '#19040f@.6/.42', '#19040f@1/0']),
    ) +
      box(0, 0, W, H, '~g') +
      starDust(20, 90, W, 300, '#ffe2cf') +
      circle(195, 92, 190, '~h') +
      circle(195, 92, 54, '~m') +
      fill(
        'M172 66C183 58 196 62 195 72C194 81 180 80 175 86C168 90 162 75 172 66ZM206 96C216 90 228 96 225 106C222 116 206 116 203 108C202 103 202 99 206 96ZM180 108C186 106 191 110 189 116C186 121 177 119 176 114C176 111 177 109 180 108ZM214 66C219 65 223 69 221 74C218 77 212 75 212 71Z',
        '#e79f85',
        'opacity=".42"',
      ) +
      fill(cloud(-40, 140, 190, 34), '~c', 'opacity=".5"') +
      fill(cloud(216, 124, 220, 36), '~c', 'opacity=".65"') +
      fill(cloud(96, 146, 150, 22), '~c', 'opacity=".75"') +
      fill(cloud(-60, 356, 260, 46), '~c', 'opacity=".5"') +
      fill(cloud(170, 340, 300, 54), '~c', 'opacity=".4"') +
      oval(195, 226, 190, 100, '~v') +
      box(0, 0, W, 60, '~k'),
  );
}

/** A clipped hedge: a row of round crowns, taller towards both edges of the stage. */
function hedge(seed: number, base: number, size: number): string {
  const rnd = random(seed);
  let x = -14;
  let d = '';
  while (x < 400) {
    const r = (9 + rnd() * 9) * size;
    x += r * 1.7;
    const away = (Math.abs(x - 195) / 195) ** 2;
    d += t`A${r} ${r} 0 0 1 ${x} ${base - away * 34 * size - rnd() * 9}`;
  }
  return t`M-14 ${base - 30 * size}${d}`;
}

/** A tree clipped into balls, its foot at the origin: lit by the moon from above. */
const topiary = (...balls: number[]): string => {
  let y = -12;
  let crown = '';
  for (const r of balls) {
    crown += circle(0, y - r, r, '~t') + oval(0, y - r * 1.5, r * 0.62, r * 0.32, '#ffb0a0', 'opacity=".28"');
    y -= r * 1.75;
  }
  return line('M0 0V-16', '#2c0617', 3) + crown;
};

/** An open rotunda 72 wide with a lamp inside. */
const ROTUNDA =
  oval(0, 1, 44, 6, '#4d0d28') +
  oval(0, -2, 38, 5, '#b8606a') +
  fill('M-29-4V-50H29V-4Z', '~w') +
  line('M-29-4V-48M29-4V-48', '#f3b8a4', 5) +
  line('M-11-2V-48M11-2V-48', '#ffd9c4', 5) +
  fill('M-36-48H36V-55H-36Z', '#d88a84') +
  line('M-36-55H36', '#ffe0cc', 1.4) +
  fill('M-33-55C-33-82-12-92 0-92C12-92 33-82 33-55Z', '~o') +
  line('M-14-55C-14-78-6-90 0-92C6-90 14-78 14-55', '#7a2444', 1, 'opacity=".6"') +
  line('M-33-55C-33-82-12-92 0-92', '#ffc9b4', 1.4, 'opacity=".9"') +
  circle(0, -95, 3.4, '#ffe0b0');

/** A fountain of two bowls; its water falls in arcs. */
const FOUNTAIN =
  oval(0, 0, 34, 6, '#4d0d28') +
  fill('M-32-2C-30 8 30 8 32-2Z', '#a8505e') +
  oval(0, -3, 32, 5, '#f0b0a4') +
  oval(0, -3, 28, 3.6, '#7a2444') +
  fill('M-3-4L-2-34H2L3-4Z', '#d88a84') +
  fill('M-17-28C-14-18 14-18 17-28Z', '#c87478') +
  oval(0, -28, 17, 3, '#f0b0a4') +
  fill('M-2-28C-4-38 4-38 2-28Z', '#f0b0a4') +
  line(
    'M0-38C-8-50-14-42-15-29M0-38C8-50 14-42 15-29M0-38V-46M-16-27C-23-30-25-16-25-4M16-27C23-30 25-16 25-4',
    '#ffe9dc',
    1.3,
    'stroke-linecap="round" opacity=".8"',
  );

export function far(): string {
  const rnd = random(7);
  const close = 'V520H-14Z';
  const green = (d: string, paint: string, rim: string): string =>
    fill(d + close, paint) + line(d, rim, 1.1, 'opacity=".55"');
  const hills = 'M-14 352C40 318 92 330 140 352C190 336 232 330 270 344C310 314 360 322 410 344';
  const look = { cord: '#7a3040', halo: '~b', bulb: '#fff1c9', r: 1.7 };
  return picture(
    W,
    H,
    defs(
      lin('q', ['#9c3450', '#6a1834']),
      lin('a', ['#7a1c38', '#4d0d28']),
      lin('n', ['#5a1030@0', '#2c0617@.4', `${GROUND}@1`]),
      lin('f', ['#e87b6a@0/0', '#e87b6a@.5/.5', '#e87b6a@1/0']),
      lin('o', ['#e89a94', '#8a3050'], 'd'),
      lin('t', ['#9a2c4a', '#3a0a20']),
      rad('w', ['#ffe6a8@0', '#ff9f6a@.5/.7', '#6a1834@1/.6'], 0.5, 0.45, 0.7),
      rad('b', ['#ffd98c@0/.75', '#ffb35c@.4/.25', '#ffb35c@1/0']),
      group('to', topiary(13, 9, 6)),
      group('tp', topiary(15)),
    ) +
      green(hills, '~q', '#ffb39a') +
      green(hedge(11, 386, 0.9), '~a', '#e87b6a') +
      box(0, 350, W, 80, '~f') +
      circle(298, 376, 62, '~b') +
      `<g transform="translate(298 400)">${ROTUNDA}</g><g transform="translate(97 396) scale(1.1)">${FOUNTAIN}</g>` +
      use('to', 142, 404, 0.9) +
      use('to', 252, 404, 0.9) +
      use('tp', 46, 404, 1.1) +
      use('tp', 340, 404, 1.1) +
      green(hedge(23, 420, 1.1), '~n', '#a83a52') +
      bulbs([-10, 30], [178, 8], 26, 11, look) +
      bulbs([212, 4], [400, 40], 28, 11, look) +
      bulbs([-10, 96], [110, 40], 26, 7, look) +
      bulbs([280, 44], [400, 92], 26, 7, look) +
      many(14, () => circle(rnd() * W, 400 + rnd() * 70, 1 + rnd(), '#ffcf8a', 'opacity=".7"')),
  );
}
