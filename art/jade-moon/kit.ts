/** Medals, patterns and dividers of the family. */
import { circle, defs, fill, lin, line, many, picture, rad, t, use } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { cover } from './cover.ts';
import { GOLD, INK, JADE } from './paints.ts';
import { blade, blossoms } from './parts.ts';
import { currency, prizes } from './prizes.ts';
import { shapes } from './shapes.ts';

/** Ripples of a pond under the moon, each a bow of three lines. */
const pattern = picture(
  120,
  120,
  line(
    [
      [30, 34],
      [90, 34],
      [0, 94],
      [60, 94],
      [120, 94],
    ]
      .map(
        ([x = 0, y = 0]) =>
          t`M${x - 26} ${y}C${x - 14} ${y - 12} ${x + 14} ${y - 12} ${x + 26} ${y}M${x - 17} ${y + 5}C${x - 9} ${y - 3} ${x + 9} ${y - 3} ${x + 17} ${y + 5}M${x - 8} ${y + 10}C${x - 4} ${y + 6} ${x + 4} ${y + 6} ${x + 8} ${y + 10}`,
      )
      .join(''),
    JADE,
    1.2,
    'stroke-linecap="round" opacity=".16"',
  ),
);

const divider = picture(
  300,
  24,
  defs(
    blade('bl', '#3f9a72', '#14584a'),
    blossoms('bo'),
    lin('a', [`${INK}/0`, INK], 'h'),
    lin('b', [INK, `${INK}/0`], 'h'),
  ) +
    fill('M10 11.4H112V12.6H10Z', '~a') +
    fill('M188 11.4H290V12.6H188Z', '~b') +
    use('bl', 150, 13, 0.84, 78) +
    use('bl', 150, 13, 0.84, -78) +
    use('bl', 150, 15, 0.4, 40) +
    use('bl', 150, 15, 0.4, -40) +
    use('bo', 150, 12, 0.8) +
    fill('M114 7.6L118.4 12L114 16.4L109.6 12ZM186 7.6L190.4 12L186 16.4L181.6 12Z', GOLD),
);

/** A disc of jade in a rim of metal, hung between two clouds; the first carries a crescent. */
function rank(place: number, metal: readonly string[], stone: readonly [string, string]): string {
  const cloudEnd = 'M16 26C8 22 2 26 4 32C5 37 12 37 12 32C12 29 8 29 8 32M16 32C12 40 18 44 22 40';
  return picture(
    64,
    48,
    defs(lin('m', [...metal], 'd'), rad('f', [stone[0], `${stone[1]}@.8`], 0.36, 0.3, 0.8)) +
      line(cloudEnd, '~m', 3, 'stroke-linecap="round"') +
      `<g transform="translate(64) scale(-1 1)">${line(cloudEnd, '~m', 3, 'stroke-linecap="round"')}</g>` +
      circle(32, 27, 20, INK, 'opacity=".3"') +
      circle(32, 26, 19.4, '~m') +
      circle(32, 26, 15.4, '~f') +
      `<circle cx="32" cy="26" r="15.4" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1"/>` +
      many(
        12,
        (i) =>
          `<path d="M32 8.4v2.4" stroke="${INK}" stroke-opacity=".55" stroke-width="1.4" transform="rotate(${i * 30} 32 26)"/>`,
      ) +
      fill('M21 21C24 14 33 12 40 16C33 16 26 19 22 27Z', '#fff', 'opacity=".4"') +
      (place === 0
        ? fill(
            'M34 .6A5.6 5.6 0 1 0 37.6 8.6A4.6 4.6 0 1 1 34 .6Z',
            '#ffe08a',
            `stroke="${INK}" stroke-width=".6"`,
          )
        : '') +
      `<path d="${FIGURES[place]}" transform="translate(32 26.4)scale(1.35)" fill="#fffbe6" stroke="${INK}" stroke-width=".7"/>`,
  );
}

export const kit = {
  ...shapes,
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, ['#4fb595', '#0b5a4a']),
  'rank-2.svg': rank(1, METALS.silver, ['#5a8ab8', '#1b3f6e']),
  'rank-3.svg': rank(2, METALS.bronze, ['#c98a4a', '#6e3c14']),
  'cover.svg': cover,
  'currency.svg': currency,
  ...prizes,
};
