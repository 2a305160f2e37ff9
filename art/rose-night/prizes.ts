/** Prizes and the currency of the rose night, each on its lit dish. */
import { BLUSH, bloom, CRIMSON, leaf, rose, smallRose, smallSprig, sprig, tone, WINE } from '../botany.ts';
import { box, circle, defs, fill, lin, line, oval, picture, rad, use } from '../draw.ts';
import { avatarFrame, chatBubble, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle } from '../sparks.ts';

export const EDGE = ['#fff0da@0', '#eeb196@.3', '#b4624f@.65', '#f3c3a4@1'];

export const greens = [
  leaf('lf', '#7c7a4c', '#39452a'),
  leaf('ld', '#4c5334', '#20261a'),
  sprig('sg', 'lf', 'ld'),
];

const tones = [tone('rc', CRIMSON), tone('rb', BLUSH), tone('rw', WINE)];
export const roses = [rose('ro'), ...tones];

/** Roses and their leaves where there are many. */
export const garden = [
  smallRose('ro'),
  ...tones,
  smallSprig('sg', { light: '#7c7a4c', dark: '#39452a' }, { light: '#4c5334', dark: '#20261a' }),
];

const prize = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ff9fa8', '#8f1a3c', '#4a0a20', '#f0b59c'),
      lin('eg', EDGE, 'd'),
      lin('fc', ['#e6446c', '#8f0f38']),
      ...extra,
    ) + pedestal(body),
  );

const wing =
  'M0 0C8-22 26-30 40-30C36-24 34-22 30-20C34-20 36-20 38-21C34-14 28-11 24-10C27-9 29-9 31-10C26-3 14 2 4 4Z';

export const prizes = {
  'prizes/frame.svg': prize(
    [...roses, ...greens],
    avatarFrame(
      use('sg', 30, 60, 0.5, 30) +
        use('sg', 66, 60, 0.5, 90) +
        use('lf', 48, 68, 0.5, 90) +
        use('ld', 48, 68, 0.5, -90) +
        use('lf', 30, 22, 0.4, -40) +
        bloom('rb', 29, 58, 8) +
        bloom('rb', 67, 58, 8, 40) +
        bloom('rc', 48, 67, 11) +
        bloom('rw', 28, 24, 6) +
        bloom('rc', 68, 24, 5) +
        fill('M40 17L37 6L44 10L48 3L52 10L59 6L56 17C50 15 46 15 40 17Z', '~eg') +
        circle(48, 12.4, 2, '#ff5a7d'),
    ),
  ),
  'prizes/bubble.svg': prize(
    [...roses, ...greens],
    chatBubble(
      use('lf', 74, 74, 0.4, 70) +
        use('ld', 70, 72, 0.36, 20) +
        use('lf', 24, 74, 0.38, -70) +
        use('ld', 30, 72, 0.34, -24) +
        bloom('rb', 31, 74, 6.6) +
        bloom('rc', 65, 72, 9) +
        use('lf', 15, 22, 0.4, -80) +
        use('ld', 15, 22, 0.4, 10) +
        bloom('rb', 16, 23, 8),
    ),
  ),
  'prizes/entrance.svg': prize(
    [
      ...roses,
      lin('w', ['#fff', '#ffc3c8']),
      rad('d', ['#fff8e6', '#ffc98f@.5', '#e0325c/0'], 0.5, 0.6, 0.6),
    ],
    fill('M40 78L26 20H70L56 78Z', '#ffd9a8', 'opacity=".3"') +
      fill('M30 78V36C30 14 66 14 66 36V78Z', '#4a0620') +
      fill('M36 78V38C36 20 60 20 60 38V78Z', '~d') +
      line('M32 78V36C32 16 64 16 64 36V78', '~eg', 4) +
      `<g transform="translate(58 54)">${fill(wing, '~w')}</g><g transform="translate(38 54) scale(-1 1)">${fill(wing, '~w')}</g>` +
      line('M64 50C72 40 82 32 92 28M32 50C24 40 14 32 4 28', '#e88a9a', 1, 'opacity=".6"') +
      fill('M48 56C42 46 30 50 34 60C37 67 45 70 48 76C51 70 59 67 62 60C66 50 54 46 48 56Z', '~fc') +
      fill('M37 54C39 51 43 51 45 54C42 54 40 57 39 60C37 58 36 56 37 54Z', '#ffc0cc') +
      bloom('rc', 48, 20, 9) +
      bloom('rb', 36, 25, 6) +
      bloom('rb', 60, 25, 6),
  ),
  'prizes/nameplate.svg': prize(
    [...roses, ...greens, lin('g', ['#5a0a26', '#a3163f@.5', '#5a0a26'], 'h')],
    oval(48, 78, 34, 4, '#14000a', 'opacity=".4"') +
      fill('M3 38H22V66H3L10 52ZM93 38H74V66H93L86 52Z', '#6a0c2c') +
      line('M4 39.6H20M4 64.4H20M92 39.6H76M92 64.4H76', '#e0a088', 0.9) +
      box(12, 32, 72, 40, '~g', 'rx="10" stroke="url(#~eg)" stroke-width="3"') +
      box(17, 37, 62, 30, 'none', 'rx="6" stroke="#f3c3a4" stroke-width=".8" opacity=".7"') +
      box(14.5, 34, 67, 13, '#fff', 'rx="5" opacity=".16"') +
      box(40, 47, 34, 5.4, '#ffe9d4', 'rx="2.7"') +
      box(40, 56, 22, 3.2, '#ffb9ac', 'rx="1.6"') +
      fill('M40 33L36 19L43 25L48 14L53 25L60 19L56 33C51 31 45 31 40 33Z', '~eg') +
      circle(48, 27, 2.4, '#ff5a7d') +
      // Two curled feet carry the plate, roses hide where they meet it.
      line(
        'M27 71C25 75 20 78 16 76C14 74 17 72 19 74M69 71C71 75 76 78 80 76C82 74 79 72 77 74',
        '~eg',
        2.6,
        'stroke-linecap="round"',
      ) +
      use('lf', 27, 52, 0.5, -50) +
      use('ld', 27, 56, 0.5, 160) +
      bloom('rc', 27, 53, 12) +
      use('lf', 46, 75, 0.4, -84) +
      use('lf', 50, 75, 0.4, 84) +
      bloom('rb', 48, 74, 7),
  ),
  'prizes/badge.svg': prize(
    [...roses, ...greens, rad('h', ['#ff7d95', '#d0174a@.6', '#7c0428'], 0.35, 0.28, 0.85)],
    fill('M34 50L26 78L36 73L42 80L48 56ZM62 50L70 78L60 73L54 80L48 56Z', '#a3163f') +
      fill(
        'M48 8L57 14L68 13L72 23L82 28L80 39L86 48L76 54L73 64L62 63L48 72L34 63L23 64L20 54L10 48L16 39L14 28L24 23L28 13L39 14Z',
        '~eg',
        'transform="translate(6.7 5) scale(.86)"',
      ) +
      circle(48, 39, 23, '#6b0a2a') +
      `<circle cx="48" cy="39" r="23" fill="none" stroke="#fff0da" stroke-width="1"/>` +
      fill('M48 36C42 24 28 29 32 41C35 49 44 51 48 58C52 51 61 49 64 41C68 29 54 24 48 36Z', '~h') +
      fill('M36 32C38 28 43 28 45 32C41 32 38 36 37 41C34 38 34 35 36 32Z', '#ffd3da', 'opacity=".9"') +
      use('lf', 48, 62, 0.36, -80) +
      use('lf', 48, 62, 0.36, 80) +
      bloom('rb', 48, 61, 7),
  ),
  'prizes/skin.svg': prize(
    [...roses, lin('s', ['#2d0719', '#8c1c3a@.7', '#e07a62']), ...greens],
    `<g transform="rotate(-6 48 44)">` +
      box(26, 8, 46, 72, '#1a030c', 'rx="8"') +
      box(28, 10, 42, 68, '~s', 'rx="6"') +
      circle(49, 28, 10, '#ffe3bf') +
      line('M34 66V44C34 26 64 26 64 44V66', '~eg', 2.4) +
      bloom('rc', 49, 31, 7) +
      bloom('rb', 38, 37, 4.6) +
      bloom('rb', 60, 37, 4.6) +
      bloom('rc', 34, 50, 4) +
      bloom('rc', 64, 50, 4) +
      oval(49, 68, 16, 4, '#5c0f2b') +
      bloom('rc', 34, 72, 6) +
      bloom('rb', 64, 72, 6) +
      box(26, 8, 46, 72, 'none', 'rx="8" stroke="url(#~eg)" stroke-width="2.4"') +
      fill('M30 12H44L30 44Z', '#fff', 'opacity=".16"') +
      '</g>',
  ),
};

export const currency = picture(
  48,
  48,
  defs(rad('p', ['#ffc2c4', '#f2436b@.45', '#a00c3a'], 0.34, 0.3, 0.9), lin('d', ['#d41c50', '#7a062e'])) +
    oval(25, 43.5, 11, 2.4, '#14000a', 'opacity=".35"') +
    fill('M23 43C9 38 1 24 5 13C8 6 17 4 24 10C29 4 40 3 44 11C48 23 38 39 23 43Z', '~p') +
    fill('M44 11C48 23 38 39 23 43C35 32 40 22 36 9C40 7 43 8 44 11Z', '~d', 'opacity=".75"') +
    fill(
      'M5 13C8 6 17 4 24 10C29 4 40 3 44 11C38 8 31 11 26 17C19 10 10 9 5 13Z',
      '#ffe6dc',
      'opacity=".9"',
    ) +
    line(
      'M23 41C20 32 21 24 26 17M17 37C11 30 9 22 11 16M28 37C32 30 33 24 33 17',
      '#ffd6d2',
      0.9,
      'opacity=".5" stroke-linecap="round"',
    ) +
    fill(sparkle(12, 22, 5), '#fff'),
);
