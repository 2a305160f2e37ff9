/** Golden week: a pavilion and a bridge on a lake, fireworks over mountains. The low sun behind them lights it all. */
import { leaf, peony, tone } from '../botany.ts';
import {
  box,
  circle,
  defs,
  fill,
  group,
  lin,
  line,
  many,
  picture,
  rad,
  random,
  smooth,
  t,
  use,
} from '../draw.ts';
import { bokeh, calm, sparkle } from '../sparks.ts';
import { far, GROUND, H, sky, W } from './backdrop.ts';
import { bridge, lanterns, pavilion } from './lake.ts';
import { DRUM, LANTERN, ROOF } from './paints.ts';
import { drum, lantern, pagoda, scrollCloud } from './parts.ts';

function middle(): string {
  const water = fill('M-10 436C50 426 110 430 195 428C280 430 340 426 400 436V530H-10Z', '~wa');
  const glints = many(9, (i) => t`M${150 + ((i * 53) % 60) - i * 3} ${436 + i * 6}h${34 + ((i * 29) % 50)}`);
  const shore = many(
    6,
    (i) => t`M${[30, 300, 66, 330, 96, 268][i] ?? 0} ${446 + i * 6}h${30 + ((i * 17) % 24)}`,
  );
  const pads = [
    [84, 452, 1],
    [106, 462, 0.8],
    [292, 450, 0.9],
    [310, 463, 1.1],
    [68, 470, 1.2],
  ]
    .map(([x = 0, y = 0, s = 1], i) => use('lo', x, y, s, 0, '', i % 2 ? -s : s))
    .join('');
  return picture(
    W,
    H,
    defs(
      ...ROOF,
      ...LANTERN,
      lantern('ln'),
      pagoda('pg', 5, 36, 44),
      lin('ja', ['#6fc7a8', '#1f8a80@.5', '#0d5560']),
      lin('mb', ['#fff4da', '#e6b878']),
      lin('wa', ['#2f8f8a@0', '#86bfa0@.4', `${GROUND}@.85`]),
      group(
        'lo',
        fill('M0 0L13-2A14 5 0 1 1 8-4Z', '#1d7a66') +
          fill(
            'M-4-4C-8-9-5-13-4-15C-1-12 0-8-2-4ZM-4-4C-11-6-12-10-12-12C-7-11-4-8-4-4ZM-4-4C2-5 4-9 4-12C-1-10-4-8-4-4Z',
            '#ff9fa0',
          ),
      ),
      scrollCloud('c', '#fbe2a8', '#e0963a'),
      scrollCloud('d', '#f7c774', '#d9822c'),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      use('d', 96, 436, 0.8) +
      use('d', 300, 434, 0.9, 0, '', -0.9) +
      water +
      line(shore + glints, '#fff0b8', 2, 'stroke-linecap="round" opacity=".6"') +
      use('pg', 30, 468, 0.86) +
      use('pg', 357, 476, 1.14) +
      lanterns([30, 337], [195, 310], 10, 6) +
      lanterns([195, 310], [357, 300], 14, 6) +
      pavilion() +
      pads +
      bridge() +
      use('d', 18, 490, 1.05) +
      use('d', 372, 492, 1.05, 0, '', -1.05) +
      use('c', 78, 508, 0.9) +
      use('c', 312, 508, 0.9, 0, '', -0.9) +
      use('c', 195, 518, 0.8) +
      box(0, 470, W, 50, '~z'),
  );
}

function near(): string {
  const silk = smooth([
    [-12, 392],
    [14, 408],
    [34, 438],
    [18, 470],
    [34, 500],
    [60, 506],
  ]);
  const band =
    line(silk, '#7c0c0e', 13, 'opacity=".3" transform="translate(2 5)"') +
    line(silk, '~sk', 12, 'stroke-linejoin="round"') +
    line(silk, '#ffe6a8', 1.2, 'transform="translate(-1.5 -4)" opacity=".85"');
  const swag =
    fill('M-4-4H128C112 30 70 34 52 20C44 48 10 52-4 44Z', '~sw') +
    line('M128-4C112 30 70 34 52 20C44 48 10 52-4 44', '~br', 3) +
    line(
      'M96-4C88 14 66 22 52 20M70-4C66 8 60 16 52 20M26-4C30 10 40 18 52 20M-4 20C16 28 40 26 52 20',
      '#5f0a0d',
      2,
      'opacity=".4"',
    ) +
    line(
      'M110-4C98 18 72 26 54 20M44-4C44 8 48 16 52 20M8-4C16 12 36 20 50 20',
      '#ff8a5a',
      1.4,
      'opacity=".6"',
    );
  const side = (leftDrum: number): string =>
    band +
    use('lf', 84, 500, 1, 60) +
    use('lf', 6, 462, 1, -40) +
    use('lf', 92, 510, 1, 84) +
    use('dr', 36, 498, leftDrum) +
    use('pn', 86, 502, 0.4, 0, 'fill="url(#~pk)"') +
    use('pn', 2, 500, 0.62, 40, 'fill="url(#~pr)"') +
    use('pn', 50, 514, 0.5, 90, 'fill="url(#~pr)"') +
    swag +
    use('ln', 24, 62, 1.12) +
    use('ln', 66, 40, 0.72);
  return picture(
    W,
    H,
    defs(
      ...LANTERN,
      ...DRUM,
      lantern('ln'),
      drum('dr'),
      peony('pn'),
      leaf('lf', '#4f9a6a', '#1d5f4c'),
      tone('pr', { deep: '#7c0a1c', mid: '#d8263a', rim: '#ff6a62', lip: '' }),
      tone('pk', { deep: '#d8486a', mid: '#ff9fa0', rim: '#ffe4d6', lip: '' }),
      lin('sk', ['#8c0f12', '#f0502e@.3', '#c2221a@.55', '#ff7a45@.8', '#a01416']),
      lin('sw', ['#8f1014', '#d8301e']),
      rad('gl', ['#ffb04a/.6', '#ffb04a/0']),
      lin('z', [`${GROUND}@0/0`, `${GROUND}@1`]),
    ) +
      circle(24, 86, 60, '~gl') +
      circle(366, 86, 60, '~gl') +
      side(0.94) +
      `<g transform="translate(390) scale(-1 1)">${side(0.94)}</g>` +
      box(0, 500, W, 20, '~z'),
  );
}

function light(): string {
  const rnd = random(1001);
  const rays = many(12, (i) => {
    const a = Math.PI + ((i + 0.5) / 12) * Math.PI;
    const b = a + 0.07;
    return t`M195 376L${195 + 460 * Math.cos(a)} ${376 + 460 * Math.sin(a)}L${195 + 460 * Math.cos(b)} ${376 + 460 * Math.sin(b)}Z`;
  });
  const flecks = many(46, () => {
    const [x, y] = [rnd() * W, rnd() * 480];
    return calm(x, y) ? '' : t`M${x} ${y}l${2 + rnd() * 4} ${rnd() * 3}l${-1 - rnd() * 2} ${2 + rnd() * 2}Z`;
  });
  return picture(
    W,
    H,
    defs(
      `<radialGradient id="~r" gradientUnits="userSpaceOnUse" cx="195" cy="376" r="360"><stop offset=".2" stop-color="#ffe9a0" stop-opacity="0"/><stop offset=".3" stop-color="#ffe9a0" stop-opacity=".24"/><stop offset=".45" stop-color="#ffb04a" stop-opacity=".08"/><stop offset="1" stop-color="#ffb04a" stop-opacity="0"/></radialGradient>`,
      rad('b', ['#fff3b8@0/.7', '#ffd25a@.5/.3', '#ffd25a@1/0']),
    ) +
      fill(rays, '~r') +
      bokeh(77, 22, '~b', [0, 20, 390, 480], [3, 14], calm) +
      fill(flecks, '#ffe28a', 'opacity=".85"') +
      fill(
        [
          [96, 86, 13],
          [300, 76, 15],
          [202, 36, 8],
          [24, 34, 7],
          [140, 130, 5],
          [352, 132, 6],
          [60, 330, 6],
          [334, 336, 7],
          [195, 297, 8],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
          .join(''),
        '#fffbe0',
      ),
  );
}

export const stage = {
  'sky.svg': sky(),
  'far.svg': far(),
  'middle.svg': middle(),
  'near.svg': near(),
  'light.svg': light(),
};
