/** Prizes and the currency of the carnival, each on its lit dish. */
import { circle, defs, fill, group, lin, line, many, oval, picture, rad, use } from '../draw.ts';
import { avatarFrame, gem, METALS, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { BALLOON, TENT, TICKET } from './paints.ts';
import { balloon, confetti, ticket } from './parts.ts';

export const EDGE = lin('eg', METALS.gold, 'd');

export const LAMP = [
  rad('bh', ['#ffe9a0/.9', '#ffb84a@.4/.3', '#ffb84a/0']),
  group('lb', circle(0, 0, 6.4, '~bh') + circle(0, 0, 2.2, '#fffbe6')),
];

const prize = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#8f7bff', '#2cb5b8', '#0d4a66', '#a8fff0'),
      EDGE,
      lin('fc', ['#ff6a9c', '#b0185c']),
      ...extra,
    ) + pedestal(body),
  );

export const prizes = {
  'prizes/frame.svg': prize(
    [...BALLOON, balloon('ba'), ...LAMP, ...TICKET, ticket('ti')],
    avatarFrame(
      many(12, (i) =>
        use('lb', 48 + 26 * Math.cos((i * Math.PI) / 6), 42 + 26 * Math.sin((i * Math.PI) / 6), 0.8),
      ) +
        use('ba', 22, 34, 0.5, -16, 'fill="#2cc4bc"') +
        use('ba', 76, 32, 0.46, 16, 'fill="#ffc93c"') +
        fill('M36 21L46 3L58 20C52 16 43 17 36 21Z', '~fc') +
        fill('M38.4 16.8L41.2 11.8L54 14.4L57 18.6ZM43.6 7.4L46 3L50 8.6Z', '#ffe9a6') +
        circle(46, 4.4, 3.8, '#5fe0d2') +
        use('ti', 48, 68, 0.56, -6),
    ),
  ),
  'prizes/ticket.svg': prize(
    [...TICKET, ticket('ti'), lin('tk2', ['#a8fff0', '#2cb5b8'])],
    `<g transform="translate(0 9)"><g transform="translate(52 36) rotate(14)">${fill('M-30-15H30V-6A6 6 0 0 0 30 6V15H-30V6A6 6 0 0 0-30-6Z', '~tk2')}</g>` +
      `<g transform="translate(1 3)" opacity=".3">${fill('M14 34L74 24L80 56L20 66Z', '#0a0424')}</g>` +
      use('ti', 47, 47, 1.14, -12) +
      '</g>' +
      fill(sparkle(26, 43, 7), '#fff'),
  ),
  'prizes/hat.svg': prize(
    [lin('h', ['#ff8ab4', '#d6245f@.5', '#7c0f4a'], 'h'), lin('b', ['#fff0b0', '#f7b23c'])],
    oval(48, 70, 34, 9, '#0a0424', 'opacity=".4"') +
      fill('M46 10L20 66C30 76 66 76 76 66Z', '~h') +
      fill('M40 23L34 36L63 44L57 32ZM29 47L22.6 60.6L75 63.6L68.6 51Z', '#fff3dc') +
      fill('M46 10L20 66L32 71L44 24Z', '#fff', 'opacity=".25"') +
      fill('M18 66C30 78 66 78 78 66C80 68 79 72 76 74C62 82 34 82 20 74C17 72 16 68 18 66Z', '~b') +
      many(9, (i) => circle(22 + i * 6.5, 71.4 + (4 - Math.abs(i - 4)) * 1.4, 2, '#e2336f')) +
      circle(46, 11, 8, '#2cc4bc') +
      fill(star(46, 11, 9, 0.6, 10), '#5fe0d2') +
      circle(43.6, 8.6, 2, '#fff') +
      circle(48, 48, 3, '#ffd24a') +
      circle(56, 56, 2.4, '#5fe0d2') +
      circle(36, 56, 2.6, '#b58cff'),
  ),
  'prizes/confetti-entrance.svg': prize(
    [lin('cn', ['#ffd24a', '#e2336f']), ...TENT],
    fill('M26 78V34C26 10 70 10 70 34V78Z', '#2a1048') +
      fill('M34 78C36 56 42 44 48 34C54 44 60 56 62 78Z', '#ff9cbc', 'opacity=".5"') +
      fill(star(48, 62, 9), '#ffe9a6') +
      fill(
        'M26 78V34C26 22 36 16 48 16C46 34 40 50 26 62ZM70 78V34C70 22 60 16 48 16C50 34 56 50 70 62Z',
        '~ta',
      ) +
      fill(
        'M32 22C34 36 32 50 26 58V46C28 38 28 30 28 26ZM64 22C62 36 64 50 70 58V46C68 38 68 30 68 26Z',
        '#fff3dc',
      ) +
      line('M26 78V34C26 10 70 10 70 34V78', '~eg', 4) +
      fill(star(48, 14, 9), '~eg') +
      fill('M2 74L16 56L24 64L8 80Z', '~cn') +
      fill('M94 74L80 56L72 64L88 80Z', '~cn') +
      confetti(15, 34, (x, y) => y < 60 && Math.abs(x - 48) > 4 + Math.abs(y - 50) * 0.3, 96, 60, 0.8),
  ),
  'prizes/badge.svg': prize(
    [...LAMP, rad('f', ['#8a5ae0', '#3d1c86'], 0.36, 0.3, 0.8)],
    fill('M32 50L24 78L35 73L42 80L48 56ZM64 50L72 78L61 73L54 80L48 56Z', '#1f9aa0') +
      fill(star(48, 40, 33, 0.8, 12), '~fc') +
      circle(48, 40, 25, '~eg') +
      circle(48, 40, 21, '~f') +
      many(12, (i) =>
        use('lb', 48 + 23 * Math.cos((i * Math.PI) / 6), 40 + 23 * Math.sin((i * Math.PI) / 6), 0.6),
      ) +
      fill(star(48, 40, 17), '~eg') +
      fill('M48 23V40L31.8 34.7L44 34Z', '#fff', 'opacity=".6"') +
      gem(48, 41, 4.6, '#ffd3e4', '#e2336f'),
  ),
  'prizes/mystery-box.svg': prize(
    [
      lin('a', ['#8a5ae0', '#4a2596']),
      lin('b', ['#6a3fc0', '#2f1470']),
      lin('l', ['#ff6a9c', '#b0185c']),
      rad('o', ['#fff3b8/.9', '#ffd24a@.4/.4', '#ffd24a/0']),
    ],
    circle(48, 34, 36, '~o') +
      fill('M30 32L14 4L40 22ZM66 32L82 4L56 22ZM44 24L48-2L52 24Z', '#ffe9a6', 'opacity=".6"') +
      fill('M16 42L48 52V84L16 72Z', '~a') +
      fill('M80 42L48 52V84L80 72Z', '~b') +
      fill('M27 45.4L36 48.2V79.6L27 76.2ZM69 45.4L60 48.2V79.6L69 76.2Z', '#ffd24a') +
      fill('M16 42L48 52L80 42L48 34Z', '#1a0a40') +
      fill('M48 34L80 42L84 36L52 27ZM48 34L16 42L12 36L44 27Z', '~l') +
      line('M16 42L48 52L80 42', '#fff', 1, 'opacity=".6"') +
      fill(star(48, 26, 12), '~eg') +
      fill('M48 14V26L36.6 22.4L45 22Z', '#fff', 'opacity=".7"') +
      confetti(3, 16, (_x, y) => y < 34, 96, 40, 0.8),
  ),
};

export const currency = picture(
  48,
  48,
  defs(EDGE, ...TICKET, lin('s', ['#ff7aa8', '#c21a5c'])) +
    oval(24, 44, 16, 2.6, '#08041c', 'opacity=".4"') +
    `<g transform="rotate(-10 24 23)">${fill('M3 9H45V17A6 6 0 0 0 45 29V37H3V29A6 6 0 0 0 3 17Z', '#8a4a10', 'transform="translate(0 2)"')}${fill('M3 9H45V17A6 6 0 0 0 45 29V37H3V29A6 6 0 0 0 3 17Z', '~tk')}${line('M8 13H40M8 33H40', '#b4541c', 1.2, 'stroke-dasharray="2 2" opacity=".7"')}${fill(star(24, 23.6, 13.4), '#7c0f4a', 'opacity=".35" transform="translate(.6 1.6)"')}${fill(star(24, 23, 13.4), '~s')}${fill('M24 9.6V23L11.2 18.9L20.6 18.4Z', '#fff', 'opacity=".5"')}${fill('M3 9H45V12C30 14 14 14 3 16Z', '#fff', 'opacity=".5"')}</g>` +
    fill(sparkle(39, 9, 5.6), '#fff'),
);
