/** Frames, plates, medals, prizes and milestones of the carnival: candy stripes, brass and bulbs. */
import { box, circle, defs, fill, lin, line, many, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { star } from '../sparks.ts';
import { cover } from './cover.ts';
import { frames } from './frames.ts';
import { milestones } from './milestones.ts';
import { TICKET } from './paints.ts';
import { ticket } from './parts.ts';
import { currency, EDGE, LAMP, prizes } from './prizes.ts';

const pattern = picture(
  120,
  120,
  `<g fill="none" stroke="#b58cff" opacity=".13"><path d="M0 0L60 60L120 0M0 120L60 60L120 120M-60 60L0 0M180 60L120 0" stroke-width="1"/><path d="M0 60L30 30M60 0L30 30M60 0L90 30M120 60L90 30M0 60L30 90M60 120L30 90M60 120L90 90M120 60L90 90" stroke-width=".7" stroke-dasharray="2 4"/></g>` +
    fill(
      star(60, 60, 7) + star(0, 0, 7) + star(120, 0, 7) + star(0, 120, 7) + star(120, 120, 7),
      '#8fe8ff',
      'opacity=".13"',
    ) +
    fill(
      [
        [30, 30],
        [90, 90],
        [90, 30],
        [30, 90],
      ]
        .map(([x = 0, y = 0]) => t`M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`)
        .join(''),
      '#ff8ac0',
      'opacity=".12"',
    ),
);

const divider = picture(
  300,
  24,
  defs(
    EDGE,
    ...LAMP,
    ...TICKET,
    ticket('ti'),
    lin('a', ['#ff6a9c/0', '#ff6a9c'], 'h'),
    lin('b', ['#ff6a9c', '#ff6a9c/0'], 'h'),
  ) +
    box(6, 10, 112, 4, '~a', 'rx="2"') +
    box(182, 10, 112, 4, '~b', 'rx="2"') +
    line('M20 12H116M184 12H280', '#fff3dc', 4, 'stroke-dasharray="5 7" opacity=".55"') +
    many(3, (i) => use('lb', 74 + i * 20, 12, 0.8) + use('lb', 226 - i * 20, 12, 0.8)) +
    use('ti', 134, 12, 0.5, -14) +
    use('ti', 166, 12, 0.5, 14) +
    circle(150, 12, 10.4, '#5a0f45', 'opacity=".5"') +
    fill(star(150, 12.4, 11.4), '~eg') +
    circle(150, 12, 2.8, '#e2336f'),
);

/** A party crown with a star of metal; the first has the plume and the bulbs. */
function rank(place: number, metal: readonly string[], hat: string, stripe: string): string {
  return picture(
    64,
    48,
    defs(
      ...LAMP,
      lin('m', [...metal], 'd'),
      rad('gw', ['#ffd873/.7', '#ffd873/0']),
      lin('h', [hat, '#3a1464']),
      rad('f', ['#8a5ae0', '#3d1c86'], 0.36, 0.3, 0.8),
    ) +
      (place === 0 ? circle(32, 24, 24, '~gw') : '') +
      fill(
        'M10 40C4 30 2 18 6 8C14 14 18 20 20 26C22 16 26 8 32 2C38 8 42 16 44 26C46 20 50 14 58 8C62 18 60 30 54 40Z',
        '~h',
      ) +
      fill(
        'M6 8C12 18 14 30 16 40H10C4 30 2 18 6 8ZM32 2C28 14 26 28 26 40H38C38 28 36 14 32 2ZM58 8C52 18 50 30 48 40H54C60 30 62 18 58 8Z',
        stripe,
      ) +
      fill(
        'M6 8C14 14 18 20 20 26L18 34C14 24 10 16 6 8ZM32 2C26 8 22 16 20 26C26 20 30 12 32 2Z',
        '#fff',
        'opacity=".28"',
      ) +
      [
        [6, 7],
        [32, 3],
        [58, 7],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.6, '~m') + circle(x - 1, y - 1, 1.1, '#fff'))
        .join('') +
      fill('M8 37C22 33 42 33 56 37V44C42 48 22 48 8 44Z', '~m') +
      many(5, (i) =>
        place === 0
          ? use('lb', 13 + i * 9.6, 40.6 - (2 - Math.abs(i - 2)) * 0.6, 0.7)
          : circle(13 + i * 9.6, 40.4, 1.4, '#fff', 'opacity=".8"'),
      ) +
      fill(star(32, 27, 17.4, 0.56), '#2a0f50', 'opacity=".5" transform="translate(0 1.6)"') +
      fill(
        star(32, 27, 16.6, 0.58),
        '~m',
        'stroke="#fff" stroke-opacity=".5" stroke-width=".7" stroke-linejoin="round"',
      ) +
      circle(32, 27.6, 8.4, '~f') +
      `<path d="${FIGURES[place]}" transform="translate(32 27.6)scale(.86)" fill="#fffbe6"/>`,
  );
}

export const kit = {
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#ff5c8d', '#fff0d8'),
  'rank-2.svg': rank(1, METALS.silver, '#2cb5b8', '#e6fff8'),
  'rank-3.svg': rank(2, METALS.bronze, '#ff8446', '#ffe9d2'),
  'cover.svg': cover,
  'currency.svg': currency,
  ...prizes,
  ...milestones,
  ...frames,
};
