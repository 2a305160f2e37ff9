/** Prizes and the currency of the golden week, each on its lit dish. */
import { leaf, peony, tone } from '../botany.ts';
import { box, circle, core, defs, fill, lin, line, oval, picture, rad, use } from '../draw.ts';
import { avatarFrame, chatBubble, METALS, pedestal, pedestalPaints } from '../kit.ts';
import { sparkle, star } from '../sparks.ts';
import { LANTERN, ROOF } from './paints.ts';
import { burst, eave, lantern, pagoda, scrollCloud } from './parts.ts';

export const EDGE = lin('eg', METALS.gold, 'd');

export const PEONY = [
  peony('pn'),
  leaf('lf', '#57b083', '#1d6a52'),
  tone('pr', { deep: '#8c0a24', mid: '#e8304a', rim: '#ff8a86', lip: '' }),
];

export const bloom = (x: number, y: number, r: number, turn = 0): string =>
  use('pn', x, y, r / 50, turn, 'fill="url(#~pr)"');

const prize = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#ffb43c', '#d8301e', '#8c0d10', '#ffd873'),
      EDGE,
      lin('fc', ['#f0502e', '#a81414']),
      ...extra,
    ) + pedestal(body, '#ffbe3a'),
  );

export const prizes = {
  'prizes/frame.svg': prize(
    [...ROOF, ...PEONY, scrollCloud('c', '#fff0c4', '#d98a2c')],
    avatarFrame(
      eave(48, 20, 24, 12, 13) +
        use('lf', 48, 68, 0.5, 94) +
        use('lf', 48, 68, 0.5, -94) +
        use('c', 24, 64, 0.28) +
        use('c', 72, 64, 0.28, 0, '', -0.28) +
        bloom(48, 67, 11),
    ),
  ),
  'prizes/car.svg': prize(
    [
      lin('b', ['#ff7a45', '#d8251a@.45', '#7c0c10']),
      lin('g', ['#d8f4ff', '#5aa6c8'], 'd'),
      rad('w', ['#fff', '#9aa2b0@.5', '#2a2430@.56', '#1a141c']),
    ],
    oval(48, 77, 40, 4, '#3a0606', 'opacity=".45"') +
      fill(
        'M4 62C4 52 14 48 26 46C34 34 44 30 58 30C70 30 78 36 84 46C92 48 94 54 93 64C93 70 90 71 86 71H12C6 71 4 68 4 62Z',
        '~b',
      ) +
      fill('M31 46C37 37 45 34 54 34V46ZM58 34C68 34 74 39 79 46H58Z', '~g') +
      fill('M36 45C40 39 45 36.4 50 36L42 45Z', '#fff', 'opacity=".7"') +
      line('M8 56C30 50 66 50 91 55', '#ffd873', 2) +
      line('M28 47.6C46 46 66 46 82 47.6', '#ffb79a', 1.4) +
      fill('M5 57L16 56L14 61L5 62Z', '#fff6c8') +
      fill('M92 57L86 57L86 61L93 62Z', '#ffb02e') +
      fill('M76 42L84 31L95 29L95 33L88 35L85 46Z', '#a81414') +
      [24, 74]
        .map((x) => circle(x, 70, 10, '#1a0a0a') + circle(x, 70, 8, '~w') + circle(x, 70, 3, '~eg'))
        .join('') +
      fill(star(48, 60, 6), '#ffd873'),
  ),
  'prizes/mic.svg': prize(
    [lin('h', METALS.gold, 'h'), rad('b', ['#fff0b0', '#e0a030@.55', '#8a5210'], 0.35, 0.3, 0.8)],
    `<g transform="rotate(24 48 44)">` +
      fill('M42 38H54L51 84H45Z', '~fc') +
      fill('M43.4 38H46L47 84H45.6Z', '#fff', 'opacity=".4"') +
      box(39, 34, 18, 6, '~h', 'rx="3"') +
      circle(48, 21, 15, '~b') +
      line(
        'M35 14C42 20 54 20 61 14M33.4 22C42 28 54 28 62.6 22M40 9C44 20 44 26 40 33.6M56 9C52 20 52 26 56 33.6M48 6V36',
        '#7a4408',
        1,
        'opacity=".65"',
      ) +
      oval(42, 14, 4, 3, '#fff', 'opacity=".8"') +
      line('M34 25C40 30 56 30 62 25', '~fc', 3.4) +
      box(45, 50, 6, 9, '#ffd873', 'rx="3"') +
      '</g>' +
      fill('M16 30V50A5 4 0 1 1 13 46.6V26L28 22V44A5 4 0 1 1 25 40.6V28Z', '~eg', 'opacity=".95"') +
      fill('M76 50V64A4 3.2 0 1 1 73.6 61V46C78 46 82 48 83 53C80 51 78 50.4 76 50Z', '~eg'),
  ),
  'prizes/bubble.svg': prize(
    [scrollCloud('c', '#fff0c4', '#d98a2c'), ...LANTERN, lantern('ln')],
    chatBubble(
      use('c', 20, 22, 0.3) +
        use('c', 25, 76, 0.24) +
        use('c', 72, 75.5, 0.28, 0, '', -0.28) +
        use('ln', 83, 22, 0.46) +
        fill(star(16, 54, 5), '#ffd873'),
    ),
  ),
  'prizes/medal.svg': prize(
    [...PEONY, lin('m', METALS.gold, 'd'), rad('f', ['#ff7a45', '#b8150f@.75'], 0.35, 0.3, 0.8)],
    fill('M30 4H46L54 34H40ZM66 4H50L42 34H56Z', '~fc') +
      line('M38 4L47 33M58 4L49 33', '#ffd873', 2) +
      fill(star(48, 50, 27, 0.82, 14), '~m') +
      circle(48, 50, 20, '~f') +
      `<circle cx="48" cy="50" r="20" fill="none" stroke="#ffe9a6" stroke-width="1.6"/>` +
      fill(star(48, 49, 14), '~m') +
      fill('M48 35V49L34.7 44.7L44.3 44Z', '#fff', 'opacity=".5"') +
      use('lf', 48, 72, 0.4, 92) +
      use('lf', 48, 72, 0.4, -92) +
      bloom(48, 72, 7.5),
  ),
  'prizes/theme.svg': prize(
    [
      ...ROOF,
      lin('s', ['#8f1016', '#de4a22@.6', '#fcd27e']),
      core('p', ['#fff8d0@.1', '#ffd25a@.5', '#ff8a2c@1'], 60),
      burst('k', 2, 14, '~p', '#fff3b8'),
      pagoda('pg', 4, 36, 44),
      scrollCloud('c', '#fbe2a8', '#e0963a'),
    ],
    `<g transform="rotate(-6 48 44)">` +
      box(25, 6, 48, 74, '#3a0808', 'rx="9"') +
      box(27.5, 8.5, 43, 69, '~s', 'rx="7"') +
      use('k', 40, 26, 0.26) +
      use('k', 60, 20, 0.18, 20) +
      circle(49, 56, 13, '#fff0b8') +
      use('pg', 49, 70, 0.36) +
      use('c', 38, 72, 0.2) +
      use('c', 60, 72, 0.2, 0, '', -0.2) +
      box(25, 6, 48, 74, 'none', 'rx="9" stroke="url(#~eg)" stroke-width="2.6"') +
      fill('M29 10H44L29 46Z', '#fff', 'opacity=".18"') +
      '</g>',
  ),
};

export const currency = picture(
  48,
  48,
  defs(lin('m', METALS.gold, 'd'), rad('f', ['#ffeaa0', '#e0a030@.7', '#a8680f'], 0.36, 0.3, 0.8)) +
    oval(24, 44, 15, 2.6, '#5a1a06', 'opacity=".35"') +
    circle(25, 24.6, 20, '#8a4f0a') +
    circle(24, 23, 20, '~m') +
    circle(24, 23, 16.4, '~f') +
    `<circle cx="24" cy="23" r="16.4" fill="none" stroke="#8a4f0a" stroke-width="1.1" opacity=".7"/>` +
    box(18.4, 17.4, 11.2, 11.2, '#8c1410', 'rx="1"') +
    box(18.4, 17.4, 11.2, 11.2, 'none', 'rx="1" stroke="#fff0b0" stroke-width="1.4"') +
    line('M24 8.6V14.4M24 31.6V37.4M9.6 23H15.4M32.6 23H38.4', '#9a5c0c', 1.8, 'stroke-linecap="round"') +
    fill('M9 17C12 9 20 5 29 7C20 8 13 13 10.6 22Z', '#fff', 'opacity=".75"') +
    fill(sparkle(38, 10, 6), '#fffbe0'),
);
