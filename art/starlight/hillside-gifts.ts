/** What one carries up the hill, and what the night gives. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { FIREFLY, METEOR, meteor } from './hillside.ts';

const on = (paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#c8f5a0', '#3f8a72', '#143840', '#bff0c8'),
      lin('eg', ['#ffffff', '#a8e8c0@.4', '#3f8a72@.7', '#d8ffe4'], 'd'),
      FIREFLY,
      ...paints,
    ) + pedestal(inside, '#eaffc8'),
  );

const lamp = on(
  [lin('l', ['#ff8a6a', '#c8402c@.5', '#8a2418'], 'h'), lin('b', ['#ffb4a0/.85', '#ff5a4a/0'], 'h')],
  `<g transform="rotate(-24 48 50)">${fill('M66 36L96 18V78L66 60Z', '~b')}${box(14, 40, 40, 16, '~l', 'rx="5"')}${fill('M52 36H62C66 36 68 40 68 48C68 56 66 60 62 60H52Z', '#26302c')}${oval(66, 48, 4, 11, '#ffd8d0')}${box(18, 42, 32, 4, '#fff', 'rx="2" opacity=".4"')}${box(30, 38, 8, 4, '#ffe08a', 'rx="1.500"')}${line('M14 48C8 48 8 58 12 60', '#c98f3c', 2)}</g>` +
    box(34, 70, 28, 8, '#26302c', 'rx="3"'),
);
const thermos = on(
  [lin('th', ['#8fe0b8', '#2f8a6a@.5', '#165044'], 'h'), lin('cp', ['#ffffff', '#c4d8d0'], 'h')],
  line('M66 34C61 28 71 22 66 15M76 36C72 31 80 26 76 20', '#fff', 2, 'stroke-linecap="round" opacity=".7"') +
    box(26, 26, 26, 54, '~th', 'rx="5"') +
    box(29, 14, 20, 14, '~cp', 'rx="4"') +
    box(26, 30, 26, 4, '#c98f3c') +
    box(29, 36, 4, 38, '#fff', 'rx="2" opacity=".45"') +
    fill(star(40, 56, 7), '#ffe9a0') +
    line('M52 36C62 38 62 62 52 64', '#165044', 3.4) +
    fill('M58 50H82L79 74C78 80 62 80 61 74Z', '~cp') +
    oval(70, 50, 12, 3.4, '#5a2f18') +
    line('M82 54C90 54 90 66 80 66', '#c4d8d0', 3),
);
const jar = on(
  [lin('gl', ['#eafff8/.5', '#9fe0d0@.5/.2', '#d8fff0/.45'], 'h')],
  circle(48, 52, 40, '~ff') +
    box(24, 28, 48, 52, '~gl', 'rx="12"') +
    box(24, 28, 48, 52, 'none', 'rx="12" stroke="#d8fff0" stroke-width="1.8"') +
    box(28, 18, 40, 12, '#a87840', 'rx="3"') +
    line('M28 24H68', '#f2d49a', 1.4) +
    fill('M30 78C34 66 38 62 40 54C42 64 46 68 48 58C50 68 56 66 58 60C60 68 64 70 66 78Z', '#3f8a5a') +
    [
      [38, 46],
      [58, 42],
      [48, 60],
      [60, 62],
      [36, 66],
    ]
      .map(([x = 0, y = 0], i) => circle(x, y, i % 2 ? 9 : 12, '~ff') + circle(x, y, 2, '#fbffd8'))
      .join('') +
    line('M31 36C29 46 29 60 32 70', '#fff', 3, 'stroke-linecap="round" opacity=".7"') +
    line('M30 20C22 12 30 6 34 12', '#f2d49a', 1.6),
);
const radio = on(
  [lin('ra', ['#ff8a6a', '#d9482c@.5', '#8a2418'])],
  line('M64 34L84 8', '#eafff4', 2.4, 'stroke-linecap="round"') +
    circle(84, 8, 3, '#ffe08a') +
    line('M24 36C24 22 72 22 72 36', '#c98f3c', 3.4) +
    box(12, 34, 72, 44, '~ra', 'rx="8"') +
    box(15, 37, 66, 7, '#fff', 'rx="3.500" opacity=".3"') +
    circle(32, 58, 15, '#12302f') +
    circle(32, 58, 11, '#2f5a54') +
    line('M24 54H40M22 58H42M24 62H40', '#8fd0b8', 1.4) +
    box(54, 46, 24, 11, '#fff0b8', 'rx="2"') +
    line('M58 57V53M63 57V51M68 57V53M73 57V51', '#8a5a1c', 1) +
    line('M66 46V57', '#d9482c', 1.8) +
    circle(60, 67, 5, '#f6ead0') +
    circle(73, 67, 5, '#f6ead0') +
    circle(60, 67, 2, '#8a2418') +
    circle(73, 67, 2, '#8a2418'),
);
const scope = on(
  [lin('tu', ['#ffffff', '#b9d0d4@.45', '#5a7f88']), lin('br', ['#ffe6a8', '#c98f3c'])],
  line('M48 50L28 80M48 50L68 80M48 50L49 82', '#12302f', 4, 'stroke-linecap="round"') +
    line('M48 50L28 80', '#8fd0b8', 1.2) +
    `<g transform="translate(48 46) rotate(-34)">${box(-18, -8, 26, 16, '~tu', 'rx="2"')}${box(4, -11, 32, 22, '~tu', 'rx="3"')}${box(-30, -5, 14, 10, '#26302c', 'rx="2"')}${box(32, -13, 7, 26, '~br', 'rx="2.500"')}${box(2, -11, 4, 22, '~br')}${box(-19, -9, 3, 18, '~br')}</g>` +
    circle(48, 50, 6, '~br') +
    fill(star(80, 14, 7), '#ffe9a0') +
    fill(sparkle(90, 30, 4), '#fff'),
);
const shooting = on(
  [
    METEOR,
    lin('st', ['#fffbe0', '#ffe08a@.5', '#f0a83c'], 'd'),
    lin('tl', ['#d8ffb0', '#8fe0a0@.4/.5', '#8fe0a0/0'], 'h'),
  ],
  fill('M34 60L92 6L62 66Z', '~tl') +
    fill('M32 52L84 6L50 62Z', '#fff', 'opacity=".5"') +
    fill(star(36, 58, 22, 0.5), '~st') +
    fill(t`M36 36V58L15 51L30 48Z`, '#fff', 'opacity=".6"') +
    circle(30, 57, 2.2, '#7a3f10') +
    circle(42, 57, 2.2, '#7a3f10') +
    line('M32 63C34 66 38 66 40 63', '#7a3f10', 1.8, 'stroke-linecap="round"') +
    fill(sparkle(70, 28, 5) + sparkle(80, 44, 3.4) + sparkle(60, 12, 3), '#fff'),
);

const frame = on(
  [],
  avatarFrame(
    line('M20 26L34 12L52 14L70 20L78 38', '#c8f56a', 1.2) +
      fill(
        sparkle(20, 26, 5) +
          sparkle(34, 12, 6) +
          sparkle(52, 14, 4) +
          sparkle(70, 20, 7) +
          sparkle(78, 38, 5),
        '#fff',
      ) +
      many(9, (i) =>
        fill(
          t`M${26 + i * 5} 74q${i % 2 ? 4 : -4}-8 ${i % 2 ? 6 : -4}-15q2 8 1 15Z`,
          i % 3 ? '#3f8a5a' : '#6fc47a',
        ),
      ) +
      circle(28, 62, 7, '~ff') +
      circle(70, 60, 8, '~ff'),
  ),
);
const bubble = on(
  [lin('fc', ['#1f5f6a', '#0f3448'])],
  chatBubble(
    fill(star(22, 22, 7), '#ffe9a0') +
      many(6, (i) =>
        fill(t`M${64 + i * 4} 62q${i % 2 ? 3 : -3}-7 ${i % 2 ? 5 : -3}-13q2 7 1 13Z`, '#6fc47a'),
      ) +
      circle(78, 28, 8, '~ff') +
      circle(18, 58, 6, '~ff'),
  ),
);
const entrance = on(
  [METEOR],
  `${meteor(16, 70, 74)}${meteor(12, 40, 56)}${meteor(46, 78, 44)}${fill(sparkle(74, 22, 6) + sparkle(84, 52, 4), '#fff')}${circle(16, 70, 10, '~ff')}`,
);
const tent = on(
  [lin('te', ['#ffcf7a', '#f09a3c@.6', '#b8601c']), rad('tg', ['#fffbe0', '#ffe09a'])],
  box(10, 12, 76, 66, '#0b2438', 'rx="8"') +
    fill(sparkle(22, 22, 4) + sparkle(70, 20, 5) + sparkle(52, 26, 3) + sparkle(34, 34, 2.6), '#fff') +
    fill('M10 66C30 56 66 54 86 62V70A8 8 0 0 1 78 78H18A8 8 0 0 1 10 70Z', '#1f5442') +
    fill('M18 72L46 30L78 72Z', '~te') +
    fill('M46 30L78 72H60Z', '#c8642a', 'opacity=".5"') +
    fill('M36 72L46 36L56 72Z', '~tg') +
    fill('M36 72L46 36L42 72ZM56 72L46 36L50 72Z', '#e8943c') +
    circle(20, 60, 8, '~ff') +
    circle(80, 54, 7, '~ff'),
);
/** A pin: the plough of seven stars on night enamel. */
const pin = on(
  [lin('en', ['#1f6a7a', '#0b2438'], 'd')],
  circle(48, 44, 32, '~eg') +
    circle(48, 44, 27, '~en') +
    line('M28 34L40 36L48 42L56 46L60 58L74 56L72 44L56 46', '#c8f56a', 1.4) +
    [
      [28, 34, 5],
      [40, 36, 4],
      [48, 42, 4],
      [56, 46, 5],
      [60, 58, 5],
      [73, 56, 5],
      [72, 44, 4],
    ]
      .map(([x = 0, y = 0, r = 4]) => fill(sparkle(x, y, r), '#fff'))
      .join('') +
    fill('M26 30C32 18 56 12 68 24C54 22 38 26 30 40Z', '#fff', 'opacity=".25"') +
    circle(36, 58, 6, '~ff'),
);
const currency = picture(
  96,
  96,
  defs(FIREFLY, rad('bg', ['#1f6a5a', '#0b2a30'])) +
    circle(48, 48, 45, '#c8f56a') +
    circle(48, 48, 41, '~bg') +
    circle(48, 56, 40, '~ff') +
    oval(48, 64, 12, 16, '#e8ff9a') +
    oval(48, 66, 7, 10, '#fffff0') +
    fill('M36 44C36 34 60 34 60 44C60 54 54 58 48 58C42 58 36 54 36 44Z', '#3a2418') +
    circle(48, 34, 8, '#5a3420') +
    fill(
      'M38 46C22 36 10 44 12 56C14 66 30 62 40 52ZM58 46C74 36 86 44 84 56C82 66 66 62 56 52Z',
      '#d8fff0',
      'opacity=".75"',
    ) +
    line('M44 28C42 20 36 18 34 16M52 28C54 20 60 18 62 16', '#3a2418', 2, 'stroke-linecap="round"') +
    circle(45, 33, 1.6, '#fff') +
    circle(51, 33, 1.6, '#fff'),
);

export const hillsideGifts = {
  'hill/lamp.svg': lamp,
  'hill/thermos.svg': thermos,
  'hill/jar.svg': jar,
  'hill/radio.svg': radio,
  'hill/scope.svg': scope,
  'hill/shooting.svg': shooting,
  'hill/frame.svg': frame,
  'hill/bubble.svg': bubble,
  'hill/entrance.svg': entrance,
  'hill/tent.svg': tent,
  'hill/pin.svg': pin,
  'hill/firefly.svg': currency,
};
