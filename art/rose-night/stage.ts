/** Rose night: a gate of roses under a warm moon. Light falls from the moon, upper middle. */
import {
  BLUSH,
  bloom,
  bud,
  CRIMSON,
  head,
  leaf,
  petal,
  rose,
  smallRose,
  smallSprig,
  tone,
  WINE,
} from '../botany.ts';
import {
  blur,
  box,
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
  smooth,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { far, GROUND, H, sky, W } from './backdrop.ts';
import { bouquet, garland, trellis } from './gate.ts';

function middle(): string {
  const step = (y: number, rx: number, ry: number, h: number): string =>
    fill(
      t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}V${y + h}A${rx} ${ry} 0 0 1 ${195 - rx} ${y + h}Z`,
      '~sr',
    ) +
    oval(195, y, rx, ry, '~st') +
    line(t`M${195 - rx} ${y}A${rx} ${ry} 0 0 0 ${195 + rx} ${y}`, '~e', 1.8) +
    line(
      t`M${195 - rx} ${y + h - 2}A${rx} ${ry} 0 0 0 ${195 + rx} ${y + h - 2}`,
      '#c9806e',
      0.8,
      'opacity=".6"',
    );
  return picture(
    W,
    H,
    defs(
      smallRose('ro'),
      tone('rc', CRIMSON),
      tone('rb', BLUSH),
      tone('rw', WINE),
      smallSprig('sg', { light: '#6d6a45', dark: '#2c3320' }, { light: '#3d4230', dark: '#171a14' }),
      head('rch', 'rc'),
      head('rbh', 'rb'),
      head('rwh', 'rw'),
      lin('e', ['#fff0da', '#eeb196@.3', '#b4624f@.65', '#f3c3a4@1'], 'd'),
      lin('st', ['#8d2440', '#5c0f2b@.6', '#7f2139'], 'h'),
      lin('sr', ['#2b0613@0', '#6a1430@.3', '#8f2a44@.5', '#6a1430@.7', '#2b0613@1'], 'h'),
      lin('cp', ['#e2405c', '#8c0f30']),
      lin('wa', ['#fbe0d0', '#dd9c8c@.6', '#9a4a52'], 'h'),
      lin('wb', ['#8f3f4b', '#cf8a80@.5', '#f3cdbc'], 'h'),
      lin('wd', ['#5a1026', '#2a0612']),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
      rad('gl', ['#ffb38a@0/.55', '#ff6a6a@.5/.16', '#ff6a6a@1/0']),
    ) +
      oval(195, 392, 150, 96, '~gl') +
      step(478, 192, 22, 30) +
      step(452, 148, 17, 26) +
      step(430, 104, 12, 22) +
      fill(
        'M168 432C180 436 210 436 222 432L238 452C214 460 176 460 152 452ZM150 456C176 464 214 464 240 456L258 478C226 489 164 489 132 478ZM130 482C164 493 226 493 260 482L284 520H106Z',
        '~cp',
        'opacity=".85"',
      ) +
      trellis() +
      garland() +
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
  const floor = many(16, () =>
    use('pt', 60 + rnd() * 270, 474 + rnd() * 34, 0.3 + rnd() * 0.45, rnd() * 360),
  );
  const ribbon = smooth([
    [-14, 446],
    [26, 472],
    [72, 470],
    [112, 490],
    [195, 503],
    [278, 490],
    [318, 470],
    [364, 472],
    [404, 446],
  ]);
  const mirrored = (body: string): string => `<g transform="translate(390) scale(-1 1)">${body}</g>`;
  const sash =
    line(ribbon, '#5c1a24', 11, 'stroke-linecap="round" opacity=".5" transform="translate(0 4)"') +
    line(ribbon, '~sh', 10, 'stroke-linejoin="round"') +
    line(ribbon, '#fff0dc', 1, 'opacity=".65" transform="translate(0 -3.4)"');
  const corner = (a: string, b: string, c: string): string =>
    use('ld', 30, 486, 2, -64) +
    use('ld', 62, 494, 1.9, 58) +
    use('lf', 20, 470, 1.8, -14) +
    use('lf', 74, 506, 1.5, 30) +
    bloom(c, 80, 512, 24, 40) +
    bloom(b, -2, 456, 30, 100) +
    bloom(a, 28, 498, 42, 12) +
    use('bd', 56, 462, 0.62, 32) +
    use('bd', 4, 424, 0.6, -10);
  return picture(
    W,
    H,
    defs(
      rose('ro'),
      tone('rc', CRIMSON),
      tone('rb', BLUSH),
      tone('rw', WINE),
      petal('pt', CRIMSON),
      leaf('lf', '#5f6140', '#262c1c'),
      leaf('ld', '#33382a', '#12140f'),
      bud('bd', CRIMSON, '#4a5130'),
      lin('sh', ['#a4584c', '#f6cdb2@.3', '#c77d6c@.55', '#ffe4cd@.8', '#a85e52'], 'h'),
      blur('bl', 5),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      `<g filter="url(#~bl)" opacity=".92">${use('ld', 16, 22, 2.6, 96)}${use('ld', 0, 48, 2.4, 140)}${bloom('rw', -6, 4, 50)}${use('ld', 380, 26, 2.4, -100)}${bloom('rw', 402, 0, 50, 60)}</g>` +
      box(0, 486, W, 34, '~z') +
      sash +
      floor +
      corner('rc', 'rw', 'rb') +
      mirrored(corner('rw', 'rc', 'rb')) +
      fallen +
      box(0, 506, W, 14, '~z'),
  );
}

function light(): string {
  const rnd = random(3);
  const rays = many(9, (i) => {
    const a = ((20 + i * 17.5) * Math.PI) / 180;
    const b = a + 0.045 + rnd() * 0.05;
    return t`M195 92L${195 + 520 * Math.cos(a)} ${92 + 520 * Math.sin(a)}L${195 + 520 * Math.cos(b)} ${92 + 520 * Math.sin(b)}Z`;
  });
  const glints: [number, number, number][] = [
    [62, 118, 9],
    [330, 104, 11],
    [196, 40, 8],
    [34, 300, 8],
    [352, 262, 7],
    [120, 66, 5],
    [288, 400, 7],
    [96, 388, 6],
    [20, 190, 6],
    [236, 348, 6],
    [150, 452, 6],
    [368, 420, 8],
  ];
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

export const stage = {
  'sky.svg': sky(),
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};
