/** Gifts and prizes of the seventh night: a feather on a red thread, seven silks, a bridge of stars, a lovers' knot. */
import { box, circle, defs, fill, lin, line, picture, use } from '../draw.ts';
import { avatarFrame } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { gift } from './gifts.ts';
import { magpie } from './magpies.ts';
import { MOON, STONE } from './paints.ts';
import { cloud, moon } from './parts.ts';
import { prize } from './prizes.ts';
import { SILKS, spool, WOOD } from './threads.ts';

const PALE = cloud('c', ['#8f9ad2', '#c3cbee', '#f4f6ff']);
const FEATHER = [lin('fe', ['#2c6f9a', '#0d2145@.6'], 'd')];

const feather =
  fill('M18 84C30 66 34 30 74 8C84 26 74 62 34 74C28 76 22 80 18 84Z', '~fe') +
  fill('M74 8C84 26 74 62 34 74C44 56 52 32 74 8Z', '#f6f9ff') +
  line('M18 86C34 64 50 34 74 10', '#0d2145', 2.2, 'stroke-linecap="round"') +
  line('M34 60L24 50M44 46L34 34M54 32L46 22M46 52L60 56M54 42L70 42', '#8fb2dc', 1, 'opacity=".7"');

const thread = 'M22 78C14 70 30 66 28 74C26 82 12 84 14 74M24 76C30 84 40 88 46 82';

const tie = line(thread, '#e0566e', 2.6, 'stroke-linecap="round"');

const silks = gift(
  [WOOD, spool('sp'), lin('ne', ['#fff', '#9aa5cc@.6', '#eef2ff'], 'h')],
  use('sp', 22, 84, 1, 0, `fill="${SILKS[5]}"`) +
    use('sp', 74, 84, 1, 0, `fill="${SILKS[3]}"`) +
    use('sp', 48, 88, 1.3, 0, `fill="${SILKS[0]}"`) +
    line('M60 50C78 34 70 22 62 20C50 18 44 10 30 14', SILKS[0] ?? '', 2.2, 'stroke-linecap="round"') +
    `<g transform="translate(27 15) rotate(-62)">${fill('M-3-14C-3-20 3-20 3-14C3-2 1 20 0 34C-1 20-3-2-3-14ZM-1-13C-1-6 1-6 1-13Z', '~ne')}</g>`,
  [
    [82, 24, 6],
    [14, 40, 5],
  ],
);

const starBridge = gift(
  [...MOON, STONE, PALE, magpie('mg')],
  moon(48, 34, 22) +
    use('mg', 22, 34, 0.56) +
    use('mg', 76, 26, 0.5, 0, '', -0.5) +
    line('M8 76Q48 40 88 76', '#1f6a58', 9) +
    line('M8 74Q48 38 88 74', '~js', 7).replace('url(#~js)', '#9fdcc0') +
    line(
      'M10 62Q48 28 86 62M20 66V54M34 58V46M48 55V43M62 58V46M76 66V54',
      '#e9fbef',
      2.4,
      'stroke-linecap="round"',
    ) +
    use('c', 20, 80, 0.36) +
    use('c', 76, 80, 0.36, 0, '', -0.36) +
    use('c', 48, 86, 0.4),
  [
    [88, 44, 5],
    [10, 16, 6],
  ],
);

export const seventh = {
  'gifts/feather.svg': gift(FEATHER, feather + tie, [
    [82, 70, 5],
    [24, 24, 6],
  ]),
  'gifts/silks.svg': silks,
  'gifts/star-bridge.svg': starBridge,
  'prizes/pair-frame.svg': prize(
    [...FEATHER, PALE],
    avatarFrame(
      `<g transform="translate(2 34) scale(.34)">${feather}</g><g transform="translate(94 34) scale(-.34 .34)">${feather}</g>` +
        use('c', 48, 70, 0.34) +
        fill('M48 20C42 10 32 12 34 20C35 26 43 25 48 20C53 25 61 26 62 20C64 12 54 10 48 20Z', '#e0566e') +
        circle(48, 19, 3.2, '#ffd0d8'),
    ),
  ),
  'prizes/knot.svg': prize(
    [lin('re', ['#ff8a9c', '#c42a48'], 'd')],
    `<g fill="none" stroke="url(#~re)" stroke-width="5" stroke-linecap="round"><path d="M48 8V20M48 20C30 16 26 34 40 38C28 44 32 62 48 56C64 62 68 44 56 38C70 34 66 16 48 20Z"/><path d="M38 30L58 48M58 30L38 48"/></g>` +
      circle(48, 39, 4, '#f2b632') +
      fill('M44 58H52V62H44Z', '#f2b632') +
      line('M45 62L42 80M48 62V82M51 62L54 80', '#e0566e', 2.4, 'stroke-linecap="round"'),
  ),
  'prizes/star-theme.svg': prize(
    [...MOON, PALE, lin('s', ['#0b1038', '#3a3a86@.6', '#a9b0e0']), magpie('mg')],
    `<g transform="rotate(6 48 44)">${box(25, 6, 48, 74, '#0b1038', 'rx="9"')}${box(27.5, 8.5, 43, 69, '~s', 'rx="7"')}${moon(60, 24, 7, 0.5)}${line('M30 60Q49 40 68 60', '#9fdcc0', 4)}${use('mg', 40, 34, 0.4)}${use('mg', 52, 66, 0.34)}${use('c', 38, 74, 0.22)}${use('c', 60, 74, 0.22)}${fill(sparkle(38, 20, 4) + sparkle(56, 42, 3), '#fff')}${box(25, 6, 48, 74, 'none', 'rx="9" stroke="#f2b632" stroke-width="2.4"')}${fill('M29 10H44L29 46Z', '#fff', 'opacity=".14"')}</g>`,
  ),
  'magpie-cover.svg': picture(
    343,
    160,
    defs(
      ...MOON,
      PALE,
      magpie('mg'),
      lin('g', ['#0b1038', '#2a2c74@.5', '#8a90cc'], 'd'),
      lin('dk', ['#f4fff8', '#8fd3b6@.5', '#3f8f78']),
    ) +
      box(0, 0, 343, 160, '~g') +
      fill(
        [
          [30, 30, 5],
          [90, 60, 4],
          [150, 26, 6],
          [200, 84, 4],
          [60, 104, 4],
        ]
          .map(([x = 0, y = 0, r = 0]) => sparkle(x, y, r))
          .join(''),
        '#fff',
      ) +
      `<g transform="translate(606 0) scale(-1 1)">${moon(303, 36, 22, 0.52)}</g>` +
      use('mg', 176, 124, 0.7, -14) +
      use('mg', 210, 122, 0.7, -6) +
      use('mg', 246, 122, 0.7, 4, '', -0.7) +
      use('mg', 284, 126, 0.7, 14, '', -0.7) +
      use('mg', 224, 52, 0.8, -8) +
      line('M120 142Q236 58 352 142', '#1f6a58', 12) +
      line('M120 138Q236 54 352 138', '~dk', 10).replace('url(#~dk)', '#a9e0c8') +
      line(
        'M126 116Q236 38 346 116M150 116V102M178 102V86M207 92V76M236 90V73M265 92V76M294 102V86M322 116V102',
        '#eafff4',
        3,
        'stroke-linecap="round"',
      ) +
      fill(
        'M236 62C228 50 216 52 218 60C219 67 229 67 236 62C243 67 253 67 254 60C256 52 244 50 236 62Z',
        '#e0566e',
      ) +
      use('c', 140, 156, 0.8) +
      use('c', 330, 156, 0.9, 0, '', -0.9) +
      use('c', 236, 160, 0.9),
  ),
};
