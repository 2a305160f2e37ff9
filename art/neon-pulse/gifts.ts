/** What is sent and won in neon pulse: signs of light on a dark dish. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t } from '../draw.ts';
import { pedestal, pedestalPaints } from '../kit.ts';
import {
  BEAM,
  beat,
  bolt,
  CYAN,
  column,
  cut,
  facet,
  GLASS,
  hexagon,
  MAGENTA,
  tube,
  VIOLET,
  YELLOW,
} from './paints.ts';

const dish = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(pedestalPaints(VIOLET, '#2a1f6b', '#0d0a24', '#8ff5ff'), BEAM, GLASS, ...extra) +
      pedestal(body, '#c8f8ff'),
  );

const stick = dish(
  [lin('b', ['#2a1f6b', '#0d0a24'])],
  `<g transform="rotate(24 48 48)">${tube('M48 12V54', CYAN, 8, 2.4)}${box(43, 56, 10, 24, '~b', 'rx="4"')}${line('M43 64H53M43 70H53', MAGENTA, 1.6)}</g><g transform="rotate(-22 48 50)">${tube('M40 22V54', MAGENTA, 6, 2.4)}${box(36, 56, 8, 20, '~b', 'rx="3"')}</g>`,
);

const headphones = dish(
  [lin('h', ['#3a2a8c', '#120d2e'], 'd')],
  tube('M22 54C20 8 76 8 74 54', '~be', 4) +
    fill(cut(14, 46, 18, 30, 6), '~h') +
    fill(cut(64, 46, 18, 30, 6), '~h') +
    tube(cut(14, 46, 18, 30, 6), CYAN, 1.6) +
    tube(cut(64, 46, 18, 30, 6), MAGENTA, 1.6) +
    tube(beat(36, 60, 60, 7), YELLOW, 1.4),
);

const mic = dish(
  [lin('m', ['#dff6ff', '#5a6cb8@.6', '#1c1440'], 'd')],
  `<g transform="rotate(28 48 48)">${fill('M42 42H54L52 84H44Z', '#1d1548')}${line('M43 52H53M44 70H52', MAGENTA, 2)}${circle(48, 28, 17, '~m')}${line('M33 22H63M31 29H65M34 36H62M40 13V43M48 11V45M56 13V43', '#0d0a24', 1.1, 'opacity=".55"')}${tube('M31 30A17 17 0 0 0 65 30', CYAN, 2)}${fill('M38 16C42 12 48 12 50 14C44 16 40 20 38 26C35 24 35 20 38 16Z', '#fff', 'opacity=".8"')}</g>` +
    fill(bolt(20, 34, 12), YELLOW),
);

const bike = dish(
  [lin('k', ['#5a3fd8', '#1d1548'], 'd')],
  tube('M10 58A13 13 0 1 1 36 58A13 13 0 1 1 10 58', CYAN, 2.6) +
    tube('M60 58A13 13 0 1 1 86 58A13 13 0 1 1 60 58', MAGENTA, 2.6) +
    fill('M16 52L36 34H62L70 28L78 30L72 38L82 54H62L54 62H38Z', '~k') +
    fill('M38 36H60L52 44H34Z', '~gs') +
    tube('M16 52L36 34H62L70 28', '~be', 1.4) +
    line('M4 46H14M2 54H8M4 40H20', '#8ff5ff', 1.6, 'stroke-linecap="round" opacity=".8"'),
);

const summitGift = dish(
  [rad('s', ['#ffe45c/.9', '#ff3fb4/0'])],
  circle(48, 22, 24, '~s') +
    facet([48, 10, 22, 52, 46, 50], '#8ff5ff') +
    facet([48, 10, 46, 50, 72, 50], '#8a3fd0') +
    facet([22, 52, 12, 78, 46, 50], '#1590c8') +
    facet([12, 78, 46, 50, 50, 78], '#5a3fd8') +
    facet([46, 50, 50, 78, 72, 50], '#a32ab8') +
    facet([72, 50, 50, 78, 86, 78], '#c42a9c') +
    facet([48, 10, 38, 26, 47, 30], '#fff') +
    tube('M12 78L22 52L48 10L72 50L86 78', CYAN, 1.4) +
    line('M48 10V-1', '#fff', 1.4) +
    fill('M48-1L62 4L48 9Z', YELLOW),
);

const horn = dish(
  [lin('h', ['#ff8ad4', '#9c1470'], 'd')],
  fill('M18 40L62 18V70L18 54Z', '~h') +
    fill('M62 18C72 26 72 62 62 70C58 60 58 28 62 18Z', '#3a0a3c') +
    tube('M62 18C72 26 72 62 62 70', MAGENTA, 2) +
    box(8, 40, 12, 14, '#2a1f6b', 'rx="3"') +
    line('M30 58L34 76H42L38 60', '#2a1f6b', 5, 'stroke-linejoin="round"') +
    tube('M76 32C80 38 80 50 76 56M83 26C90 36 90 52 83 62', CYAN, 1.8),
);

const heart = dish(
  [],
  fill('M48 76C6 50 14 14 34 14C42 14 47 20 48 26C49 20 54 14 62 14C82 14 90 50 48 76Z', '#3a0a3c') +
    tube('M48 76C6 50 14 14 34 14C42 14 47 20 48 26C49 20 54 14 62 14C82 14 90 50 48 76Z', MAGENTA, 3) +
    tube(beat(12, 84, 46, 17), CYAN, 2),
);

const crown = dish(
  [lin('c', ['#fff6b0', '#ff9d2e'])],
  fill('M16 70L12 28L34 46L48 14L62 46L84 28L80 70Z', '#2a1f0a') +
    fill('M22 64L19 40L36 54L48 28L60 54L77 40L74 64Z', '~c', 'opacity=".75"') +
    tube('M16 70L12 28L34 46L48 14L62 46L84 28L80 70Z', YELLOW, 2.6) +
    tube('M18 76H78', MAGENTA, 2.6) +
    [12, 48, 84].map((x, i) => circle(x, i === 1 ? 12 : 26, 4, '#fff')).join(''),
);

const frame = dish(
  [],
  fill(hexagon(48, 42, 22), '#fff', 'opacity=".14"') +
    fill('M48 32A7 7 0 1 1 47.9 32ZM36 56C37 46 59 46 60 56L48 62Z', '#fff', 'opacity=".4"') +
    tube(hexagon(48, 42, 28), CYAN, 3) +
    tube(hexagon(48, 42, 33), MAGENTA, 1.6) +
    fill('M40 8L48-2L56 8L48 14Z', YELLOW) +
    fill(bolt(48, 74, 11), YELLOW),
);

const bubble = dish(
  [],
  fill('M20 18H76L86 28V54L76 64H58L48 78L38 64H20L10 54V28Z', '#1d1548') +
    tube('M20 18H76L86 28V54L76 64H58L48 78L38 64H20L10 54V28Z', '~be', 2.4) +
    many(9, (i) => column(20 + i * 6.4, 54, 4, 2 + ((i * 5) % 5), CYAN, MAGENTA)),
);

const room = dish(
  [lin('fl', ['#5a1468', '#0d0a24'])],
  fill('M14 14H82V54H14Z', '#150d38') +
    circle(48, 42, 20, MAGENTA, 'opacity=".8"') +
    line('M24 40H72M24 46H72M24 51H72', '#150d38', 2) +
    facet([48, 26, 26, 54, 70, 54], '#5a3fd8') +
    facet([48, 26, 40, 40, 50, 42], '#fff') +
    fill('M14 54H82L90 78H6Z', '~fl') +
    line('M48 54L20 78M48 54V78M48 54L76 78M10 64H86', CYAN, 1, 'opacity=".8"') +
    tube('M14 54V14H82V54', '~be', 2),
);

const badge = dish(
  [],
  fill(hexagon(48, 44, 34), '#1d1548') +
    tube(hexagon(48, 44, 34), '~be', 2.6) +
    facet([48, 22, 30, 58, 48, 58], '#8ff5ff') +
    facet([48, 22, 48, 58, 66, 58], '#b05cff') +
    line(t`M34 66H62`, YELLOW, 3),
);

export const gifts = {
  'gifts/stick.svg': stick,
  'gifts/headphones.svg': headphones,
  'gifts/mic.svg': mic,
  'gifts/bike.svg': bike,
  'gifts/summit.svg': summitGift,
  'gifts/horn.svg': horn,
  'gifts/heart.svg': heart,
  'prizes/crown.svg': crown,
  'prizes/frame.svg': frame,
  'prizes/bubble.svg': bubble,
  'prizes/room.svg': room,
  'prizes/badge.svg': badge,
};
