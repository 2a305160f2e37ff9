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
import { avatarFrame, chatBubble } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { FOIL } from './paints.ts';
import { melon, ring } from './parts.ts';

const W = 390;
const H = 520;
const SHADE = '#5a2f3a';

/** A bird of air, 70 wide, seen from above: its ring, its neck laid to the left. */
const flamingo =
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

/** A wet ring on warm stone, on which a prize dries. */
const on = (body: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(
      rad('ha', ['#fff3d0@0/.95', '#ffd9a0@.5/.45', '#ffd9a0@1/0']),
      lin('st', ['#fbd9b4', '#d98f66']),
      FOIL,
      ...paints,
    ) +
      circle(48, 46, 46, '~ha') +
      fill('M10 80C10 72 86 72 86 80V84C86 94 10 94 10 84Z', '#b5684a') +
      oval(48, 79.6, 38, 9, '~st') +
      oval(48, 79.4, 29, 6, '#2fa9c4', 'opacity=".55"') +
      line('M26 78.6q6-2.4 12 0M56 81q5-2 10 0', '#fff', 1.3, 'stroke-linecap="round" opacity=".8"') +
      body +
      fill(sparkle(14, 24, 5.4) + sparkle(84, 18, 6.4), '#fff', 'opacity=".95"'),
  );
const at = (body: string, x: number, y: number, s: number, a = 0): string =>
  t`<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})">${body}</g>`;
const RIM = lin('eg', ['#fff', '#7fd9e6@.35', '#1b87a6@.6', '#ffd3b4@.85', '#fff'], 'd');

const goggles = on(
  line('M18 48C24 26 72 26 78 48', '#cf3d2d', 5) +
    fill(
      'M16 50C16 40 44 38 45 48C46 62 18 66 16 50ZM80 50C80 40 52 38 51 48C50 62 78 66 80 50Z',
      '#0f5f80',
    ) +
    fill(
      'M19.6 50C20 44 41 42 41.6 49C42 58 21 61 19.6 50ZM76.4 50C76 44 55 42 54.4 49C54 58 75 61 76.4 50Z',
      '~lens',
    ) +
    line('M45 49C47 46 49 46 51 49', '#0f5f80', 4) +
    line(
      'M24 48C26 45.6 31 44.6 34 44.8M60 46.4C63 45 68 45 71 46.4',
      '#fff',
      2.2,
      'stroke-linecap="round" opacity=".9"',
    ),
  lin('lens', ['#bff5ef', '#ffb38f', '#f2674e'], 'd'),
);
const soda = on(
  fill('M34 26H62L58 78H38Z', '#e9fbf8', 'opacity=".92"') +
    fill('M35.4 38H60.8L58 78H38Z', '~so') +
    oval(48, 38, 12.8, 3, '#ffe6ec') +
    circle(43, 32, 9, '#fff8ea') +
    circle(52, 30, 8, '#fff8ea') +
    circle(48, 24, 5, '#cf3d2d') +
    line('M49 20C51 15 54 13 58 13', '#3a7a4a', 1.6) +
    line('M60 20L54 44', '#ffd166', 3.4, 'stroke-linecap="round"') +
    line('M39 44L41.4 72', '#fff', 2.6, 'stroke-linecap="round" opacity=".7"') +
    line('M46 52h0M52 60h0M47 66h0M53 48h0', '#fff', 3, 'stroke-linecap="round" opacity=".8"'),
  lin('so', ['#7fe0c0', '#2fb6a6']),
);
const bird = on(at(flamingo, 50, 60, 0.98));
const slide = on(
  line('M22 78V24M34 78V24M22 34H34M22 44H34M22 54H34M22 64H34', '#9fb4c0', 3, 'stroke-linecap="round"') +
    fill('M18 24H40V30H18Z', '#cf3d2d') +
    fill('M36 24C62 26 50 62 88 66V78C40 76 46 40 34 36Z', '~sl') +
    line('M37 26C60 30 50 66 88 69', '#fff', 2.4, 'opacity=".8"') +
    line('M74 82C80 72 90 74 92 82', '#d8fbf8', 3, 'stroke-linecap="round"') +
    fill('M28 10L40 15L28 20Z', '#ffd166') +
    line('M28 9V25', '#8a5a30', 2),
  lin('sl', ['#ffd166', '#ff9f4a'], 'h'),
);
const tower = on(
  box(40, 20, 12, 60, '#f4e6cf') +
    box(40, 20, 4, 60, '#fff', 'opacity=".7"') +
    box(24, 18, 58, 6, '#f2674e', 'rx="2"') +
    box(34, 46, 44, 5, '#2fb6c6', 'rx="2"') +
    line('M26 18V8H44V18M26 13H44', '#9fb4c0', 2) +
    line('M82 26C90 40 88 60 80 70', '#fff', 2, 'stroke-dasharray="3 4" stroke-linecap="round"') +
    line('M72 78C76 68 84 68 88 78', '#d8fbf8', 3, 'stroke-linecap="round"'),
);

const buoys = many(10, (i) => {
  const a = (i * Math.PI) / 5 - Math.PI / 2;
  return circle(
    48 + 26.5 * Math.cos(a),
    42 + 26.5 * Math.sin(a),
    5.4,
    i % 2 ? '#fff' : '#f2674e',
    'stroke="#0a5470" stroke-opacity=".4" stroke-width=".8"',
  );
});
const frame = on(avatarFrame(`${buoys}${at(ring('#fff', '#2fb6c6'), 48, 68, 0.5)}`), RIM);
const bubble = on(
  chatBubble(at(flamingo, 76, 20, 0.36) + circle(18, 66, 4, '#d8fbf8') + circle(26, 72, 2.6, '#d8fbf8')),
  lin('fc', ['#37b7cd', '#0f6f96']),
  RIM,
);
const splash = on(
  fill(
    'M48 76C18 76 8 56 14 40C18 52 24 54 26 46C24 32 30 20 36 12C36 26 42 32 44 26C46 20 48 14 54 10C52 22 56 30 62 24C66 20 70 18 76 18C70 28 72 38 78 36C82 36 84 38 86 42C80 46 84 76 48 76Z',
    '~sp',
  ) +
    fill(
      'M48 74C30 72 24 60 28 52C32 60 36 58 38 48C40 40 44 36 50 34C48 46 54 50 58 46C62 42 66 42 70 44C64 52 70 72 48 74Z',
      '#fff',
      'opacity=".75"',
    ) +
    circle(24, 26, 3, '#7fe0df') +
    circle(68, 10, 3.4, '#7fe0df') +
    circle(86, 28, 2.4, '#7fe0df'),
  lin('sp', ['#bff5ef', '#37b7cd@.5', '#0f7ba6']),
);
const dusk = on(
  box(16, 14, 64, 60, '#fff', 'rx="10"') +
    box(20, 18, 56, 52, '~sk', 'rx="7"') +
    circle(58, 36, 9, '#fff0c4') +
    fill('M20 44H76V63A7 7 0 0 1 69 70H27A7 7 0 0 1 20 63Z', '~wa') +
    line('M50 48h18M46 54h24M52 60h14', '#ffe0b4', 2, 'stroke-linecap="round" opacity=".85"') +
    at(ring('#fff', '#f2674e'), 34, 58, 0.3) +
    line(
      'M26 44V28M26 28C34 24 38 26 40 30M26 28C20 24 20 28 20 30',
      '#2c6a58',
      2.6,
      'stroke-linecap="round"',
    ),
  lin('sk', ['#8f7fd0', '#f7a98e@.7', '#ffd9a0']),
  lin('wa', ['#f2a07a', '#1f87b0@.5']),
);
const medal = on(
  fill('M30 8H44L52 38H40ZM66 8H52L44 38H56Z', '#cf3d2d') +
    fill('M34 8H38L46 38H42ZM62 8H58L50 38H54Z', '#fff') +
    circle(48, 54, 22, '#8a5a12', 'opacity=".4" transform="translate(0 2)"') +
    circle(48, 54, 22, '~go') +
    `<circle cx="48" cy="54" r="17" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>` +
    line('M36 56q4-4 8 0t8 0t8 0M38 62q4-4 7 0t7 0t7 0', '#8a5a12', 2.4, 'stroke-linecap="round"') +
    circle(52, 47, 3.6, '#8a5a12') +
    line('M38 50L48 51', '#8a5a12', 3.4, 'stroke-linecap="round"'),
  lin('go', ['#fff6cf@0', '#f9d267@.3', '#c98a1c@.7', '#ffe79a@1'], 'd'),
);

export const lido = {
  'lido-sky.svg': sky(),
  'lido-far.svg': far(),
  'lido-middle.svg': middle,
  'lido-near.svg': near,
  'lido-light.svg': light,
  'lido-cover.svg': cover,
  'lido/goggles.svg': goggles,
  'lido/soda.svg': soda,
  'lido/flamingo.svg': bird,
  'lido/slide.svg': slide,
  'lido/tower.svg': tower,
  'lido/frame.svg': frame,
  'lido/bubble.svg': bubble,
  'lido/splash.svg': splash,
  'lido/dusk.svg': dusk,
  'lido/medal.svg': medal,
};
