/** Prizes and the currency of the family, each on a dish of jade. */
import { box, circle, defs, fill, lin, line, oval, picture, rad, use } from '../draw.ts';
import { avatarFrame, chatBubble, METALS, pedestal, pedestalPaints } from '../kit.ts';
import { CAKE, INK, LACQUER, LAMP, MOON, STONE } from './paints.ts';
import { blade, blossoms, cloud, moon, mooncake, paperLamp, tin } from './parts.ts';

const EDGE = lin('eg', METALS.gold, 'd');
const SPRAY = [blade('bl', '#3f9a72', '#14584a'), blossoms('bo')];
const CLOUD = cloud('c', ['#8fc4bb', '#c4e2d2', '#f0f6e4']);

export const prize = (extra: string[], body: string): string =>
  picture(
    96,
    96,
    defs(
      pedestalPaints('#9fe3c6', '#3c8f78', '#10294a', '#bfe8d4'),
      EDGE,
      lin('fc', ['#1f6f8a', '#10294a']),
      ...extra,
    ) + pedestal(body, '#fff3c4'),
  );

export const prizes = {
  'prizes/frame.svg': prize(
    [...SPRAY, CLOUD, ...MOON],
    avatarFrame(
      use('bl', 24, 58, 0.6, 200) +
        use('bl', 72, 58, 0.6, 160) +
        use('bo', 26, 60, 0.72) +
        use('bo', 70, 60, 0.72, 30) +
        use('c', 48, 70, 0.36) +
        fill('M54 4A12 12 0 1 0 60 22A10 10 0 1 1 54 4Z', '#ffe08a'),
    ),
  ),
  'prizes/bubble.svg': prize(
    [...SPRAY, CLOUD],
    chatBubble(
      use('c', 24, 62, 0.34) + use('bl', 82, 22, 0.5, 220) + use('bo', 81, 24, 0.66) + use('bo', 68, 64, 0.5),
    ),
  ),
  'prizes/tin.svg': prize(
    [LACQUER, STONE, ...CAKE, tin('tn'), mooncake('mc')],
    use('tn', 48, 80, 1) + use('tn', 48, 52, 0.86) + use('mc', 48, 29, 0.66),
  ),
  'prizes/theme.svg': prize(
    [...MOON, CLOUD, lin('s', ['#081430', '#1c5470@.6', '#8fc4bb']), ...SPRAY],
    `<g transform="rotate(-6 48 44)">${box(25, 6, 48, 74, '#071427', 'rx="9"')}${box(27.5, 8.5, 43, 69, '~s', 'rx="7"')}${moon(49, 36, 13)}${use('c', 40, 62, 0.3)}${use('c', 60, 70, 0.26)}${use('bo', 34, 18, 0.5)}${box(25, 6, 48, 74, 'none', 'rx="9" stroke="url(#~eg)" stroke-width="2.6"')}${fill('M29 10H44L29 46Z', '#fff', 'opacity=".16"')}</g>`,
  ),
  'prizes/pendant.svg': prize(
    [STONE],
    line('M48 4V20M40 8C44 14 52 14 56 8', '#c9812f', 2.6, 'stroke-linecap="round"') +
      `<circle cx="48" cy="42" r="15" fill="none" stroke="#0a3d33" stroke-width="15" opacity=".5"/><circle cx="48" cy="41" r="15" fill="none" stroke="url(#~js)" stroke-width="14"/><circle cx="48" cy="41" r="22" fill="none" stroke="#eafff4" stroke-width="1" opacity=".8"/>` +
      line(
        'M33 34C37 28 44 26 50 28M63 48C59 54 52 57 46 55',
        '#0b5a4a',
        1.8,
        'stroke-linecap="round" opacity=".6"',
      ) +
      fill('M44 62H52V67H44Z', '~eg') +
      line('M45 67L43 80M48 67V82M51 67L53 80', '#4fb595', 2, 'stroke-linecap="round"'),
  ),
  'prizes/lamp.svg': prize(
    [...LAMP, paperLamp('ln')],
    `<g transform="translate(48 22) translate(0 -2) scale(.9 .84)">${use('ln', 0, 0)}</g>`.replace(
      'M0-40V2',
      'M0-16V2',
    ),
  ),
};

export const currency = picture(
  48,
  48,
  defs(rad('f', ['#ffe9a8', '#f9c84a@.7', '#d98f1c'], 0.4, 0.34, 0.75), lin('e', METALS.gold, 'd')) +
    oval(24, 44, 14, 2.4, INK, 'opacity=".3"') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<ellipse cx="24" cy="12.4" rx="10.4" ry="11" fill="url(#~f)" stroke="#b8791a" stroke-width="1.4" transform="rotate(${45 + i * 90} 24 23)"/>`,
      )
      .join('') +
    circle(24, 23, 5.6, '~e') +
    circle(24, 23, 3.4, '#c9600f') +
    fill('M15 9C18 7 21 8 22 11C19 10 17 11 16 14Z', '#fff', 'opacity=".8"'),
);
