/** The lido at the end of summer, seen from the diving tower: late light on tiles, floats, and water that waits. */
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
import { sparkle } from '../sparks.ts';
import { melon, ring } from './parts.ts';

const W = 390;
const H = 520;
const SHADE = '#5a2f3a';

/** A bird of air, 70 wide, seen from above: its ring, its neck laid to the left. */
export const flamingo =
  fill(
    'M-30 2A30 26 0 1 1 30 2A30 26 0 1 1-30 2ZM-13 2A13 11 0 1 0 13 2A13 11 0 1 0-13 2Z',
    '#ff8fa8',
    'fill-rule="evenodd"',
  ) +
  fill('M-24-8C-16-24 8-28 22-14C10-22-8-20-17-8C-20-4-26-2-24-8Z', '#ffd3dc') +
  line('M-22-10C-34-20-30-38-18-38C-10-38-8-32-12-28', '#ff8fa8', 9, 'stroke-linecap="round"') +
  line('M-24-14C-32-22-28-35-19-36', '#ffd3dc', 2.4, 'stroke-linecap="round"') +
  fill('M-15-31L-8-22L-4-24C-6-30-9-33-13-34Z', '#fff4e4') +
  fill('M-8-22L-4-24L-5-17Z', '#2b2230') +
  circle(-17, -34, 1.5, '#2b2230') +
  fill('M24 8C34 6 38 14 34 22C31 16 26 16 22 18Z', '#ffb3c3');

/** An air bed 44 by 78 from above, its pillow at the top. */
const lilo = (a: string, b: string): string =>
  box(-22, -39, 44, 78, a, 'rx="10"') +
  many(4, (i) => box(-19 + i * 9.8, -20, 8, 56, b, 'rx="4"')) +
  box(-19, -35, 38, 12, '#fff', 'rx="6" opacity=".85"') +
  line('M-17-16V30', '#fff', 2, 'stroke-linecap="round" opacity=".6"');

/** A deck chair 30 by 66 from above with a towel over it. */
const lounger = (towel: string): string =>
  box(-15, -33, 30, 66, '#fff4e4', 'rx="5"') +
  line(
    many(6, (i) => t`M-13 ${-24 + i * 10}h26`),
    '#e0b98a',
    1.6,
  ) +
  box(-10, -30, 20, 44, towel, 'rx="3"') +
  line('M-10-20h20M-10-15h20', '#fff', 2, 'opacity=".8"') +
  box(-9, -29, 18, 7, '#fff', 'rx="3.4"');

/** A parasol from above, radius 34. */
const shade = (a: string, b: string): string =>
  many(8, (i) => {
    const p = (k: number): string => {
      const w = ((i + k) * Math.PI) / 4;
      return t`${34 * Math.cos(w)} ${34 * Math.sin(w)}`;
    };
    return fill(`M0 0L${p(0)}Q${p(0.5)} ${p(1)}Z`, i % 2 ? a : b);
  }) + circle(0, 0, 3, '#fff');

const sandal =
  fill('M-5-10C-6-16 6-16 5-10C4-4 5 2 4 8C3 13-3 13-4 8C-5 2-4-4-5-10Z', '#ffd166') +
  line('M-4-4L0-10L4-4', '#cf3d2d', 2);

/** The basin: from the left edge to the right, its far rim slanting. */
const BASIN = 'M-20 138L410 96V436C300 452 120 462-20 474Z';

function sky(): string {
  const tiles =
    many(14, (i) => t`M${-30 + i * 34} -10L${-60 + i * 34} 540`) +
    many(17, (i) => t`M-10 ${10 + i * 33}L400 ${-30 + i * 33}`);
  return picture(
    W,
    H,
    defs(
      lin('d', ['#f7b98e@0', '#fbd3a6@.4', '#fbe0c4@1']),
      lin('w', ['#49c8d8@0', '#1f9fc0@.5', '#0f7ba6@1'], 'd'),
      rad('s', ['#fff0c4@0/.8', '#ffd9a0@.6/.2', '#ffd9a0@1/0']),
    ) +
      box(0, 0, W, H, '~d') +
      line(tiles, '#e59a72', 1.2, 'opacity=".5"') +
      fill(BASIN, '#a8573f', 'opacity=".35" transform="translate(0 8)"') +
      line(BASIN, '#fff6e6', 16) +
      line(BASIN, '#2b93b0', 3, 'stroke-dasharray="9 5"') +
      fill(BASIN, '~w') +
      oval(330, 40, 250, 190, '~s'),
    true,
  );
}

function far(): string {
  const rnd = random(818);
  const lane = (y0: number, y1: number): string => {
    const d = t`M-20 ${y0}L410 ${y1}`;
    return (
      line(d, '#0a5f84', 5, 'opacity=".28" transform="translate(-3 7)"') +
      line(d, '#fff', 4, 'stroke-linecap="round"') +
      line(d, '#f2674e', 4, 'stroke-dasharray="10 10"')
    );
  };
  const net = many(22, () => {
    const [x, y] = [rnd() * 380, 168 + rnd() * 260];
    const w = 12 + rnd() * 26;
    return t`M${x} ${y}q${w * 0.3} ${-5 - rnd() * 4} ${w * 0.6} 0t${w * 0.7} 1`;
  });
  const ladder =
    line(
      'M318 92C318 78 330 78 330 90V124M348 88C348 74 360 74 360 86V120',
      '#c9d8de',
      4,
      'stroke-linecap="round"',
    ) +
    line('M318 92C318 79 330 79 330 90', '#fff', 1.4) +
    line('M330 108L360 104M330 118L360 114', '#c9d8de', 3);
  return picture(
    W,
    H,
    defs(lin('b', ['#fff6e6', '#e6c9a0'], 'h')) +
      lane(352, 318) +
      line(net, '#c9f6f2', 1.8, 'stroke-linecap="round" opacity=".5"') +
      fill('M52 84L112 78L122 172L66 178Z', SHADE, 'opacity=".2" transform="translate(-16 14)"') +
      fill('M52 76L108 70L116 168L64 174Z', '~b') +
      fill('M64 174L116 168L117 174L65 180Z', '#b98a58') +
      line('M66 150l46-5M65 140l46-5M63 130l46-5', '#cf3d2d', 2.4, 'opacity=".6"') +
      box(48, 62, 66, 20, '#cf3d2d', 'rx="4" transform="rotate(-6 80 72)"') +
      ladder,
    true,
  );
}

/** Whatever swims throws a long shadow to the lower left. */
const afloat = (id: string, x: number, y: number, s: number, turn: number): string =>
  `<g opacity=".24" transform="translate(${-12 * s} ${16 * s})">${fill(t`M${x - 24 * s} ${y}a${24 * s} ${20 * s} 0 1 0 ${48 * s} 0a${24 * s} ${20 * s} 0 1 0 ${-48 * s} 0Z`, '#05395a')}</g>${use(id, x, y, s, turn)}`;

const middle = picture(
  W,
  H,
  defs(
    group('fl', flamingo),
    group('li', lilo('#ffd166', '#f2b23e')),
    group('lb', lilo('#9a86e0', '#7f6ad0')),
    group('ri', ring('#fff', '#f2674e')),
    group('me', melon),
    group(
      'ba',
      circle(0, 0, 15, '#fff') +
        fill(
          'M0 0L-15 0A15 15 0 0 1-7.5-13ZM0 0L7.5-13A15 15 0 0 1 15 0ZM0 0L7.5 13A15 15 0 0 1-7.5 13Z',
          '#2f8fc4',
        ) +
        circle(0, 0, 3.4, '#ffd166') +
        fill('M-10-7C-7-11-2-13 2-12C-3-10-6-7-8-3Z', '#fff', 'opacity=".8"'),
    ),
  ) +
    [
      ['fl', 306, 384, 1.18, 10],
      ['li', 74, 402, 0.92, 62],
      ['ri', 190, 424, 0.9, 0],
      ['ba', 236, 336, 0.86, 0],
      ['lb', 366, 300, 0.7, 24],
    ]
      .map(([id, x, y, s, a]) => afloat(String(id), Number(x), Number(y), Number(s), Number(a)))
      .join('') +
    line(
      'M160 448C176 440 206 440 222 448M270 424C284 432 326 434 344 422M40 430C56 444 96 446 116 434',
      '#d8fbf8',
      2.4,
      'stroke-linecap="round" opacity=".75"',
    ),
  true,
);

const near = picture(
  W,
  H,
  defs(
    group('lo', lounger('#f2674e')),
    group('lp', lounger('#2fb6c6')),
    group('pa', shade('#f2674e', '#fff4e4')),
    group('pb', shade('#ffd166', '#fffaf0')),
    group('sa', sandal),
    lin('z', ['#fbe0c4/0', '#fbe0c4']),
  ) +
    oval(28, 66, 52, 40, SHADE, 'opacity=".2"') +
    use('lo', 22, 96, 0.86, -72) +
    use('pa', 34, 40, 1.18, 12) +
    oval(222, 34, 40, 26, SHADE, 'opacity=".16"') +
    use('lp', 226, 62, 0.7, 84) +
    use('pb', 250, 22, 0.82, 30) +
    use('pa', 384, 22, 0.9, 6) +
    oval(352, 494, 60, 30, SHADE, 'opacity=".18"') +
    use('lo', 330, 492, 0.9, 76) +
    use('pb', 376, 476, 1, 20) +
    box(20, 478, 66, 34, '#2fb6c6', 'rx="4" transform="rotate(-8 53 495)"') +
    line('M26 492l60-8M27 498l60-8', '#fff', 3, 'opacity=".85"') +
    use('sa', 120, 492, 1, 18) +
    use('sa', 138, 490, 1, 30) +
    line(
      'M172 470c12-3 16 6 28 3M186 484c10-2 14 4 24 2',
      '#7fc9d6',
      3,
      'stroke-linecap="round" opacity=".8"',
    ) +
    box(0, 492, W, 28, '~z'),
  true,
);

const light = picture(
  W,
  H,
  defs(lin('r', ['#fff3d0/.5', '#fff3d0/0'])) +
    fill('M390 0L330 0L40 300L150 320ZM390 40L390 110L210 330L260 340Z', '~r', 'opacity=".5"') +
    fill(
      sparkle(64, 214, 6) +
        sparkle(340, 226, 8) +
        sparkle(150, 316, 6) +
        sparkle(280, 310, 5) +
        sparkle(22, 336, 6) +
        sparkle(240, 402, 6),
      '#fff',
    ),
  true,
);

const cover = picture(
  343,
  160,
  defs(
    lin('d', ['#f7b98e', '#fbe0c4']),
    lin('w', ['#49c8d8', '#0f7ba6'], 'd'),
    group('fl', flamingo),
    group('li', lilo('#ffd166', '#f2b23e')),
    group('ri', ring('#fff', '#f2674e')),
    group('pa', shade('#f2674e', '#fff4e4')),
  ) +
    box(0, 0, 343, 160, '~d') +
    line('M-6 44L350 14V166H-6Z', '#fff6e6', 10) +
    fill('M-6 44L350 14V166H-6Z', '~w') +
    line('M-6 112L350 84', '#fff', 3.4) +
    line('M-6 112L350 84', '#f2674e', 3.4, 'stroke-dasharray="9 9"') +
    use('fl', 286, 78, 0.95, 8) +
    use('li', 214, 134, 0.62, 66) +
    use('ri', 300, 136, 0.62) +
    use('pa', 190, 14, 0.8),
);

export const lido = {
  'lido-sky.svg': sky(),
  'lido-far.svg': far(),
  'lido-middle.svg': middle,
  'lido-near.svg': near,
  'lido-light.svg': light,
  'lido-cover.svg': cover,
};
