/** Gifts, prizes and the spark of the seven-star week. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { skyLamp } from './dipper.ts';
import { GOLD, HALO, LACQUER, PAPER } from './paints.ts';

const on = (glow: string, paints: readonly string[], inside: string): string =>
  picture(
    96,
    96,
    defs(pedestalPaints(glow, '#3a2a78', '#1c1650', '#ffcf7a'), GOLD, ...paints) +
      pedestal(inside, '#fff3c4'),
  );

/** The Dipper in little: dots and the line between them, about 50 wide around the origin. */
const dipper = (x: number, y: number, s: number, paint: string): string =>
  t`<g transform="translate(${x} ${y}) scale(${s})">` +
  line('M24-10L26 6L10 8L8-6ZM8-6L-6-3L-16-8L-27 0', paint, 1.6, 'stroke-linejoin="round" opacity=".8"') +
  fill(
    star(24, -10, 4.4) +
      star(26, 6, 4.4) +
      star(10, 8, 4.4) +
      star(8, -6, 4) +
      star(-6, -3, 4.4) +
      star(-16, -8, 4.4) +
      star(-27, 0, 5),
    paint,
  ) +
  '</g>';

const spark = picture(
  96,
  96,
  defs(
    rad('n', ['#3a2a90@0', '#1c1650@.7', '#0b1030@1'], 0.42, 0.36, 0.7),
    rad('fl', ['#fffdf0@0', '#ffe08a@.36', '#ff8d3a@.74', '#e0301f@1'], 0.5, 0.66, 0.6),
    GOLD,
  ) +
    circle(48, 48, 45, '#ffe6ac') +
    circle(48, 48, 45, 'none', 'stroke="url(#~go)" stroke-width="4"') +
    circle(48, 48, 38, '~n') +
    fill(
      'M48 12C52 26 68 34 68 54C68 68 60 78 48 78C36 78 28 68 28 54C28 44 36 40 38 30C43 34 46 24 48 12Z',
      '~fl',
    ) +
    fill(
      'M48 48C52 54 56 58 56 64C56 70 52 73 48 73C44 73 40 70 40 64C40 58 45 55 48 48Z',
      '#fff',
      'opacity=".9"',
    ) +
    fill(sparkle(24, 30, 5) + sparkle(74, 26, 6) + sparkle(76, 68, 4), '#fff6d8'),
);

/** The weekly card: lacquer, seven stars, a tasselled corner. */
const card = on(
  '#ffcf7a',
  [lin('cd', ['#3a2a90', '#1c1650@.5', '#6a1a4a'], 'd')],
  `<g transform="rotate(-7 48 46)">${
    box(24, 14, 48, 64, '#000', 'rx="6" opacity=".3" transform="translate(2 2)"') +
    box(24, 14, 48, 64, '~cd', 'rx="6"') +
    box(26.5, 16.5, 43, 59, 'none', 'rx="4.5" stroke="url(#~go)" stroke-width="2"') +
    dipper(48, 38, 0.66, '#ffe6ac') +
    many(7, (i) => circle(32.5 + i * 5.2, 58, 2, i < 5 ? '#ffdf96' : '#5a4aa0')) +
    box(34, 65, 28, 5, '~go', 'rx="2.5"') +
    fill('M30 16H42L30 50Z', '#fff', 'opacity=".16"')
  }</g>${line('M68 72C74 74 74 80 72 88M68 72C78 76 78 82 78 86', '#ff6a4a', 2, 'stroke-linecap="round"')}`,
);

const frame = on(
  '#ffcf7a',
  [lin('eg', ['#fff3c4', '#f2bc58@.4', '#3a2a90@.7', '#ffdf96'], 'd'), PAPER, HALO, skyLamp('l')],
  avatarFrame(dipper(46, 14, 0.86, '#fff3c4') + use('l', 74, 62, 0.4, 8) + use('l', 22, 60, 0.3, -10)),
);

const bubble = on(
  '#b8a8ff',
  [
    lin('eg', ['#fff3c4', '#f2bc58@.4', '#b06a1c@.7', '#ffdf96'], 'd'),
    lin('fc', ['#3a2a90', '#6a1a4a']),
    PAPER,
    HALO,
    skyLamp('l'),
  ],
  chatBubble(use('l', 78, 22, 0.36, 8) + fill(star(20, 22, 7) + star(70, 62, 4.6), '#ffe08a')),
);

const entrance = on(
  '#ff9a5a',
  [PAPER, HALO, skyLamp('l')],
  use('l', 22, 30, 0.5, -8) +
    use('l', 74, 26, 0.46, 8) +
    use('l', 48, 40, 0.86) +
    use('l', 30, 62, 0.36, -4) +
    use('l', 68, 62, 0.36, 5),
);

/** The medal: a golden ladle on midnight. */
const medal = on(
  '#ffdf96',
  [rad('md', ['#4a3ab0@0', '#1c1650@.7', '#0b1030@1'], 0.4, 0.34, 0.7)],
  fill('M34 6H46L52 30H42ZM62 6H50L44 30H54Z', '#e0301f') +
    fill('M34 6H38L46 30H42ZM62 6H58L50 30H54Z', '#ff8a5a') +
    circle(48, 52, 26, '~go') +
    circle(48, 52, 21, '~md') +
    dipper(48, 52, 0.64, '#ffe6ac') +
    line('M31 44C34 36 40 31 48 31', '#fff', 2, 'stroke-linecap="round" opacity=".7"'),
);

/** A plum juice with ice. */
const juice = on(
  '#ff9ab0',
  [lin('ju', ['#ff8a9a', '#b0244a@.5', '#5a0c2c'], 'h')],
  line('M56 12L46 70', '#fff3d8', 4, 'stroke-linecap="round"') +
    fill('M28 32H68L63 76C62 80 34 80 33 76Z', '~ju') +
    fill('M28 32H68L67 40C54 46 42 36 29 42Z', '#ffd0d8', 'opacity=".8"') +
    box(38, 44, 12, 12, '#fff', 'rx="2" opacity=".5" transform="rotate(14 44 50)"') +
    box(50, 54, 11, 11, '#fff', 'rx="2" opacity=".4" transform="rotate(-18 55 59)"') +
    fill('M32 36L36 74H40L36 36Z', '#fff', 'opacity=".5"') +
    oval(48, 32, 20, 4.6, 'none', 'stroke="#ffe6ee" stroke-width="2"') +
    fill('M64 30C70 22 80 24 82 30C76 34 70 34 64 30Z', '#6fc08a'),
);

/** A palm-leaf fan. */
const fan = on(
  '#c8f0b0',
  [rad('fa', ['#f4f0b8@0', '#c8c46a@.6', '#7a8a3c@1'], 0.5, 0.9, 0.9)],
  line('M48 58V86', '#8a5a2c', 5, 'stroke-linecap="round"') +
    fill('M48 64C30 66 14 52 16 34C18 18 34 10 48 12C62 10 78 18 80 34C82 52 66 66 48 64Z', '~fa') +
    line(
      'M48 64V13M48 64L30 16M48 64L66 16M48 64L19 28M48 64L77 28M48 64L18 44M48 64L78 44',
      '#5a6a2c',
      1.2,
      'opacity=".6"',
    ) +
    line('M48 64C30 66 14 52 16 34C18 18 34 10 48 12C62 10 78 18 80 34C82 52 66 66 48 64Z', '#e0452a', 2.6) +
    circle(48, 63, 5, '#e0452a') +
    line('M48 82C54 86 54 90 52 94', '#e0452a', 2),
);

const lamp = on('#ffb45a', [PAPER, HALO, skyLamp('l')], use('l', 48, 42, 1.12));

/** A boat-shaped tray with seven lit lamps. */
const seven = on(
  '#ffe08a',
  [PAPER, HALO, LACQUER, skyLamp('l')],
  use('l', 24, 36, 0.42, -8) +
    use('l', 72, 36, 0.42, 8) +
    use('l', 36, 26, 0.42, -4) +
    use('l', 60, 26, 0.42, 4) +
    use('l', 30, 52, 0.46, -3) +
    use('l', 66, 52, 0.46, 3) +
    use('l', 48, 44, 0.62) +
    fill('M10 64C30 72 66 72 86 64C82 80 68 84 48 84C28 84 14 80 10 64Z', '~la') +
    line('M10 64C30 72 66 72 86 64', '~go', 2.6) +
    dipper(48, 77, 0.4, '#ffe6ac'),
);

export const dipperGifts = {
  'dipper/spark.svg': spark,
  'dipper/card.svg': card,
  'dipper/frame.svg': frame,
  'dipper/bubble.svg': bubble,
  'dipper/entrance.svg': entrance,
  'dipper/medal.svg': medal,
  'dipper/juice.svg': juice,
  'dipper/fan.svg': fan,
  'dipper/lamp.svg': lamp,
  'dipper/seven.svg': seven,
};
