/** Behind the gate of the rose night: the moonlit sky, the château on the hill, strings of bulbs. */
import { box, circle, defs, fill, lin, many, oval, picture, rad, random, t } from '../draw.ts';
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

/** A cypress as a flame-shaped silhouette on the base line. */
const cypress = (x: number, base: number, h: number, w: number): string =>
  t`M${x - w} ${base}C${x - w * 1.2} ${base - h * 0.5} ${x - w * 0.4} ${base - h * 0.82} ${x} ${base - h}C${x + w * 0.4} ${base - h * 0.82} ${x + w * 1.2} ${base - h * 0.5} ${x + w} ${base}Z`;

export function far(): string {
  const rnd = random(7);
  // A château on the hill, lower than the bouquet in front of it: its towers stand left and right.
  const spire = (x: number, y: number, w: number, h: number): string =>
    fill(t`M${x - w} 430V${y}H${x + w}V430Z`, '~p') +
    fill(t`M${x - w - 2} ${y}L${x} ${y - h}L${x + w + 2} ${y}Z`, '#57173a') +
    fill(t`M${x - w - 2} ${y}L${x} ${y - h}L${x - w * 0.3} ${y}Z`, '#e08a7c', 'opacity=".55"') +
    fill(t`M${x - 1.6} ${y + 14}v-6q1.6-3 3.2 0v6ZM${x - 1.6} ${y + 28}v-6q1.6-3 3.2 0v6Z`, '#ffd592');
  const palace =
    box(84, 362, 222, 70, '~p') +
    spire(92, 342, 8, 34) +
    spire(298, 338, 9, 38) +
    spire(122, 352, 10, 30) +
    spire(270, 350, 10, 32) +
    spire(108, 362, 6, 24) +
    spire(285, 362, 6, 24) +
    spire(150, 344, 6, 40) +
    spire(242, 346, 6, 40);
  const trees = (seed: number, base: number, paint: string, size: number): string => {
    const r = random(seed);
    let d = '';
    for (let x = -4; x < 400; x += 8 + r() * 13) {
      const away = Math.abs(x - 195) / 195;
      d += cypress(x, base, (24 + r() * 26 + away * 60) * size, 8 + r() * 5);
    }
    return fill(`${d}M0 ${base - 34}C90 ${base - 30} 300 ${base - 30} 390 ${base - 34}V520H0Z`, paint);
  };
  const look = { cord: '#7a3040', halo: '~b', bulb: '#fff1c9', r: 1.7 };
  return picture(
    W,
    H,
    defs(
      lin('p', ['#b04a58', '#742040']),
      lin('a', ['#7a1c38', '#4d0d28']),
      lin('n', ['#4c0c26@0', '#2c0617@.5', `${GROUND}@1`]),
      lin('f', ['#e87b6a@0/0', '#e87b6a@.5/.5', '#e87b6a@1/0']),
      rad('b', ['#ffd98c@0/.75', '#ffb35c@.4/.25', '#ffb35c@1/0']),
    ) +
      `<g transform="translate(0 -16)">${palace}</g>` +
      trees(11, 396, '~a', 0.9) +
      box(0, 366, W, 70, '~f') +
      trees(23, 424, '~n', 1.25) +
      bulbs([-10, 30], [178, 8], 26, 11, look) +
      bulbs([212, 4], [400, 40], 28, 11, look) +
      bulbs([-10, 96], [110, 40], 26, 7, look) +
      bulbs([280, 44], [400, 92], 26, 7, look) +
      many(14, () => circle(rnd() * W, 400 + rnd() * 70, 1 + rnd(), '#ffcf8a', 'opacity=".7"')),
  );
}
