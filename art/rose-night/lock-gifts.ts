/** Gifts and prizes of the bridge of locks. */
import { BLUSH, bloom, CRIMSON, leaf, rose, tone } from '../botany.ts';
import { box, circle, defs, fill, group, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { GOLD, heartLock, plainLock } from './lock-bridge.ts';

const on = (body: string, ...paints: string[]): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ff8da0', '#f6cdb2', '#7d1f3c', '#f3c3a4'),
      GOLD,
      lin('eg', ['#fff0da', '#eeb196@.3', '#b4624f@.65', '#f3c3a4'], 'd'),
      lin('rd', ['#ff8da0', '#c21a46'], 'd'),
      lin('bl', ['#ffe2c8', '#d98f78'], 'd'),
      lin('wi', ['#c23a62', '#6a0f34'], 'd'),
      ...paints,
    ) + pedestal(body, '#fff3e0'),
  );

/** A key with a heart for its bow, 60 long, upright around the origin. */
const key =
  fill('M0-4C-17-16-15-31-6-31C-2-31 0-28 0-26C0-28 2-31 6-31C15-31 17-16 0-4Z', '~g') +
  fill('M0-10C-10-17-9-26-5-26C-2-26 0-23 0-22C0-23 2-26 5-26C9-26 10-17 0-10Z', '#7c1236') +
  box(-2.6, -6, 5.2, 36, '~g', 'rx="2"') +
  fill('M2 18H11V23H7V26H11V30H2Z', '~g') +
  line('M-1-2V28', '#fff', 1, 'opacity=".6"');

const roses = [rose('ro'), tone('rc', CRIMSON), tone('rb', BLUSH), leaf('lf', '#8fb257', '#3f6a2f')];

const keys = on(
  `<g transform="translate(38 46) rotate(-18)">${key}</g><g transform="translate(58 46) rotate(20)">${key}</g>` +
    line('M40 20C44 12 52 12 56 20', '#ff8da0', 3) +
    circle(48, 15, 4, '#ff8da0'),
);

const lock = on(`<g transform="translate(48 26) scale(2)">${plainLock('~rd')}</g>`);

const boat = on(
  circle(48, 44, 30, '~gl') +
    fill('M16 62H80L70 78H26Z', '~wi') +
    fill('M16 62H80L78 66H18Z', '~g') +
    fill('M30 62L48 50L66 62Z', '#f6c6b6') +
    fill('M38 62L48 40L58 62Z', '#ffe2d2') +
    box(43, 40, 10, 18, '#fff0da', 'rx="2"') +
    fill('M48 18C42 28 42 34 48 39C54 34 54 28 48 18Z', '#ffc46a') +
    fill('M48 26C45 31 45 35 48 38C51 35 51 31 48 26Z', '#fff6d8') +
    bloom('rc', 24, 64, 7) +
    bloom('rb', 72, 64, 7) +
    line('M10 80C26 76 70 76 86 80', '#ffc9b8', 1.6, 'opacity=".7"'),
  rad('gl', ['#ffdfae/.8', '#ffdfae/0']),
  ...roses,
);

const bridge = on(
  fill('M10 76C22 40 74 40 86 76H76C68 52 28 52 20 76Z', '~g') +
    line(
      many(9, (i) => `M${16 + i * 8} ${56 - 14 * Math.sin(((i + 0.5) / 9) * Math.PI)}v-13`),
      '#b4624f',
      1.8,
    ) +
    line('M12 54C26 20 70 20 84 54', '~g', 3) +
    use('h', 30, 32, 0.44, -8) +
    use('p', 44, 28, 0.5) +
    use('h', 66, 31, 0.44, 8) +
    circle(74, 14, 7, '#ffe6cc') +
    bloom('rc', 14, 74, 8) +
    bloom('rb', 82, 74, 8) +
    use('lf', 22, 80, 0.4, 60) +
    use('lf', 74, 80, 0.4, -60),
  group('h', heartLock('~rd')),
  group('p', plainLock('~bl')),
  ...roses,
);

const frame = on(
  avatarFrame(
    `<g transform="translate(48 60) scale(.54)">${heartLock('~rd')}</g>` +
      `<g transform="translate(24 24) rotate(-40) scale(.4)">${key}</g><g transform="translate(72 24) rotate(40) scale(.4)">${key}</g>` +
      bloom('rb', 32, 66, 7) +
      bloom('rc', 64, 66, 7) +
      use('lf', 26, 62, 0.4, -60) +
      use('lf', 70, 62, 0.4, 60),
  ),
  ...roses,
);

const bubble = on(
  chatBubble(
    `<g transform="translate(80 14) rotate(14) scale(.5)">${heartLock('~bl')}</g>${bloom('rb', 14, 26, 6)}${use('lf', 14, 30, 0.34, 200)}`,
  ),
  lin('fc', ['#e0486c', '#8c1238']),
  ...roses,
);

const badge = on(
  circle(48, 42, 27, '~g') +
    circle(48, 42, 23.6, '#5c0f2b') +
    `<circle cx="48" cy="42" r="20.6" fill="none" stroke="#f3c3a4" stroke-dasharray="1.4 3"/>` +
    `<g transform="translate(48 30) scale(.72)">${heartLock('~rd')}</g>` +
    oval(48, 75, 20, 3, '#000', 'opacity=".2"'),
);

/** One small key, as a coin. */
const smallKey = picture(
  48,
  48,
  defs(GOLD) +
    oval(25, 44, 12, 2.4, '#14000a', 'opacity=".35"') +
    `<g transform="translate(23 25) rotate(24) scale(.72)">${key}</g>`,
);

export const lockGifts = {
  'lock-key.svg': smallKey,
  'gifts/keys.svg': keys,
  'gifts/lock.svg': lock,
  'gifts/river-light.svg': boat,
  'gifts/bridge.svg': bridge,
  'prizes/lock-frame.svg': frame,
  'prizes/lock-bubble.svg': bubble,
  'prizes/lock-badge.svg': badge,
};
