/** Rose night: a gate of roses under a warm moon. Light falls from the moon, upper middle. */
import { BLUSH, bloom, bud, CRIMSON, head, leaf, petal, rose, sprig, tone, WINE } from '../botany.ts';
import { blur, box, circle, defs, fill, group, lin, line, many, oval, picture, rad, random, smooth, t, use } from '../draw.ts';
import { bokeh, bulbs, calm, sparkle, starDust } from '../sparks.ts';

const W = 390;
const H = 520;
const GROUND = '#22060f';

const cloud = (x: number, y: number, w: number, h: number): string =>
  t`M${x} ${y}C${x + w * 0.08} ${y - h * 0.5} ${x + w * 0.2} ${y - h * 0.2} ${x + w * 0.26} ${y - h * 0.55}C${x + w * 0.33} ${y - h * 1.1} ${x + w * 0.5} ${y - h} ${x + w * 0.56} ${y - h * 0.6}C${x + w * 0.64} ${y - h * 0.9} ${x + w * 0.76} ${y - h * 0.6} ${x + w * 0.78} ${y - h * 0.3}C${x + w * 0.9} ${y - h * 0.4} ${x + w * 0.94} ${y} ${x + w} ${y}Z`;

function sky(): string {
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
  t`M${x - w} ${base}C${x - w} ${base - h * 0.3} ${x - w * 0.5} ${base - h * 0.8} ${x} ${base - h}C${x + w * 0.5} ${base - h * 0.8} ${x + w} ${base - h * 0.3} ${x + w} ${base}Z`;

function far(): string {
  const rnd = random(7);
  // A château on the hill, lower than the bouquet in front of it: its towers stand left and right.
  const spire = (x: number, y: number, w: number, h: number): string =>
    fill(t`M${x - w} 430V${y}H${x + w}V430Z`, '~p') +
    fill(t`M${x - w - 2} ${y}L${x} ${y - h}L${x + w + 2} ${y}Z`, '#57173a') +
    fill(t`M${x - w - 2} ${y}L${x} ${y - h}L${x - w * 0.3} ${y}Z`, '#e08a7c', 'opacity=".55"') +
    fill(t`M${x - 1.6} ${y + 14}v-6q1.6-3 3.2 0v6ZM${x - 1.6} ${y + 28}v-6q1.6-3 3.2 0v6Z`, '#ffd592');
  const palace =
    box(84, 362, 222, 70, '~p') + spire(92, 342, 8, 34) + spire(298, 338, 9, 38) + spire(122, 352, 10, 30) + spire(270, 350, 10, 32) +
    spire(108, 362, 6, 24) + spire(285, 362, 6, 24) + spire(150, 344, 6, 40) + spire(242, 346, 6, 40);
  const trees = (seed: number, base: number, paint: string, size: number): string => {
    const r = random(seed);
    let d = '';
    for (let x = -4; x < 400; x += 9 + r() * 12) {
      const away = Math.abs(x - 195) / 195;
      d += cypress(x, base + 12, (20 + r() * 34 + away * 62) * size, 7 + r() * 4);
    }
    return fill(`${d}M0 ${base - 22}C90 ${base - 34} 300 ${base - 34} 390 ${base - 22}V520H0Z`, paint);
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
      palace +
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

/** Point of the gate at `k` in 0..1: up the left post, over the arch, down the right post. */
function gate(k: number, grow = 0): [number, number] {
  const [cx, cy, rx, ry] = [195, 212, 160 + grow, 152 + grow];
  if (k < 0.28) return [cx - rx, 470 - (k / 0.28) * (470 - cy)];
  if (k > 0.72) return [cx + rx, cy + ((k - 0.72) / 0.28) * (470 - cy)];
  const a = Math.PI * (1 - (k - 0.28) / 0.44);
  return [cx + rx * Math.cos(a), cy - ry * Math.sin(a)];
}

function trellis(): string {
  const rail = (grow: number): string => {
    const [x, y] = gate(0.28, grow);
    const [z] = gate(0.72, grow);
    return t`M${x} 474V${y}A${160 + grow} ${152 + grow} 0 0 1 ${z} ${y}V474`;
  };
  let lattice = '';
  for (let i = 0; i < 26; i += 1) {
    const [a, b] = [gate(i / 26, -13), gate((i + 1) / 26, 11)];
    const [c, d] = [gate(i / 26, 11), gate((i + 1) / 26, -13)];
    lattice += t`M${a[0]} ${a[1]}L${b[0]} ${b[1]}M${c[0]} ${c[1]}L${d[0]} ${d[1]}`;
  }
  return (
    line(lattice, '#b4695c', 1.1, 'opacity=".8"') +
    line(rail(11), '#5a1a2a', 5) + line(rail(11), '~e', 3.2) + line(rail(10), '#ffe6cf', 0.7, 'opacity=".8"') +
    line(rail(-13), '#5a1a2a', 4.4) + line(rail(-13), '~e', 2.8)
  );
}

function garland(): string {
  const rnd = random(520);
  let out = '';
  const put = (k: number, spread: number, size: number, kind: string): void => {
    const [x, y] = gate(k, (rnd() - 0.5) * spread);
    out += use(`${kind}h`, Math.round(x), Math.round(y), size / 50, Math.floor(rnd() * 360));
  };
  // Small roses first so that the big ones overlap them.
  const kinds = ['rc', 'rw', 'rb', 'rc', 'rw'];
  for (let i = 0; i < 34; i += 1) {
    const k = 0.02 + (i / 33) * 0.96;
    const heavy = Math.exp(-(((k - 0.5) / 0.15) ** 2)) + Math.exp(-(((k - 0.04) / 0.1) ** 2)) + Math.exp(-(((k - 0.96) / 0.1) ** 2));
    put(k, 26, 9 + heavy * 4 + rnd() * 4, kinds[i % 5] ?? 'rc');
  }
  for (const [k, size, kind] of [
    [0.36, 20, 'rw'], [0.4, 24, 'rc'], [0.44, 19, 'rb'], [0.6, 20, 'rc'], [0.64, 17, 'rb'], [0.55, 23, 'rw'],
    [0.3, 16, 'rb'], [0.7, 16, 'rw'], [0.04, 26, 'rw'], [0.1, 20, 'rb'], [0.96, 26, 'rc'], [0.9, 21, 'rb'], [0.86, 15, 'rc'],
    [0.16, 15, 'rc'], [0.47, 24, 'rc'], [0.52, 22, 'rb'], [0.5, 30, 'rc'],
  ] as const) put(k, 12, size, kind);
  return out;
}

function bouquet(): string {
  const heads: [number, number, number, string][] = [
    [-34, -66, 15, 'rw'], [34, -64, 15, 'rw'], [-18, -84, 15, 'rc'], [18, -86, 15, 'rb'], [0, -96, 14, 'rw'],
    [-40, -46, 13, 'rb'], [40, -46, 13, 'rc'], [-22, -60, 18, 'rc'], [22, -58, 18, 'rb'], [0, -72, 20, 'rc'], [0, -46, 17, 'rw'],
  ];
  const leaves = many(9, (i) => use('sg', (i - 4) * 10, -62 - (4 - Math.abs(i - 4)) * 7, 0.62, i * 71));
  return (
    oval(0, 8, 46, 7, '#14020a', 'opacity=".55"') +
    // The paper opens behind the flowers first, then closes in front of them.
    fill('M-62-66C-54-84-40-78-34-92C-20-88-14-104 0-108C14-104 22-90 34-92C42-78 54-84 62-66C50-30 22-10 12 4H-12C-22-10-50-30-62-66Z', '~wd') +
    leaves +
    heads.map(([x, y, r, kind], i) => bloom(kind, x, y, r, i * 47)).join('') +
    fill('M-60-62C-52-54-40-48-28-44C-16-40-6-34 2-28C-2-14-4-4-4 8H-14C-20-12-48-26-60-62Z', '~wa') +
    fill('M60-62C52-54 40-46 28-40C14-32 2-24-6-12C-8-4-6 4-4 8H14C20-12 48-26 60-62Z', '~wb') +
    line('M60-62C52-54 40-46 28-40C14-32 2-24-6-12M-60-62C-52-54-40-48-28-44C-16-40-10-36-4-33', '#fff3e6', 1.2, 'opacity=".85"') +
    line('M-44-42C-30-24-16-12-8 4M44-42C30-24 18-12 8 4M-24-38C-16-22-10-10-5 4M24-34C16-20 10-8 5 4', '#7a2c3c', 0.9, 'opacity=".4"') +
    fill('M0 2C-12-10-28-12-28-2C-28 8-12 8 0 4C12 8 28 8 28-2C28-12 12-10 0 2Z', '~e') +
    fill('M-3 5C-8 14-16 18-19 27L-10 24L-6 31C-4 20-1 12 2 6ZM3 5C8 14 16 18 19 27L10 24L6 31C4 20 1 12-2 6Z', '~e') +
    line('M-24-3C-16-5-8-2-3 2M24-3C16-5 8-2 3 2', '#8a3b34', 1, 'opacity=".6"') +
    circle(0, 3, 5, '#8a3b34') + circle(-0.4, 2.6, 4.2, '#f9d3b6')
  );
}

function middle(): string {
  const step = (y: number, rx: number, ry: number, h: number): string =>
    fill(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}V${y + h}A${rx} ${ry} 0 0 1 ${195 - rx} ${y + h}Z`, '~sr') +
    oval(195, y, rx, ry, '~st') +
    line(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}`, '~e', 1.8) +
    line(t`M${195 - rx} ${y + h - 2}A${rx} ${ry} 0 0 0 ${195 + rx} ${y + h - 2}`, '#c9806e', 0.8, 'opacity=".6"');
  return picture(
    W,
    H,
    defs(
      rose('ro'), tone('rc', CRIMSON), tone('rb', BLUSH), tone('rw', WINE),
      leaf('lf', '#6d6a45', '#2c3320'), leaf('ld', '#3d4230', '#171a14'), sprig('sg', 'lf', 'ld'), head('rch', 'rc'), head('rbh', 'rb'), head('rwh', 'rw'),
      lin('e', ['#fff0da', '#eeb196@.3', '#b4624f@.65', '#f3c3a4@1'], 'd'),
      lin('st', ['#8d2440', '#5c0f2b@.6', '#7f2139'], 'h'),
      lin('sr', ['#2b0613@0', '#6a1430@.3', '#8f2a44@.5', '#6a1430@.7', '#2b0613@1'], 'h'),
      lin('cp', ['#e2405c', '#8c0f30']),
      lin('wa', ['#fbe0d0', '#dd9c8c@.6', '#9a4a52'], 'h'), lin('wb', ['#8f3f4b', '#cf8a80@.5', '#f3cdbc'], 'h'),
      lin('wc', ['#ffeee0', '#d98f85']), lin('wd', ['#5a1026', '#2a0612']),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
      rad('gl', ['#ffb38a@0/.55', '#ff6a6a@.5/.16', '#ff6a6a@1/0']),
    ) +
      oval(195, 392, 150, 96, '~gl') +
      step(478, 192, 22, 30) + step(452, 148, 17, 26) + step(430, 104, 12, 22) +
      fill('M168 432C180 436 210 436 222 432L238 452C214 460 176 460 152 452ZM150 456C176 464 214 464 240 456L258 478C226 489 164 489 132 478ZM130 482C164 493 226 493 260 482L284 520H106Z', '~cp', 'opacity=".85"') +
      trellis() + garland() +
      use('bq', 195, 420, 1.06) +
      box(0, 470, W, 50, '~z') +
      defs(group('bq', bouquet())),
  );
}

function near(): string {
  const rnd = random(99);
  const fallen = many(20, (i) => {
    const left = i % 2 === 0;
    const [x, y] = [left ? rnd() * 60 : W - rnd() * 60, 60 + rnd() * 380];
    return use('pt', x, y, 0.35 + rnd() * 0.5, rnd() * 360, `opacity="${t`${0.6 + rnd() * 0.4}`}"`);
  });
  const floor = many(16, () => use('pt', 60 + rnd() * 270, 474 + rnd() * 34, 0.3 + rnd() * 0.45, rnd() * 360));
  const ribbon = smooth([[-14, 446], [26, 470], [72, 462], [104, 486], [84, 502], [62, 492], [92, 482], [140, 500], [206, 506]]);
  const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;
  const sash = line(ribbon, '#5c1a24', 11, 'stroke-linecap="round" opacity=".5" transform="translate(0 4)"') + line(ribbon, '~rb', 10, 'stroke-linejoin="round"') + line(ribbon, '#fff0dc', 1, 'opacity=".65" transform="translate(0 -3.4)"');
  const corner = (a: string, b: string, c: string): string =>
    use('ld', 30, 486, 2, -64) + use('ld', 62, 494, 1.9, 58) + use('lf', 20, 470, 1.8, -14) + use('lf', 74, 506, 1.5, 30) +
    bloom(c, 80, 512, 24, 40) + bloom(b, -2, 456, 30, 100) + bloom(a, 28, 498, 42, 12) + use('bd', 56, 462, 0.62, 32) + use('bd', 4, 424, 0.6, -10);
  return picture(
    W,
    H,
    defs(
      rose('ro'), tone('rc', CRIMSON), tone('rb', BLUSH), tone('rw', WINE), petal('pt', CRIMSON),
      leaf('lf', '#5f6140', '#262c1c'), leaf('ld', '#33382a', '#12140f'), bud('bd', CRIMSON, '#4a5130'),
      lin('rb', ['#a4584c', '#f6cdb2@.3', '#c77d6c@.55', '#ffe4cd@.8', '#a85e52'], 'h'),
      blur('bl', 5),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      `<g filter="url(#~bl)" opacity=".92">${use('ld', 16, 22, 2.6, 96)}${use('ld', 0, 48, 2.4, 140)}${bloom('rw', -6, 4, 50)}${use('ld', 380, 26, 2.4, -100)}${bloom('rw', 402, 0, 50, 60)}</g>` +
      box(0, 486, W, 34, '~z') +
      sash + mirrored(sash) + floor +
      corner('rc', 'rw', 'rb') + mirrored(corner('rw', 'rc', 'rb')) +
      fallen + box(0, 506, W, 14, '~z'),
  );
}

function light(): string {
  const rnd = random(3);
  const rays = many(9, (i) => {
    const a = ((20 + i * 17.5) * Math.PI) / 180;
    const b = a + 0.045 + rnd() * 0.05;
    return t`M195 92L${195 + 520 * Math.cos(a)} ${92 + 520 * Math.sin(a)}L${195 + 520 * Math.cos(b)} ${92 + 520 * Math.sin(b)}Z`;
  });
  const glints: [number, number, number][] = [[62, 118, 9], [330, 104, 11], [196, 40, 8], [34, 300, 8], [352, 262, 7], [120, 66, 5], [288, 400, 7], [96, 388, 6], [20, 190, 6], [236, 348, 6], [150, 452, 6], [368, 420, 8]];
  return picture(
    W,
    H,
    defs(
      rad('b', ['#ffdfae@0/.5', '#ffb48a@.7/.3', '#ffdfae@.92/.45', '#ffdfae@1/0']),
      `<radialGradient id="~r" gradientUnits="userSpaceOnUse" cx="195" cy="92" r="430"><stop offset=".1" stop-color="#ffe2b8" stop-opacity=".2"/><stop offset=".42" stop-color="#ffb48a" stop-opacity=".07"/><stop offset="1" stop-color="#ff9c7a" stop-opacity="0"/></radialGradient>`,
    ) +
      fill(rays, '~r') +
      bokeh(14, 24, '~b', [0, 10, 390, 500], [3, 15], calm) +
      fill(glints.map(([x, y, r]) => sparkle(x, y, r)).join(''), '#fff3d8'),
  );
}

export const stage = { 'sky.svg': sky(), 'far.svg': far(), 'middle.svg': middle(), 'near.svg': near(), 'light.svg': light() };
