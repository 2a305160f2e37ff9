/** Ground, divider, medals and the coupon of a night market. */
import { box, circle, defs, fill, lin, line, many, oval, picture, rad, t } from '../draw.ts';
import { FIGURES, METALS } from '../kit.ts';
import { sparkle } from '../sparks.ts';
import { BARK, goldfish, lantern, PAPER, ROPE } from './paints.ts';

/** Water by night, wave behind wave. */
const wave = (x: number, y: number): string =>
  [28, 20, 12].map((r) => t`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`).join('');
const pattern = picture(
  120,
  60,
  line(
    wave(30, 60) + wave(90, 60) + wave(0, 30) + wave(60, 30) + wave(120, 30),
    '#8fb4ff',
    1.2,
    'opacity=".13"',
  ),
);

/** A rope with five lanterns. */
const divider = picture(
  300,
  24,
  defs(PAPER, rad('h', ['#ffcf7a/.7', '#ff9d5c/0'])) +
    line('M6 3Q150 15 294 3', ROPE, 1.8, 'stroke-linecap="round"') +
    [50, 100, 150, 200, 250]
      .map((x) => {
        const y = 15 - ((x - 150) / 100) ** 2 * 2.4;
        return circle(x, y, 14, '~h') + lantern(x, y, 13, 16);
      })
      .join(''),
);

/** A medal as a lantern of metal: its figure on a dark disc, a tassel below. */
function rank(place: number, metal: readonly string[], cord: string): string {
  return picture(
    64,
    48,
    defs(
      lin('m', [...metal], 'd'),
      rad('gw', ['#ffd98a/.75', '#ffd98a/0']),
      rad('f', ['#a8402a', '#5a160e'], 0.36, 0.3, 0.8),
    ) +
      (place === 0 ? circle(32, 24, 24, '~gw') : '') +
      line('M32 0V6M26 42L24 48M32 42V48M38 42L40 48', cord, 2, 'stroke-linecap="round"') +
      fill('M22 8H42C60 12 60 36 42 40H22C4 36 4 12 22 8Z', '~m') +
      line('M18 9.6C8 16 8 32 18 38.4M46 9.6C56 16 56 32 46 38.4', BARK, 1, 'opacity=".4"') +
      line('M13 14H51M11 34H53', '#fff', 0.9, 'opacity=".45"') +
      box(22, 4, 20, 5, BARK, 'rx="1.5"') +
      box(22, 39, 20, 4, BARK, 'rx="1.5"') +
      circle(32, 24, 12, '#2a0e08', 'opacity=".35"') +
      circle(32, 23.6, 11, '~f') +
      `<path d="${FIGURES[place]}" transform="translate(32 23.6)" fill="#fff6e0"/>`,
  );
}

/** A coupon of the stalls: an awning above, a fish for a stamp, torn off below. */
const currency = picture(
  48,
  48,
  defs(lin('p', ['#fff6dd', '#ffdf9f'])) +
    oval(24, 44, 15, 2.6, '#050a1c', 'opacity=".4"') +
    `<g transform="rotate(-9 24 24)">${fill('M7 8H41V40L37.6 37L34.2 40L30.8 37L27.4 40L24 37L20.6 40L17.2 37L13.8 40L10.4 37L7 40Z', '#8a4a1c', 'transform="translate(0 2)"')}${fill('M7 8H41V40L37.6 37L34.2 40L30.8 37L27.4 40L24 37L20.6 40L17.2 37L13.8 40L10.4 37L7 40Z', '~p')}${many(5, (i) => fill(t`M${5 + i * 7.6} 5h7.6v7a3.8 3.8 0 0 1-7.6 0Z`, i % 2 ? '#fff6e6' : '#e2502c'))}${line('M5 5.4H43', BARK, 1.4)}${circle(24, 26, 9.6, '#fff', 'opacity=".6"')}${goldfish(22.4, 26, 0.74, '#d9401f')}${line('M11 18.6H37M11 33.6H37', '#c98a4a', 1, 'stroke-dasharray="2 2"')}</g>` +
    fill(sparkle(40, 10, 5.4), '#fff'),
);

export const kit = {
  'pattern.svg': pattern,
  'divider.svg': divider,
  'rank-1.svg': rank(0, METALS.gold, '#ff7a4d'),
  'rank-2.svg': rank(1, METALS.silver, '#8fb4ff'),
  'rank-3.svg': rank(2, METALS.bronze, '#e8cb97'),
  'currency.svg': currency,
};
